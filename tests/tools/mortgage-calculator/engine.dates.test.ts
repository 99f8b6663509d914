import { describe, expect, it } from 'vitest'
import {
  byYear,
  evaluate,
  example,
  type Frequency,
  type Input,
  initial,
  paymentDate,
  sensitivity,
} from '../../../src/engine/mortgage-calculator/mortgage-calculator'
import { eachRow } from '../../each-row'
import { errorsIn, valueIn } from '../../results'
import oracle from './engine.dates.oracle.json'

const answerOf = (input: Partial<Input>) => valueIn(evaluate({ ...initial, ...input }))
const issuesOf = (input: Partial<Input>) => errorsIn(evaluate({ ...initial, ...input }))

// Expected values: engine.dates.oracle.py, with Python's calendar and fractions.
describe('the date of a payment', () => {
  const rows = oracle.dates as [string, number, Frequency, string][]
  eachRow(rows)('%s, payment %d, %s', (first, payment, frequency, date) => {
    expect(paymentDate(first, payment, frequency)).toBe(date)
  })
})

describe('one percentage point less and more', () => {
  type Row = [Partial<Input>, [number, string, string, string][]]
  eachRow((oracle.rates as Row[]).map((row) => [JSON.stringify(row[0]), row] as const))('%s', (_, [input, rows]) => {
    const whole = { ...initial, ...input }
    expect(sensitivity(answerOf(input), whole)).toEqual(
      rows.map(([rate, payment, difference, totalInterest]) => ({
        rate,
        payment: Number(payment),
        difference: Number(difference),
        totalInterest: Number(totalInterest),
      })),
    )
  })

  it('starts from a rate that was found', () => {
    const input = { ...example, interestRate: '', payment: '2068.81' }
    const output = answerOf(input)
    const [less] = sensitivity(output, input)
    expect(less?.rate).toBeCloseTo((output.solution ?? 0) - 1, 9)
  })
})

describe('a start date', () => {
  it('gives the dates of the first and last payment', () => {
    expect(answerOf({ ...example, startDate: 'Feb 1, 2027' }).dates).toEqual({
      first: '2027-02-01',
      last: '2057-01-01',
    })
    const soon = answerOf({ ...example, startDate: '2027-02-01', extraMonthly: '200' })
    expect(soon.dates?.last).toBe(paymentDate('2027-02-01', soon.faster?.months ?? 0, 'monthly'))
    const often = answerOf({ ...example, startDate: '2027-02-01', frequency: 'biweekly' })
    expect(often.dates?.last).toBe(paymentDate('2027-02-01', often.faster?.schedule.length ?? 0, 'biweekly'))
  })

  it('is absent by default, and reported if it isn’t a date', () => {
    expect(answerOf(example)).not.toHaveProperty('dates')
    expect(issuesOf({ ...example, startDate: 'soon' })).toEqual(['startDate: not-a-date'])
    expect(issuesOf({ ...example, startDate: '2027-02-30' })).toEqual(['startDate: no-such-date'])
  })

  it('has no last payment after the year 9999', () => {
    expect(answerOf({ ...example, startDate: '9990-01-01' }).dates?.last).toBe('')
  })

  it('groups the schedule by calendar year', () => {
    const { schedule } = answerOf(example)
    const years = byYear(schedule, { firstPayment: '2027-02-01' })
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 31 }, (_, index) => 2027 + index))
    expect([years[0]?.months.length, years[1]?.months.length, years[30]?.months.length]).toEqual([11, 12, 1])
    expect(years.flatMap(({ months }) => months)).toEqual(schedule)
  })
})

describe('payments every two weeks', () => {
  it('are 26 a year', () => {
    const { faster } = answerOf({ ...example, frequency: 'biweekly' })
    const years = byYear(faster?.schedule ?? [], { frequency: 'biweekly' })
    expect(years.slice(0, -1).every(({ months }) => months.length === 26)).toBe(true)
    expect(years.at(-1)?.balance).toBe(0)
  })
})
