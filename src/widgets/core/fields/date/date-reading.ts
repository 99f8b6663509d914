import { type DateOptions, interpretDate } from '../../../../engine/core/dates/read-date'
import { today } from '../../../../engine/core/dates/today'

/** The date that a text means, 'YYYY-MM-DD'; '' if it means none or is ambiguous. */
export function readDay(text: string, options: DateOptions): string {
  const reading = text.trim() ? interpretDate(text, options) : undefined
  return reading && 'date' in reading ? reading.date : ''
}

/** Typed text in locale-independent form: '2/3/2026' in en-GB becomes '2026-03-02'. Other text stays. */
export function dayOf(text: string, locale: string): string {
  const options = { locale, today: today(Date.now()) }
  // A two-digit year in a date of birth may mean a different century than in a future date.
  const [day, past] = [readDay(text, options), readDay(text, { ...options, past: true })]
  return day === past && day ? day : text
}
