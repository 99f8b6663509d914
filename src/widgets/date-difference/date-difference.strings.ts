import type { IssueCode } from '../../engine/date-difference'
import { dateIssues, dateStrings } from '../core/dates/date.strings'
import { coreStrings } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  ...dateStrings,
  name: 'Date difference',
  start: 'Start date',
  end: 'End date',
  calculate: 'Calculate',
  difference: 'Difference',
  days: 'Days',
  weeks: 'Weeks',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
  span: 'From {start} to {end}.',
  sameDay: 'Both are {start}.',
  averageYears: 'Average years',
  averageMonths: 'Average months',
  about: '≈ {n}',
  averages: 'An average year has 365.25 days, an average month 30.44.',
  issues: dateIssues satisfies Record<IssueCode, string>,
}
