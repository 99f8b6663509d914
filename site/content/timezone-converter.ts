import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'Offsets are those of the chosen day, from the IANA time zone database that your browser carries: New York is 5 hours behind London for most of the year, but 4 for a few weeks in March and for one at the end of October, since they change their clocks on different Sundays.',
    'When clocks go forward, an hour does not exist; when they go back, an hour comes twice. A time in it is read by the offset before the change, as calendars do (RFC 5545, 3.3.5), and the other reading is shown beside it.',
    'Governments change their rules, some at short notice. A browser that has not been updated knows nothing of it, and of years to come only what is law today.',
    'Zones are found by city, by country and by former names. Nothing you type leaves your browser.',
  ],
}
