import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/interest-calculator/interest-calculator'
import '../src/widgets/interest-calculator/interest-calculator.element'
import { InterestCalculator } from '../src/widgets/interest-calculator/interest-calculator'
import { asElement, dark, narrow, paragraph, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Finance and Economy/Interest calculator',
  ...toolMeta(InterestCalculator, engine, {
    timeUnit: engine.timeUnits,
    type: engine.types,
    frequency: engine.frequencies,
    contributionEvery: engine.contributionPeriods,
    contributionAt: engine.contributionMoments,
  }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: what $10,000 at 5% grows to in 10 years, and the balance by year. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    const calculate = canvas.getByRole('button', { name: 'Calculate' })
    await expect(calculate).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(canvas.getByLabelText('Principal'), '10,000')
    await userEvent.type(canvas.getByLabelText(/^Interest rate/), '5')
    await userEvent.type(canvas.getByLabelText(/^Time/), '10')
    await userEvent.click(calculate)
    await expect(canvas.getByText('$16,470.09')).toBeVisible()
    await expect(await canvas.findByText('64.70%')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Year by year' }))
    await expect(canvas.getByRole('row', { name: /^10 .*\$16,470\.09/ })).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Simple'))
    await expect(canvas.queryByLabelText('Compounding frequency')).toBeNull()
    await userEvent.click(calculate)
    await expect(canvas.getByText(paragraph('$15,000.00'))).toBeVisible()
  },
}

/** Saving every month, for a time in months. */
export const Contributions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Principal'), '2,500')
    await userEvent.type(canvas.getByLabelText(/^Interest rate/), '4.25')
    await userEvent.type(canvas.getByLabelText(/^Time/), '18')
    await userEvent.click(canvas.getByRole('radio', { name: 'Months (mo)' }))
    await userEvent.type(canvas.getByLabelText(/^Monthly contribution/), '50.50')
    await userEvent.selectOptions(canvas.getByLabelText('Compounding frequency'), '365')
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    // tests/tools/interest-calculator/engine.contributions.oracle.py
    await expect(canvas.getByText(paragraph('$3,601.49'))).toBeVisible()
  },
}

/** How much to save each month for $100,000? The empty field is found, and then another one. */
export const ContributionFound: Story = {
  args: { principal: '5000', rate: '6', time: '15', finalAmount: '100000' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByText(paragraph('$301.67'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Time' }))
    await expect(canvas.getByLabelText(/^Monthly contribution/)).toHaveValue('301.67')
    await expect(canvas.getByText(paragraph('15 years'))).toBeVisible()
  },
}

/** Yearly contributions at the start, inflation, and another plan with a higher rate. */
export const Plans: Story = {
  args: {
    ...engine.example,
    contribution: '1200',
    contributionEvery: 'year',
    contributionAt: 'start',
    inflation: '2.5',
    compare: [{ ...engine.emptyScenario, rate: '6' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByRole('columnheader', { name: 'Option 2' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'By year' }))
    await expect(canvas.getByRole('slider', { name: /^Principal, contributions/ })).toBeInTheDocument()
  },
}

export const Invalid: Story = {
  args: { principal: 'ten', rate: '-5', time: '2.5' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByLabelText('Principal')).toBeInvalid()
    await expect(canvas.getByLabelText(/^Interest rate/)).toBeInvalid()
  },
}

const answer: Story = {
  args: engine.example,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Calculate' })),
}

export const Dark: Story = { ...answer, globals: dark, parameters: repeated }
export const Narrow: Story = { ...answer, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { ...answer, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('interest-calculator'), parameters: repeated }
