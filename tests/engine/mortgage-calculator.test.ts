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
} from '../../src/engine/mortgage-calculator'
import { cents, errorsIn, valueIn } from '../results'
import oracle from './mortgage-calculator.oracle.json'

const answerOf = (input: Partial<Input>) => valueIn(evaluate({ ...initial, ...input }))
const issuesOf = (input: Partial<Input>) =>
  errorsIn(evaluate({ ...initial, homePrice: '300000', downPayment: '60000', interestRate: '6', ...input }))

// Expected payments: the annuity table printed in loan textbooks, a dollar figure for each rate and term.
describe('a monthly payment', () => {
  it.each([
    [100_000, 6, 30, 599.55],
    [100_000, 5, 30, 536.82],
    [200_000, 6.5, 30, 1264.14],
    [300_000, 7, 30, 1995.91],
    [250_000, 5, 15, 1976.98],
    [100_000, 4, 20, 605.98],
  ])('on %d at %d%% over %d years is %d', (loan, rate, years, payment) => {
    expect(monthlyPayment(loan, rate, years)).toBe(payment)
  })

  it('without interest is the loan by its months', () => {
    expect(monthlyPayment(180_000, 0, 15)).toBe(1000)
    expect(monthlyPayment(100_000, 0, 30)).toBe(277.78)
  })

  it('keeps its precision at a rate near nothing', () => {
    expect(monthlyPayment(360_000, 1e-10, 30)).toBe(1000)
  })
})

// Expected values: mortgage-calculator.oracle.py, Python's fractions.
describe('agrees with the oracle', () => {
  it.each(oracle.map((row) => [JSON.stringify(row.input), row] as const))('%s', (_, row) => {
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

// 12 U.S.C. 4901(18), 4902(b) and (c). A loan of 90,000 for 100,000 without interest over 30 years falls by 250 a month:
// to 78,000 after 48 payments.
describe('the end of PMI', () => {
  const house = { homePrice: '100,000', downPayment: '10,000', interestRate: '0', pmi: '1,200' }

  it('comes with the payment that brings the balance to 78% of the price', () => {
    const value = answerOf(house)
    expect(value.pmiEndMonth).toBe(48)
    expect(value.schedule[47]?.balance).toBe(78_000)
    expect(value.totalPaid).toBe(90_000 + 30 * 1200)
    expect(value.totalPaidPmiEnds).toBe(90_000 + 48 * 100)
  })

  it('comes halfway through the term at the latest', () => {
    const { pmiEndMonth, schedule } = answerOf({ ...house, interestRate: '30', downPayment: '0' })
    expect(schedule[179]?.balance).toBeGreaterThan(78_000)
    expect(pmiEndMonth).toBe(180)
  })

  it('is not there where none is paid, or where the loan is below 78% from the start', () => {
    const none = answerOf({ ...house, pmi: '' })
    expect([none.pmiEndMonth, none.totalPaidPmiEnds]).toEqual([0, none.totalPaid])
    const small = answerOf({ ...house, downPayment: '22,000' })
    expect([small.pmiEndMonth, small.totalPaidPmiEnds]).toEqual([0, 78_000])
  })
})

// Worked by hand: yearly amounts by 12, to the cent; extras for 30 years are 30 × 6,360 = 190,800.
describe('the yearly extras', () => {
  const value = answerOf(example)

  it('are a twelfth each month', () => {
    expect([value.monthlyTax, value.monthlyInsurance, value.monthlyPMI]).toEqual([400, 130, 0])
    expect(answerOf({ ...example, pmi: '100' }).monthlyPMI).toBe(8.33)
  })

  it('are added to the payment, and to what is paid in all', () => {
    expect(value.totalMonthly).toBe(2598.81)
    expect(cents(value.totalPaid)).toBe(cents(value.loanAmount) + cents(value.totalInterest) + 19_080_000n)
  })

  it('leave the down payment’s share alone', () => {
    expect(value.downPaymentPercent).toBe(20)
    expect(answerOf({ homePrice: '300,000', downPayment: '100,000', interestRate: '5' }).downPaymentPercent).toBe(
      33.3333333333,
    )
  })
})

// 20 percent of 420,000 is 84,000; 12.5 percent of 333,333.33 is 41,666.66625, and loans are in whole cents.
describe('a down payment in percent', () => {
  it('is that part of the price', () => {
    expect(answerOf({ ...example, downPayment: '20%' })).toEqual(answerOf({ ...example, downPayment: '84000' }))
    const odd = answerOf({ ...example, homePrice: '333,333.33', downPayment: '12.5 %' })
    expect([odd.loanAmount, odd.downPaymentPercent]).toEqual([291_666.66, 12.5])
  })

  it('has no error of its own while there is no price', () => {
    const input = { ...example, homePrice: '', downPayment: '20%' }
    expect(errorsIn(evaluate(input))).toEqual(['homePrice: missing'])
  })
})

describe('a schedule', () => {
  const loans = fc.record({
    loan: fc.integer({ min: 1, max: 10 ** 10 }).map((units) => units / 100),
    rate: fc.integer({ min: 0, max: 30_000 }).map((units) => units / 1000),
    years: fc.constantFrom(15, 20, 30),
  })

  it('pays back the loan exactly and ends at 0.00', () => {
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

  it('adds up by year to what it says by month', () => {
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

// The rules of TOOLS.md for the mortgage calculator.
describe('refuses', () => {
  it.each<[string, Partial<Input>, string[]]>([
    ['a down payment as large as the price', { downPayment: '300,000' }, ['downPayment: down-payment-covers-price']],
    ['a down payment above the price', { downPayment: '300,001' }, ['downPayment: down-payment-covers-price']],
    ['a price of nothing', { homePrice: '0', downPayment: '0' }, ['homePrice: not-positive']],
    ['a rate below 0', { interestRate: '-1' }, ['interestRate: too-small']],
    ['a rate that is no number', { interestRate: 'six' }, ['interestRate: not-a-number']],
    ['a price in percent', { homePrice: '6%' }, ['homePrice: not-a-number']],
    ['a down payment of the whole price', { downPayment: '100%' }, ['downPayment: down-payment-covers-price']],
    ['another term', { term: '25' }, ['term: unknown-term']],
    ['what is not filled in', { homePrice: '', interestRate: '' }, ['homePrice: missing', 'interestRate: missing']],
    [
      'every error at once',
      { homePrice: 'x', pmi: 'y', term: '' },
      ['homePrice: not-a-number', 'pmi: not-a-number', 'term: unknown-term'],
    ],
  ])('%s', (_, input, issues) => {
    expect(issuesOf(input)).toEqual(issues)
  })
})
