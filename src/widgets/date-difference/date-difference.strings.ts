import type { IssueCode } from '../../engine/date-difference'
import { dateIssues, dateStrings } from '../core/date.strings'
import { coreStrings } from '../core/strings'
import { lateStrings } from './date-difference.late.strings'

export const firstStrings = {
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
  issues: dateIssues satisfies Record<IssueCode, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings)
