import { readDate } from '../../engine/core/dates/date'
import { type Output, type Timeline, timelineOf } from '../../engine/date-difference/date-difference'
import { Headline, Meaning, Note, Receipt, Receipts } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { groupsOf, type Summary } from '../core/base/summary'
import { format } from '../core/format/format'
import { formatDate } from '../core/format/format-date'
import { CopyBar } from '../core/output/copy-button'
import { axis } from '../core/output/picture.css'
import { useWords } from '../core/words/use-words'
import * as css from './date-difference.css'
import type { strings } from './date-difference.strings'
import { datesOf } from './date-difference.summary'

interface DateAnswerProps {
  readonly output: Output
  readonly summary: Summary
  /** Whether the end date was entered as the earlier one. */
  readonly reversed: boolean
}

/** The days between two dates, the same in years, months and days, a timeline, and totals in other units. */
export function DateAnswer({ output, summary, reversed }: DateAnswerProps) {
  const { t, locale } = useWords<typeof strings>()
  const { start, end } = datesOf(output, locale)
  return (
    <>
      <Headline summary={summary} />
      <Meaning sentence={summary.sentence} />
      {reversed && <Note>{interpolate(t.reversed, { later: end, earlier: start })}</Note>}
      <TimelineChart startDate={output.startDate} endDate={output.endDate} />
      <Receipts>
        {groupsOf(summary.lines).map(({ title, lines }) => (
          <Receipt key={title} title={title} lines={lines} />
        ))}
      </Receipts>
      <Note>{t.averages}</Note>
      <CopyBar summary={summary} />
    </>
  )
}

/** A timeline with the span highlighted. Hidden from screen readers, because the text says the same. */
function TimelineChart({ startDate, endDate }: Pick<Output, 'startDate' | 'endDate'> & {}) {
  const { locale } = useWords()
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
