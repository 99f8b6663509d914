import type { DateIssue } from '../../../engine/core/dates/date'

/** The words of every date field. */
export const dateStrings = {
  today: 'Today',
  calendar: 'Open calendar for {label}',
}

export const dateIssues = {
  missing: 'Enter a date, such as {example}.',
  'not-a-date': 'Enter a date, such as {example}.',
  'no-such-date': 'This date doesn’t exist. Check the day and the month.',
  ambiguous: 'Did you mean {first} or {second}?',
} satisfies Record<DateIssue, string>
