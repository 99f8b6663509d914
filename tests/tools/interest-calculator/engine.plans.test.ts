import { describe, expect, it } from 'vitest'
import {
  effectiveRate,
  evaluate,
  example,
  type Found,
  type Input,
  initial,
  type Scenario,
} from '../../../src/engine/interest-calculator/interest-calculator'
import { eachRow } from '../../each-row'
import { cents, errorsIn, valueIn } from '../../results'
import oracle from './engine.plans.oracle.json'

const answerOf = (input: Partial<Input>) => valueIn(evaluate({ ...initial, ...input }))
const issuesOf = (input: Partial<Input>) => errorsIn(evaluate({ ...initial, ...input }))
const texts = (input: object) => Object.values(input).join(' ')

// Expected values: engine.plans.oracle.py, month by month with Python's decimal.
describe('contributions', () => {
  eachRow(oracle.plans.map((row) => [texts(row[0] as object), row] as const))('%s', (_, row) => {
    const [input, contributions, finalAmount, realAmount] = row as [Partial<Input>, string, string, string]
    const answer = answerOf(input)
    expect(answer).toMatchObject({
      contributions: Number(contributions),
      finalAmount: Number(finalAmount),
      realAmount: Number(realAmount),
    })
    const sum = (key: 'contributions' | 'interest') => answer.years.reduce((total, row) => total + cents(row[key]), 0n)
    expect([sum('contributions'), sum('interest')]).toEqual([cents(answer.contributions), cents(answer.interest)])
    expect(answer.years.at(-1)?.balance).toBe(answer.finalAmount)
  })
})

describe('finds', () => {
  eachRow(oracle.found.map((row) => [`the ${row[0]}: ${texts(row[1] as object)}`, row] as const))('%s', (_, row) => {
    const [found, input, solution] = row as [Found, Partial<Input>, string]
    const answer = answerOf(input)
    expect(answer.found).toBe(found)
    // A time is in twelfths of a year.
    expect(answer.solution).toBeCloseTo(Number(solution), found === 'time' ? 12 : 10)
    if (found === 'rate') expect(answer.finalAmount).toBe(Number(input.finalAmount))
    else expect(answer.finalAmount).toBeGreaterThanOrEqual(Number(input.finalAmount))
  })
})

// Expected values: Python's decimal, ((1 + r/n)^n - 1) × 100. Microsoft's page on EFFECT has the first as 0.0535427.
eachRow([
  [5.25, 4, 5.3542667371],
  [10, 12, 10.4713067441],
  [7.3, 365, 7.5722685157],
  [4, 1, 4],
])('the effective rate of %d%%, %d times a year, is %d%%', (rate, frequency, effective) => {
  expect(effectiveRate(rate, frequency)).toBe(effective)
})

const blank: Scenario = { principal: '', rate: '', time: '', contribution: '' }

describe('another plan', () => {
  it('is as the first one where it’s empty', () => {
    const { compared, ...first } = answerOf({ ...example, compare: [blank, { ...blank, rate: '6' }] })
    expect(compared).toEqual([first, answerOf({ ...example, rate: '6' })])
  })

  it('has the time that was found, to the month', () => {
    const first: Partial<Input> = { ...example, time: '', finalAmount: '13000', contribution: '10' }
    const { compared, solution, years } = answerOf({ ...first, compare: [{ ...blank, contribution: '10' }] })
    expect(solution).toBe(53 / 12)
    expect(compared?.[0]).toMatchObject({ years, contributions: 530 })
  })

  it('is reported with its row', () => {
    expect(issuesOf({ ...example, compare: [blank, { ...blank, time: '-1' }] })).toEqual([
      'compare.1.time: not-positive',
    ])
    expect(issuesOf({ ...example, compare: [{ ...blank, rate: '1000', time: '900' }] })).toEqual([
      'compare.0.time: too-much-growth',
    ])
  })
})

describe('reports', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['no empty field', { ...example, contribution: '1', finalAmount: '1' }, ['finalAmount: nothing-to-find']],
    ['an amount that’s there already', { ...example, time: '', finalAmount: '9000' }, ['finalAmount: already-reached']],
    ['a rate below 0', { ...example, rate: '', finalAmount: '9000' }, ['finalAmount: already-reached']],
    [
      'an amount without growth',
      { ...example, rate: '0', time: '', finalAmount: '10001' },
      ['finalAmount: out-of-reach'],
    ],
    [
      'contributions that are never made',
      { ...example, time: '0.5', contributionEvery: 'year', finalAmount: '99999' },
      ['finalAmount: out-of-reach'],
    ],
    ['a negative final amount', { ...example, rate: '', finalAmount: '-1' }, ['finalAmount: too-small']],
    ['inflation that isn’t a number', { ...example, inflation: 'x' }, ['inflation: not-a-number']],
  ])('%s', (_, input, issues) => {
    expect(issuesOf(input)).toEqual(issues)
  })
})
