import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyDiscount,
  evaluate,
  example,
  type Input,
  initial,
  quickPercents,
} from '../../../src/engine/discount-calculator/discount-calculator'
import { eachRow } from '../../each-row'
import { cents, errorsIn } from '../../results'
import oracle from './engine.oracle.json'

const issuesOf = (input: Partial<Input>) => errorsIn(evaluate({ ...example, ...input }))

// Expected values: published examples, named below.
describe('a discount', () => {
  eachRow([
    ['Lumen, Accounting for Managers, bedding', 126, 14, 17.64, 108.36],
    ['Martin-Gay, Prealgebra, 7.5, exercise 26', 74, 20, 14.8, 59.2],
    ['CPM, Core Connections 1, 5-41', 80, 40, 32, 48],
  ])('in %s', (_, originalPrice, discountPercent, discountAmount, finalPrice) => {
    const value = { originalPrice, discountPercent, discountAmount, finalPrice, savings: discountAmount }
    expect(applyDiscount(originalPrice, discountPercent)).toEqual(value)
    expect(evaluate({ ...initial, originalPrice: `$${originalPrice}`, discountPercent: `${discountPercent}` })).toEqual(
      {
        ok: true,
        value,
      },
    )
  })

  it('of 0% leaves the full price, and of 100% nothing', () => {
    expect(applyDiscount(19.99, 0)).toMatchObject({ discountAmount: 0, finalPrice: 19.99 })
    expect(applyDiscount(19.99, 100)).toMatchObject({ discountAmount: 19.99, finalPrice: 0 })
  })

  // Expected values: docs/rules.md.
  it('has seven quick percentages', () => {
    expect(quickPercents).toEqual([10, 15, 20, 25, 30, 50, 75])
  })
})

// Expected values: engine.oracle.py, with Python's decimal. Includes ties at half a cent.
describe('matches the oracle', () => {
  eachRow(oracle as [string, string, string, string, string][])('%s minus %s%%', (price, percent, ...amounts) => {
    const [originalPrice, discountAmount, finalPrice] = amounts.map(Number)
    expect(evaluate({ ...initial, originalPrice: price, discountPercent: percent })).toEqual({
      ok: true,
      value: { originalPrice, discountPercent: Number(percent), discountAmount, finalPrice, savings: discountAmount },
    })
  })
})

describe('the final price', () => {
  const price = fc.integer({ min: 0, max: 10 ** 14 }).map((units) => units / 100)
  const percent = fc.integer({ min: 0, max: 10 ** 5 }).map((units) => units / 1000)

  it('plus the discount is the original price, to the cent', () => {
    fc.assert(
      fc.property(price, percent, (price, percent) => {
        const { discountAmount, finalPrice } = applyDiscount(price, percent)
        expect(cents(discountAmount) + cents(finalPrice)).toBe(cents(price))
        expect(Math.min(discountAmount, finalPrice)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('never rises with a larger discount', () => {
    fc.assert(
      fc.property(price, percent, percent, (price, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(applyDiscount(price, more).finalPrice).toBeLessThanOrEqual(applyDiscount(price, less).finalPrice)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('at 30% off is the discount at 70% off, within a cent because both round half a cent up', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 100 }), (price, percent) => {
        const opposite = applyDiscount(price, 100 - percent).discountAmount
        const difference = cents(applyDiscount(price, percent).finalPrice) - cents(opposite)
        expect([0n, 1n]).toContain(difference)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })
})

// Ranges: docs/rules.md, and the docstring of Input.
describe('reports', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    [
      'empty fields',
      { originalPrice: '', discountPercent: ' ' },
      ['originalPrice: missing', 'discountPercent: missing'],
    ],
    ['more than 100%', { discountPercent: '100.01' }, ['discountPercent: too-large']],
    ['less than 0%', { discountPercent: '-1' }, ['discountPercent: too-small']],
    ['a price below 0', { originalPrice: '-0.01' }, ['originalPrice: too-small']],
    ['a price as a percentage', { originalPrice: '20%' }, ['originalPrice: not-a-number']],
    ['a price above the maximum', { originalPrice: '1000000000000.01' }, ['originalPrice: too-large']],
    ['too many digits', { originalPrice: '1.234567890123456' }, ['originalPrice: too-precise']],
  ])('%s', (_, input, issues) => {
    expect(issuesOf(input)).toEqual(issues)
  })
})

it('rounds to whole yen, which still add up', () => {
  const input = { ...initial, originalPrice: '1250', discountPercent: '15' }
  expect(evaluate(input, { minorDigits: 0 })).toMatchObject({ value: { finalPrice: 1063, savings: 187 } })
  expect(evaluate(input, { minorDigits: 3 })).toMatchObject({ value: { finalPrice: 1062.5, savings: 187.5 } })
})
