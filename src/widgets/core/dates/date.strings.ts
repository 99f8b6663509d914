import type { DateIssue } from '../../../engine/core/dates/date'

/** The words of every date field. */
export const dateStrings = {
  pattern: 'June 15, 1990',
  dateHint: 'Such as June 15, 1990, or 1990-06-15',
  today: 'Today',
}

export const dateIssues = {
  missing: 'Enter a date, such as June 15, 1990.',
  'not-a-date': 'Enter a date, such as June 15, 1990.',
  'no-such-date': 'This date doesn’t exist. Check the day and the month.',
  ambiguous: 'This could be {first} or {second}. Write the month as a word, such as June 15, 1990.',
} satisfies Record<DateIssue, string>
