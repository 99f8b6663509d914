import { expect, it } from 'vitest'
import {
  emptyScenario,
  evaluate,
  example,
  type Input,
} from '../../../src/engine/interest-calculator/interest-calculator'
import { copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/interest-calculator/interest-calculator.strings'
import { summarize } from '../../../src/widgets/interest-calculator/interest-calculator.summary'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'

function summaryOf(input: Input, locale = 'en-US', currency = 'USD') {
  return summarize(valueIn(evaluate(input, { locale })), input, strings, formatIn(locale, currency))
}

/** `Intl` puts a no-break space before a sign. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

// Python's decimal: 10,000 × (1 + 0.05/12)^(12 n) is 10,511.62 after 1 year, 15,668.47 after 9, and 16,470.09 after 10.
it('copies the final amount, its meaning, its parts, and figures for the whole time', () => {
  const summary = summaryOf(example)
  expect(copyOf(summary)).toBe(`Final amount: $16,470.09
With simple interest, the final amount would be $15,000.00.

Breakdown
Principal: $10,000.00
Interest: $6,470.09

Over 10 years
Total return: 64.70%
Effective annual rate: 5.12%
Interest in year 1: $511.62
Interest in year 10: $801.62`)
  expect(summary.sends).toEqual([{ kind: 'number', text: '16470.09' }])
})

// By hand: 500 a year, and 600 a year at 6%.
it('copies each of several plans, with the best one noted, in the locale’s format', () => {
  const input: Input = { ...example, type: 'simple', compare: [{ ...emptyScenario, rate: '6' }] }
  expect(spaced(copyOf(summaryOf(input, 'de-DE', 'EUR')))).toBe(`Final amount: 15.000,00 €
Over 10 Jahre, your 10.000,00 € grows by 50,00 %.

Breakdown
Principal: 10.000,00 €
Interest: 5.000,00 €

Over 10 Jahre
Total return: 50,00 %
Interest in year 1: 500,00 €
Interest in year 10: 500,00 €

Option 1
Final amount: 15.000,00 €
Interest: 5.000,00 €
Total return: 50,00 %

Option 2
Final amount: 16.000,00 € (best)
Interest: 6.000,00 €
Total return: 60,00 %`)
})

// By hand: without interest, 10 years of 100 a month are 12,000.
it('copies contributions, and a final amount that was asked for', () => {
  const input: Input = { ...example, principal: '', rate: '0', contribution: '100', finalAmount: '20000' }
  expect(copyOf(summaryOf(input))).toContain(`Principal: $8,000.00
You reach $20,000.00 in 10 years and earn $0.00 in interest.

Breakdown
Principal: $8,000.00
Contributions: $12,000.00
Interest: $0.00
Final amount: $20,000.00
`)
})

eachRow<[string, Partial<Input>, string]>([
  [
    'contributions',
    { rate: '0', contribution: '100' },
    'Final amount: $22,000.00\nYou put in $22,000.00 and earn $0.00 in interest.',
  ],
  [
    'the rate',
    { rate: '', finalAmount: '15000', type: 'simple' },
    'Interest rate: 5%\nYou reach $15,000.00 in 10 years and earn $5,000.00 in interest.',
  ],
  [
    'the time',
    { time: '', finalAmount: '10750', type: 'simple' },
    'Time: 1 year, 6 months\nYou reach $10,750.00 in 1 year, 6 months and earn $750.00 in interest.',
  ],
])('begins with %s and what it means', (_, input, head) => {
  expect(copyOf(summaryOf({ ...example, ...input })).split('\n\n')[0]).toBe(head)
})
