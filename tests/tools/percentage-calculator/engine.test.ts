import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  change,
  discount,
  evaluate,
  type Input,
  type PercentageType,
  percentOf,
  selectType,
  types,
  whatPercent,
} from '../../../src/engine/percentage-calculator/percentage-calculator'
import { eachRow } from '../../each-row'
import { errorsIn } from '../../results'
import oracle from './engine.oracle.json'

const solve = (type: string, x: string, y: string) => evaluate({ type: type as PercentageType, x, y })
const issuesOf = (input: Pick<Input, 'type' | 'x' | 'y'>) => errorsIn(evaluate(input))

// Expected values: by hand.
describe('answers', () => {
  eachRow([
    ['percentOf', '15', '80', 12],
    ['whatPercent', '12', '80', 15],
    ['increase', '80', '100', 25],
    ['decrease', '100', '80', 20],
    ['decrease', '80', '100', -25],
    ['change', '80', '60', -25],
    ['change', '-80', '-60', 25],
    ['change', '-50', '50', 200],
    ['discount', '80', '15', 68],
    ['discount', '80', '100', 0],
    ['percentOf', '0', '80', 0],
    ['decrease', '5', '5', 0],
    ['percentOf', '0.1', '0.3', 0.0003],
    ['percentOf', '1,000', '1 000', 10_000],
  ])('%s %s %s: %d', (type, x, y, result) => {
    expect(solve(type, x, y)).toMatchObject({ ok: true, value: { result } })
  })

  it('never with negative zero', () => {
    expect(solve('decrease', '5', '5')).toEqual({ ok: true, value: { type: 'decrease', x: 5, y: 5, result: 0 } })
    expect(solve('percentOf', '-0', '80')).toEqual({ ok: true, value: { type: 'percentOf', x: 0, y: 80, result: 0 } })
  })
})

// Expected values: engine.oracle.py, with Python's fractions.
describe('matches the oracle', () => {
  eachRow(oracle as [string, string, string, string][])('%s %s %s: %s', (type, x, y, result) => {
    expect(solve(type, x, y)).toMatchObject({ ok: true, value: { result: Number(result) } })
  })
})

describe('properties', () => {
  const amount = fc.integer({ min: 1, max: 10 ** 8 }).map((units) => units / 100)

  it('whatPercent reverses percentOf', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), amount, (percent, base) => {
        expect(whatPercent(percentOf(percent, base), base)).toBe(percent)
      }),
    )
  })

  it('a discount is a negative change of the same percentage', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100 }), (price, percent) => {
        expect(change(price, discount(price, percent))).toBe(-percent + 0)
      }),
    )
  })
})

// Its rule: only the percent sign goes, and only where there's none. The rest stays as typed.
describe('another type', () => {
  eachRow([
    ['15%', '15'],
    ['1250%', '1250'],
    ['1,250', '1,250'],
    ['007', '007'],
    ['about 5', 'about 5'],
  ])('makes %s of whatPercent’s first number %s', (x, kept) => {
    expect(selectType({ x, y: '5%' }, 'whatPercent')).toEqual({ type: 'whatPercent', x: kept, y: '5' })
  })

  it('keeps the percent sign of a percentage', () => {
    expect(selectType({ x: '15%', y: '80' }, 'percentOf')).toEqual({ type: 'percentOf', x: '15%', y: '80' })
  })
})

// Ranges: docs/rules.md.
describe('rejects', () => {
  eachRow([
    ['whatPercent', '5', '0', 'y: zero-base'],
    ['increase', '0', '5', 'x: zero-base'],
    ['decrease', '0', '5', 'x: zero-base'],
    ['change', '0', '5', 'x: zero-base'],
    ['discount', '-1', '5', 'x: too-small'],
    ['discount', '1', '101', 'y: too-large'],
    ['discount', '1', '-1', 'y: too-small'],
    ['percentOf', '1e3', '5', 'x: not-a-number'],
    ['percentOf', '1234567890.1234567', '5', 'x: too-precise'],
    ['percentOf', '2000000000000', '5', 'x: too-large'],
  ])('%s %s %s: %s', (type, x, y, issue) => {
    expect(issuesOf({ type: type as PercentageType, x, y })).toEqual([issue])
  })

  it('both fields at the same time', () => {
    expect(issuesOf({ type: 'percentOf', x: '', y: 'x' })).toEqual(['x: missing', 'y: not-a-number'])
  })

  it('an unknown type', () => {
    expect(issuesOf({ type: 'half' as PercentageType, x: '1', y: '2' })).toEqual(['type: unknown-type'])
    expect(types).toHaveLength(10)
  })
})
