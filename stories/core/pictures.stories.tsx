import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breakdown } from '../../src/widgets/core/output/breakdown'
import { Plot } from '../../src/widgets/core/output/plot'
import { dark, narrow, onCard } from '../story'

interface Args {
  readonly label: string
  readonly values: readonly number[]
}

/** Pictures; the words beside them say the same. */
export default {
  title: 'Core/Pictures',
  decorators: [onCard],
  args: { label: 'Balance over time', values: [336, 310, 280, 240, 190, 130, 60, 0] },
  render: ({ label, values }) => (
    <Plot
      label={label}
      values={values}
      say={(year) => `Year ${year}: $${values[year]},000 left`}
      axis={['Start', 'Middle', 'End']}
    />
  ),
} satisfies Meta<Args>

type Story = StoryObj<Args>

/** Read by pointer, touch or arrow keys. */
export const Curve: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('slider')).toHaveFocus()
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Year 0: $336,000 left')
  },
}

export const CurveInTheDark: Story = { globals: dark }
export const CurveInANarrowColumn: Story = { decorators: [narrow] }
export const CurveOfNothing: Story = { args: { values: [0, 0] } }

export const PartsOfAWhole: Story = {
  args: { values: [2068, 400, 130, 0] },
  render: ({ values }) => (
    <Breakdown
      parts={values.map((amount, index) => ({ label: `Part ${index + 1}`, amount, series: ((index % 4) + 1) as 1 }))}
    />
  ),
}
export const PartsInTheDark: Story = { ...PartsOfAWhole, globals: dark }
