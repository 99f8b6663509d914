import { date, time } from '../core/fields/date'
import { type InputOf, startOf } from '../core/fields/field'
import { place } from '../core/fields/text'

export const fields = {
  /** A date from 1800-01-01 to 2999-12-31. Empty means today. */
  date: date({ today: true, example: '2026-11-20' }),
  /** The time in `from`: '21:30', '9:30 pm', 'noon'. */
  time: time({ initial: '12:00' }),
  /**
   * A time zone such as 'America/New_York', a place such as 'Mumbai' or 'Portland, Maine', an abbreviation such as
   * 'PST', or an offset such as 'GMT+3'.
   */
  from: place({ initial: 'America/New_York' }),
  /** A time zone or place, like `from`. */
  to: place({ initial: 'Europe/London' }),
}

export type Input = InputOf<typeof fields>
export const { initial, example } = startOf(fields)
