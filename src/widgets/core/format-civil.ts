import { readDate, writeDate } from '../../engine/core/date'

const day: Intl.DateTimeFormatOptions = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' }

/**
 * '2026-01-02' is 'Fri, Jan 2, 2026'; of '2026-01-02T17:30' the options may ask for the time. Civil, whatever the zone of
 * the machine, and by the calendar in which dates are typed, whatever the locale's own.
 */
export function formatCivil(text: string, locale: string, options = day): string {
  const date = new Date(`${text.length > 10 ? text : `${text}T00:00`}Z`)
  const format = (locale: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' }).format(date)
  try {
    return format(locale)
  } catch {
    return format('en-US')
  }
}

/** The day that a text is read as, in full; '' where it is none. */
export function dayRead(text: string, locale: string): string {
  const date = readDate(text, locale)
  return typeof date === 'object' ? formatCivil(writeDate(date), locale) : ''
}
