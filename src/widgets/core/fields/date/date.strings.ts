import type { DateIssue } from '../../../../engine/core/dates/date'

/** Strings shared by all date fields. */
export const dateStrings = {
  today: 'Today',
  calendar: 'Open calendar for {label}',
}

export const dateIssues = {
  missing: 'Enter a date, such as {example}.',
  'not-a-date': 'Enter a date, such as {example}.',
  'no-such-date': 'This date doesn’t exist. Check the day and month.',
  ambiguous: 'Did you mean {first} or {second}?',
} satisfies Record<DateIssue, string>
