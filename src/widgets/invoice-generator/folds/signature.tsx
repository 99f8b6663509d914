import { type PointerEvent, useRef, useState } from 'react'
import {
  maxSignature,
  pad,
  pathOf,
  readStrokes,
  type Stroke,
  writeStrokes,
} from '../../../engine/invoice-generator/signature'
import { quick } from '../../core/field-groups/quick-button.css'
import { TextField } from '../../core/fields/field'
import { hint, label as labelClass } from '../../core/fields/field.css'
import { useWords } from '../../core/words/use-words'
import * as css from '../invoice-generator.css'
import type { FoldTool } from './fold-tool'

/** A signature: a name, or lines drawn with a mouse, a finger or a pen. */
export function SignatureFields({ value, t, field }: FoldTool) {
  const drawn = field('signatureStrokes')
  return (
    <>
      <TextField {...field('signature', t.signatureName)} />
      {drawn.access !== 'hidden' && (
        <Pad
          strokes={readStrokes(value.signatureStrokes)}
          label={drawn.label}
          isLocked={drawn.access === 'locked'}
          onChange={(next) => drawn.onChange(writeStrokes(next))}
        />
      )}
    </>
  )
}

interface PadProps {
  readonly strokes: readonly Stroke[]
  readonly label: string
  readonly isLocked: boolean
  readonly onChange: (strokes: readonly Stroke[]) => void
}

/** Points closer than this to the last one are left out, in units of the pad. */
const step = 4

function Pad({ strokes, label, isLocked, onChange }: PadProps) {
  const { t } = useWords<FoldTool['t']>()
  /** The line being drawn, and the same as last rendered: a finger moves more often than that. */
  const newest = useRef<Stroke>(undefined)
  const [line, setLine] = useState<Stroke>()

  function draw(next: Stroke | undefined): void {
    newest.current = next
    setLine(next)
  }

  function pointOf({ currentTarget, clientX, clientY }: PointerEvent): Stroke[number] {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return [((clientX - left) / width) * pad.width, ((clientY - top) / height) * pad.height]
  }
  function begin(event: PointerEvent): void {
    if (isLocked || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    draw([pointOf(event)])
  }
  function go(event: PointerEvent): void {
    const last = newest.current?.at(-1)
    if (!newest.current || !last) return
    const [x, y] = pointOf(event)
    if (Math.hypot(x - last[0], y - last[1]) >= step) draw([...newest.current, [x, y]])
  }
  function end(): void {
    const next = newest.current && [...strokes, newest.current]
    draw(undefined)
    if (next && writeStrokes(next).length <= maxSignature) onChange(next)
  }

  const isEmpty = isLocked || strokes.length === 0
  const shown = line ? [...strokes, line] : strokes
  return (
    <div>
      <p className={labelClass}>{label}</p>
      <svg
        className={css.pad}
        viewBox={`0 0 ${pad.width} ${pad.height}`}
        role="img"
        aria-label={label}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path d={`M30 ${pad.height - 45}H${pad.width - 30}`} />
        <path d={pathOf(shown)} />
      </svg>
      <p className={hint}>{t.drawHint}</p>
      <div className={css.terms}>
        <button type="button" className={quick} disabled={isEmpty} onClick={() => onChange(strokes.slice(0, -1))}>
          {t.removeLine}
        </button>
        <button type="button" className={quick} disabled={isEmpty} onClick={() => onChange([])}>
          {t.clearSignature}
        </button>
      </div>
    </div>
  )
}
