import { writeDate } from './date'
import { isDate } from './is-date'

/**
 * The source of today's date: a day as 'YYYY-MM-DD', or an instant (a Date or milliseconds since 1970) in the
 * platform's time zone. Nothing else here uses that time zone.
 */
export type Now = Date | number | string

/** Today as 'YYYY-MM-DD', or '' if `now` is absent. */
export function today(now?: Now): string {
  const date = new Date(typeof now === 'object' || typeof now === 'number' ? now : Number.NaN)
  const day = { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }
  const text = typeof now === 'string' ? now : writeDate(day)
  return isDate(text) ? text : ''
}
