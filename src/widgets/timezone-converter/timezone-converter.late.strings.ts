/** What is said under the answer: fetched with what says it. */
export const lateStrings = {
  sameDay: '{date}, the same day.',
  nextDay: '{date}, the next day.',
  dayBefore: '{date}, the day before.',
  daysLater: '{date}, {n} days later.',
  daysEarlier: '{date}, {n} days earlier.',
  ahead: '{to} is {time} ahead of {from}.',
  behind: '{to} is {time} behind {from}.',
  sameTime: '{to} and {from} have the same time.',
  gap: '{time} on {date} does not exist in {from}: clocks go forward from {before} to {after}. It is read as {first}, or as {second}.',
  overlap:
    '{time} on {date} comes twice in {from}: clocks go back from {before} to {after}. This is the first of the two.',
  readAs: 'As {time}, {offset}',
  firstTime: 'First, {offset}',
  secondTime: 'Second, {offset}',
  offset: 'UTC{offset}',
  office: 'Office hours',
  night: 'Night',
  hours: 'Hour by hour',
  hideHours: 'Hide hours',
  said: '{time} on {date} in {from} ({fromOffset}) is {converted} on {convertedDate} in {to} ({toOffset}).',
}
