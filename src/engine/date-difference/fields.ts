import { date } from '../core/fields/date'
import { type InputOf, startOf } from '../core/fields/field'

export const fields = {
  /** A date from 0001-01-01 to 9999-12-31. It can be after the end date. */
  start: date({ example: '2026-02-01' }),
  /** A date from 0001-01-01 to 9999-12-31. */
  end: date({ example: '2026-11-20' }),
}

export type Input = InputOf<typeof fields>
export const { initial, example } = startOf(fields)
