import { type InputOf, startOf } from '../core/fields/field'
import { number, percent } from '../core/fields/number'
import { choice, rows } from '../core/fields/text'

/** The calculation types with two numbers, in menu order. */
export const questionTypes = [
  'percentOf',
  'whatPercent',
  'increase',
  'decrease',
  'change',
  'discount',
  'whatTotal',
  'points',
  'difference',
] as const

export type QuestionType = (typeof questionTypes)[number]

/** `chain`: several changes in a row, in `start` and `changes` instead of two numbers. */
export type PercentageType = QuestionType | 'chain'

export const types: readonly PercentageType[] = [...questionTypes, 'chain']

/** Up to here, results keep their digits as JavaScript numbers. */
const range = { min: -1e12, max: 1e12 }

/** The fields of a question with two numbers. */
export const twoNumbers = {
  /**
   * What to calculate. `whatTotal`: x is y% of what? `points`: percentage points from x% to y%. `difference`: of x and y,
   * in percent of their average.
   */
  type: choice(questionTypes, { unknown: 'unknown-type' }),
  x: number(range),
  y: number(range),
}

/** From losing everything to 101 times as much, so that a hundred of them still make a JavaScript number. */
const change = {
  /** From -100 to 10,000. Negative for a decrease. Empty means no change. */
  percent: percent({ min: -100, max: 10_000, optional: true }),
}

/** The fields of a chain. */
export const chained = {
  /** The number before a chain of changes, from -10^12 to 10^12. Empty means 100. */
  start: number({ ...range, empty: 100 }),
  /** A chain of changes, each in percent of the number before it. At most 100. */
  changes: rows(change),
}

export const fields = {
  /** What to calculate. */
  type: choice(types, { unknown: 'unknown-type' }),
  /**
   * The percentage (percentOf), part (whatPercent, whatTotal), first number (increase, decrease, change, points,
   * difference) or price (discount).
   */
  x: number({ ...range, example: '15' }),
  /**
   * The whole (percentOf, whatPercent), second number (increase, decrease, change, points, difference), discount in percent
   * (discount) or percentage (whatTotal).
   */
  y: number({ ...range, example: '80' }),
  ...chained,
  /** More questions. Each is answered separately. */
  questions: rows(twoNumbers),
}

export type Input = InputOf<typeof fields>
/** A question with two numbers. */
export type Question = InputOf<typeof twoNumbers>
export type Change = InputOf<typeof change>

export const { initial, example } = startOf(fields)
