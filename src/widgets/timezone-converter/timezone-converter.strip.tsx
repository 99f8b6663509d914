import type { Output } from '../../engine/timezone-converter/evaluate'
import { formatDate } from '../core/dates/format-date'
import { swatch } from '../core/tool/answer.css'
import * as css from './timezone-converter.css'
import type { strings } from './timezone-converter.strings'

interface ClockProps {
  readonly place: string
  readonly offset: string
  readonly time: string
}

interface StripProps {
  readonly strip: Output['strip']
  readonly from: ClockProps
  readonly to: ClockProps
  readonly t: typeof strings
  readonly locale: string
}

/** The day on both clocks, one over the other. Hidden from screen readers: the table has the same hours. */
export function Strip({ strip, from, to, t, locale }: StripProps) {
  return (
    <div className={css.strip}>
      {[['from', from] as const, ['to', to] as const].map(([side, { place, offset, time }]) => (
        <div key={side} className={css.clock}>
          <p className={css.head}>
            <span>
              {place} <span className={css.offset}>{offset}</span>
            </span>
            <span className={css.time}>{time}</span>
          </p>
          <Bar strip={strip} side={side} locale={locale} />
        </div>
      ))}
      <p className={css.legend} aria-hidden="true">
        {(['office', 'night'] as const).map((kind) => (
          <span key={kind}>
            <span className={`${swatch} ${css.swatches[kind]}`} />
            {t[kind]}
          </span>
        ))}
      </p>
    </div>
  )
}

/** One clock: a cell for each hour of the day in the first zone, and where in it the time is. */
function Bar({ strip, side, locale }: Pick<StripProps, 'strip' | 'locale'> & { readonly side: 'from' | 'to' }) {
  const percent = (minutes: number) => `${((100 * minutes) / strip.length).toFixed(3)}%`
  const at = percent(strip.at)
  return (
    <div dir="ltr" aria-hidden="true">
      <svg className={css.hours} aria-hidden="true" width="100%" height="42">
        {strip.hours.map((hour, index) => (
          <rect
            key={percent(index * 60)}
            className={css.cells[kindOf(Number(hour[side].slice(11, 13)))]}
            x={percent(index * 60)}
            width={percent(Math.min(60, strip.length - index * 60))}
            y="3"
            height="18"
          />
        ))}
        {strip.hours.map(
          (hour, index) =>
            index % 6 === 0 &&
            index < 24 && (
              <text key={percent(index * 60)} x={percent(index * 60)} y="37">
                {formatDate(
                  hour[side],
                  locale,
                  hour[side].endsWith(':00') ? { hour: 'numeric' } : { timeStyle: 'short' },
                )}
              </text>
            ),
        )}
        <line className={css.markEdge} x1={at} x2={at} y1="3" y2="21" />
        <line className={css.mark} x1={at} x2={at} y1="3" y2="21" />
      </svg>
    </div>
  )
}

function kindOf(hour: number): keyof typeof css.cells {
  if (hour < 6 || hour >= 22) return 'night'
  return hour < 9 || hour >= 18 ? 'edge' : 'office'
}
