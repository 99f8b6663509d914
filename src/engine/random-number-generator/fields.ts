import { type InputOf, startOf } from '../core/fields/field'
import { whole } from '../core/fields/number'
import { flag } from '../core/fields/text'

/** The largest `max` and `quantity`. The smallest `min` is `-range`. */
export const most = { range: Number.MAX_SAFE_INTEGER, quantity: 1000 } as const

export const fields = {
  /** The smallest number to draw: a whole number from -(2^53 - 1) to 2^53 - 1. */
  min: whole({ min: -most.range, max: most.range, initial: '1' }),
  /** The largest number to draw. */
  max: whole({ min: -most.range, max: most.range, initial: '100', example: '49' }),
  /** How many to draw, from 1 to 1,000. */
  quantity: whole({ min: 1, max: most.quantity, initial: '1', example: '6' }),
  /** Draws each number at most once. */
  unique: flag({ example: true }),
}

export type Input = InputOf<typeof fields>

export const { initial, example } = startOf(fields)
