import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/mortgage-calculator/mortgage-calculator'
import '../src/widgets/mortgage-calculator/mortgage-calculator.element'
import { MortgageCalculator } from '../src/widgets/mortgage-calculator/mortgage-calculator'
import { asElement, dark, narrow, paragraph, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Finance and Economy/Mortgage calculator',
  ...toolMeta(MortgageCalculator, engine, { term: engine.terms, frequency: engine.frequencies }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: the monthly payment and the amortization schedule. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Home price'), '420,000')
    await userEvent.type(canvas.getByLabelText('Down payment'), '84,000')
    await userEvent.type(canvas.getByLabelText('Interest rate'), '6.25')
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getAllByText('$2,068.81')[0]).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Amortization schedule' }))
    await userEvent.click(canvas.getByRole('button', { name: /Year 30/ }))
    await expect(canvas.getByRole('row', { name: /Month 360.*\$0\.00/ })).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { homePrice: '420,000', downPayment: '420,000', interestRate: 'six' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByLabelText('Interest rate')).toBeInvalid()
  },
}

/** How much sooner is the loan paid off with $300 more a month? The first payment is in February 2027. */
export const ExtraPayments: Story = {
  args: { ...engine.example, extraMonthly: '300', startDate: '2027-02-01' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByText('August 2048')).toBeVisible()
    await expect(canvas.getAllByText('8 years 5 months')[0]).toBeVisible()
  },
}

/** How much sooner is it with $200 more a month from the third year on? */
export const ExtraPaymentsLater: Story = {
  args: { ...engine.example, startDate: '2027-01-01', extraMonthly: '200', extraMonthlyFrom: '2029-01-01' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getAllByText('5 years 7 months')[0]).toBeVisible()
  },
}

/** Which home can somebody with this income buy? The price is found. */
export const PriceFound: Story = {
  args: { downPayment: '60000', interestRate: '6.5', income: '120000', debts: '500' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByText(paragraph('$550,453.54'))).toBeVisible()
  },
}

const answer: Story = {
  args: engine.example,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Calculate' })),
}

export const Dark: Story = { ...answer, globals: dark, parameters: repeated }
export const Narrow: Story = { ...answer, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { ...answer, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('mortgage-calculator'), parameters: repeated }
