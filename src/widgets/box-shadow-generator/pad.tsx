import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { nearest, type Output, ranges } from '../../engine/box-shadow-generator/box-shadow-generator'
import { interpolate } from '../core/base/strings'
import { StylePreview } from '../core/css-tools/style-preview'
import { useWords } from '../core/words/use-words'
import * as css from './box-shadow-generator.css'
import type { strings } from './box-shadow-generator.strings'

interface PadProps {
  readonly output: Output
  /** The layer that the arrow keys move. */
  readonly active: number
  /** The page has locked or hidden the layers. */
  readonly isFixed: boolean
  readonly onActive: (index: number) => void
  readonly onMove: (index: number, x: number, y: number) => void
}

const keys: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A preview with a handle at each layer's offset. Drag it or press an arrow key, with Shift for 10 pixels. */
export function Pad({ output: { css: declaration, offsets }, active, isFixed, onActive, onMove }: PadProps) {
  const { t, locale } = useWords<typeof strings>()
  const drag = useRef<{ readonly index: number; readonly x: number; readonly y: number }>(undefined)
  const offset = offsets[active] ?? { x: 0, y: 0 }

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    const { currentTarget, clientX, clientY } = event
    const bounds = currentTarget.getBoundingClientRect()
    const x = clientX - bounds.left - bounds.width / 2
    const y = clientY - bounds.top - bounds.height / 2
    const index = nearest(offsets, x, y, active)
    const from = offsets[index] ?? offset
    drag.current = { index, x: from.x - clientX, y: from.y - clientY }
    currentTarget.setPointerCapture(event.pointerId)
    onActive(index)
  }

  function onPointerMove({ clientX, clientY }: PointerEvent): void {
    const dragged = drag.current
    if (dragged) onMove(dragged.index, dragged.x + clientX, dragged.y + clientY)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const [x, y] = keys[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    const step = event.shiftKey ? 10 : 1
    onMove(active, offset.x + x * step, offset.y + y * step)
  }

  const end = () => {
    drag.current = undefined
  }

  return (
    <div
      className={css.stage}
      role="slider"
      tabIndex={isFixed ? -1 : 0}
      aria-disabled={isFixed}
      aria-label={interpolate(t.pad, { n: active + 1 }, locale)}
      aria-valuemin={ranges.offsetX.min}
      aria-valuemax={ranges.offsetX.max}
      aria-valuenow={offset.x}
      aria-valuetext={interpolate(t.place, offset, locale)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
    >
      <StylePreview className={css.box} css={declaration} />
      <svg className={css.handles} viewBox="-65 -65 130 130" aria-hidden="true">
        <line className={css.arm} x1="0" y1="0" x2={offset.x} y2={offset.y} />
        {offsets.map(({ x, y }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: layers have no other identity
          <circle key={index} className={index === active ? css.active : css.handle} cx={x} cy={y} r="8" />
        ))}
      </svg>
    </div>
  )
}
