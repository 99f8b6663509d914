import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amortize,
  byYear,
  evaluate,
  example,
  type Input,
  initial,
  monthlyPayment,
} from '../../../src/engine/mortgage-calculator/mortgage-calculator'
import { eachRow } from '../../each-row'
import { cents, errorsIn, valueIn } from '../../results'
import oracle from './engine.oracle.json'

const answerOf = (input: Partial<Input>) => valueIn(evaluate({ ...initial, ...input }))
const issuesOf = (input: Partial<Input>) =>
  errorsIn(evaluate({ ...initial, homePrice: '300000', downPayment: '60000', interestRate: '6', ...input }))

// Expected payments: published loan payment tables.
describe('monthly payment', () => {
  eachRow([
    [100_000, 6, 30, 599.55],
    [100_000, 5, 30, 536.82],
    [200_000, 6.5, 30, 1264.14],
    [300_000, 7, 30, 1995.91],
    [250_000, 5, 15, 1976.98],
    [100_000, 4, 20, 605.98],
  ])('for %d at %d%% over %d years is %d', (loan, rate, years, payment) => {
    expect(monthlyPayment(loan, rate, years)).toBe(payment)
  })

  it('at 0% interest is the loan divided by the months', () => {
    expect(monthlyPayment(180_000, 0, 15)).toBe(1000)
    expect(monthlyPayment(100_000, 0, 30)).toBe(277.78)
  })

  it('stays precise at a rate close to 0', () => {
    expect(monthlyPayment(360_000, 1e-10, 30)).toBe(1000)
  })
})

// Expected values: engine.oracle.py, with Python's exact fractions.
describe('matches the oracle', () => {
  eachRow(oracle.map((row) => [JSON.stringify(row.input), row] as const))('%s', (_, row) => {
    const value = answerOf(row.input)
    expect(value.monthlyPayment).toBe(Number(row.monthlyPayment))
    expect(value.loanAmount).toBe(Number(row.loanAmount))
    expect(value.totalInterest).toBe(Number(row.totalInterest))
    expect(value.pmiEndMonth).toBe(row.pmiEndMonth)
    expect(value.totalPaid).toBe(Number(row.totalPaid))
    expect(value.totalPaidPmiEnds).toBe(Number(row.totalPaidPmiEnds))
    for (const [month, ...amounts] of row.probe) {
      const { payment, principal, interest, balance } = value.schedule[Number(month) - 1] ?? {}
      expect([payment, principal, interest, balance]).toEqual(amounts.map(Number))
    }
  })
})

// 12 U.S.C. 4901(18), 4902(b) and (c). Without interest, the balance of a 90,000 loan over 30 years falls by 250 a
// month. On a price of 100,000, it reaches 78% after 48 payments.
describe('PMI', () => {
  const house = { homePrice: '100,000', downPayment: '10,000', interestRate: '0', pmi: '1,200' }

  it('ends when the balance reaches 78% of the price', () => {
    const value = answerOf(house)
    expect(value.pmiEndMonth).toBe(48)
    expect(value.schedule[47]?.balance).toBe(78_000)
    expect(value.totalPaid).toBe(90_000 + 30 * 1200)
    expect(value.totalPaidPmiEnds).toBe(90_000 + 48 * 100)
  })

  it('ends halfway through the term at the latest', () => {
    const { pmiEndMonth, schedule } = answerOf({ ...house, interestRate: '30', downPayment: '0' })
    expect(schedule[179]?.balance).toBeGreaterThan(78_000)
    expect(pmiEndMonth).toBe(180)
  })

  it('has no end month if none is paid, or if the loan starts at 78% or less', () => {
    const none = answerOf({ ...house, pmi: '' })
    expect([none.pmiEndMonth, none.totalPaidPmiEnds]).toEqual([0, none.totalPaid])
    const small = answerOf({ ...house, downPayment: '22,000' })
    expect([small.pmiEndMonth, small.totalPaidPmiEnds]).toEqual([0, 78_000])
  })
})

// Expected values: by hand. Yearly amounts are divided by 12 and rounded to the cent. For 30 years: 30 × 6,360 =
// 190,800.
describe('taxes and insurance', () => {
  const value = answerOf(example)

  it('are a twelfth of the yearly amount each month', () => {
    expect([value.monthlyTax, value.monthlyInsurance, value.monthlyPMI]).toEqual([400, 130, 0])
    expect(answerOf({ ...example, pmi: '100' }).monthlyPMI).toBe(8.33)
  })

  it('are included in the monthly payment and the total paid', () => {
    expect(value.totalMonthly).toBe(2598.81)
    expect(cents(value.totalPaid)).toBe(cents(value.loanAmount) + cents(value.totalInterest) + 19_080_000n)
  })

  it('don’t change the down payment percentage', () => {
    expect(value.downPaymentPercent).toBe(20)
    expect(answerOf({ homePrice: '300,000', downPayment: '100,000', interestRate: '5' }).downPaymentPercent).toBe(
      33.3333333333,
    )
  })
})

// 20% of 420,000 is 84,000. 12.5% of 333,333.33 is 41,666.66625, and loans are rounded to the cent.
describe('a down payment as a percentage', () => {
  it('is that percentage of the price', () => {
    expect(answerOf({ ...example, downPayment: '20%' })).toEqual(answerOf({ ...example, downPayment: '84000' }))
    const rounded = answerOf({ ...example, homePrice: '333,333.33', downPayment: '12.5 %' })
    expect([rounded.loanAmount, rounded.downPaymentPercent]).toEqual([291_666.66, 12.5])
  })

  it('has no error while the price is missing', () => {
    const input = { ...example, homePrice: '', downPayment: '20%' }
    expect(errorsIn(evaluate(input))).toEqual(['homePrice: missing'])
  })
})

describe('the amortization schedule', () => {
  const loans = fc.record({
    loan: fc.integer({ min: 1, max: 10 ** 10 }).map((units) => units / 100),
    rate: fc.integer({ min: 0, max: 30_000 }).map((units) => units / 1000),
    years: fc.constantFrom(15, 20, 30),
  })

  it('pays off the loan exactly and ends at 0.00', () => {
    fc.assert(
      fc.property(loans, ({ loan, rate, years }) => {
        const rows = amortize(loan, rate, years)
        expect(rows).toHaveLength(years * 12)
        expect(rows.reduce((sum, { principal }) => sum + cents(principal), 0n)).toBe(cents(loan))
        expect(rows.at(-1)?.balance).toBe(0)
        for (const { payment, principal, interest } of rows) {
          expect(cents(principal) + cents(interest)).toBe(cents(payment))
        }
      }),
      { numRuns: 100, seed: 1 },
    )
  })

  it('has yearly totals that match the months', () => {
    const rows = amortize(336_000, 6.25, 30)
    const years = byYear(rows)
    expect(years).toHaveLength(30)
    for (const key of ['payment', 'principal', 'interest'] as const) {
      const total = (list: readonly { readonly [Key in typeof key]: number }[]) =>
        list.reduce((sum, row) => sum + cents(row[key]), 0n)
      expect(total(years)).toBe(total(rows))
    }
    expect(years.map(({ balance }) => balance)).toEqual(
      rows.filter(({ month }) => month % 12 === 0).map((row) => row.balance),
    )
  })
})

// Ranges: docs/rules.md, and the docstring of Input.
describe('reports', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['a down payment as large as the price', { downPayment: '300,000' }, ['downPayment: down-payment-covers-price']],
    ['a down payment above the price', { downPayment: '300,001' }, ['downPayment: down-payment-covers-price']],
    ['a price of 0', { homePrice: '0', downPayment: '0' }, ['homePrice: not-positive']],
    ['a rate below 0', { interestRate: '-1' }, ['interestRate: too-small']],
    ['a rate that isn’t a number', { interestRate: 'six' }, ['interestRate: not-a-number']],
    ['a price as a percentage', { homePrice: '6%' }, ['homePrice: not-a-number']],
    ['a percent sign without a number', { downPayment: ' % ' }, ['downPayment: missing']],
    ['a down payment of 100%', { downPayment: '100%' }, ['downPayment: down-payment-covers-price']],
    ['a term of no or too many years', { term: '51' }, ['term: unknown-term']],
    ['half a year', { term: '12.5' }, ['term: unknown-term']],
    ['empty fields', { homePrice: '', interestRate: '' }, ['homePrice: missing', 'interestRate: missing']],
    [
      'all errors at once',
      { homePrice: 'x', pmi: 'y', term: '' },
      ['homePrice: not-a-number', 'pmi: not-a-number', 'term: unknown-term'],
    ],
  ])('%s', (_, input, issues) => {
    expect(issuesOf(input)).toEqual(issues)
  })
})
