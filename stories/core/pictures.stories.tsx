import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { Bars } from '../../src/widgets/core/charts/bars'
import { Chart } from '../../src/widgets/core/charts/chart'
import { Breakdown } from '../../src/widgets/core/output/breakdown'
import { dark, narrow, onCard } from '../story'

interface Args {
  readonly label: string
  readonly values: readonly number[]
}

/** Charts. Their content is available as text too. */
export default {
  title: 'Core/Pictures',
  decorators: [onCard],
  args: { label: 'Balance over time', values: [336, 310, 280, 240, 190, 130, 60, 0] },
  render: ({ label, values }) => (
    <Chart
      label={label}
      series={[
        { label: 'Balance', values },
        { label: 'Interest paid', values: values.map((_, year) => year * 12) },
      ]}
      moment={(year) => `Year ${year}`}
      mark={String}
      format={(value) => `$${value},000`}
      formatShort={(value) => `$${value}K`}
      rest={0}
    />
  ),
} satisfies Meta<Args>

type Story = StoryObj<Args>

/** Explore it with the pointer, touch or arrow keys. */
export const Curve: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('slider')).toHaveFocus()
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Year 0, Balance $336,000, Interest paid $0,000',
    )
  },
}

export const CurveDark: Story = { globals: dark }
export const CurveNarrow: Story = { decorators: [narrow] }
export const CurveOfZeros: Story = { args: { values: [0, 0] } }

/** Stacked bars, explored in the same way. */
export const BarsByYear: Story = {
  args: { label: 'Payments by year', values: [40, 90, 140, 200, 260] },
  render: ({ label, values }) => (
    <Bars
      label={label}
      series={[
        { label: 'Principal', values, color: 1 },
        { label: 'Interest', values: values.map((value) => 300 - value), color: 2 },
      ]}
      moment={(year) => `Year ${year + 1}`}
      mark={(year) => String(year + 1)}
      format={(value) => `$${value}`}
      formatShort={(value) => `$${value}`}
      rest={0}
    />
  ),
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider')
    await expect(slider).toHaveAttribute('aria-valuetext', 'Year 1, Principal $40, Interest $260')
    await fireEvent.change(slider, { target: { value: '1' } })
    await expect(slider).toHaveAttribute('aria-valuetext', 'Year 2, Principal $90, Interest $210')
  },
}
export const BarsDark: Story = { ...BarsByYear, play: undefined, globals: dark }
export const BarsNarrow: Story = { ...BarsByYear, play: undefined, decorators: [narrow] }

export const PartsOfAWhole: Story = {
  args: { values: [2068, 400, 130, 0] },
  render: ({ values }) => (
    <Breakdown
      parts={values.map((amount, index) => ({ label: `Part ${index + 1}`, amount, series: ((index % 4) + 1) as 1 }))}
    />
  ),
}
export const PartsDark: Story = { ...PartsOfAWhole, globals: dark }
