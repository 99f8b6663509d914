import type { IssueCode } from '../../engine/date-difference/date-difference'
import { coreStrings } from '../core/base/strings'
import { dateIssues, dateStrings } from '../core/fields/date/date.strings'

export const strings = {
  ...coreStrings,
  ...dateStrings,
  name: 'Date difference',
  start: 'Start date',
  end: 'End date',
  calculate: 'Calculate',
  difference: 'Difference',
  weeks: 'Weeks',
  weekdays: 'Weekdays (Mon–Fri)',
  inclusive: 'Days, both included',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
  /** Below the headline, which shows the days. */
  byCalendarAndWeeks: 'That’s {period}, or {weeks}.',
  byCalendar: 'That’s {period}.',
  inWeeks: 'That’s {weeks}.',
  underWeek: 'That’s less than a week.',
  bothOn: 'Both dates are {start}.',
  /** If the first date is the later one. */
  reversed: 'The end date comes before the start date, so the days are counted back from {later}, to {earlier}.',
  total: 'Totals',
  datesAndAverages: 'Dates and averages',
  averageYears: 'Years (average)',
  averageMonths: 'Months (average)',
  about: '≈ {n}',
  averages: 'Averages are based on years of 365.25 days and months of 30.44 days.',
  issues: dateIssues satisfies Record<IssueCode, string>,
}
