import { type MouseEvent, useEffect, useRef } from 'react'
import { positionOf, type Stop } from '../../engine/gradient-generator/gradient-generator'
import { interpolate } from '../core/base/strings'
import { StylePreview } from '../core/css-tools/style-preview'
import { useWords } from '../core/words/use-words'
import * as css from './gradient-generator.css'
import type { strings } from './gradient-generator.strings'

interface TrackProps {
  readonly stops: readonly Stop[]
  /** The stops as a CSS gradient from left to right. '' if a stop is invalid. */
  readonly ramp: string
  /** The page has locked the stops. */
  readonly isLocked: boolean
  /** Adds a stop at a position in percent. Returns its index, or undefined if it can't. */
  readonly onAdd: (position: number) => number | undefined
  readonly onMove: (index: number, position: string) => void
  /** Called when a stop is released. Returns its index, which may have changed. */
  readonly onSettle: (index: number) => number
}

/** The stops on a track, to drag or move with the arrow keys. */
export function Track({ stops, ramp, isLocked, onAdd, onMove, onSettle }: TrackProps) {
  const { t, locale } = useWords<typeof strings>()
  const list = useRef<HTMLFieldSetElement>(null)
  /** The new index of a moved stop, so that the focus follows it. */
  const focusTarget = useRef<number>(undefined)

  useEffect(() => {
    if (focusTarget.current === undefined) return
    list.current?.querySelectorAll('input')[focusTarget.current]?.focus()
    focusTarget.current = undefined
  })

  function settle(index: number): void {
    const now = onSettle(index)
    if (now !== index) focusTarget.current = now
  }

  function addAt({ clientX, currentTarget }: MouseEvent<HTMLElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect()
    focusTarget.current = onAdd(Math.round(((clientX - left) / width) * 100))
  }

  return (
    <fieldset className={css.track} dir="ltr" aria-label={t.track} disabled={isLocked} ref={list}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: with the keyboard, colors are added with a button */}
      <span className={css.rail} onClick={isLocked ? undefined : addAt}>
        <StylePreview className={css.ramp} css={`background: ${ramp};`} />
      </span>
      {stops.map((stop, index) => {
        const position = positionOf(stop, locale)
        return (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: stops have no other identity
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
