import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Counts the time between two dates: in years, months and days by the calendar, and in total days, weeks, hours, minutes and seconds. For deadlines and contracts, trips, anniversaries, and family history. The order of the two dates does not matter.',
  ],
  howItWorks: [
    'Years, months and days follow the rule of java.time: a month is whole once its day is reached, and the days are those left after the last whole month. February 1 to March 1 is one month, whatever its length.',
    'Where a month is too short, it is whole on its last day. January 31 to February 28 is 28 days, since the 31st has not come; January 31 to March 1 is one month, which ended on the last of February, and 1 day.',
    'Totals count whole days of 24 hours. Average years of 365.25 and months of 30.44 days are marked ≈.',
  ],
  limits: [
    'It counts all days, not working days. Dates run from year 1 to 9999. They follow the Gregorian calendar, carried back before its introduction in 1582; dates of older documents may be Julian, ten or more days apart.',
  ],
  sources: [
    { name: 'Calendar: ISO 8601', href: 'https://www.iso.org/iso-8601-date-and-time-format.html' },
    {
      name: 'Months: java.time.Period',
      href: 'https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/time/Period.html',
    },
  ],
  faq: [
    {
      question: 'Does it count the last day?',
      answer:
        'It counts one of the two ends: Monday to Tuesday is 1 day. Where both days count, as with days of leave, add 1. June 24 to July 5 is 11 days here, and 12 days of leave.',
    },
    {
      question: 'How many days is January 1 to December 31, 2024?',
      answer: '365. The year has 366 days, because it is a leap year, and the last one is not counted.',
    },
    {
      question: 'Was 1900 a leap year?',
      answer:
        'No. Years that divide by 100 are leap years only if they divide by 400. February 28 to March 1 is 1 day in 1900 and 2 days in 2000.',
    },
    {
      question: 'Do clock changes matter for the hours?',
      answer: 'No. Every day counts 24 hours, also those on which clocks go forward or back.',
    },
  ],
  samples: [
    { name: 'The leap year 2024', value: { start: '2024-01-01', end: '2024-12-31' } },
    { name: 'From the end of a month', value: { start: '2024-01-31', end: '2024-03-01' } },
    { name: 'Since the first Moon landing, to 2024', value: { start: '1969-07-20', end: '2024-12-26' } },
  ],
}
