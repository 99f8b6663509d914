import { readDate } from '../../engine/core/dates/date'
import { type Output, type Timeline, timelineOf } from '../../engine/date-difference/date-difference'
import { Headline, Line, Meaning, Note, Receipt, Receipts } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { format, formatNumber } from '../core/format/format'
import { formatDate } from '../core/format/format-date'
import { dayText, periodText } from '../core/format/period'
import { unitText } from '../core/format/unit-text'
import { CopyBar } from '../core/output/copy-button'
import { axis } from '../core/output/picture.css'
import { sendNumber } from '../core/output/send-to'
import * as css from './date-difference.css'
import type { strings } from './date-difference.strings'

interface DateAnswerProps {
  readonly output: Output
  /** Whether the end date was entered as the earlier one. */
  readonly reversed: boolean
  readonly t: typeof strings
  readonly locale: string
}

/** The days between two dates, the same in years, months and days, a timeline, and totals in other units. */
export function DateAnswer({ output, reversed, t, locale }: DateAnswerProps) {
  const { startDate, endDate, totalDays, weeks, weekDays } = output
  const dates = { start: formatDate(startDate, locale), end: formatDate(endDate, locale) }
  const count = (n: number) => formatNumber(n, locale)
  const about = (n: number) => interpolate(t.about, { n: formatNumber(n, locale, 2, 2) })
  const days = dayText(totalDays, locale)
  const [period, wholeWeeks] = [periodText(output, locale), weeksText(weeks, weekDays, locale)]
  const totals = [
    [t.weeks, wholeWeeks],
    [t.weekdays, count(output.weekdays)],
    [t.hours, count(output.hours)],
    [t.minutes, count(output.minutes)],
    [t.seconds, count(output.seconds)],
  ] as const
  const others = [
    [t.start, dates.start],
    [t.end, dates.end],
    [t.inclusive, count(totalDays + 1)],
    [t.averageYears, about(output.averageYears)],
    [t.averageMonths, about(output.averageMonths)],
  ] as const
  const text = () =>
    [
      `${t.difference}: ${period}`,
      interpolate(totalDays ? t.span : t.sameDay, dates),
      ...[[t.days, count(totalDays)], ...totals, ...others.slice(2)].map((line) => line.join(': ')),
    ].join('\n')

  return (
    <>
      <Headline label={t.difference}>{days}</Headline>
      <Meaning {...meaningOf({ totalDays, days, period, weeks: wholeWeeks, start: dates.start }, t)} />
      {reversed && <Note>{interpolate(t.reversed, { later: dates.end, earlier: dates.start })}</Note>}
      <TimelineChart startDate={startDate} endDate={endDate} locale={locale} />
      <Receipts>
        <Lines title={t.total} lines={totals} />
        <Lines title={t.datesAndAverages} lines={others} />
      </Receipts>
      <Note>{t.averages}</Note>
      <CopyBar tool={{ t }} text={text} outputs={sendNumber(output.totalDays)} />
    </>
  )
}

interface MeaningParameters {
  readonly totalDays: number
  readonly days: string
  readonly period: string
  readonly weeks: string
  readonly start: string
}

/** The same time in calendar units and in weeks, unless that would repeat the headline. */
function meaningOf({ totalDays, days, period, weeks, start }: MeaningParameters, t: typeof strings) {
  const values = { period, weeks, start }
  if (totalDays === 0) return { template: t.bothOn, values }
  if (period === days) return { template: weeks === days ? t.underWeek : t.inWeeks, values }
  return { template: weeks === days ? t.byCalendar : t.byCalendarAndWeeks, values }
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly (readonly [string, string])[]
}

const Lines = ({ title, lines }: LinesProps) => (
  <Receipt title={title}>
    {lines.map(([label, figure]) => (
      <Line key={label} label={label}>
        {figure}
      </Line>
    ))}
  </Receipt>
)

/** '41 weeks 5 days', or '6 weeks', or '3 days'. */
const weeksText = (weeks: number, days: number, locale: string): string =>
  unitText({ week: weeks, day: days }, locale) || dayText(days, locale)

/** A timeline with the span highlighted. Hidden from screen readers, because the text says the same. */
function TimelineChart({
  startDate,
  endDate,
  locale,
}: Pick<Output, 'startDate' | 'endDate'> & { readonly locale: string }) {
  const [start, end] = [readDate(startDate), readDate(endDate)]
  if (!start || !end) return null
  const { unit, bounds, from, to, years } = timelineOf(start, end)
  const percent = (part: number) => `${(part * 100).toFixed(3)}%`
  const labels =
    unit === 'years'
      ? years.map((year) => format(locale, { useGrouping: false }).format(year))
      : [startDate, endDate].map((date) => formatDate(date, locale, dateFormats[unit]))
  return (
    <div className={css.timeline} dir="ltr" aria-hidden="true">
      <svg className={css.calendar} aria-hidden="true" width="100%" height="36">
        <rect className={css.whole} width="100%" height="36" />
        <rect className={css.span} x={percent(from)} width={percent(Math.max(to - from, 0.008))} height="36" />
        {bounds.map((bound) => (
          <line key={bound} className={css.bound} x1={percent(bound)} x2={percent(bound)} y1="0" y2="36" />
        ))}
      </svg>
      <div className={axis}>
        {[...new Set(labels)].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  )
}

/** The format of the dates at the ends of the timeline. */
const dateFormats: Readonly<Record<Exclude<Timeline['unit'], 'years'>, Intl.DateTimeFormatOptions>> = {
  day: { month: 'long', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
}
