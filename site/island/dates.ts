import { interpretDate } from '../../src/engine/core/dates/read-date'
import { today } from '../../src/engine/core/dates/today'

/** The day that a person typed, 'YYYY-MM-DD'; the text itself where it may be more than one. */
export function dayOf(text: string, locale: string): string {
  const options = { locale, today: today(Date.now()) }
  // A date of birth in two digits is of another century than a date to come.
  const days = [false, true].map((past) => {
    const reading = interpretDate(text, { ...options, past })
    return reading && 'date' in reading ? reading.date : text
  })
  return days[0] === days[1] ? (days[0] ?? text) : text
}
