import { expect, it } from 'vitest'
import { emptyOffer, evaluate, type Input, initial } from '../../../src/engine/discount-calculator/discount-calculator'
import { copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/discount-calculator/discount-calculator.strings'
import { summarize } from '../../../src/widgets/discount-calculator/discount-calculator.summary'
import { valueIn } from '../../results'

/** What Copy copies. */
function copied(own: Partial<Input>, locale = 'en-US', currency = 'USD'): string {
  const input = { ...initial, ...own }
  return copyOf(summarize(valueIn(evaluate(input, { locale })), input, strings, formatIn(locale, currency)))
}

// Expected values: by hand.
it('names every figure of a discount', () => {
  expect(copied({ originalPrice: '80', discountPercent: '25' })).toBe(`Final price: $60.00
You save $20.00, or 25% of $80.00.

Breakdown
Original price: $80.00
Discount (25%): $20.00
Final price: $60.00`)
})

it('has the formats of the locale', () => {
  expect(
    copied({ originalPrice: '1.200', discountPercent: '12,5' }, 'de-DE', 'EUR').replaceAll('\u00a0', ' '),
  ).toBe(`Final price: 1.050,00 €
You save 150,00 €, or 12,5 % of 1.200,00 €.

Breakdown
Original price: 1.200,00 €
Discount (12,5 %): 150,00 €
Final price: 1.050,00 €`)
})

// By hand: 2 × 80 × 0.75 is 120, less 10 is 110; 50 / 160 is 31.25%; 8% of 110 is 8.80; 110 / 2 is 55.
it('has the tax and the price of one item', () => {
  const order = { quantity: '2', moneyOff: '10', salesTax: '8' }
  expect(copied({ originalPrice: '80', discountPercent: '25', ...order })).toBe(`Total with tax: $118.80
You save $50.00, or 31.25% of $160.00.

Breakdown
Original price: $160.00
Discount (31.25%): $50.00
Final price: $110.00
Sales tax: $8.80
Total with tax: $118.80
Price per item: $55.00`)
})

// By hand: 60 / 0.75 is 80.
it('has the original price, if that was found', () => {
  expect(copied({ finalPrice: '60', discountPercent: '25' })).toBe(`Original price: $80.00
25% off $80.00 is $60.00.

Breakdown
Original price: $80.00
Discount (25%): $20.00
Final price: $60.00`)
})

// By hand: of 3 items, 1 is free: 160 instead of 240 is a third off, and 53.33 each.
it('has the figures of each offer, and says which is best', () => {
  const compare = [{ ...emptyOffer, discountPercent: '0', quantity: '3', buy: '2', free: '1' }]
  expect(copied({ originalPrice: '80', discountPercent: '25', compare }).split('\n\n').slice(2)).toEqual([
    `Option 1
Final price: $60.00
Discount: 25%
Price per item: $60.00`,
    `Option 2
Final price: $160.00
Discount: 33.33%
Price per item: $53.33 (best)`,
  ])
})
