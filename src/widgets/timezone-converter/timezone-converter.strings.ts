import type { IssueCode } from '../../engine/timezone-converter/evaluate'
import { coreStrings } from '../core/base/strings'
import { dateIssues, dateStrings } from '../core/fields/date/date.strings'

export const strings = {
  ...coreStrings,
  ...dateStrings,
  name: 'Time zone converter',
  from: 'From',
  to: 'To',
  place: 'City or time zone',
  none: 'No city or time zone found',
  swap: 'Swap time zones',
  date: 'Date',
  emptyDate: 'Leave empty for today',
  time: 'Time',
  timeHint: '21:30 or 9:30 pm',
  now: 'Now',
  convert: 'Convert',
  /** The label of the headline. */
  when: '{to}, when it’s {time} in {from}',
  utcOffset: 'UTC offset',
  zone: 'Zone',
  /** The label of the slider on the hour strips. */
  move: 'Time of day in {place}',
  sameDay: 'The same day, {date}.',
  nextDay: 'The next day, {date}.',
  dayBefore: 'The day before, {date}.',
  daysLater: '{n} days later, {date}.',
  daysEarlier: '{n} days earlier, {date}.',
  /** Below the headline, whose label names the other place. */
  aheadShort: '{to} is {time} ahead.',
  behindShort: '{to} is {time} behind.',
  sameTime: 'It’s the same time in {to} and {from}.',
  gap: 'On {date}, {time} doesn’t exist in {from}, because clocks go forward from {before} to {after}. It’s read as {first}, but could also mean {second}.',
  overlap:
    'On {date}, {time} happens twice in {from}, because clocks go back from {before} to {after}. This answer is for the first one.',
  readAs: 'Read as {time}, {offset}',
  firstTime: 'First time, {offset}',
  secondTime: 'Second time, {offset}',
  offset: 'UTC{offset}',
  office: 'Office hours',
  awake: 'Awake',
  night: 'Night',
  hours: 'Hour by hour',
  hideHours: 'Hide hours',
  issues: {
    ...dateIssues,
    missing: 'Enter a value, such as {example}.',
    'not-a-date': 'Enter a date, such as Jun 15, 2026.',
    'not-a-time': 'Enter a time, such as 21:30 or 9:30 pm.',
    'too-early': 'Enter a date on or after {min}.',
    'too-late': 'Enter a date on or before {max}.',
    'unknown-zone': 'Enter a city, country or time zone, such as Mumbai or PST.',
  } satisfies Record<IssueCode, string>,
}
