import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'Years, months and days are counted on the calendar, by the rule of java.time: a month is whole once its day is reached, and the days are those left after the last whole month. February 1 to March 1 is one month, whatever its length.',
    'Where a month is too short, it is whole on its last day. January 31 to February 28 is 28 days, since the 31st has not come; January 31 to March 1 is one month, which ended on the last of February, and 1 day.',
    'Totals count whole days of 24 hours, and only one of the two ends: Monday to Tuesday is 1 day. Add 1 where both the first and the last day count, as with days of leave.',
    'Dates follow the Gregorian calendar of ISO 8601, carried back before its introduction in 1582. Dates of older documents may be Julian, ten or more days apart.',
  ],
}
