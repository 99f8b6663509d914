import { hoursAlong, type Output } from '../../engine/timezone-converter/evaluate'
import { formatDate } from '../core/format/format-date'
import { useWords } from '../core/words/use-words'
import * as css from './board.css'

interface StripProps {
  readonly strip: Output['strip']
  readonly side: 'from' | 'to'
}

/** A number closer to the line than this, in minutes, would be covered by it. On narrow strips, hours are closer together. */
const [minDistance, minDistanceIfNarrow] = [21, 42]

/** The hours of one clock as a strip of cells. Hidden from screen readers: the table has the same hours. */
export function Strip({ strip, side }: StripProps) {
  const { locale } = useWords()
  const percent = (minutes: number) => `${((100 * minutes) / strip.length).toFixed(3)}%`
  const hourOf = hourFormat(locale)
  return (
    <svg className={css.hours} aria-hidden="true" width="100%" height="40">
      {hoursAlong(strip, side).map(({ date, hour, start, end }) => {
        const middle = (start + end) / 2
        const distance = Math.abs(middle - strip.at)
        const isShown = end - start > 40 && distance > minDistance
        const isMidnight = hour === 0 && end - start > 40
        return (
          <g key={start}>
            <rect className={css.cells[kindOf(hour)]} x={percent(start)} width={percent(end - start)} height="40" />
            {isMidnight && start > 0 && (
              <line className={css.midnight} x1={percent(start)} x2={percent(start)} y1="0" y2="40" />
            )}
            {isShown && isMidnight && <Day date={date} x={percent(middle)} />}
            {isShown && !isMidnight && (
              <text className={css.numbers[numberOf(hour, distance > minDistanceIfNarrow)]} x={percent(middle)} y="25">
                {hourOf(hour)}
              </text>
            )}
          </g>
        )
      })}
      <line className={css.segment} x1={percent(strip.at)} x2={percent(strip.at)} y1="0" y2="40" />
    </svg>
  )
}

/** The new day, shown at midnight instead of the hour. */
function Day({ date, x }: { readonly date: string; readonly x: string }) {
  const { locale } = useWords()
  return (
    <g className={css.day}>
      <text x={x} y="18">
        {formatDate(date, locale, { weekday: 'short' })}
      </text>
      <text x={x} y="31">
        {formatDate(date, locale, { day: 'numeric' })}
      </text>
    </g>
  )
}

function kindOf(hour: number): keyof typeof css.cells {
  if (hour < 7 || hour >= 22) return 'night'
  return hour < 9 || hour >= 17 ? 'awake' : 'office'
}

/** The style of an hour's number: office hours are colored, and narrow strips show only every third hour. */
function numberOf(hour: number, isClear: boolean): keyof typeof css.numbers {
  const isOffice = kindOf(hour) === 'office'
  if (hour % 3 === 0 && isClear) return isOffice ? 'officeThird' : 'third'
  return isOffice ? 'office' : 'other'
}

/** The hour in the locale's format without AM or PM: 15 becomes '3' in en-US and '15' in de-DE. */
function hourFormat(locale: string): (hour: number) => string {
  try {
    const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' })
    return (hour) => format.formatToParts(hour * 3_600_000).find(({ type }) => type === 'hour')?.value ?? String(hour)
  } catch {
    return hourFormat('en-US')
  }
}
