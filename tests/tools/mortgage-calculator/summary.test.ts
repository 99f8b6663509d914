import { expect, it } from 'vitest'
import { emptyLoan } from '../../../src/engine/mortgage-calculator/fields'
import { evaluate, example, type Input, initial } from '../../../src/engine/mortgage-calculator/mortgage-calculator'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/mortgage-calculator/mortgage-calculator.strings'
import { summarize } from '../../../src/widgets/mortgage-calculator/mortgage-calculator.summary'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'

const loan = { ...initial, homePrice: '420000', downPayment: '84000', interestRate: '6.25' }

function summaryOf(input: Input, locale = 'en-US', currency = 'USD') {
  return summarize(valueIn(evaluate(input, { locale })), input, strings, formatIn(locale, currency))
}

/** `Intl` puts a no-break space before a sign. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

// The payment and the interest are those of engine.oracle.py. The rest is by hand: 30 years of 6,360 are 190,800, and
// 336,000 at 5.25% and 7.25% cost 1,855.40 and 2,292.11 a month.
it('copies the payment, its meaning, its parts, the totals, and the payment at other rates', () => {
  const summary = summaryOf(example)
  expect(copyOf(summary)).toBe(`Monthly payment: $2,598.81
Over 30 years, you’ll pay $408,771 in interest, 122% of the loan amount.

Each month
Principal and interest: $2,068.81
Property tax: $400.00
Home insurance: $130.00

Over 30 years
Loan amount: $336,000.00
Total interest: $408,771.28
Total paid: $935,571.28
Down payment: 20%

At another rate
At 5.25%: $1,855 (−$213)
At 7.25%: $2,292 (+$223)`)
  expect(summary.sends).toEqual([{ kind: 'number', text: '2598.81' }])
})

// Over 15 years, 336,000 at 6.25% cost 2,880.94 a month and 182,569.35 in interest.
it('copies each of several loans, with the best figures noted, in the locale’s format', () => {
  const input = { ...loan, interestRate: '6,25', compare: [{ ...emptyLoan, term: '15' }] }
  expect(spaced(copyOf(summaryOf(input, 'de-DE', 'EUR')))).toBe(`Monthly payment: 2.068,81 €
Over 30 years, you’ll pay 408.771 € in interest, 122 % of the loan amount.

Each month
Principal and interest: 2.068,81 €

Over 30 years
Loan amount: 336.000,00 €
Total interest: 408.771,28 €
Total paid: 744.771,28 €
Down payment: 20 %

At another rate
At 5,25 %: 1.855 € (−213 €)
At 7,25 %: 2.292 € (+223 €)

Option 1
Monthly payment: 2.068,81 € (best)
Total interest: 408.771,28 €
Total paid: 744.771,28 €

Option 2
Monthly payment: 2.880,94 €
Total interest: 182.569,35 € (best)
Total paid: 518.569,35 € (best)`)
})

// engine.oracle.py: 2,100 a year for PMI, which ends in month 25.
it('copies both totals with PMI', () => {
  expect(copyOf(summaryOf({ ...loan, pmi: '2100' }))).toContain(`
PMI: $175.00

Over 30 years
Loan amount: $336,000.00
Total interest: $408,771.28
Total with PMI for the full term: $807,771.28
Total if PMI ends in month 25: $749,146.28
`)
})

// With 300 more a month, the loan is paid off after 259 months with 276,103.88 in interest. 1% of 336,000 is 3,360.
// The regular payments are worth 336,000 - 8,360 at 6.4903%.
it('copies what extra payments save, and the costs at closing', () => {
  const input = { ...loan, extraMonthly: '300', startDate: '2027-02-01', points: '1', closingCosts: '5000' }
  expect(copyOf(summaryOf(input))).toContain(`
With extra payments
Paid off: August 2048
Time saved: 8 years 5 months
Total interest: $276,103.88
Interest saved: $132,667.40

Points and closing costs
APR: 6.49%
Points: $3,360.00
Due at closing: $8,360.00

At another rate
`)
})

// Python's decimal: 2,068.81 a month pays for 336,000.03, and 84,000 are paid at once.
eachRow<[string, Partial<Input>, string]>([
  [
    'the payment',
    {},
    'Monthly payment: $2,068.81. Over 30 years, you’ll pay $408,771 in interest, 122% of the loan amount.',
  ],
  [
    'the price',
    { homePrice: '', payment: '2068.81' },
    'Home price: $420,000.03. Principal and interest are $2,068.81 a month. Total interest is $408,771.',
  ],
  [
    'the term',
    { interestRate: '0', term: '', payment: '2800' },
    'Loan term: 10 years. Principal and interest are $2,800.00 a month. Total interest is $0.',
  ],
  [
    'the payment, with extra ones',
    { extraMonthly: '300' },
    'Monthly payment: $2,068.81. You’ll pay off the loan 8 years 5 months sooner and save $132,667 in interest.',
  ],
])('announces %s', (_, input, announcement) => {
  expect(announcementOf(summaryOf({ ...loan, ...input }))).toBe(announcement)
})
