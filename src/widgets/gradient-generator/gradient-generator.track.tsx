import { useEffect, useRef } from 'react'
import { placeOf, type Stop } from '../../engine/gradient-generator'
import { StylePreview } from '../core/css-tools/style-preview'
import { interpolate } from '../core/tool/strings'
import * as css from './gradient-generator.css'
import type { strings } from './gradient-generator.strings'

interface TrackProps {
  readonly t: typeof strings
  readonly locale: string
  readonly stops: readonly Stop[]
  /** The stops from left to right, as CSS; '' where one is invalid. */
  readonly ramp: string
  readonly onMove: (index: number, position: string) => void
  /** A stop was released; returns its place in the list, which may have changed. */
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
        <StylePreview className={css.ramp} css={`background: ${ramp};`} />
      </span>
      {stops.map((stop, index) => {
        const position = placeOf(stop, locale)
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
            aria-label={interpolate(t.thumb, { n: index + 1 }, locale)}
            aria-valuetext={interpolate(t.percent, { n: position }, locale)}
            onChange={(event) => onMove(index, String(Math.round(Number(event.currentTarget.value))))}
            onPointerUp={() => settle(index)}
            onKeyUp={() => settle(index)}
          />
        )
      })}
    </fieldset>
  )
}
