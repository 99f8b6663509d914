import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/age-calculator/age-calculator'
import '../src/widgets/age-calculator/age-calculator.element'
import { AgeCalculator } from '../src/widgets/age-calculator/age-calculator'
import { asElement, dark, narrow, paragraph, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Time and Date/Age calculator',
  ...toolMeta(AgeCalculator, engine, { leapDay: engine.leapDays }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** By keyboard: an age and the days until the next birthday. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Birth date'), '6/15/1990')
    await expect(await canvas.findByText('Friday, June 15, 1990')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Age on'), '2026-11-20{Enter}')
    await expect(await canvas.findByText(paragraph('36 years'))).toBeVisible()
    await expect(canvas.getByText(paragraph('Plus 5 months 5 days. The next birthday is in 207 days.'))).toBeVisible()
    await expect(await canvas.findByText('207 days to go')).toBeVisible()
    await expect(canvas.getByText('Tue, Jun 15, 2027')).toBeVisible()
  },
}

/** An empty date means today. */
export const Today: Story = {
  args: { birthDate: '2000-01-01' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Age on')).toHaveAccessibleDescription('Leave empty for today')
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(await canvas.findByText('Next birthday', { selector: 'dt' })).toBeVisible()
  },
}

/** The option for the birthday in non-leap years appears only for births on February 29. */
export const LeapDay: Story = {
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('checkbox', { hidden: true })
    await expect(choice).not.toBeVisible()
    await userEvent.type(canvas.getByLabelText('Birth date'), 'Feb 29, 2004')
    await userEvent.click(choice)
    await userEvent.type(canvas.getByLabelText('Age on'), '2026-11-20{Enter}')
    await expect(await canvas.findByText('Sun, Feb 28, 2027')).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { birthDate: '2030-01-01', onDate: '2026-11-20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByLabelText('Birth date')).toHaveAccessibleDescription(/on or before Nov 20, 2026/)
  },
}

export const Dark: Story = { args: engine.example, globals: dark, parameters: repeated }
export const Narrow: Story = { args: engine.example, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('age-calculator'), parameters: repeated }
