import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readAsHex } from '../../src/engine/core/color/css-color'
import { ColorField } from '../../src/widgets/core/fields/color-field'
import { dark, Held, onCard } from '../story'

interface Args {
  readonly label: string
  readonly picker: string
  readonly hint?: string
  readonly issue?: string
}

export default {
  title: 'Core/Color field',
  decorators: [onCard],
  args: { label: 'Base color', picker: 'Pick the base color', hint: '', issue: '' },
  render: (args) => (
    <Held initial="#3b82f6">
      {(value, onChange) => <ColorField {...args} read={readAsHex} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<Args>

type Story = StoryObj<Args>

/** The text field and the picker stay in sync. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByLabelText('Base color')
    await userEvent.clear(text)
    await userEvent.type(text, '#b23c0b')
    await expect(canvas.getByLabelText('Pick the base color')).toHaveValue('#b23c0b')
  },
}

export const Invalid: Story = { args: { issue: 'Enter a color, such as #3b82f6.' } }
export const Dark: Story = { globals: dark }
