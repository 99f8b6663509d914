import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { rowsAt } from './layout'
import { header, numbers } from './table-rows'

interface ActiveCellOptions {
  readonly grid: RefObject<HTMLElement | null>
  readonly rows: ReturnType<typeof rowsAt>
  readonly starts: Float64Array
  readonly count: number
  /** Rows that fit. */
  readonly page: number
  onEnter(row: number, column: number): void
}

/** The cell that keys act on, as in a spreadsheet. Row -1 is that of the headings. */
export function useActiveCell({ grid, rows, starts, count, page, onEnter }: ActiveCellOptions) {
  const [active, setActive] = useState({ row: header, column: 0 })

  function move(row: number, column: number): void {
    const next = {
      row: Math.max(header, Math.min(count - 1, row)),
      column: Math.max(0, Math.min(starts.length - 2, column)),
    }
    setActive(next)
    const element = grid.current
    if (!element) return
    const top = next.row === header ? undefined : rows.scrollTo(next.row)
    if (top !== undefined) element.scrollTop = top
    const [start = 0, end = 0] = [starts[next.column], starts[next.column + 1]]
    if (start < element.scrollLeft) element.scrollLeft = start
    else if (numbers + end > element.scrollLeft + element.clientWidth) {
      element.scrollLeft = numbers + end - element.clientWidth
    }
  }

  function onKey(event: KeyboardEvent): void {
    const { row, column } = active
    const isFar = event.ctrlKey || event.metaKey
    const places: Readonly<Record<string, readonly [row: number, column: number]>> = {
      ArrowDown: [row + 1, column],
      ArrowUp: [row - 1, column],
      ArrowRight: [row, column + 1],
      ArrowLeft: [row, column - 1],
      PageDown: [row + page, column],
      PageUp: [Math.max(0, row - page), column],
      Home: [isFar ? 0 : row, 0],
      End: [isFar ? count - 1 : row, starts.length - 2],
    }
    const place = places[event.key]
    if (place) move(...place)
    else if (event.key === 'Enter' || event.key === ' ') onEnter(row, column)
    else return
    event.preventDefault()
  }

  return { active, setActive, onKey }
}
