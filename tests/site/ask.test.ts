import { describe, expect, it } from 'vitest'
import { ask } from '../../site/ask/ask'
import * as age from '../../src/engine/age-calculator/age-calculator'
import * as bill from '../../src/engine/bill-splitter/bill-splitter'
import * as bmi from '../../src/engine/bmi-calculator/bmi-calculator'
import * as dates from '../../src/engine/date-difference/date-difference'
import * as discount from '../../src/engine/discount-calculator/discount-calculator'
import * as interest from '../../src/engine/interest-calculator/interest-calculator'
import * as math from '../../src/engine/math-solver/math-solver'
import * as mortgage from '../../src/engine/mortgage-calculator/mortgage-calculator'
import * as percentage from '../../src/engine/percentage-calculator/percentage-calculator'
import * as salary from '../../src/engine/salary-calculator/salary-calculator'
import * as tax from '../../src/engine/tax-calculator/tax-calculator'
import * as zones from '../../src/engine/timezone-converter/timezone-converter'
import * as units from '../../src/engine/unit-converter/unit-converter'
import { eachRow } from '../each-row'

/** Monday, November 23, 2026, at noon UTC: winter time in New York, London and San Francisco. */
const context = { locale: 'en-US', currency: 'USD', now: Date.UTC(2026, 10, 23, 12) }
const said = (question: string, own = context) =>
  ask(question, own).map(({ question, answer, after = '' }) => `${question} ${answer} ${after}`.trim())

describe('a question', () => {
  // Percentages, discounts, tips and taxes calculated by hand.
  eachRow([
    ['20% of 80', '20% of 80 is 16'],
    ['what is 20% of 80?', '20% of 80 is 16'],
    ['15 percent of 1,250', '15% of 1,250 is 187.5'],
    ['20% off $80', '20% off $80 is $64.00'],
    ['20% tip on 86.50', '$86.50 with a 20% tip is $103.80 (tip $17.30)'],
    ['tip on $50', '$50 with an 18% tip is $59.00 (tip $9.00)'],
    ['25 is what percent of 80', '25 out of 80 is 31.25%'],
    ['12 is 15% of what?', '12 is 15% of 80'],
    ['15% of what number is 12', '12 is 15% of 80'],
    ['percent difference between 40 and 60', '40 and 60 differ by 40% of their average'],
    ['from 80 to 100 in %', 'The change from 80 to 100 is +25%'],
    ['remove 19% vat from 119', '$119 without 19% tax is $100.00'],
    ['119 including 19% vat', '$119 without 19% tax is $100.00'],
    ['what percentage of 80 is 20?', '20 out of 80 is 25%'],
    ['percentage decrease from 100 to 80', 'The change from 100 to 80 is −20%'],
    ['increase 80 by 15%', '80 + 15% = 92'],
    ['15% 80', '15% of 80 is 12'],
    ['split $86.40 3 ways with 20% tip', '$86.40 with a 20% tip split 3 ways is $34.56 each'],
    ['$100 split 1 way', '$100 split 1 way is $100.00 each'],
    ['100 plus 8% tax', '$100 plus 8% tax is $108.00'],
    ['12*(3+4)', '12*(3+4) = 84'],
    ['100 + 10%', '100 + 10% = 110'],
    ['half of 90', 'Half of 90 is 45'],
    ['12 times 12', '12 times 12 is 144'],
    ['square root of 144', 'Square root of 144 is 12'],
    ['sqrt(2)', 'sqrt(2) is about 1.414213562'],
    ['1/3 + 1/4', '1/3 + 1/4 = 7/12 (about 0.5833333333)'],
  ])('about percentages and sums gets an answer: %s', (question, answer) => {
    expect(said(question)[0]).toBe(answer)
  })

  // An inch is 2.54 cm and a mile 1.609344 km (international yard and pound agreement, 1959); 2^64 by bc.
  eachRow([
    ['5 ft 11 in cm', '5 ft 11 is 180.34 cm'],
    ['5 ft 11 in to cm', '5 ft 11 in is 180.34 cm'],
    ['26.2 miles to km', '26.2 miles is 42.164813 km'],
    ['20 °C to F', '20 °C is 68°F'],
    ['72 f to c', '72 f is 22.22°C'],
    ['miles to km', '1 mi is 1.609344 km'],
    ['2^64', '2^64 = 18,446,744,073,709,551,616'],
  ])('about units and powers gets an answer: %s', (question, answer) => {
    expect(said(question)[0]).toBe(answer)
  })

  // By a calendar, and by the offsets of that day: -5, 0, +5:30 and -8 hours.
  eachRow([
    ['3 pm New York in London', '3:00 PM in New York is 8:00 PM in London'],
    ['9am in Mumbai to San Francisco', '9:00 AM in Mumbai is 7:30 PM the day before in San Francisco'],
    ['time in Tokyo', 'The time in Tokyo is 9:00 PM'],
    ['3pm EST in Tokyo', '3:00 PM in Eastern Time (EST/EDT) is 5:00 AM the next day in Tokyo'],
    ['now in London', 'The time in London is 12:00 PM'],
    ['days until christmas', 'From Nov 23, 2026, to Dec 25, 2026, is 32 days'],
    ['days until June 15', 'From Nov 23, 2026, to Jun 15, 2027, is 204 days'],
    ['how many days between jan 1 and mar 5', 'From Jan 1, 2027, to Mar 5, 2027, is 63 days'],
    ['days from mar 1 to oct 1', 'From Mar 1, 2027, to Oct 1, 2027, is 214 days'],
    ['weeks until christmas', 'From Nov 23, 2026, to Dec 25, 2026, is 4 weeks 4 days'],
    ['90 days from march 1', '90 days after Mar 1, 2027, is Sunday, May 30, 2027'],
    ['what day was 4 july 1990', 'Jul 4, 1990, was a Wednesday'],
    ['born june 15 1990', 'Born on Jun 15, 1990, you’re 36 years old'],
    ['in 6 weeks', 'In 6 weeks, it will be Monday, January 4, 2027'],
  ])('about dates and times gets an answer: %s', (question, answer) => {
    expect(said(question)[0]?.replace(/\u202f/g, ' ')).toBe(answer)
  })

  // By the offsets above, and -7 hours in Denver and -10 in Honolulu. The place that was asked about is where the answer is.
  eachRow([
    ['time in Tokyo', 'Tokyo', '2026-11-23T21:00'],
    ['now in Denver', 'Denver', '2026-11-23T05:00'],
    ['Honolulu time', 'Honolulu', '2026-11-23T02:00'],
    ['3 pm New York in London', 'London', '2026-11-23T20:00'],
  ])(
    'about the time elsewhere opens the converter with its answer: %s is in %s',
    (question, toPlace, convertedTime) => {
      const [{ tool, fields } = { tool: '', fields: {} }] = ask(question, context)
      expect(tool).toBe('timezone-converter')
      const value = { toPlace, convertedTime: expect.stringMatching(`^${convertedTime}`) }
      expect(zones.evaluate({ ...zones.initial, ...fields }, context)).toMatchObject({ ok: true, value })
    },
  )

  // By the annuity formula, and 336,000 × (1 + 0.0625/12)^360, in Python's decimal arithmetic.
  it('about a loan gets the monthly payment, or what savings would grow to', () => {
    expect(said('$336,000 at 6.25% for 30 years')).toEqual([
      'A loan of $336,000 at 6.25% for 30 years costs $2,068.81 a month',
      'Savings of $336,000 at 6.25% for 30 years grow to $2,180,359.90 compounded monthly',
    ])
    expect(said('mortgage 300k 6% 30 years')).toEqual(['A loan of $300,000 at 6% for 30 years costs $1,798.65 a month'])
  })

  // 25 × 40 × 52 and 85,000 / 52 / 40.
  eachRow([
    ['$25 an hour', '$25 an hour for 40 hours a week is $52,000.00 a year'],
    ['$85k a year hourly', '$85,000 a year for 40 hours a week is $40.87 an hour'],
  ])('about pay gets the salary or the hourly rate: %s', (question, answer) => {
    expect(said(question)).toEqual([answer])
  })

  // 70 / 1.75², and 703 × 150 / 70² to a tenth.
  eachRow([
    ['bmi 70kg 175cm', 'The BMI at 70kg and 175cm is 22.9 (normal weight)'],
    ['bmi for 5 ft 10 and 150 lb', 'The BMI at 150 lb and 5 ft 10 is 21.5 (normal weight)'],
  ])('about a body mass index gets one: %s', (question, answer) => {
    expect(said(question)).toEqual([answer])
  })

  // Dates of the US Office of Personnel Management's list of holidays, and of Easter by the US Naval Observatory.
  eachRow([
    ['when is thanksgiving 2025', 'Thursday, November 27, 2025'],
    ['when is thanksgiving', 'Thursday, November 26, 2026'],
    ['when is labor day 2026', 'Monday, September 7, 2026'],
    ['when is memorial day 2027', 'Monday, May 31, 2027'],
    ['when is easter 2024', 'Sunday, March 31, 2024'],
    ['when is easter 2025', 'Sunday, April 20, 2025'],
    ['when is easter', 'Sunday, March 28, 2027'],
    ['when is mother’s day 2026', 'Sunday, May 10, 2026'],
  ])('about a holiday gets its date: %s', (question, answer) => {
    expect(ask(question, context)[0]?.answer).toBe(answer)
  })

  eachRow([
    ['100 usd in eur', { amount: '100', from: 'USD', to: 'EUR' }],
    ['£20 to $', { amount: '20', from: 'GBP', to: 'USD' }],
    ['50 euros to yen', { amount: '50', from: 'EUR', to: 'JPY' }],
    ['20 pounds in dollars', { amount: '20', from: 'GBP', to: 'USD' }],
  ])('about an exchange rate opens the converter, and no rate is made up: %s', (question, fields) => {
    expect(ask(question, context)).toEqual([
      expect.objectContaining({ tool: 'currency-converter', answer: 'See today’s rate', fields }),
    ])
  })

  it('with several readings gets an answer from each tool', () => {
    expect(ask('20% of 80', context).map(({ tool }) => tool)).toEqual([
      'percentage-calculator',
      'discount-calculator',
      'bill-splitter',
    ])
  })

  it('is read and answered in the format of its locale', () => {
    expect(said('12,5 % of 80', { locale: 'de-DE', currency: 'EUR', now: context.now })[0]).toBe('12,5% of 80 is 10')
  })

  eachRow([
    ...[
      'qr code',
      'regex',
      'mortgage',
      '10',
      '',
      'how old am i',
      'a'.repeat(1000),
      'in love',
      'half life',
      'double rainbow',
    ],
    ...[
      'days of our lives',
      'days till my birthday',
      'dinner time',
      'tax in texas',
      '1 in 5',
      '5 to 10',
      'apple in orange',
    ],
    ...['2026-11-23', '555-1234', 'random number 1-100', 'find my ip', 'what is the meaning of life 42', '£20 in kg'],
  ])('that no tool can answer gets none: %j', (words) => {
    expect(ask(words, context)).toEqual([])
  })
})

/** The engines of the tools that replies lead to. */
const engines: Readonly<
  Record<string, { initial: object; evaluate(input: never, context?: object): { ok: boolean } }>
> = {
  'percentage-calculator': percentage,
  'discount-calculator': discount,
  'bill-splitter': bill,
  'tax-calculator': tax,
  'unit-converter': units,
  'timezone-converter': zones,
  'date-difference': dates,
  'math-solver': math,
  'mortgage-calculator': mortgage,
  'interest-calculator': interest,
  'salary-calculator': salary,
  'bmi-calculator': bmi,
  'age-calculator': age,
}

eachRow([
  ...['20% of 80', '19% vat from 119', '5 ft 11 in cm', '9am in Mumbai to London', 'days until June 15', '2^64'],
  ...['split 120 between 4', '300k at 6% 30 years', '$25 an hour', 'bmi 70kg 175cm', 'born june 15 1990', 'half of 90'],
])('leads to a tool that can answer the same fields: %s', (question) => {
  for (const { tool, fields } of ask(question, context)) {
    const engine = engines[tool]
    expect(Object.keys(engine?.initial ?? {})).toEqual(expect.arrayContaining(Object.keys(fields)))
    expect(engine?.evaluate({ ...engine.initial, ...fields } as never, context)).toMatchObject({ ok: true })
  }
})
