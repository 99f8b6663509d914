import { type DateOptions, interpretDate } from '../../../engine/core/dates/read-date'
import { today } from '../../../engine/core/dates/today'

/** The day that a text means, 'YYYY-MM-DD'; '' where it means none, or one of several. */
export function readDay(text: string, options: DateOptions): string {
  const reading = text.trim() ? interpretDate(text, options) : undefined
  return reading && 'date' in reading ? reading.date : ''
}

/** What a person typed, free of their locale: '2/3/2026' in en-GB is '2026-03-02'. Other text stays. */
export function dayOf(text: string, locale: string): string {
  const options = { locale, today: today(Date.now()) }
  // A date of birth in two digits is of another century than a date to come.
  const [day, past] = [readDay(text, options), readDay(text, { ...options, past: true })]
  return day === past && day ? day : text
}
