import { writeDate } from './date'
import { isDate } from './is-date'

/**
 * What today is read from: a day as 'YYYY-MM-DD', or an instant (a Date or milliseconds since 1970), whose day is the one
 * where the person is, by the platform's zone. Nothing else here asks that zone.
 */
export type Now = Date | number | string

/** Today as 'YYYY-MM-DD'; '' where `now` is none. */
export function today(now?: Now): string {
  const date = new Date(typeof now === 'object' || typeof now === 'number' ? now : Number.NaN)
  const day = { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }
  const text = typeof now === 'string' ? now : writeDate(day)
  return isDate(text) ? text : ''
}
