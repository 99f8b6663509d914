import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Option } from '../../src/widgets/core/fields/choice'
import { Tabs } from '../../src/widgets/core/output/tabs'
import { dark, Held, narrow, onCard } from '../story'

interface Args {
  readonly label: string
  readonly options: readonly Option[]
}

export default {
  title: 'Core/Tabs',
  decorators: [onCard],
  args: {
    label: 'Mode',
    options: [
      ['work', 'Focus'],
      ['shortBreak', 'Short break'],
      ['longBreak', 'Long break'],
    ],
  },
  render: (args) => (
    <Held initial="work">
      {(value, onChange) => (
        <Tabs {...args} value={value} onChange={onChange}>
          <p>Panel: {value}</p>
        </Tabs>
      )}
    </Held>
  ),
} satisfies Meta<Args>

type Story = StoryObj<Args>

/** Arrow keys, Home and End select a tab. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Focus' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Short break' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Panel: shortBreak')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Focus' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Focus' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Short break' })).toHaveFocus()
  },
}

export const Dark: Story = { globals: dark }
export const Narrow: Story = { decorators: [narrow] }
