import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'
import * as css from './workbench.css'

interface DividerProps {
  /** The element around both panes. Its `--_split` is the first pane's share. */
  readonly panes: RefObject<HTMLElement | null>
  readonly label: string
}

/** The allowed width of the first pane, in percent. */
const [least, most] = [25, 75]

/** A divider between two panes, moved by dragging or with the arrow keys. */
export function Divider({ panes, label }: DividerProps) {
  const [share, setShare] = useState(50)

  function move(to: number): void {
    const next = Math.min(most, Math.max(least, Math.round(to)))
    setShare(next)
    panes.current?.style.setProperty('--_split', `${next}%`)
  }
  function drag({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>): void {
    const box = panes.current?.getBoundingClientRect()
    if (!box || !currentTarget.hasPointerCapture(pointerId)) return
    const fromLeft = ((clientX - box.left) / box.width) * 100
    move(currentTarget.matches(':dir(rtl)') ? 100 - fromLeft : fromLeft)
  }
  function step(event: KeyboardEvent<HTMLElement>): void {
    const toEnd = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'
    const by = { ArrowLeft: -5, ArrowRight: 5 }[event.key]
    if (!by) return
    event.preventDefault()
    move(share + (event.key === toEnd ? 5 : -5))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr can’t be moved
    <div
      className={css.divider}
      data-aside=""
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={share}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => move(50)}
      onKeyDown={step}
    />
  )
}
