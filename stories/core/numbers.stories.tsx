import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Range, Stepper } from '../../src/widgets/core/fields/number/range'
import { dark, Held, narrow, onCard } from '../story'

interface Args {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly unit?: string
  readonly hint?: string
  readonly issue?: string
}

export default {
  title: 'Core/Numbers',
  decorators: [onCard],
  args: { label: 'Length', unit: 'characters', min: 4, max: 50, hint: '', issue: '' },
} satisfies Meta<Args>

type Story = StoryObj<Args>

/** A slider with a text field, which keeps invalid text. */
export const Slider: Story = {
  render: (args) => (
    <Held initial="12">{(value, onChange) => <Range {...args} value={value} onChange={onChange} />}</Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox')
    await userEvent.clear(text)
    await userEvent.type(text, '30')
    await expect(canvas.getByRole('slider')).toHaveValue('30')
    await userEvent.type(text, ' or so')
    await expect(text).toHaveValue('30 or so')
    await expect(canvas.getByRole('slider')).toHaveValue('4')
  },
}

export const SliderDark: Story = { ...Slider, globals: dark }

export const Steps: Story = {
  args: { label: 'Sessions', unit: '', min: 1, max: 3 },
  render: (args) => (
    <Held initial="2">
      {(value, onChange) => <Stepper {...args} less="Fewer" more="More" value={value} onChange={onChange} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('3')
    await expect(canvas.getByRole('button', { name: 'More' })).toBeDisabled()
  },
}

export const StepsNarrow: Story = { ...Steps, decorators: [narrow] }
