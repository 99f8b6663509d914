import { describe, expect, it } from 'vitest'
import {
  curve,
  evaluate,
  example,
  type Input,
  initial,
} from '../../../src/engine/interest-calculator/interest-calculator'
import { eachRow } from '../../each-row'
import { cents, errorsIn, valueIn } from '../../results'
import oracle from './engine.contributions.oracle.json'

const answerOf = (input: Partial<Input>) => valueIn(evaluate({ ...initial, ...input }))

// Expected values: engine.contributions.oracle.py, month by month with Python's decimal.
describe('monthly contributions match the oracle', () => {
  eachRow(oracle.map((row) => [Object.values(row.input).join(' '), row] as const))('%s', (_, row) => {
    expect(answerOf(row.input as Partial<Input>)).toMatchObject({
      contributions: Number(row.contributions),
      interest: Number(row.interest),
      finalAmount: Number(row.finalAmount),
    })
  })
})

describe('monthly contributions', () => {
  it('are in the rows, which add up to the totals', () => {
    const { years, contributions, interest, principal, finalAmount } = answerOf({
      ...{ principal: '1000', rate: '5', contribution: '99.99', time: '30', timeUnit: 'months' },
    })
    const sum = (key: 'contributions' | 'interest') => years.reduce((total, row) => total + cents(row[key]), 0n)
    expect(years.map(({ year }) => year)).toEqual([1, 2, 2.5])
    expect(years.map((row) => row.contributions)).toEqual([1199.88, 1199.88, 599.94])
    expect([sum('contributions'), sum('interest')]).toEqual([cents(contributions), cents(interest)])
    expect(cents(principal) + cents(contributions) + cents(interest)).toBe(cents(finalAmount))
    expect(years.at(-1)?.balance).toBe(finalAmount)
  })

  it('count as paid in for the total return', () => {
    // 1,000 and ten payments of 100 at a simple 12%: 1% of 1,000 for ten months, and 1% of 100 for 9 + 8 + … + 0.
    const value = answerOf({
      ...{ principal: '1000', rate: '12', contribution: '100', time: '10', timeUnit: 'months', type: 'simple' },
    })
    expect(value).toMatchObject({ contributions: 1000, interest: 145, finalAmount: 2145, totalReturn: 7.25 })
  })

  eachRow([
    ['-1', 'contribution: too-small'],
    ['10000000000.01', 'contribution: too-large'],
    ['5%', 'contribution: not-a-number'],
  ])('of %s are reported', (contribution, issue) => {
    expect(errorsIn(evaluate({ ...example, contribution }))).toEqual([issue])
  })
})

describe('a time in months', () => {
  eachRow([
    ['120', '10'],
    ['18', '1.5'],
    ['6', '0.5'],
  ])('of %s is the same as %s years', (months, years) => {
    const [byMonth, byYear] = [
      { ...example, time: months, timeUnit: 'months' },
      { ...example, time: years },
    ] as const
    expect(evaluate(byMonth)).toEqual(evaluate(byYear))
  })

  it('can be up to 1,000 years', () => {
    const issuesOf = (time: string) => errorsIn(evaluate({ ...example, rate: '0.1', time, timeUnit: 'months' }))
    expect([issuesOf('12000'), issuesOf('12001')]).toEqual([[], ['time: too-large']])
  })

  it('has a point in the chart for each month', () => {
    const input = { ...example, time: '7', timeUnit: 'months' } as const
    const points = curve(answerOf(input), input)
    expect(points.map(({ year }) => Math.round(year * 12))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    // 10,000 × (1 + 0.05 / 12)^3
    expect(points[3]?.balance).toBe(10_125.52)
  })
})
