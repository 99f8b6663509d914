import { type ReactNode, useId, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../base/use-browser-layout-effect'
import { usePrinting } from '../base/use-printing'
import * as css from './window-list.css'

interface WindowListProps {
  /** A label for screen readers. */
  readonly label: string
  readonly count: number
  /** Renders a row. All rows of a list have the same height. */
  readonly row: (index: number) => ReactNode
  /** An additional class for the pane, for example to change its height. */
  readonly className?: string
  /** The rows are lines of a text rather than items, so screen readers don't need a count. */
  readonly plain?: boolean
  /** The Tab stop of a list whose rows take the focus: it stays in the document when it's scrolled away. */
  readonly pinned?: number
  /** The text below the pane for the visible rows, counted from 1, if not all are visible. */
  readonly showing?: (from: number, to: number) => string
}

/** Rows rendered beyond the visible ones. */
const spare = 4

/** Rows rendered before the row height is known, and on the server. A short list is rendered completely. */
const guess = 8

/** Rows on paper. */
const printed = 5000

/** Browsers limit elements to 17 to 33 million pixels. Taller lists scroll proportionally faster. */
const tallest = 8_000_000

/** A virtual list of any length, scrollable by keyboard too. Only the rows near the viewport are in the document. */
export function WindowList({ label, count, row, className, plain, pinned, showing }: WindowListProps) {
  const id = useId()
  const pane = useRef<HTMLElement>(null)
  const isPrinting = usePrinting(pane)
  const list = useRef<HTMLElement>(null)
  const [size, setSize] = useState({ row: 0, view: 0 })
  const [scrolled, setScrolled] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row count changes the pane’s height
  useBrowserLayoutEffect(() => {
    const element = pane.current
    const rows = list.current
    if (!element || !rows) return
    const measure = () => {
      const row = rows.offsetHeight / (rows.childElementCount || 1)
      const view = element.clientHeight
      // Averaged over whole pixels, so it varies by less than one pixel with the number of rows.
      setSize((before) => (before.view === view && Math.abs(before.row - row) < 0.5 ? before : { row, view }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(rows)
    return () => observer.disconnect()
  }, [count, size.row])

  const all = count * size.row
  const height = Math.min(all, tallest)
  const scale = height > size.view ? (all - size.view) / (height - size.view) : 1
  const firstAt = (top: number) => Math.max(0, Math.min(count - 1, Math.floor((top * scale) / (size.row || 1))))
  const top = Math.min(scrolled, Math.max(0, height - size.view))
  const first = firstAt(top)
  const inSight = size.row ? Math.ceil(size.view / size.row) : guess
  const from = isPrinting ? 0 : Math.max(0, first - spare)
  const to = Math.min(count, isPrinting ? printed : first + inSight + spare)
  const last = Math.min(count, first + Math.max(1, Math.floor(size.view / (size.row || 1))))
  const isCut = showing && size.row > 0 && last - first < count && !isPrinting
  const indexes = indexesOf(from, to, count, pinned)
  // A pinned row above the others takes the place of the one before them.
  const start = (indexes[0] ?? from) < from ? from - 1 : from
  const offset = isPrinting ? 0 : top - top * scale + start * size.row
  const blockSize = size.row && !isPrinting ? `${height}px` : undefined
  const [List, Item] = plain ? (['div', 'div'] as const) : (['ol', 'li'] as const)
  return (
    <div className={css.frame} data-slot="window">
      <section
        ref={pane}
        className={className ? `${css.pane} ${className}` : css.pane}
        aria-label={label}
        aria-describedby={isCut ? id : undefined}
        // Reachable by keyboard, because it scrolls.
        tabIndex={pinned === undefined ? 0 : -1}
        onScroll={({ currentTarget }) => {
          if (firstAt(currentTarget.scrollTop) !== first) setScrolled(currentTarget.scrollTop)
        }}
      >
        <div className={css.room} data-slot="room" style={{ blockSize }}>
          <List
            ref={list as never}
            className={css.rows}
            style={offset === 0 ? undefined : { transform: `translateY(${offset}px)` }}
            role={plain ? undefined : 'list'}
          >
            {indexes.map((index) => (
              <Item key={index} {...(plain ? undefined : { 'aria-setsize': count, 'aria-posinset': index + 1 })}>
                {row(index)}
              </Item>
            ))}
          </List>
        </div>
      </section>
      {isCut && (
        <p id={id} className={css.showing}>
          {showing(first + 1, last)}
        </p>
      )}
    </div>
  )
}

/** The rendered rows, in order, and the pinned one. */
function indexesOf(from: number, to: number, count: number, pinned = from): readonly number[] {
  const indexes = Array.from({ length: to - from }, (_, at) => from + at)
  if (pinned >= 0 && pinned < from) indexes.unshift(pinned)
  if (pinned >= to && pinned < count) indexes.push(pinned)
  return indexes
}
