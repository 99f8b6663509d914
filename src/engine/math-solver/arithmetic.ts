import { add, divide, exact, multiply, negate, type Rational } from '../core/numbers/rational'
import { exp, pi } from './functions'
import { bitsOf, limit, MathError, magnitude, roundTo, type Value } from './value'

/** The time left for an answer, roughly in microseconds on an ordinary computer. */
export interface Budget {
  left: number
}

export type Operator = (a: Value, b: Value) => Value
export type Arithmetic = ReturnType<typeof arithmeticAt>

export const of = (number: number): Value => ({ ...exact(number), inexact: 0 })
export const opposite = (a: Value): Value => ({ ...a, ...negate(a), percent: false })

/** Basic operations, which spend some of the budget and round inexact results. */
export function arithmeticAt(precision: number, budget: Budget) {
  function spend(time: number): void {
    budget.left -= time
    if (budget.left < 0) throw new MathError('too-much-work')
  }

  /** Spends time on a series or a long number, which grows with the square of the bits. */
  const spendOn = (bits: number, factor = 1): void => spend(factor * (bits / 1000) ** 2)

  /** Keeps an exact result that isn't too long, and rounds any other. */
  function keep(a: Rational, inexact: number): Value {
    if (a.n === 0n) return { ...exact(0), inexact }
    const [top, bottom] = [bitsOf(a.n), bitsOf(a.d)]
    if (Math.abs(top - bottom) > limit) throw new MathError(top > bottom ? 'too-large' : 'too-small')
    spend(inexact > 0 ? 8 : 2)
    spendOn(top + bottom, 0.5)
    return inexact > 0 || Math.max(top, bottom) > limit ? roundTo(a, precision, inexact) : { n: a.n, d: a.d, inexact }
  }

  /** A whole number derived from another number. Fails if that number was truncated and has no known fractional bits. */
  function whole(a: Value, n: bigint): Value {
    if (a.isTruncated && magnitude(a) > precision - 32) throw new MathError('unsettled')
    return keep({ n, d: 1n }, a.inexact)
  }

  /** A function whose results are rounded. */
  const rounded =
    (make: (a: Value, precision: number) => Rational) =>
    (a: Value): Value => {
      spendOn(precision, 500)
      const result: Rational & { inexact?: number } = make(a, precision)
      return keep(result, Math.max(1, a.inexact, result.inexact ?? 0))
    }

  function sum(a: Value, b: Value): Value {
    const inexact = Math.max(a.inexact, b.inexact)
    const total = add(a, b)
    const isZero = inexact > 0 && a.n !== 0n && (total.n === 0n || magnitude(total) < magnitude(a) - precision + 64)
    return isZero ? { ...exact(0), inexact: 2 } : keep(total, inexact)
  }

  const product = (a: Value, b: Value): Value => keep(multiply(a, b), Math.max(a.inexact, b.inexact))

  function quotient(a: Value, b: Value): Value {
    if (b.n === 0n) throw new MathError('division-by-zero')
    return keep(divide(a, b), Math.max(a.inexact, b.inexact))
  }

  const floor = (a: Value): Value => whole(a, a.n / a.d - (a.n < 0n && a.n % a.d !== 0n ? 1n : 0n))

  function constant(name: string): Value {
    spendOn(precision, 500)
    return keep(name === 'e' ? exp(exact(1), precision) : pi(precision), 1)
  }

  return { precision, spend, spendOn, keep, whole, rounded, sum, product, quotient, floor, constant }
}
