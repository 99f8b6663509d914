import { readDate } from '../../engine/core/dates/date'
import { type Output, type Timeline, timelineOf } from '../../engine/date-difference'
import { formatDate } from '../core/dates/format-date'
import { PeriodFigure, periodText } from '../core/dates/period'
import { format, formatNumber } from '../core/format/format'
import { CopyBar } from '../core/output/copy-button'
import { axis } from '../core/output/picture.css'
import { Headline, Line, Note, Receipt, Sentence } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import * as css from './date-difference.css'
import type { strings } from './date-difference.strings'

interface DateAnswerProps {
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
}

/** The difference, the days it lies between, also as a picture, and the same time in other units. */
export function DateAnswer({ output, t, locale }: DateAnswerProps) {
  const { startDate, endDate, totalDays, weeks, weekDays } = output
  const dates = { start: formatDate(startDate, locale), end: formatDate(endDate, locale) }
  const sentence = interpolate(totalDays ? t.span : t.sameDay, dates)
  const count = (n: number) => formatNumber(n, locale)
  const about = (n: number) => interpolate(t.about, { n: formatNumber(n, locale, 2, 2) })
  const lines = [
    [t.days, count(totalDays)],
    [t.weeks, weeksText(weeks, weekDays, locale)],
    [t.hours, count(output.hours)],
    [t.minutes, count(output.minutes)],
    [t.seconds, count(output.seconds)],
    [t.averageYears, about(output.averageYears)],
    [t.averageMonths, about(output.averageMonths)],
  ] as const
  const text = () =>
    [
      `${t.difference}: ${periodText(output, locale)}`,
      sentence,
      ...lines.map(([label, figure]) => `${label}: ${figure}`),
    ].join('\n')

  return (
    <>
      <Headline label={t.difference}>
        <PeriodFigure period={output} locale={locale} />
      </Headline>
      <Sentence>{sentence}</Sentence>
      <Picture startDate={startDate} endDate={endDate} locale={locale} />
      <Receipt>
        {lines.map(([label, figure]) => (
          <Line key={label} label={label} rule={label === t.averageYears}>
            {figure}
          </Line>
        ))}
      </Receipt>
      <Note>{t.averages}</Note>
      <CopyBar tool={{ t }} text={text} />
    </>
  )
}

/** '41 weeks 5 days', or '6 weeks', or '3 days'. */
function weeksText(weeks: number, days: number, locale: string): string {
  const count = (n: number, unit: string) => format(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(n)
  if (!weeks) return count(days, 'day')
  return days ? `${count(weeks, 'week')} ${count(days, 'day')}` : count(weeks, 'week')
}

/** The calendar around the span, and how much of it the span covers. Hidden from screen readers: the sentence says it. */
function Picture({ startDate, endDate, locale }: Pick<Output, 'startDate' | 'endDate'> & { readonly locale: string }) {
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
      <svg className={css.calendar} aria-hidden="true" width="100%" height="26">
        <rect className={css.whole} width="100%" height="26" />
        <rect className={css.span} x={percent(from)} width={percent(Math.max(to - from, 0.008))} height="26" />
        {bounds.map((bound) => (
          <line key={bound} className={css.bound} x1={percent(bound)} x2={percent(bound)} y1="0" y2="26" />
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

/** The format of the dates under the ends of the calendar. */
const dateFormats: Readonly<Record<Exclude<Timeline['unit'], 'years'>, Intl.DateTimeFormatOptions>> = {
  day: { month: 'long', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
}
