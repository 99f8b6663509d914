import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/tax-calculator/tax-calculator'
import '../src/widgets/tax-calculator/tax-calculator.element'
import { TaxCalculator } from '../src/widgets/tax-calculator/tax-calculator'
import { asElement, dark, narrow, paragraph, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Finance and Economy/Tax calculator',
  ...toolMeta(TaxCalculator, engine, { mode: engine.modes, rounding: engine.roundings }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: add 20% tax to $100, then remove it from $120. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    const calculate = canvas.getByRole('button', { name: 'Calculate' })
    await expect(calculate).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(canvas.getByLabelText('Amount'), '100')
    await userEvent.type(canvas.getByLabelText('Tax rate'), '20')
    await userEvent.click(calculate)
    await expect(canvas.getByText(paragraph('$120.00'))).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Remove tax'))
    await userEvent.clear(canvas.getByLabelText('Amount'))
    await userEvent.type(canvas.getByLabelText('Amount'), '120')
    await userEvent.click(calculate)
    await expect(canvas.getByText(paragraph('$100.00'))).toBeVisible()
  },
}

/** GST and QST in Quebec, from the list of standard rates. */
export const StandardRate: Story = {
  args: { amount: '100' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Standard rates by country', { selector: 'summary' }))
    await userEvent.selectOptions(canvas.getByLabelText('Country or province'), 'CA-QC')
    await expect(canvas.getByLabelText('Tax 2')).toHaveValue('9.975')
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByText(paragraph('$114.98'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'UK 20%' }))
    await expect(canvas.getByText(paragraph('$120.00'))).toBeVisible()
    await expect(canvas.getByLabelText('Tax 2')).toHaveValue('')
  },
}

/** A receipt with tax on each item. */
export const Items: Story = {
  args: { rate: '8.25', lines: [{ amount: '1.29' }, { amount: '2.49' }, { amount: '3.99' }], rounding: 'line' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByRole('row', { name: '2 $2.49 $0.21 $2.70' })).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { amount: '12%', rate: '-5' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByLabelText('Amount')).toBeInvalid()
    await expect(canvas.getByLabelText('Tax rate')).toBeInvalid()
  },
}

const answer: Story = {
  args: engine.example,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Calculate' })),
}

export const Dark: Story = { ...answer, globals: dark, parameters: repeated }
export const Narrow: Story = { ...answer, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { ...answer, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('tax-calculator'), parameters: repeated }
