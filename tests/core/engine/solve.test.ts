import { describe, expect, it } from 'vitest'
import { fieldToFind } from '../../../src/engine/core/fields/find'
import { number } from '../../../src/engine/core/fields/number'
import { exact, multiply, type Rational } from '../../../src/engine/core/numbers/rational'
import { smallestWhole, solveGrowing } from '../../../src/engine/core/numbers/solve'
import { eachRow } from '../../each-row'

const square = (x: Rational) => multiply(x, x)
const solve = (target: string | number, digits: number, min = 0, max = 100) =>
  solveGrowing(square, exact(target), { min, max, digits })

// The square root of 3 is 1.7320508075688772… (OEIS A002194). The rest by hand.
describe('the point at which a function reaches a target', () => {
  eachRow([
    [3, 0, 2],
    [3, 3, 1.732],
    [3, 4, 1.7321],
    [3, 10, 1.7320508076],
    [4, 2, 2],
    [0, 2, 0],
    [10_000, 2, 100],
    ['2.25', 0, 2],
    ['2.2499999', 0, 1],
    ['0.0025', 1, 0.1],
    ['0.0024', 1, 0],
  ])('for x² and %s, to %d decimals, is %d', (target, digits, x) => {
    expect(solve(target, digits)).toBe(x)
  })

  it('is undefined out of range', () => {
    expect(solve('10000.001', 2)).toBeUndefined()
    expect(solve('3.999', 2, 2)).toBeUndefined()
    expect(solve('4', 2, 2)).toBe(2)
  })

  it('is at the start of a plateau', () => {
    const floor = ({ n, d }: Rational) => exact(Number(n / d))
    expect(solveGrowing(floor, exact(7), { min: 0, max: 50, digits: 2 })).toBe(7)
  })
})

eachRow([
  [1, 100, 37],
  [37, 37, 37],
  [50, 100, 50],
  [1, 36, undefined],
])('the smallest whole number from %d to %d that is at least 37', (least, most, n) => {
  expect(smallestWhole((candidate) => candidate >= 37, least, most)).toBe(n)
})

const fields = {
  a: number({ find: true }),
  other: number(),
  b: number({ find: true }),
  answer: number({ optional: true, find: true }),
}
eachRow([
  [{ a: '1', b: '2', answer: '' }, 'answer'],
  [{ a: '', b: '2', answer: '' }, 'answer'],
  [{ a: '', b: '2', answer: '3' }, 'a'],
  [{ a: '1', b: '', answer: '3' }, 'b'],
  [{ a: '', b: '', answer: '3' }, 'a'],
  [{ a: '1', b: '2', answer: '3' }, undefined],
])('in %j, %s is found', (texts, found) => {
  expect(fieldToFind(fields, (name: keyof typeof texts) => texts[name])).toBe(found)
})
