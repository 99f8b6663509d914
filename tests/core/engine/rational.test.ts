import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  decimalText,
  divide,
  exact,
  multiply,
  power,
  round,
  subtract,
  toFixed,
  toNumber,
} from '../../../src/engine/core/numbers/rational'
import { eachRow } from '../../each-row'

// Expected values: by hand. A number is the decimal that it prints as (ECMA-262, Number::toString).
describe('a rational number', () => {
  eachRow([
    [0.1, 1n, 10n],
    [-12.5, -125n, 10n],
    [1e21, 10n ** 21n, 1n],
    [1.5e-7, 15n, 10n ** 8n],
    [0, 0n, 1n],
  ])('is exactly the decimal that %d prints as', (number, n, d) => {
    expect(exact(number)).toEqual({ n, d })
  })

  it('is exactly what the decimal text says, at any length', () => {
    expect(exact('-1250.50')).toEqual({ n: -125_050n, d: 100n })
    expect(exact('12345678901234567890.1')).toEqual({ n: 123456789012345678901n, d: 10n })
  })

  eachRow([
    [5, 2, '2.5'],
    [-2, 3, '-0.666666666666667'],
    [200, 3, '66.6666666666667'],
    [1, 3e6, '0.000000333333333333333'],
    [2, 1, '2'],
    [0, 7, '0'],
    [1e15 - 1, 10, '99999999999999.9'],
    [1e16 - 1, 10, '1000000000000000'],
    [99_999, 1e5, '0.99999'],
  ])('%d / %d has at most 15 significant digits: %s', (top, bottom, text) => {
    expect(decimalText(divide(exact(top), exact(bottom)))).toBe(text)
  })

  it('adds tenths without binary rounding errors', () => {
    expect(toNumber(add(exact(0.1), exact(0.2)))).toBe(0.3)
    expect(toNumber(subtract(exact(0.3), exact(0.1)))).toBe(0.2)
  })

  eachRow([
    [1.005, 2, '1.01'],
    [-1.005, 2, '-1.01'],
    [2.5, 0, '3'],
    [-0.004, 2, '0.00'],
    [0.05, 1, '0.1'],
    [1e21, 1, '1000000000000000000000.0'],
  ])('rounds %d half away from zero to %d digits: %s', (number, digits, text) => {
    expect(toFixed(exact(number), digits)).toBe(text)
  })

  it('divides by negative numbers and keeps the denominator positive', () => {
    expect(divide(exact(1), exact(-4))).toEqual({ n: -1n, d: 4n })
    expect(() => divide(exact(1), exact(0))).toThrow(RangeError)
  })

  it('compares, multiplies and raises like integers', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer({ min: 0, max: 9 }), (a, b, exponent) => {
        expect(Math.sign(compare(exact(a), exact(b)))).toBe(Math.sign(a - b))
        expect(round(multiply(exact(a), exact(b)))).toBe(BigInt(a) * BigInt(b))
        expect(round(power(exact(a), exponent))).toBe(BigInt(a) ** BigInt(exponent))
      }),
    )
  })

  it('converts any double and back', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: 1e-9 }), (x) => toNumber(exact(x), 40) === x),
    )
  })
})
