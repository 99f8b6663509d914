import { useEffect, useRef } from 'react'
import * as engine from '../../engine/gradient-generator'
import { Painted } from '../core/painted'
import { fill } from '../core/strings'
import * as css from './gradient-generator.css'
import type { firstStrings } from './gradient-generator.strings'

interface TrackProps {
  readonly t: typeof firstStrings
  readonly locale: string
  readonly stops: readonly engine.Stop[]
  /** The stops from left to right, as CSS; '' where one is at fault. */
  readonly ramp: string
  readonly onMove: (index: number, position: string) => void
  /** A stop was let go; says where it stands now, if at another place of the list. */
  readonly onSettle: (index: number) => number
}

/** The stops on their line: dragged, or moved by the arrow keys. */
export function Track({ t, locale, stops, ramp, onMove, onSettle }: TrackProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  /** The place in the list that the focus follows its stop to. */
  const goal = useRef<number>(undefined)

  useEffect(() => {
    if (goal.current === undefined) return
    list.current?.querySelectorAll('input')[goal.current]?.focus()
    goal.current = undefined
  })

  function settle(index: number): void {
    const now = onSettle(index)
    if (now !== index) goal.current = now
  }

  return (
    <fieldset className={css.track} dir="ltr" aria-label={t.track} ref={list}>
      <span className={css.rail}>
        <Painted className={css.ramp} css={`background: ${ramp};`} />
      </span>
      {stops.map((stop, index) => {
        const position = engine.placeOf(stop, locale)
        return (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place
            key={index}
            className={css.slider}
            type="range"
            min={0}
            max={100}
            step={Number.isInteger(position) ? 1 : 0.0001}
            value={position}
            aria-label={fill(t.thumb, { n: index + 1 }, locale)}
            aria-valuetext={fill(t.percent, { n: position }, locale)}
            onChange={(event) => onMove(index, String(Math.round(Number(event.currentTarget.value))))}
            onPointerUp={() => settle(index)}
            onKeyUp={() => settle(index)}
          />
        )
      })}
    </fieldset>
  )
}
