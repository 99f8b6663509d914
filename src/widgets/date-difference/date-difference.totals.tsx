import { readDate } from '../../engine/core/date'
import type { Output } from '../../engine/date-difference'
import { type Timeline, timelineOf } from '../../engine/date-difference/timeline'
import { Line, Note, Receipt, Sentence } from '../core/answer'
import { CopyBar } from '../core/copy-button'
import { format, formatNumber } from '../core/format'
import { formatCivil } from '../core/format-civil'
import { LateSheets } from '../core/late-sheets'
import { periodText } from '../core/period'
import { axis } from '../core/picture.css'
import { fill, type Overrides, withOverrides } from '../core/strings'
import * as css from './date-difference.css'
import { lateStrings } from './date-difference.late.strings'
import sheets from './date-difference.part.ts?sheets'
import type { firstStrings } from './date-difference.strings'

interface TotalsProps {
  readonly output: Output
  /** The words that were there, and those that the page gives. */
  readonly first: typeof firstStrings
  readonly strings: Overrides<typeof lateStrings> | undefined
  readonly locale: string
}

/** What stands under the difference: which days it lies between, as a picture too, and the same time in other units. */
export function Totals({ output, first, strings, locale }: TotalsProps) {
  const t = { ...withOverrides(lateStrings, strings), ...first }
  const { startDate, endDate, totalDays, weeks, weekDays } = output
  const dates = { start: formatCivil(startDate, locale), end: formatCivil(endDate, locale) }
  const sentence = fill(totalDays ? t.span : t.sameDay, dates)
  const count = (n: number) => formatNumber(n, locale)
  const about = (n: number) => fill(t.about, { n: formatNumber(n, locale, 2, 2) })
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
      <LateSheets sheets={sheets} />
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

/** The calendar around the span, and how much of it the span covers. The sentence says the same, so it stays silent. */
function Picture({ startDate, endDate, locale }: Pick<Output, 'startDate' | 'endDate'> & { readonly locale: string }) {
  const [start, end] = [readDate(startDate), readDate(endDate)]
  if (typeof start === 'string' || typeof end === 'string') return null
  const { unit, bounds, from, to, years } = timelineOf(start, end)
  const percent = (part: number) => `${(part * 100).toFixed(3)}%`
  const labels =
    unit === 'years'
      ? years.map((year) => format(locale, { useGrouping: false }).format(year))
      : [startDate, endDate].map((date) => formatCivil(date, locale, labelled[unit]))
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

/** What stands under the ends of the calendar. */
const labelled: Readonly<Record<Exclude<Timeline['unit'], 'years'>, Intl.DateTimeFormatOptions>> = {
  day: { month: 'long', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
}
