import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/date-difference/date-difference'
import '../src/widgets/date-difference/date-difference.element'
import { DateDifference } from '../src/widgets/date-difference/date-difference'
import { asElement, dark, narrow, paragraph, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Time and Date/Date difference',
  ...toolMeta(DateDifference, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** By keyboard: the days from one date to another, in either order. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Start date'), 'November 20, 2026')
    await expect(await canvas.findByText('Friday, November 20, 2026')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('End date'), '2026-02-01{Enter}')
    await expect(await canvas.findByText(paragraph('292 days'))).toBeVisible()
    await expect(canvas.getByText(paragraph('That’s 9 months 19 days, or 41 weeks 5 days.'))).toBeVisible()
    await expect(canvas.getByText('Sun, Feb 1, 2026')).toBeVisible()
  },
}

/** Each field has a button for today’s date. */
export const Today: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Today' })) await userEvent.click(button)
    await expect(canvas.getByLabelText('Start date')).toHaveDisplayValue(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(await canvas.findByText(paragraph('0 days'), { ignore: '[role=status]' })).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { start: '2026-02-29', end: 'soon' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByLabelText('Start date')).toHaveAccessibleDescription(/doesn’t exist/)
    await expect(canvas.getByLabelText('End date')).toHaveAccessibleDescription(/Enter a date/)
  },
}

export const Dark: Story = { args: engine.example, globals: dark, parameters: repeated }
export const Narrow: Story = { args: engine.example, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('date-difference'), parameters: repeated }
