import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import * as engine from '../src/engine/salary-calculator'
import '../src/widgets/salary-calculator/salary-calculator.element'
import { SalaryCalculator } from '../src/widgets/salary-calculator/salary-calculator'
import { asElement, dark, narrow, toolMeta } from './story'

export default {
  title: 'Finance and Economy/Salary calculator',
  ...toolMeta(SalaryCalculator, engine, { mode: engine.modes }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main job: what 25 an hour is a year, and back. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Hourly rate/), '25')
    await expect(canvas.getByText('$52,000.00', { selector: 'p' })).toBeVisible()
    await expect(await canvas.findByRole('row', { name: /^Net \$39,000\.00/ })).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Salary to hourly'))
    await expect(canvas.getByLabelText(/^Annual salary/)).toHaveValue('52,000')
    await expect(canvas.getByText('$25.00', { selector: 'p' })).toBeVisible()
  },
}

/** Overtime counts, and stays in sight when it is set back to 0. */
export const Overtime: Story = {
  args: { hourlyRate: '25' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Overtime'))
    const hours = canvas.getByLabelText('Overtime hours')
    await userEvent.clear(hours)
    await userEvent.type(hours, '5')
    await expect(canvas.getByText('$61,750.00', { selector: 'p' })).toBeVisible()
    await userEvent.clear(hours)
    await userEvent.type(hours, '0')
    await expect(canvas.getByText('$52,000.00', { selector: 'p' })).toBeVisible()
    await expect(hours).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { hourlyRate: '25' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Hours a week'))
    await userEvent.type(canvas.getByLabelText('Hours a week'), '0')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByLabelText('Hours a week')).toBeInvalid())
  },
}

export const Dark: Story = { args: engine.example, globals: dark }
export const Narrow: Story = { args: engine.example, decorators: [narrow] }
export const AsElement: Story = { args: engine.example, render: asElement('salary-calculator') }
