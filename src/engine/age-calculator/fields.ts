import { date } from '../core/fields/date'
import { type InputOf, startOf } from '../core/fields/field'
import { choice } from '../core/fields/text'

/** The birthday in a common year of someone born on February 29. */
export type LeapDay = 'mar-1' | 'feb-28'

/** The default first. */
export const leapDays: readonly LeapDay[] = ['mar-1', 'feb-28']

export const fields = {
  /** A date from 0001-01-01. */
  birthDate: date({ past: true, example: '1990-06-15' }),
  /** A date up to 9998-12-31. Empty means today. */
  onDate: date({ today: true, example: '2026-11-20' }),
  /** The birthday in other years, for births on February 29. */
  leapDay: choice(leapDays, { unknown: 'unknown-leap-day' }),
}

export type Input = InputOf<typeof fields>
export const { initial, example } = startOf(fields)
