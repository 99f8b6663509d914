import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Tells what a time in one city is in another, on the date you choose. For calls across countries, webinars, flights, and colleagues far away. Hour by hour below the answer you see where both have office hours.',
  ],
  howItWorks: [
    'Offsets are those of the chosen day, from the IANA time zone database that your browser carries: New York is 5 hours behind London for most of the year, but 4 for a few weeks in March and for one at the end of October, since they change their clocks on different Sundays.',
    'When clocks go forward, an hour does not exist; when they go back, an hour comes twice. A time in it is read by the offset before the change, as calendars do, and the other reading is shown beside it.',
  ],
  limits: [
    'Governments change their rules, some at short notice. A browser that has not been updated knows nothing of it, and of years to come only what is law today. Dates from 1800 to 2999.',
  ],
  sources: [
    { name: 'IANA Time Zone Database', href: 'https://www.iana.org/time-zones' },
    { name: 'Cities: GeoNames, CC BY 4.0', href: 'https://www.geonames.org/' },
    { name: 'Missing and double hours: RFC 5545, 3.3.5', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
  ],
  faq: [
    {
      question: 'What time is 9:00 in New York in London?',
      answer:
        'Usually 14:00. On March 20, 2024 it was 13:00, because New York had already gone to summer time and London had not.',
    },
    {
      question: 'What is 9 am in Los Angeles in India?',
      answer:
        'On December 27, 2024 it was 22:30. India is 5 and a half hours ahead of UTC; Nepal is even 5 hours and 45 minutes ahead.',
    },
    {
      question: 'What happens to a time that does not exist?',
      answer:
        'It is told. On March 10, 2024 clocks in New York went from 2:00 to 3:00. 2:30 is read as 3:30, with 1:30 as the other reading.',
    },
    {
      question: 'How do I find my city?',
      answer:
        'Type a city, a country, a US state or an abbreviation such as PST, and choose from the list. It has more than 1,000 cities, with every capital. If your town isn’t there, choose the nearest large city in the same time zone.',
    },
  ],
  samples: [
    {
      name: 'New York to London in March',
      value: { date: '2024-03-20', time: '9:00', from: 'America/New_York', to: 'Europe/London' },
    },
    {
      name: 'A time that does not exist',
      value: { date: '2024-03-10', time: '2:30 am', from: 'America/New_York', to: 'Europe/London' },
    },
    {
      name: 'Los Angeles to India',
      value: { date: '', time: '9 am', from: 'America/Los_Angeles', to: 'Asia/Kolkata' },
    },
  ],
}
