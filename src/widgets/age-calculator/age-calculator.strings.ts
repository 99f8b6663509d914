import type { IssueCode } from '../../engine/age-calculator'
import { dateIssues, dateStrings } from '../core/date.strings'
import { coreStrings } from '../core/strings'
import { lateStrings } from './age-calculator.late.strings'

export const firstStrings = {
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
  issues: {
    ...dateIssues,
    'birth-after-date': 'This is after {date}. Check both dates.',
    'too-late': 'Enter a date up to {max}.',
    'unknown-leap-day': 'Tick this or leave it open.',
  } satisfies Record<IssueCode, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings)
