import type { DateIssue } from '../../../engine/core/dates/date'

/** The words of every date field. Its hint is shown beside an error, so the sentences need no example. */
export const dateStrings = {
  pattern: 'YYYY-MM-DD',
  dateHint: 'Such as 2026-02-09',
  today: 'Today',
}

export const dateIssues = {
  missing: 'Enter a date to get an answer.',
  'not-a-date': 'Not a date. Write year, month and day.',
  'no-such-date': 'There is no such day. Check month and day.',
} satisfies Record<DateIssue, string>
