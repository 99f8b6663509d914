import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import * as css from './window-list.css'

interface WindowListProps {
  /** What the rows are, for screen readers. */
  readonly label: string
  readonly count: number
  /** The content of a row; all rows of a list have the same height. */
  readonly row: (index: number) => ReactNode
  /** The pane's own class, such as one that gives it another height. */
  readonly className?: string
  /** The rows are lines of a text, not items, so screen readers need no count. */
  readonly plain?: boolean
  /** The words under the pane for the visible rows, both ends counted from 1, while that is not all. */
  readonly showing?: (from: number, to: number) => string
}

/** Rows beyond the edges, there before they are scrolled to. */
const spare = 4

/** Drawn before the height of a row is known, and on a server: a short list whole. */
const guess = 8

/** Browsers stop at 17 to 33 million pixels; taller lists scroll proportionally faster. */
const tallest = 8_000_000

/** A list of any length in a pane that scrolls, by keyboard too: only the rows near its window are in the document. */
export function WindowList({ label, count, row, className, plain, showing }: WindowListProps) {
  const id = useId()
  const pane = useRef<HTMLElement>(null)
  const list = useRef<HTMLElement>(null)
  const [size, setSize] = useState({ row: 0, view: 0 })
  const [scrolled, setScrolled] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows make a taller pane
  useLayoutEffect(() => {
    const element = pane.current
    const rows = list.current
    if (!element || !rows) return
    const measure = () => {
      const row = rows.offsetHeight / (rows.childElementCount || 1)
      const view = element.clientHeight
      // The average is of whole pixels: it wavers by less than one with the number of rows.
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
  const from = Math.max(0, first - spare)
  const to = Math.min(count, first + inSight + spare)
  const last = Math.min(count, first + Math.max(1, Math.floor(size.view / (size.row || 1))))
  const isCut = showing && size.row > 0 && last - first < count
  const offset = top - top * scale + from * size.row

  const List = plain ? 'div' : 'ol'
  const Item = plain ? 'div' : 'li'
  return (
    <div className={css.frame}>
      <section
        ref={pane}
        className={className ? `${css.pane} ${className}` : css.pane}
        aria-label={label}
        aria-describedby={isCut ? id : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          if (firstAt(currentTarget.scrollTop) !== first) setScrolled(currentTarget.scrollTop)
        }}
      >
        <div className={css.room} style={size.row ? { blockSize: `${height}px` } : undefined}>
          <List
            ref={list as never}
            className={css.rows}
            style={offset === 0 ? undefined : { transform: `translateY(${offset}px)` }}
            role={plain ? undefined : 'list'}
          >
            {Array.from({ length: to - from }, (_, at) => from + at).map((index) => (
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
