import { expect, it } from 'vitest'
import { page } from '../../../site/tools/tax-calculator/page'
import * as discount from '../../../src/engine/discount-calculator/discount-calculator'
import * as tax from '../../../src/engine/tax-calculator/tax-calculator'
import { $, ask, missingFrom } from '../../site/page-text'

const added = (amount: string, rate: string) => ask(tax, { amount, rate })
const removed = (amount: string, rate: string) => ask(tax, { mode: 'remove', amount, rate })

// Figures: the engine's, for the amounts and rates in each sentence, and the discount calculator's.
it('states figures that the engine calculates', () => {
  const vat = removed('119', '19')
  const sale = added('49.99', '8.875')
  const { finalPrice } = ask(discount, { originalPrice: '120', discountPercent: '20' })
  const sentences = [
    `The price without VAT is €${vat.netAmount}, and the VAT is €${vat.taxAmount}.`,
    `If a total of $120 includes 20% tax, the price before tax is ${$(removed('120', '20').netAmount)}. Taking 20% off $120 gives you ${$(finalPrice)}`,
    `The tax is ${$(sale.taxAmount)}, so you pay ${$(sale.totalAmount)}. That’s at the combined rate of 8.875%`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})
