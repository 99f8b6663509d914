import { add, divide, exact, multiply, negate, type Rational, subtract } from '../core/numbers/rational'
import type { QuestionType } from './fields'

export const hundred = exact(100)

const sizeOf = (a: Rational): Rational => (a.n < 0n ? negate(a) : a)

/** In percent of the size of the first number, which must not be 0. */
const relativeChange = (from: Rational, to: Rational): Rational =>
  divide(multiply(subtract(to, from), hundred), sizeOf(from))

/** The exact answer to each question. */
export const formulas: Readonly<Record<QuestionType, (x: Rational, y: Rational) => Rational>> = {
  percentOf: (percent, base) => divide(multiply(percent, base), hundred),
  whatPercent: (part, whole) => divide(multiply(part, hundred), whole),
  whatTotal: (part, percent) => divide(multiply(part, hundred), percent),
  increase: relativeChange,
  decrease: (from, to) => negate(relativeChange(from, to)),
  change: relativeChange,
  discount: (price, percent) => divide(multiply(price, subtract(hundred, percent)), hundred),
  points: (from, to) => subtract(to, from),
  // The difference in percent of the average (a + b) / 2.
  difference: (a, b) => divide(multiply(sizeOf(subtract(a, b)), exact(200)), add(a, b)),
}

/** A change of 10 percent multiplies by 1.1, one of -10 percent by 0.9. */
export const factorOf = (percent: Rational): Rational => divide(add(hundred, percent), hundred)
