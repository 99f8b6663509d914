import { expect, it } from 'vitest'
import { evaluate } from '../../../src/engine/date-difference/date-difference'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/date-difference/date-difference.strings'
import { summarize } from '../../../src/widgets/date-difference/date-difference.summary'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'

function summaryOf(start: string, end: string, locale = 'en-US') {
  const input = { start, end }
  return summarize(valueIn(evaluate(input)), input, strings, formatIn(locale, 'USD'))
}

// 2026-02-01 is a Sunday: 41 weeks with 205 weekdays, then Sunday to Thursday. 292 / 365.25 is 0.799, and 292 / 30.4375 is 9.593.
it('copies the days, what they are by the calendar, the totals, and the dates in order', () => {
  expect(copyOf(summaryOf('2026-11-20', '2026-02-01'))).toBe(`Difference: 292 days
That’s 9 months 19 days, or 41 weeks 5 days.

Totals
Weeks: 41 weeks 5 days
Weekdays (Mon–Fri): 209
Hours: 7,008
Minutes: 420,480
Seconds: 25,228,800

Dates and averages
Start date: Sun, Feb 1, 2026
End date: Fri, Nov 20, 2026
Days, both included: 293
Years (average): ≈ 0.80
Months (average): ≈ 9.59`)
})

it('writes numbers and dates as in the locale', () => {
  const { figure, lines } = summaryOf('2026-02-01', '2026-11-20', 'de-DE')
  expect([figure, ...lines.map(({ text }) => text)]).toEqual([
    '292 Tage',
    '41 Wochen, 5 Tage',
    '209',
    '7.008',
    '420.480',
    '25.228.800',
    'So., 1. Feb. 2026',
    'Fr., 20. Nov. 2026',
    '293',
    '≈ 0,80',
    '≈ 9,59',
  ])
})

eachRow([
  ['2026-02-01', '2026-02-01', 'Difference: 0 days. Both dates are Sun, Feb 1, 2026.'],
  ['2026-02-01', '2026-02-04', 'Difference: 3 days. That’s less than a week.'],
  ['2026-02-02', '2026-02-16', 'Difference: 14 days. That’s 2 weeks.'],
  ['2026-02-01', '2026-03-01', 'Difference: 28 days. That’s 1 month, or 4 weeks.'],
])('from %s to %s: %s', (start, end, announced) => {
  expect(announcementOf(summaryOf(start, end))).toBe(announced)
})

it('sends the days', () => {
  expect(summaryOf('2020-01-01', '2026-01-01').sends).toEqual([{ kind: 'number', text: '2192' }])
})
