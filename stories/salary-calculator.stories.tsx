import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import * as engine from '../src/engine/salary-calculator/salary-calculator'
import '../src/widgets/salary-calculator/salary-calculator.element'
import { SalaryCalculator } from '../src/widgets/salary-calculator/salary-calculator'
import { asElement, dark, narrow, paragraph, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Finance and Economy/Salary calculator',
  ...toolMeta(SalaryCalculator, engine, { mode: engine.modes }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: $25 an hour as an annual salary, and back. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Hourly rate/), '25')
    await expect(canvas.getByText(paragraph('$52,000.00'))).toBeVisible()
    await expect(await canvas.findByRole('row', { name: 'Year $39,000.00 $13,000.00 $52,000.00' })).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Salary to hourly'))
    await expect(canvas.getByLabelText(/^Annual salary/)).toHaveValue('52,000')
    await expect(canvas.getByText(paragraph('$25.00'))).toBeVisible()
  },
}

/** Overtime pay is added, and its fields stay visible when the hours are set back to 0. */
export const Overtime: Story = {
  args: { hourlyRate: '25' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Overtime'))
    const hours = canvas.getByLabelText('Overtime hours')
    await userEvent.clear(hours)
    await userEvent.type(hours, '5')
    await expect(canvas.getByText(paragraph('$61,750.00'))).toBeVisible()
    await userEvent.clear(hours)
    await userEvent.type(hours, '0')
    await expect(canvas.getByText(paragraph('$52,000.00'))).toBeVisible()
    await expect(hours).toBeVisible()
  },
}

/** A monthly salary after US federal tax, and the brackets it reaches. */
export const MonthlyPayAfterFederalTax: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Pay period'), 'Month')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Pay/ }), '5000')
    await userEvent.selectOptions(canvas.getByLabelText('Tax'), 'US federal 2026')
    await expect(canvas.getByText(paragraph('$60,000.00'))).toBeVisible()
    await expect(await canvas.findByRole('row', { name: 'Year $50,390.00 $9,610.00 $60,000.00' })).toBeVisible()
    await expect(canvas.getByText('Social Security')).toBeVisible()
  },
}

/** Two offers: the second pays more, but for more hours. */
export const TwoOffers: Story = {
  args: {
    mode: 'salaryToHourly',
    annualSalary: '60000',
    compare: [{ pay: '66000', payPer: 'year', hoursPerWeek: '45', unpaidWeeks: '', paidWeeksOff: '' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Gross a year \$60,000.00 \$66,000.00/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Net per hour worked \$21.63 \(best\) \$21.15/ })).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { hourlyRate: '25' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Hours per week'))
    await userEvent.type(canvas.getByLabelText('Hours per week'), '0')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByLabelText('Hours per week')).toBeInvalid())
  },
}

export const Dark: Story = { args: engine.example, globals: dark, parameters: repeated }
export const Narrow: Story = { args: engine.example, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('salary-calculator'), parameters: repeated }
