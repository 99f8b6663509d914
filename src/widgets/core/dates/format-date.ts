import { readDate, writeDate } from '../../../engine/core/dates/date'

/** 'Fri, Jan 2, 2026'. */
const withWeekday: Intl.DateTimeFormatOptions = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' }

/** 'Jan 2, 2026'. */
export const mediumDate: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }

/**
 * '2026-01-02' is 'Fri, Jan 2, 2026'; for '2026-01-02T17:30' the options may ask for the time. A civil date, whatever
 * the time zone of the machine, in the calendar in which dates are typed, whatever the locale's own.
 */
export function formatDate(text: string, locale: string, options = withWeekday): string {
  const date = new Date(`${text.length > 10 ? text : `${text}T00:00`}Z`)
  const format = (locale: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' }).format(date)
  try {
    return format(locale)
  } catch {
    return format('en-US')
  }
}

/** The day that a text is read as, in full; '' where it is not a date. */
export function dateReadAs(text: string, locale: string): string {
  const date = readDate(text, locale)
  return typeof date === 'object' ? formatDate(writeDate(date), locale) : ''
}
