import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/discount-calculator/discount-calculator'
import '../src/widgets/discount-calculator/discount-calculator.element'
import { DiscountCalculator } from '../src/widgets/discount-calculator/discount-calculator'
import { asElement, dark, narrow, paragraph, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Finance and Economy/Discount calculator',
  ...toolMeta(DiscountCalculator, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: the price of an $80 item at 25% off, with a quick button. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    const calculate = canvas.getByRole('button', { name: 'Calculate' })
    await userEvent.type(canvas.getByLabelText('Original price'), '80')
    await expect(calculate).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '25%' }))
    await expect(canvas.getByLabelText('Discount')).toHaveValue('25')
    await expect(canvas.getByRole('button', { name: '25%', pressed: true })).toBeVisible()
    await userEvent.click(calculate)
    await expect(canvas.getByText(paragraph('$60.00'))).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { originalPrice: '80', discountPercent: '120' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByLabelText('Discount')).toBeInvalid()
  },
}

/** Which discount is it, if something was $120 and is $84? The empty field is found. */
export const DiscountFound: Story = {
  args: { originalPrice: '120', finalPrice: '84' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByText(paragraph('30%'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Original price' }))
    await expect(canvas.getByLabelText('Discount')).toHaveValue('30')
    await expect(canvas.getByText(paragraph('$120.00'))).toBeVisible()
  },
}

/** 20% off, then 10% off, 8% tax, and another offer. */
export const Order: Story = {
  args: {
    originalPrice: '100',
    discountPercent: '20',
    secondPercent: '10',
    salesTax: '8',
    compare: [{ ...engine.emptyOffer, originalPrice: '90' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByText(paragraph('$77.76'))).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Option 2' })).toBeVisible()
  },
}

const answer: Story = {
  args: engine.example,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Calculate' })),
}

export const Dark: Story = { ...answer, globals: dark, parameters: repeated }
export const Narrow: Story = { ...answer, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { ...answer, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('discount-calculator'), parameters: repeated }
