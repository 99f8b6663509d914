import { expect, it } from 'vitest'
import { evaluate } from '../../../src/engine/timezone-converter/timezone-converter'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/timezone-converter/timezone-converter.strings'
import { summarize } from '../../../src/widgets/timezone-converter/timezone-converter.summary'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'

function summaryOf(when: string, from: string, to: string, locale = 'en-US') {
  const [date = '', time = ''] = when.split(' ')
  const input = { date, time, from, to }
  return summarize(valueIn(evaluate(input)), input, strings, formatIn(locale, 'USD'))
}

/** `Intl` puts a narrow space before AM and PM. */
const spaced = (text: string) => text.replace(/\s/g, (space) => (space === '\n' ? space : ' '))

// PST is UTC−8, and Tokyo is UTC+9.
it('copies the time, its day, the time difference, and both clocks', () => {
  const summary = summaryOf('2026-11-20 20:00', 'America/Los_Angeles', 'Asia/Tokyo')
  expect(spaced(copyOf(summary))).toBe(`Tokyo, when it’s 8:00 PM in Los Angeles: 1:00 PM
The next day, Sat, Nov 21, 2026. Tokyo is 17 hours ahead.

Los Angeles
Time: 8:00 PM
Date: Fri, Nov 20, 2026
UTC offset: UTC−08:00
Zone: Pacific Standard Time

Tokyo
Time: 1:00 PM
Date: Sat, Nov 21, 2026
UTC offset: UTC+09:00
Zone: Japan Standard Time`)
  expect(summary.sends).toEqual([{ kind: 'date', text: '2026-11-21' }])
})

// On November 1, 2026, clocks in New York go back from EDT (UTC−4) to EST (UTC−5) at 2:00 AM. London is on GMT.
it('copies the warning about a time that happens twice above its two readings', () => {
  expect(
    spaced(copyOf(summaryOf('2026-11-01 1:30', 'America/New_York', 'Europe/London'))),
  ).toBe(`London, when it’s 1:30 AM in New York: 5:30 AM
The same day, Sun, Nov 1, 2026. London is 4 hours ahead.

On Sun, Nov 1, 2026, 1:30 AM happens twice in New York, because clocks go back from 2:00 AM to 1:00 AM. This answer is for the first one.
First time, UTC−04:00: 5:30 AM
Second time, UTC−05:00: 6:30 AM

New York
Time: 1:30 AM
Date: Sun, Nov 1, 2026
UTC offset: UTC−04:00
Zone: Eastern Daylight Time

London
Time: 5:30 AM
Date: Sun, Nov 1, 2026
UTC offset: UTC+00:00
Zone: Greenwich Mean Time`)
})

it('writes times and dates as in the locale', () => {
  const { figure, lines } = summaryOf('2026-11-20 20:00', 'America/Los_Angeles', 'Asia/Tokyo', 'de-DE')
  expect([figure, ...lines.map(({ text }) => text)]).toEqual([
    '13:00',
    '20:00',
    'Fr., 20. Nov. 2026',
    'UTC−08:00',
    'Nordamerikanische Westküsten-Normalzeit',
    '13:00',
    'Sa., 21. Nov. 2026',
    'UTC+09:00',
    'Japanische Normalzeit',
  ])
})

eachRow([
  [
    '2026-07-01 9:00',
    'Europe/London',
    'Asia/Kolkata',
    'Kolkata, when it’s 9:00 AM in London: 1:30 PM. The same day, Wed, Jul 1, 2026. Kolkata is 4 hours 30 minutes ahead.',
  ],
  [
    '2026-07-01 9:00',
    'Asia/Tokyo',
    'America/Los_Angeles',
    'Los Angeles, when it’s 9:00 AM in Tokyo: 5:00 PM. The day before, Tue, Jun 30, 2026. Los Angeles is 16 hours behind.',
  ],
  [
    '2026-07-01 9:00',
    'Europe/Paris',
    'Europe/Berlin',
    'Berlin, when it’s 9:00 AM in Paris: 9:00 AM. The same day, Wed, Jul 1, 2026. It’s the same time in Berlin and Paris.',
  ],
])('%s in %s to %s: %s', (when, from, to, announced) => {
  expect(spaced(announcementOf(summaryOf(when, from, to)))).toBe(announced)
})

eachRow([
  ['Portland, Oregon', 'Portland, Maine', ['From: Portland', 'To: Portland']],
  ['UTC', 'UTC', ['From: UTC', 'To: UTC']],
  ['Oslo', 'Rome', ['Oslo', 'Rome']],
])('from %s to %s, the clocks have different titles', (from, to, titles) => {
  const groups = summaryOf('2026-07-01 9:00', from, to).lines.map(({ group }) => group)
  expect([...new Set(groups)]).toEqual(titles)
})
