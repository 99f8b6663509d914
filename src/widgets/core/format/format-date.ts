import { intlTag } from '../../../engine/core/numbers/locale'

/** 'Fri, Jan 2, 2026'. */
export const withWeekday: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
}

/** 'Jan 2, 2026'. */
export const mediumDate: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }

/** 'Friday, January 2, 2026'. */
export const fullDate: Intl.DateTimeFormatOptions = { dateStyle: 'full' }

/**
 * '2026-01-02' becomes 'Fri, Jan 2, 2026'. For '2026-01-02T17:30', the options may include the time. Always a calendar
 * date, independent of the time zone of the device and of the locale's own calendar.
 */
export function formatDate(text: string, locale: string, options = withWeekday): string {
  const date = new Date(`${text.length > 10 ? text : `${text}T00:00`}Z`)
  const all = { ...options, timeZone: 'UTC', calendar: 'gregory' }
  return new Intl.DateTimeFormat(intlTag(locale), all).format(date)
}

/** '17:30' becomes '5:30 PM'. */
export const formatTime = (time: string, locale: string): string =>
  formatDate(`1970-01-01T${time}`, locale, { timeStyle: 'short' })
