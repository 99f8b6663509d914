import { expect, it } from 'vitest'
import {
  evaluate,
  exampleContext,
  type Input,
  initial,
} from '../../../src/engine/currency-converter/currency-converter'
import { copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/currency-converter/currency-converter.strings'
import { summarize } from '../../../src/widgets/currency-converter/currency-converter.summary'
import { valueIn } from '../../results'

/** What Copy copies. The currency of the page is another one than those of the amounts. */
function copied(own: Partial<Input>, locale = 'en-US'): string {
  const input = { ...initial, ...own }
  const output = valueIn(evaluate(input, { ...exampleContext, locale }))
  return copyOf(summarize(output, input, strings, formatIn(locale, 'CHF'))).replaceAll('\u00a0', ' ')
}

// Expected values: by hand. 250 × 0.85 is 212.50, and 1 / 0.85 is 1.176471.
it('names every figure, in the currencies of the amounts', () => {
  expect(copied({ amount: '250', from: 'USD', to: 'EUR' })).toBe(`Converted amount: €212.50
1 USD = 0.850000 EUR and 1 EUR = 1.176471 USD, as of Jan 2, 2026.

Amount: $250.00

USD to EUR
$1: €0.85
$10: €8.50
$50: €42.50
$100: €85.00
$1,000: €850.00

EUR to USD
€1: $1.18
€10: $11.76
€50: $58.82
€100: $117.65
€1,000: $1,176.47`)
})

// By hand: 3% of 250 is 7.50, and 3% of 212.50 is 6.375.
it('has what a card or a counter with a fee costs', () => {
  expect(copied({ amount: '250', from: 'USD', to: 'EUR', fee: '3' }).split('\n\n').slice(1, 4)).toEqual([
    'Amount: $250.00',
    'Card that adds 3%\nYou pay: $257.50\nOf which fee: $7.50',
    'Counter that keeps 3%\nYou get: €206.13\nOf which fee: €6.37',
  ])
})

it('has the formats of the locale, and one direction between a currency and itself', () => {
  expect(copied({ amount: '1.250,5', from: 'EUR', to: 'EUR' }, 'de-DE')).toBe(`Converted amount: 1.250,50 €
1 EUR = 1,000000 EUR as of 02.01.2026.

Amount: 1.250,50 €

EUR to EUR
1 €: 1,00 €
10 €: 10,00 €
50 €: 50,00 €
100 €: 100,00 €
1.000 €: 1.000,00 €`)
})
