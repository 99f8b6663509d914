import type { ReactNode } from 'react'
import { type Output, timeAt } from '../../engine/timezone-converter/evaluate'
import { frames, swatch } from '../core/answer/answer.css'
import { figureParts } from '../core/answer/figure-parts'
import { interpolate } from '../core/base/strings'
import type { Status } from '../core/base/tool-props'
import { formatDate } from '../core/format/format-date'
import { useWords } from '../core/words/use-words'
import * as css from './board.css'
import { Strip } from './strip'
import type { strings } from './timezone-converter.strings'
import { firstReading, formatsOf } from './timezone-converter.summary'

interface BoardProps {
  readonly output: Output
  readonly status: Status
  /** Called with 'HH:MM' when the user moves the time line. */
  readonly onTime: (time: string) => void
}

/** The slider's step in minutes. */
const step = 15

/** The hours of the day in both places, one strip below the other, with a movable line at the time. */
export function Board({ output, status, onTime }: BoardProps) {
  const { t, locale } = useWords<typeof strings>()
  const formats = formatsOf(t, locale)
  const { strip, fromPlace, toPlace } = output
  const { originalTime, convertedTime, fromOffset, toOffset } = firstReading(output)
  const at = `${((strip.at / strip.length) * 100).toFixed(3)}%`
  const [time, converted] = [formats.time(originalTime), formats.time(convertedTime)]
  return (
    <div className={frames[status]} data-outdated={status === 'outdated' || undefined}>
      <div className={css.board}>
        <City place={fromPlace} note={formats.offset(fromOffset)} time={time} date={originalTime} />
        <div className={css.strip} dir="ltr">
          <Strip strip={strip} side="from" />
        </div>
        <span className={css.background} />
        <City place={toPlace} note={formats.offset(toOffset)} time={converted} date={convertedTime} isChosen />
        <div className={css.strip} dir="ltr">
          <Strip strip={strip} side="to" />
        </div>
        <div className={css.overlay} dir="ltr">
          <svg className={css.lines} aria-hidden="true">
            <line className={css.line} x1={at} x2={at} y1="32" y2="100%" />
            <svg x={at} className={css.label} overflow="visible" aria-hidden="true">
              <rect x="-42" width="84" height="32" rx="9" />
              <text y="21" textAnchor="middle">
                {time}
              </text>
            </svg>
          </svg>
          <input
            className={css.slider}
            type="range"
            aria-label={interpolate(t.move, { place: fromPlace })}
            aria-valuetext={`${time}, ${toPlace} ${converted}`}
            min={0}
            max={strip.length - step}
            step={step}
            value={strip.at}
            onChange={(event) => onTime(timeAt(strip, Number(event.currentTarget.value)))}
          />
        </div>
      </div>
      <Legend />
    </div>
  )
}

interface CityProps {
  readonly place: string
  readonly note: string
  readonly time: string
  readonly date: string
  readonly isChosen?: boolean
}

/** A place, its time, and its day of the week. */
function City({ place, note, time, date, isChosen }: CityProps): ReactNode {
  const { locale } = useWords()
  const [figure, half] = figureParts(time)
  return (
    <>
      <p className={isChosen ? css.chosenCity : css.city}>
        <b>{place}</b>
        <span>{note}</span>
      </p>
      <p className={isChosen ? css.chosenTime : css.time}>
        <b>
          {figure}
          <small>{half}</small>
        </b>
        <span>{formatDate(date.slice(0, 10), locale, { weekday: 'long' })}</span>
      </p>
    </>
  )
}

/** The meaning of the shades. */
function Legend() {
  const { t } = useWords<typeof strings>()
  return (
    <p className={css.legend} aria-hidden="true">
      {(['office', 'awake', 'night'] as const).map((kind) => (
        <span key={kind}>
          <span className={`${swatch} ${css.swatches[kind]}`} />
          {t[kind]}
        </span>
      ))}
    </p>
  )
}
