import type { IssueCode } from '../../engine/timezone-converter'
import { dateIssues, dateStrings } from '../core/date.strings'
import { coreStrings } from '../core/strings'
import { lateStrings } from './timezone-converter.late.strings'

export const firstStrings = {
  ...coreStrings,
  ...dateStrings,
  name: 'Timezone converter',
  from: 'From',
  to: 'To',
  place: 'City or country',
  none: 'No time zone found',
  swap: 'Swap zones',
  date: 'Date',
  emptyDate: 'Empty means today',
  time: 'Time',
  timeHint: '21:30 or 9:30 pm',
  now: 'Now',
  convert: 'Convert',
  timeThere: 'Time there',
  issues: {
    ...dateIssues,
    missing: 'Fill this in to get an answer.',
    'not-a-time': 'Not a time. Write hours and minutes.',
    'too-early': 'Enter a date from {min} on.',
    'too-late': 'Enter a date up to {max}.',
    'unknown-zone': 'No such zone. Type a city and choose from the list.',
  } satisfies Record<IssueCode, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings)
