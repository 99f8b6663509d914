import { add, divide, exact, multiply, negate, type Rational } from '../core/numbers/rational'
import { exp, pi } from './functions'
import { bitsOf, limit, MathError, magnitude, settle, type Value } from './value'

/** What is left of the time that an answer may take, in microseconds of an ordinary computer, roughly. */
export interface Budget {
  left: number
}

export type Operator = (a: Value, b: Value) => Value
export type Arithmetic = ReturnType<typeof arithmeticAt>

export const of = (number: number): Value => ({ ...exact(number), doubt: 0 })
export const opposite = (a: Value): Value => ({ ...a, ...negate(a), percent: false })

/** What all operators are made of: each spends some of the budget and rounds what is not exact. */
export function arithmeticAt(precision: number, budget: Budget) {
  function spend(time: number): void {
    budget.left -= time
    if (budget.left < 0) throw new MathError('too-much-work')
  }

  /** The time of a series, and of long numbers: it grows with the square of their bits. */
  const spendOn = (bits: number, share = 1): void => spend(share * (bits / 1000) ** 2)

  /** Keeps a result exact where it is and is not too long; otherwise rounds it. */
  function keep(a: Rational, doubt: number): Value {
    if (a.n === 0n) return { ...exact(0), doubt }
    const [top, bottom] = [bitsOf(a.n), bitsOf(a.d)]
    if (Math.abs(top - bottom) > limit) throw new MathError(top > bottom ? 'too-large' : 'too-small')
    spend(doubt > 0 ? 8 : 2)
    spendOn(top + bottom, 0.5)
    return doubt > 0 || Math.max(top, bottom) > limit ? settle(a, precision, doubt) : { n: a.n, d: a.d, doubt }
  }

  /** The whole number made from another, if that has bits behind the point. */
  function whole(a: Value, n: bigint): Value {
    if (a.isCut && magnitude(a) > precision - 32) throw new MathError('unsettled')
    return keep({ n, d: 1n }, a.doubt)
  }

  /** A function whose result is never exact. */
  const rounded =
    (make: (a: Value, precision: number) => Rational) =>
    (a: Value): Value => {
      spendOn(precision, 500)
      const made: Rational & { doubt?: number } = make(a, precision)
      return keep(made, Math.max(1, a.doubt, made.doubt ?? 0))
    }

  function sum(a: Value, b: Value): Value {
    const doubt = Math.max(a.doubt, b.doubt)
    const total = add(a, b)
    const isNone = doubt > 0 && a.n !== 0n && (total.n === 0n || magnitude(total) < magnitude(a) - precision + 64)
    return isNone ? { ...exact(0), doubt: 2 } : keep(total, doubt)
  }

  const product = (a: Value, b: Value): Value => keep(multiply(a, b), Math.max(a.doubt, b.doubt))

  function quotient(a: Value, b: Value): Value {
    if (b.n === 0n) throw new MathError('division-by-zero')
    return keep(divide(a, b), Math.max(a.doubt, b.doubt))
  }

  const floor = (a: Value): Value => whole(a, a.n / a.d - (a.n < 0n && a.n % a.d !== 0n ? 1n : 0n))

  function constant(name: string): Value {
    spendOn(precision, 500)
    return keep(name === 'e' ? exp(exact(1), precision) : pi(precision), 1)
  }

  return { precision, spend, spendOn, keep, whole, rounded, sum, product, quotient, floor, constant }
}
