import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/currency-converter/currency-converter'
import '../src/widgets/currency-converter/currency-converter.element'
import { CurrencyConverter } from '../src/widgets/currency-converter/currency-converter'
import { asElement, dark, narrow, paragraph, repeated, rightToLeft, toolMeta } from './story'

const codes = engine.currencies.map(({ code }) => code)

/** Stories use made-up rates and send no requests, except for `Failed`. */
export default {
  title: 'Finance and Economy/Currency converter',
  ...toolMeta(CurrencyConverter, engine, { from: codes, to: codes }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: convert an amount, then swap the currencies. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Amount'))
    await userEvent.type(canvas.getByLabelText('Amount'), '250')
    await expect(await canvas.findByText(paragraph('€212.50'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Swap currencies' }))
    await expect(canvas.getByLabelText('From')).toHaveValue('EUR')
  },
}

/** A sentence sets the amount and both currencies. */
export const Sentence: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Amount'))
    await userEvent.type(canvas.getByLabelText('Amount'), '85 euros to yen{Enter}')
    await expect(canvas.getByLabelText('To')).toHaveValue('JPY')
    await expect(await canvas.findByText(paragraph('¥15,700'))).toBeVisible()
  },
}

export const Fee: Story = { args: { ...engine.example, fee: '3' } }

export const Invalid: Story = {
  args: { amount: 'a lot' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }))
    await expect(canvas.getByLabelText('Amount')).toBeInvalid()
  },
}

/** The service can't be reached. */
export const Failed: Story = {
  render: (args) => <CurrencyConverter defaultValue={args} host="http://127.0.0.1:9" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch exchange rates')
  },
}

export const Dark: Story = { args: engine.example, globals: dark, parameters: repeated }
export const Narrow: Story = { args: engine.example, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = {
  args: engine.example,
  render: asElement('currency-converter', engine),
  parameters: repeated,
}
