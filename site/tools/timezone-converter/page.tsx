import { Globe } from 'lucide-react'
import type { Output } from '../../../src/engine/timezone-converter/timezone-converter'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: Globe,
  alsoCalled: 'time zone utc gmt meeting world clock',
  example: (value) => `noon → ${clock(value.convertedTime)}`,
  receives: { date: 'date' },
  howItWorks: [
    'The converter uses your browser’s copy of the IANA Time Zone Database. The database lists past and planned clock changes, so the result fits the date you choose, not just today.',
    'When clocks go forward, an hour is skipped. When they go back, an hour happens twice. The converter warns you about both and shows the two possible answers.',
  ],
  facts: [
    {
      title: 'Daylight saving time',
      rows: [
        ['Most of the US', '2nd Sunday in March to 1st Sunday in November'],
        ['UK and EU', 'Last Sunday in March to last Sunday in October'],
        ['Sydney', '1st Sunday in October to 1st Sunday in April'],
        ['Japan, India, China', 'None'],
      ],
    },
  ],
  limits: [
    'Governments sometimes change their rules at short notice. Keep your browser up to date to get the latest ones.',
    'Future dates use the rules known today. For dates before 1970, the database is incomplete.',
    'If your town isn’t on the list of more than 1,000 cities, enter a larger city in the same time zone.',
    'Some abbreviations have several meanings. IST is read as India Standard Time, for example, but it’s also used in Israel and Ireland.',
  ],
  sources: [
    { name: 'IANA Time Zone Database', href: 'https://www.iana.org/time-zones' },
    { name: 'Cities: GeoNames, CC BY 4.0', href: 'https://www.geonames.org/' },
    {
      name: 'RFC 5545, section 3.3.5: times that are skipped or happen twice',
      href: 'https://www.rfc-editor.org/rfc/rfc5545',
    },
  ],
  faq: [
    {
      question: 'What is the time difference between New York and London?',
      answer:
        'London is usually 5 hours ahead. For two or three weeks in March and one week in the fall, it’s only 4 hours, because the US changes its clocks on different dates. On Mar 20, 2024, 9:00 AM in New York was 1:00 PM in London.',
    },
    {
      question: 'Does Arizona have daylight saving time?',
      answer:
        'Most of Arizona doesn’t. Phoenix stays on Mountain Standard Time all year, so it has the same time as Los Angeles in summer and as Denver in winter. The Navajo Nation does change its clocks.',
    },
    {
      question: 'Is EST the same as EDT?',
      answer:
        'No. Eastern Standard Time is 5 hours behind UTC, and Eastern Daylight Time is 4 hours behind. If you enter EST or EDT, the converter uses the one that applies in New York on your date.',
    },
    {
      question: 'Which time zones aren’t a whole number of hours from UTC?',
      answer:
        'India’s and Nepal’s, for example. When it’s noon UTC, it’s 5:30 PM in India and 5:45 PM in Nepal. Newfoundland in Canada and South Australia also have half-hour offsets.',
    },
    {
      question: 'What happens at 2:30 AM when clocks go forward?',
      answer:
        'That time doesn’t exist. On Mar 10, 2024, clocks in New York went from 2:00 to 3:00 AM. The converter reads 2:30 AM as 3:30 AM, and shows the answer for 1:30 AM too.',
    },
  ],
  samples: [
    {
      name: 'New York to London',
      value: { date: '2024-03-20', time: '9:00', from: 'America/New_York', to: 'Europe/London' },
    },
    {
      name: 'A time that doesn’t exist',
      value: { date: '2024-03-10', time: '2:30 am', from: 'America/New_York', to: 'Europe/London' },
    },
    {
      name: 'Los Angeles to India',
      value: { date: '', time: '9 am', from: 'America/Los_Angeles', to: 'Asia/Kolkata' },
    },
  ],
}

/** '2026-11-20T17:00' is '5 PM' */
const clock = (local: string) =>
  `${Number(local.slice(11, 13)) % 12 || 12} ${Number(local.slice(11, 13)) < 12 ? 'AM' : 'PM'}`
