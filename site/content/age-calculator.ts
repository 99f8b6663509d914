import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'Years, months and days are counted on the calendar, by the rule of java.time: a month is whole once its day is reached, and where a month is too short, on its last day. Born on January 31, you are 28 days old on February 28, and 1 month and 1 day on March 1.',
    'The next birthday is always after the day that the age is for: on a birthday it is a year away.',
    'Those born on February 29 have their birthday on March 1 in other years, or on February 28: laws differ. Hong Kong has March 1 (Cap. 410, section 5), Taiwan the last day of February (Civil Code, article 121). So the tool asks, and asks only them.',
    'Totals count whole days of 24 hours. Months are those of the calendar, so a one-year-old is 12 months old.',
  ],
}
