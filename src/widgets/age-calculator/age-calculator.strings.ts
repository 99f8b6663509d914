import type { IssueCode } from '../../engine/age-calculator/age-calculator'
import { coreStrings } from '../core/base/strings'
import { dateIssues, dateStrings } from '../core/fields/date/date.strings'

export const strings = {
  ...coreStrings,
  ...dateStrings,
  name: 'Age calculator',
  birthDate: 'Birth date',
  onDate: 'Age on',
  onDateHint: 'Leave empty for today',
  leapDay: 'In non-leap years, the birthday is February 28',
  calculate: 'Calculate',
  age: 'Age',
  nextBirthday: 'Next birthday',
  months: 'Months',
  weeks: 'Weeks',
  days: 'Days',
  hours: 'Hours',
  since: { one: '{n} day since last birthday', other: '{n} days since last birthday' },
  /** Before the first birthday. */
  sinceBirth: { one: '{n} day since birth', other: '{n} days since birth' },
  until: { one: '{n} day to go', other: '{n} days to go' },
  turning: 'Turning',
  /** Below the headline, which shows only the years, or the months of a baby. */
  restAndNext: 'Plus {rest}. The next birthday is in {days}.',
  nextIn: 'The next birthday is in {days}.',
  onBirthday: 'Happy birthday! The next one is in {days}.',
  birthdays: 'Dates and averages',
  total: 'Totals',
  countedTo: 'As of',
  averageYears: 'Years (average)',
  averageMonths: 'Months (average)',
  about: '≈ {n}',
  averages: 'Averages are based on years of 365.25 days and months of 30.44 days.',
  issues: {
    ...dateIssues,
    'birth-after-date': 'Enter a birth date on or before {date}.',
    'too-late': 'Enter a date on or before {max}.',
    'unknown-leap-day': 'Select or clear this option.',
  } satisfies Record<IssueCode, string>,
}
