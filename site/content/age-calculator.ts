import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Tells an age in years, months and days, today or on any other date, with totals in months, weeks, days and hours and the days until the next birthday. For forms that ask for an exact age, for school and sports cutoffs, and for the curious.',
  ],
  howItWorks: [
    'Years, months and days are counted on the calendar, by the rule of java.time: a month is whole once its day is reached, and where a month is too short, on its last day. Born on January 31, you are 28 days old on February 28, and 1 month and 1 day on March 1.',
    'The next birthday is always after the day that the age is for: on a birthday it is a year away. Totals count whole days of 24 hours, and months of the calendar, so a one-year-old is 12 months old.',
  ],
  limits: [
    'Days, not hours: the time of birth and time zones do not count. Some countries and customs count age in other ways, or say on which day it is reached; for a legal question the law of the place decides.',
  ],
  sources: [
    {
      name: 'Rule: java.time.Period',
      href: 'https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/time/Period.html',
    },
    { name: 'February 29: Hong Kong, Cap. 410, section 5', href: 'https://www.elegislation.gov.hk/hk/cap410' },
    { name: 'February 29: Taiwan, Civil Code, article 121' },
  ],
  faq: [
    {
      question: 'I was born on February 29. When is my birthday?',
      answer:
        'In other years on March 1 or on February 28: laws differ. Hong Kong has March 1, Taiwan the last day of February. The tool begins with March 1 and asks; only people with such a birthday see the question.',
    },
    {
      question: 'How old is someone born on June 15, 1990?',
      answer:
        'On December 26, 2024: 34 years, 6 months and 11 days. That is 414 whole months or 12,613 days, with 171 days to go until 35.',
    },
    {
      question: 'How do I find an age on a past or future day?',
      answer: 'Put that day into “Age on”. Empty means today.',
    },
    {
      question: 'How do I type a date?',
      answer:
        'Most ways work: June 15, 1990, 15 Jun 1990, 6/15/1990 or 1990-06-15. A date such as 02/03/1990 is read in the order your language uses: February 3 in American English, March 2 in British English.',
    },
  ],
  samples: [
    { name: 'Born June 15, 1990', value: { birthDate: '1990-06-15', onDate: '' } },
    { name: 'A leap-day birth on February 28', value: { birthDate: '2000-02-29', onDate: '2023-02-28' } },
    { name: 'A first birthday', value: { birthDate: '2023-12-26', onDate: '2024-12-26' } },
  ],
}
