import { add, compare, exact, multiply, type Rational, toNumber } from '../core/numbers/rational'
import type { Chain } from './chain'
import type { QuestionType } from './fields'
import { factorOf, formulas, hundred } from './formulas'
import type { Answer } from './question'

/** A part of a calculation: a number, an operator or a bracket, a percentage, or the absolute value of a number. */
export type Term = number | string | { readonly percent: number } | { readonly size: number }

/** A calculation with the numbers as entered, such as 15 ÷ 100 × 80. */
export interface Working {
  readonly terms: readonly Term[]
  readonly result: number
  /** Whether the result, rounded to `digits` decimals, is still exact: 1 ÷ 4 is with 2, and 1 ÷ 3 never. */
  isExact(digits: number): boolean
}

const relative = (more: number, less: number, base: number): readonly Term[] => [
  ...['(', more, '−', less, ')'],
  ...['÷', base < 0 ? { size: base } : base, '×', 100],
]

const termsOf: Readonly<Record<QuestionType, (x: number, y: number) => readonly Term[]>> = {
  percentOf: (percent, base) => [percent, '÷', 100, '×', base],
  whatPercent: (part, whole) => [part, '÷', whole, '×', 100],
  whatTotal: (part, percent) => [part, '÷', percent, '×', 100],
  increase: (from, to) => relative(to, from, from),
  decrease: (from, to) => relative(from, to, from),
  change: (from, to) => relative(to, from, from),
  discount: (price, percent) => [price, '×', '(', 100, '−', percent, ')', '÷', 100],
  points: (from, to) => [to, '−', from],
  difference: (a, b) => [
    ...['(', Math.max(a, b), '−', Math.min(a, b), ')'],
    ...['÷', '(', '(', a, '+', b, ')', '÷', 2, ')', '×', 100],
  ],
}

const isExactly = (value: Rational) => (digits: number) => compare(exact(toNumber(value, digits)), value) === 0

/** How an answer is calculated. */
export const workingOf = ({ type, x, y, result }: Answer): Working => ({
  terms: termsOf[type](x, y),
  result,
  isExact: isExactly(formulas[type](exact(x), exact(y))),
})

/** How the number after a chain of changes is calculated: 100 × 110% × 90%. */
export function chainWorking({ start, steps, final }: Chain): Working {
  const percents = steps.map(({ percent }) => exact(percent))
  const factors = percents.flatMap((percent): Term[] => ['×', { percent: toNumber(add(hundred, percent)) }])
  const value = percents.reduce((product, percent) => multiply(product, factorOf(percent)), exact(start))
  return { terms: [start, ...factors], result: final, isExact: isExactly(value) }
}
