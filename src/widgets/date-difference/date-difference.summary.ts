import type { Input, Output } from '../../engine/date-difference/date-difference'
import { interpolate } from '../core/base/strings'
import { type Format, inGroup, type Phrase, type Summary, sendNumber } from '../core/base/summary'
import { formatNumber } from '../core/format/format'
import { formatDate } from '../core/format/format-date'
import { dayText, periodText } from '../core/format/period'
import { unitText } from '../core/format/unit-text'
import type { strings } from './date-difference.strings'

/** The days between two dates, the same in years, months and days, and totals in other units. */
export function summarize(output: Output, _input: Input, t: typeof strings, { locale }: Format): Summary {
  const { totalDays } = output
  const dates = datesOf(output, locale)
  const count = (n: number) => formatNumber(n, locale)
  const about = (n: number) => interpolate(t.about, { n: formatNumber(n, locale, 2, 2) })
  const days = dayText(totalDays, locale)
  const weeks = weeksText(output, locale)
  return {
    label: t.difference,
    figure: days,
    sentence: meaningOf({ totalDays, days, period: periodText(output, locale), weeks, start: dates.start }, t),
    lines: [
      ...inGroup(t.total, [
        { label: t.weeks, text: weeks },
        { label: t.weekdays, text: count(output.weekdays) },
        { label: t.hours, text: count(output.hours) },
        { label: t.minutes, text: count(output.minutes) },
        { label: t.seconds, text: count(output.seconds) },
      ]),
      ...inGroup(t.datesAndAverages, [
        { label: t.start, text: dates.start },
        { label: t.end, text: dates.end },
        { label: t.inclusive, text: count(totalDays + 1) },
        { label: t.averageYears, text: about(output.averageYears) },
        { label: t.averageMonths, text: about(output.averageMonths) },
      ]),
    ],
    sends: sendNumber(totalDays),
  }
}

/** The earlier and the later date: 'Sun, Feb 1, 2026'. */
export const datesOf = ({ startDate, endDate }: Pick<Output, 'startDate' | 'endDate'>, locale: string) => ({
  start: formatDate(startDate, locale),
  end: formatDate(endDate, locale),
})

interface MeaningParameters {
  readonly totalDays: number
  readonly days: string
  readonly period: string
  readonly weeks: string
  readonly start: string
}

/** The same time in calendar units and in weeks, unless that would repeat the headline. */
function meaningOf({ totalDays, days, period, weeks, start }: MeaningParameters, t: typeof strings): Phrase {
  const values = { period, weeks, start }
  if (totalDays === 0) return { template: t.bothOn, values }
  if (period === days) return { template: weeks === days ? t.underWeek : t.inWeeks, values }
  return { template: weeks === days ? t.byCalendar : t.byCalendarAndWeeks, values }
}

/** '41 weeks 5 days', or '6 weeks', or '3 days'. */
const weeksText = ({ weeks, weekDays }: Output, locale: string): string =>
  unitText({ week: weeks, day: weekDays }, locale) || dayText(weekDays, locale)
