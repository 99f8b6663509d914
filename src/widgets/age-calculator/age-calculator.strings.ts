import type { IssueCode } from '../../engine/age-calculator'
import { dateIssues, dateStrings } from '../core/dates/date.strings'
import { coreStrings } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  ...dateStrings,
  name: 'Age calculator',
  birthDate: 'Birth date',
  onDate: 'Age on',
  onDateHint: 'Empty means today',
  leapDay: 'My birthday is February 28 in other years',
  calculate: 'Calculate',
  age: 'Age',
  nextBirthday: 'Next birthday',
  months: 'Months',
  weeks: 'Weeks',
  days: 'Days',
  hours: 'Hours',
  born: 'Born on {birth}, counted to {on}.',
  birthday: 'Born on {birth}, and {on} is a birthday.',
  since: { one: '{n} day since the last', other: '{n} days since the last' },
  until: { one: '{n} day to go', other: '{n} days to go' },
  turning: 'Turning',
  averageYears: 'Average years',
  averageMonths: 'Average months',
  about: '≈ {n}',
  averages: 'An average year has 365.25 days, an average month 30.44.',
  issues: {
    ...dateIssues,
    'birth-after-date': 'Enter a birth date that isn’t after {date}.',
    'too-late': 'Enter a date no later than {max}.',
    'unknown-leap-day': 'Tick this or leave it open.',
  } satisfies Record<IssueCode, string>,
}
