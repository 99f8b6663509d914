import { CalendarRange } from 'lucide-react'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage = {
  icon: CalendarRange,
  alsoCalled: 'days until christmas since between',
  receives: { date: 'start' },
  howItWorks: [
    'The calculator counts the days from the earlier date to the later one. You can enter the dates in either order. The totals in weeks, hours, minutes and seconds come from the same number of days.',
    'For years, months and days, it counts full calendar months first and then the days that are left. A month that’s too short to have the start day counts in full once it’s over: Jan 31 to Mar 1, 2024, is 1 month (to Feb 29) and 1 day.',
  ],
  facts: [
    {
      title: 'Leap years',
      text: 'Years divisible by 4 have a February 29. Years divisible by 100 don’t, unless they’re divisible by 400: 2000 was a leap year, but 2100 won’t be.',
    },
  ],
  limits: [
    'The number of days includes weekends and holidays. “Weekdays” counts Monday to Friday, including holidays.',
    'Times of day aren’t considered. Every day has 24 hours, even when clocks change.',
    'All dates use the Gregorian calendar. Historical dates before 1582, and in some countries much later, may be from the Julian calendar.',
  ],
  sources: [
    { name: 'ISO 8601: dates', href: 'https://www.iso.org/iso-8601-date-and-time-format.html' },
    {
      name: 'Java’s Period class: the same rule for counting months',
      href: 'https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/time/Period.html',
    },
  ],
  faq: [
    {
      question: 'Does the calculator count the end date?',
      answer:
        'No. It counts every day from the start date up to the day before the end date, so Dec 1 to Dec 25, 2026, is 24 days. If both dates count, as with vacation days, use “Days, both included.”',
    },
    {
      question: 'Why is January 1 to December 31, 2024, only 365 days?',
      answer:
        'Because the last day isn’t counted. 2024 was a leap year with 366 days, and it’s 366 days from Jan 1, 2024, to Jan 1, 2025.',
    },
    {
      question: 'How many weeks are in a year?',
      answer:
        'A year has 52 weeks and 1 day, or 52 weeks and 2 days if it’s a leap year. That’s why a date usually falls one weekday later each year.',
    },
    {
      question: 'How many months are there from January 31 to February 28?',
      answer:
        'In 2026, it’s 0 months and 28 days. That isn’t a full month yet, because the 28th comes before the 31st. Jan 31 to Mar 1, 2026, is 1 month and 1 day.',
    },
  ],
  samples: [
    { name: 'Jan 1 to Dec 31, 2024', value: { start: '2024-01-01', end: '2024-12-31' } },
    { name: 'Jan 31 to Mar 1, 2024', value: { start: '2024-01-31', end: '2024-03-01' } },
    { name: 'Moon landing to Dec 26, 2024', value: { start: '1969-07-20', end: '2024-12-26' } },
  ],
}
