import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compoundAmount,
  curve,
  evaluate,
  example,
  frequencies,
  type Input,
  initial,
  simpleInterest,
  types,
} from '../../../src/engine/interest-calculator/interest-calculator'
import { eachRow } from '../../each-row'
import { cents, errorsIn, valueIn } from '../../results'
import oracle from './engine.oracle.json'

const answerOf = (input: Partial<Input>) => valueIn(evaluate({ ...initial, ...input }))
const issuesOf = (input: Partial<Input>) => errorsIn(evaluate({ ...example, ...input }))

// Expected amounts: published examples, named below.
describe('compound interest', () => {
  eachRow([
    ['Wikipedia, Compound interest', 1500, 4.3, 6, 4, 1938.84],
    ['OpenStax Intermediate Algebra, 10.2', 10_000, 5, 18, 4, 24_459.2],
    ['OpenStax Intermediate Algebra, 10.2', 10_000, 5, 18, 12, 24_550.08],
    ['Stewart, College Algebra, 4.1', 10_000, 3, 5, 2, 11_605.41],
    ['Stewart, College Algebra, 4.1', 10_000, 3, 10, 2, 13_468.55],
    ['Stewart, College Algebra, 4.1', 10_000, 3, 15, 2, 15_630.8],
    ['Lippman, Math in Society, Finance', 3000, 6, 20, 12, 9930.61],
    ['Larson, Precalculus, 3.1', 12_000, 9, 5, 4, 18_726.11],
    ['Paul’s Online Math Notes, Algebra, 6.5', 100_000, 7.5, 4.5, 4, 139_706.69],
    ['Tsay, Analysis of Financial Time Series, table 1.1', 1000, 10, 1, 1, 1100],
    ['Tsay, table 1.1', 1000, 10, 1, 2, 1102.5],
    ['Tsay, table 1.1', 1000, 10, 1, 4, 1103.81],
    ['Tsay, table 1.1', 1000, 10, 1, 12, 1104.71],
    ['Tsay, table 1.1', 1000, 10, 1, 365, 1105.16],
  ])('in %s: %d at %d%% for %d years, %d times a year, grows to %d', (_, principal, rate, time, frequency, amount) => {
    expect(compoundAmount(principal, rate, time, frequency)).toBe(amount)
  })

  it('is 0 for a rate or time of 0', () => {
    expect(compoundAmount(1234.56, 0, 10, 12)).toBe(1234.56)
    expect(compoundAmount(1234.56, 5, 0, 12)).toBe(1234.56)
  })

  eachRow([
    [-1, 1, 1],
    [1001, 1, 1],
    [Number.NaN, 1, 1],
    [5, -1, 1],
    [5, 1001, 1],
    [5, 1, 0],
    [5, 1, 1.5],
    [5, 1, Number.POSITIVE_INFINITY],
  ])('throws a RangeError at %d%% for %d years, %d times a year', (rate, years, frequency) => {
    expect(() => compoundAmount(100, rate, years, frequency)).toThrow(RangeError)
  })
})

// Expected interest: GradeSaver, Basic College Mathematics, chapter 6 test; Lippman, Math in Society, Finance (a bond);
// the last is a tie at half a cent.
describe('simple interest', () => {
  eachRow([
    [1000, 10, 0.75, 75],
    [1000, 10, 2.5, 250],
    [1000, 5, 5, 250],
    [0.05, 10, 1, 0.01],
  ])('on %d at %d%% for %d years is %d', (principal, rate, time, interest) => {
    expect(simpleInterest(principal, rate, time)).toBe(interest)
  })

  it('ignores the compounding frequency', () => {
    expect(evaluate({ ...example, type: 'simple', frequency: 'never' })).toMatchObject({
      ok: true,
      value: { interest: 5000, finalAmount: 15_000, totalReturn: 50 },
    })
  })
})

// Expected values: engine.oracle.py, with Python's decimal at 700 digits, checked against fractions.
describe('matches the oracle', () => {
  eachRow(oracle.map((row) => [Object.values(row.input).join(' '), row] as const))('%s', (_, row) => {
    const { years, ...value } = answerOf(row.input as Partial<Input>)
    expect(value).toEqual({
      principal: Number(row.principal),
      contributions: 0,
      interest: Number(row.interest),
      finalAmount: Number(row.finalAmount),
      totalReturn: Number(row.totalReturn),
    })
    expect(years).toHaveLength(row.length)
    for (const [year, ...amounts] of row.rows as [string, string, string][]) {
      const found = years[Math.ceil(Number(year)) - 1]
      expect([found?.year, found?.interest, found?.balance]).toEqual([year, ...amounts].map(Number))
    }
    if (row.input.type === 'simple') return
    const { principal, rate, time, frequency } = row.input
    expect(compoundAmount(Number(principal), Number(rate), Number(time), Number(frequency))).toBe(value.finalAmount)
  })
})

describe('the years', () => {
  const inputs = fc.record({
    timeUnit: fc.constant('years' as const),
    contribution: fc.constant(''),
    principal: fc.integer({ min: 1, max: 10 ** 11 }).map((units) => String(units / 100)),
    rate: fc.integer({ min: 1, max: 3000 }).map((units) => String(units / 100)),
    time: fc.integer({ min: 1, max: 400 }).map((units) => String(units / 10)),
    type: fc.constantFrom(...types),
    frequency: fc.constantFrom(...frequencies),
  })

  it('add up to the interest and, with the principal, to the final amount', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const result = evaluate({ ...initial, ...input })
        fc.pre(result.ok)
        const { principal, interest, finalAmount, years } = answerOf(input)
        expect(cents(principal) + cents(interest)).toBe(cents(finalAmount))
        expect(years.reduce((sum, row) => sum + cents(row.interest), 0n)).toBe(cents(interest))
        years.forEach((row, index) => {
          const before = index > 0 ? (years[index - 1]?.balance ?? 0) : principal
          expect(cents(before) + cents(row.interest)).toBe(cents(row.balance))
        })
        expect(years.at(-1)).toMatchObject({ year: Number(input.time), balance: finalAmount })
      }),
      { numRuns: 300, seed: 1 },
    )
  })

  it('end with a partial year if there is one', () => {
    const ends = (time: string) => answerOf({ ...example, time }).years.map(({ year }) => year)
    expect(ends('3')).toEqual([1, 2, 3])
    expect(ends('2.5')).toEqual([1, 2, 2.5])
    expect(ends('0.5')).toEqual([0.5])
  })

  it('have the same balance as a shorter time', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 1, max: 40 }), (input, year) => {
        const whole = evaluate({ ...initial, ...input, time: '40', rate: '3.7' })
        const part = evaluate({ ...initial, ...input, time: String(year), rate: '3.7' })
        if (!whole.ok || !part.ok) throw new Error('no answer')
        expect(whole.value.years[year - 1]?.balance).toBe(part.value.finalAmount)
      }),
      { numRuns: 100, seed: 1 },
    )
  })

  it('earn more with a higher rate, a longer time or more periods', () => {
    const amount = fc.integer({ min: 100_000, max: 10 ** 9 }).map((units) => units / 100)
    const rate = fc.integer({ min: 1, max: 200 }).map((units) => units / 10)
    const time = fc.integer({ min: 1, max: 300 }).map((units) => units / 10)
    fc.assert(
      fc.property(amount, rate, time, (principal, rate, time) => {
        const amounts = frequencies.map((frequency) => compoundAmount(principal, rate, time, Number(frequency)))
        expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
        expect(compoundAmount(principal, rate + 1, time, 12)).toBeGreaterThan(amounts[3] ?? 0)
        expect(compoundAmount(principal, rate, time + 1, 12)).toBeGreaterThan(amounts[3] ?? 0)
      }),
      { numRuns: 300, seed: 1 },
    )
  })

  it('grow the same in two parts as in one, apart from rounding in between', () => {
    const part = fc.integer({ min: 1, max: 99 }).map((units) => units / 100)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), part, (units, time) => {
        const inParts = compoundAmount(compoundAmount(units / 100, 6, time, 12), 6, 1 - time, 12)
        expect(Math.abs(inParts - compoundAmount(units / 100, 6, 1, 12))).toBeLessThan(0.016)
      }),
      { numRuns: 300, seed: 1 },
    )
  })
})

// Expected balances: by hand. 1,000 at 8% simple interest earns 40 every half year. 1.08 squared is 1.1664.
describe('the chart', () => {
  const pointsOf = (input: Partial<Input>) => curve(answerOf({ ...example, ...input }), { ...example, ...input })
  const yearsOf = (time: string) => pointsOf({ time }).map(({ year }) => year)

  it('has a point per year if there are enough years', () => {
    const { principal, years } = answerOf(example)
    expect(pointsOf({})).toEqual([{ year: 0, balance: principal }, ...years])
  })

  it('has a point per fraction of a year otherwise', () => {
    expect(yearsOf('1')).toEqual([0, 0.25, 0.5, 0.75, 1])
    expect(yearsOf('2')).toEqual([0, 0.5, 1, 1.5, 2])
    expect(yearsOf('2.5')).toEqual([0, 0.5, 1, 1.5, 2, 2.5])
    expect(yearsOf('0.5')).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5])
    expect(yearsOf('5.3')).toHaveLength(54)
    expect(yearsOf('3.14159')).toHaveLength(51)
    expect(yearsOf('20.5')).toHaveLength(22)
  })

  it('is exact at every point', () => {
    const input = { principal: '1,000', rate: '8', frequency: '1' }
    expect(pointsOf({ ...input, time: '2.5', type: 'simple' }).map(({ balance }) => balance)).toEqual([
      1000, 1040, 1080, 1120, 1160, 1200,
    ])
    expect(pointsOf({ ...input, time: '2' }).filter(({ year }) => Number.isInteger(year))).toEqual([
      { year: 0, balance: 1000 },
      { year: 1, balance: 1080 },
      { year: 2, balance: 1166.4 },
    ])
  })

  it('starts at the principal, never falls and ends at the final amount', () => {
    const time = fc.integer({ min: 1, max: 3000 }).map((units) => String(units / 100))
    fc.assert(
      fc.property(time, fc.constantFrom(...types), fc.constantFrom(...frequencies), (time, type, frequency) => {
        const { principal, finalAmount } = answerOf({ ...example, time, type, frequency })
        const points = pointsOf({ time, type, frequency })
        expect(points[0]).toEqual({ year: 0, balance: principal })
        expect(points.at(-1)).toMatchObject({ year: Number(time), balance: finalAmount })
        points.slice(1).forEach(({ year, balance }, index) => {
          expect(year).toBeGreaterThan(points[index]?.year ?? 0)
          expect(balance).toBeGreaterThanOrEqual(points[index]?.balance ?? 0)
        })
      }),
      { numRuns: 100, seed: 1 },
    )
  })
})

describe('a rate of 0', () => {
  eachRow(types)('earns nothing: %s', (type) => {
    const input = { ...example, principal: '1000', rate: '0', time: '10', type }
    const value = answerOf(input)
    expect(value).toMatchObject({ principal: 1000, interest: 0, finalAmount: 1000, totalReturn: 0 })
    expect(value.years).toHaveLength(10)
    expect(value.years.every(({ interest, balance }) => interest === 0 && balance === 1000)).toBe(true)
    expect(curve(value, input).every(({ balance }) => balance === 1000)).toBe(true)
  })
})

describe('a rate with a percent sign', () => {
  it('is the same rate, in the answer and in the chart', () => {
    const [plain, signed] = ['5', '5 %'].map((rate) => ({ ...example, rate, time: '2.5' })) as [Input, Input]
    expect(evaluate(signed)).toEqual(evaluate(plain))
    expect(curve(answerOf(signed), signed)).toEqual(curve(answerOf(plain), plain))
  })
})

// Ranges: docs/rules.md, and the docstring of Input.
describe('reports', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['empty fields', { principal: '', rate: ' ', time: '' }, ['principal: missing', 'rate: missing', 'time: missing']],
    [
      'a principal and time of 0',
      { principal: '0', rate: '0.0', time: '-0' },
      ['principal: not-positive', 'time: not-positive'],
    ],
    ['a principal below one cent', { principal: '0.009' }, ['principal: too-small']],
    ['a negative principal', { principal: '-100' }, ['principal: not-positive']],
    ['a rate below 0', { rate: '-5' }, ['rate: too-small']],
    ['a time as a percentage', { time: '5%' }, ['time: not-a-number']],
    ['a time in words', { time: 'ten' }, ['time: not-a-number']],
    [
      'values above the maximum',
      { principal: '1000000000000.01', rate: '1001', time: '1000.1' },
      ['principal: too-large', 'rate: too-large', 'time: too-large'],
    ],
    ['too many digits', { time: '1.234567890123456' }, ['time: too-precise']],
    ['an unknown type', { type: 'other' as 'simple' }, ['type: unknown-type']],
    ['an unknown frequency', { frequency: '52' }, ['frequency: unknown-frequency']],
    ['an empty frequency', { frequency: '' }, ['frequency: unknown-frequency']],
    ['an amount too large for hundredths', { rate: '1000', time: '1000', frequency: '365' }, ['time: too-much-growth']],
    ['a return too large for hundredths', { principal: '0.01', rate: '3', time: '999' }, ['time: too-much-growth']],
    [
      'simple growth too large for hundredths',
      { principal: '1000000000000', rate: '1000', time: '9', type: 'simple' },
      ['time: too-much-growth'],
    ],
    [
      'all errors at once',
      { principal: 'x', frequency: '3' },
      ['principal: not-a-number', 'frequency: unknown-frequency'],
    ],
  ])('%s', (_, input, issues) => {
    expect(issuesOf(input)).toEqual(issues)
  })
})
