import type { Kinds } from '../core/kinds'

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

/** A question with two numbers. A type instead of an interface, so that it's assignable to `Row`. */
export type Question = {
  /**
   * What to calculate. `whatTotal`: x is y% of what? `points`: percentage points from x% to y%. `difference`: of x and y,
   * in percent of their average.
   */
  readonly type: QuestionType
  readonly x: string
  readonly y: string
}

export type Change = {
  /** From -100 to 10,000. Negative for a decrease. Empty means no change. */
  readonly percent: string
}

export interface Input {
  /** What to calculate. */
  readonly type: PercentageType
  /**
   * The percentage (percentOf), part (whatPercent, whatTotal), first number (increase, decrease, change, points,
   * difference) or price (discount).
   */
  readonly x: string
  /**
   * The whole (percentOf, whatPercent), second number (increase, decrease, change, points, difference), discount in percent
   * (discount) or percentage (whatTotal).
   */
  readonly y: string
  /** The number before a chain of changes, from -10^12 to 10^12. Empty means 100. */
  readonly start: string
  /** A chain of changes, each in percent of the number before it. At most 100. */
  readonly changes: readonly Change[]
  /** More questions. Each is answered separately. */
  readonly questions: readonly Question[]
}

export const initial: Input = { type: 'percentOf', x: '', y: '', start: '', changes: [], questions: [] }
export const example: Input = { ...initial, x: '15', y: '80' }
export const kinds: Kinds<Input> = {
  x: 'number',
  y: 'number',
  start: 'number',
  changes: { percent: 'percent' },
  questions: { x: 'number', y: 'number' },
}

/** The rows of a list, whatever JavaScript passed. */
export const rowsOf = <Row extends object>(list: readonly Row[] | undefined): readonly Row[] =>
  Array.isArray(list) ? list.map((row) => Object(row)) : []
