import { expect, it } from 'vitest'
import { emptyOffer, evaluate, example, type Input } from '../../../src/engine/salary-calculator/salary-calculator'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/salary-calculator/salary-calculator.strings'
import { summarize } from '../../../src/widgets/salary-calculator/salary-calculator.summary'
import { valueIn } from '../../results'

function summaryOf(input: Partial<Input>, locale = 'en-US', currency = 'USD') {
  const whole = { ...example, ...input }
  return summarize(valueIn(evaluate(whole, { locale })), whole, { ...strings, currency }, formatIn(locale, currency))
}

/** `Intl` puts a no-break space before a sign. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

// By hand: 25 × 2,080 hours are 52,000, of which 25% is 13,000.
it('copies the salary, its meaning, and the pay of each period', () => {
  const summary = summaryOf({})
  expect(copyOf(summary)).toBe(`Annual salary before tax: $52,000.00
After tax, you keep $39,000.00 a year, or $3,250.00 a month.

Year
Net: $39,000.00
Tax: $13,000.00
Gross: $52,000.00

Month
Net: $3,250.00
Tax: $1,083.33
Gross: $4,333.33

Half month
Net: $1,625.00
Tax: $541.67
Gross: $2,166.67

2 weeks
Net: $1,500.00
Tax: $500.00
Gross: $2,000.00

Week
Net: $750.00
Tax: $250.00
Gross: $1,000.00

Day
Net: $150.00
Tax: $50.00
Gross: $200.00

Hour
Net: $18.75
Tax: $6.25
Gross: $25.00`)
  expect(summary.sends).toEqual([{ kind: 'number', text: '52000' }])
})

// By hand, as in engine.taxes.test.ts. State taxes aside, 60,000 - 9,610 is 50,390, a twelfth of which is 4,199.17.
it('copies a country’s taxes in its currency, in the locale’s format', () => {
  const pay = { payPer: 'year', pay: '60000', taxMethod: 'usFederal' } as const
  const copied = spaced(copyOf(summaryOf(pay, 'de-DE', 'EUR')))
  expect(copied).toMatch(
    /^Annual salary before tax: 60\.000,00 \$\nAfter tax, you keep 50\.390,00 \$ a year, or 4\.199,17 \$/,
  )
  expect(copied).toContain(`

Tax for the year
Income tax: 5.020,00 $
Social Security: 3.720,00 $
Medicare: 870,00 $
Total tax: 9.610,00 $
Effective tax rate: 16,02 %
Marginal tax rate: 19,65 %
Standard deduction: 16.100,00 $
Taxable income: 43.900,00 $

Income tax by bracket
0,00 $ to 12.400,00 $: 1.240,00 $ (10 %)
12.400,00 $ to 50.400,00 $: 3.780,00 $ (12 %)`)
})

// By hand, as in engine.taxes.test.ts. 36 hours for 52 weeks are 1,872, and 40 hours are 2,080.
it('copies a raise, the time worked, and offers', () => {
  const copied = copyOf(
    summaryOf({
      ...{ raise: '5%', inflation: '3' },
      compare: [{ ...emptyOffer, hoursPerWeek: '36' }],
    }),
  )
  expect(copied).toContain(`

After the raise
Raise: 5% · $1.25
New pay: $26.25
New annual salary: $54,600.00
Gross change a year: $2,600.00
Net change a year: $1,950.00
Net change a month: $162.50
Raise after inflation: 1.94%
Net change a year, after inflation: $757.28
Annual raise to match inflation: $1,560.00

Option 1
Gross a year: $52,000.00 (best)
Net a year: $39,000.00 (best)
Net a month: $3,250.00 (best)
Hours worked a year: 2,080
Net per hour worked: $18.75

Option 2
Gross a year: $46,800.00
Net a year: $35,100.00
Net a month: $2,925.00
Hours worked a year: 1,872
Net per hour worked: $18.75`)
  expect(copyOf(summaryOf({ unpaidWeeks: '2', paidWeeksOff: '3' }))).toContain(`

Time you actually work
Hours worked a year: 1,880
Gross per hour worked: $26.60
Net per hour worked: $19.95`)
})

it('announces the hourly rate and what’s left after tax', () => {
  expect(announcementOf(summaryOf({ mode: 'salaryToHourly' }))).toBe(
    'Hourly rate before tax: $25.00. After tax, you keep $18.75 an hour, or $3,250.00 a month.',
  )
})
