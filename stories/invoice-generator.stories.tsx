import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/invoice-generator/invoice-generator'
import '../src/widgets/invoice-generator/invoice-generator.element'
import { InvoiceGenerator } from '../src/widgets/invoice-generator/invoice-generator'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Finance and Economy/Invoice generator',
  ...toolMeta(InvoiceGenerator, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task, by keyboard: two items, the tax and the preview. */
export const Answered: Story = {
  args: { date: '2026-11-20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '30 days' }))
    await expect(canvas.getByLabelText('Due date')).toHaveValue('Dec 20, 2026')
    await userEvent.type(canvas.getByLabelText('Description'), 'Window display design')
    await userEvent.clear(canvas.getByLabelText('Qty'))
    await userEvent.type(canvas.getByLabelText('Qty'), '12{Tab}')
    await userEvent.clear(canvas.getByLabelText('Rate'))
    await userEvent.type(canvas.getByLabelText('Rate'), '65{Enter}')
    await expect(canvas.getByLabelText('Description 2')).toHaveFocus()
    await userEvent.keyboard('Posters')
    await userEvent.clear(canvas.getByLabelText('Rate 2'))
    await userEvent.type(canvas.getByLabelText('Rate 2'), '120')
    await userEvent.clear(canvas.getByLabelText('Tax'))
    await userEvent.type(canvas.getByLabelText('Tax'), '8')
    await expect(await canvas.findByText('$972.00', { selector: 'p' })).toBeVisible()
    const preview = await canvas.findByRole('img', { name: 'Invoice preview' })
    await expect(preview).toHaveTextContent(/Due ?Dec 20, 2026.*Posters1\$120\.00\$120\.00.*Total due\$972\.00/)
  },
}

export const Invalid: Story = {
  args: { date: '2026-02-30', items: [{ description: 'Posters', quantity: 'forty', rate: '3', tax: '' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date')).toBeInvalid()
    await expect(canvas.getByLabelText('Qty')).toBeInvalid()
    await expect(await canvas.findByText('$0.00', { selector: 'p' })).toBeVisible()
  },
}

/** Two tax rates, a discount before tax, something paid and an account. */
export const RatesAndPayment: Story = {
  args: {
    ...engine.example,
    items: engine.example.items.map((item, index) => ({ ...item, tax: index === 1 ? '5' : '' })),
    discountOn: 'before-tax',
    amountPaid: '200',
    paymentTerms: 'Due within 30 days',
    iban: 'DE02 1001 0010 9307 1186 03',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tax % 2')).toHaveValue('5')
    await expect(await canvas.findByText('Balance due', { selector: 'p' })).toBeVisible()
  },
}

/** A long list of items scrolls separately. */
export const ManyItems: Story = {
  args: {
    ...engine.example,
    items: Array.from({ length: 60 }, (_, index) => ({
      description: `Hour ${index + 1}`,
      quantity: '1',
      rate: String(40 + index),
      tax: '',
    })),
  },
}

/** Drawn with a finger. */
export const Signed: Story = {
  args: {
    ...engine.example,
    signature: 'Ada Fern',
    signatureStrokes: '60,130 90,50 120,150 160,80 200,140 260,90 320,130;350,60',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Drawn signature')).toBeVisible()
    await expect(await canvas.findByLabelText('Signer’s name')).toHaveValue('Ada Fern')
  },
}

export const Dark: Story = { args: engine.example, globals: dark, parameters: repeated }
export const Narrow: Story = { args: engine.example, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('invoice-generator'), parameters: repeated }
