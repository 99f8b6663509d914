import { expect, it } from 'vitest'
import { evaluate, example, type Input } from '../../../src/engine/tax-calculator/tax-calculator'
import { copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/tax-calculator/tax-calculator.strings'
import { summarize } from '../../../src/widgets/tax-calculator/tax-calculator.summary'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'

function summaryOf(input: Partial<Input>, locale = 'en-US', currency = 'USD') {
  const whole = { ...example, ...input }
  return summarize(valueIn(evaluate(whole, { locale })), whole, strings, formatIn(locale, currency))
}

/** `Intl` puts a no-break space before a sign. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

// HMRC, Calculating VAT: 100 plus 20% is 120.
it('copies the total, its meaning and its parts', () => {
  const summary = summaryOf({})
  expect(copyOf(summary)).toBe(`Total amount: $120.00
The tax is $20.00, which is 20% of $100.00.

Breakdown
Net amount: $100.00
Tax amount: $20.00
Total amount: $120.00`)
  expect(summary.sends).toEqual([{ kind: 'number', text: '120' }])
})

// By hand: until 2013, Quebec's tax was also due on the federal one: 100 + 5 + 9.975 = 114.975.
it('copies each of several taxes, in the locale’s format', () => {
  const input = { rate: '5', moreTaxes: [{ rate: '9,5' }], compound: true }
  expect(spaced(copyOf(summaryOf(input, 'de-DE', 'EUR')))).toBe(`Total amount: 114,98 €
The tax is 14,98 €, which is 14,975 % of 100,00 €.

Breakdown
Net amount: 100,00 €
Tax amount: 14,98 €
Tax 1 (5 %): 5,00 €
Tax 2 (9,5 %): 9,98 €
Total amount: 114,98 €
Combined rate: 14,975 %`)
})

// By hand.
it('copies each of several items', () => {
  const lines = [{ amount: '10' }, { amount: '5' }]
  expect(copyOf(summaryOf({ rate: '8', lines }))).toBe(`Total amount: $16.20
The tax is $1.20, which is 8% of $15.00.

Breakdown
Net amount: $15.00
Tax amount: $1.20
Total amount: $16.20

Item 1
Net amount: $10.00
Tax amount: $0.80
Total amount: $10.80

Item 2
Net amount: $5.00
Tax amount: $0.40
Total amount: $5.40`)
})

eachRow<[string, Partial<Input>, string, string]>([
  [
    'the net amount',
    { mode: 'remove', amount: '120' },
    'Net amount: $100.00\n$120.00 includes $20.00 in tax, at a rate of 20%.',
    '100',
  ],
  [
    'the amount before tax',
    { amount: '', otherAmount: '120' },
    'Net amount: $100.00\n$120.00 includes $20.00 in tax, at a rate of 20%.',
    '100',
  ],
  ['the rate', { rate: '', otherAmount: '120' }, 'Tax rate: 20%\nThe tax is $20.00, which is 20% of $100.00.', '120'],
])('begins with %s and what it means', (_, input, head, sent) => {
  const summary = summaryOf(input)
  expect(copyOf(summary).split('\n\n')[0]).toBe(head)
  expect(summary.sends).toEqual([{ kind: 'number', text: sent }])
})
