// biome-ignore-all lint/a11y/useSemanticElements: a table element would contain all its rows
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid handles keys
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus
import { type RefObject, useId, useMemo, useRef, useState } from 'react'
import type { Records } from '../../../engine/json-editor/records'
import { cellOf } from '../../../engine/json-editor/tables'
import type { Tree } from '../../../engine/json-editor/tree'
import { useBrowserLayoutEffect } from '../../core/base/use-browser-layout-effect'
import { useWords } from '../../core/words/use-words'
import type { strings } from '../json-editor.strings'
import { columnsAt, namesOf, rowsAt, startsOf } from './layout'
import * as css from './table.css'
import { Head, header, numbers, type PartProps, Row } from './table-rows'
import { useActiveCell } from './use-active-cell'
import { keyOf, type Sorting } from './use-records'

interface TableGridProps {
  readonly tree: Tree
  readonly records: Records
  readonly order: Int32Array | undefined
  readonly sorting: Sorting | undefined
  onSort(sorting: Sorting | undefined): void
  onShow(node: number): void
}

/** The rows and columns near the viewport. Arrow keys move the active cell; Enter shows it, or sorts by a heading. */
export function TableGrid({ tree, records, order, sorting, onSort, onShow }: TableGridProps) {
  const { t } = useWords<typeof strings>()
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const { view, setView } = useViewport(grid)
  const names = useMemo(() => namesOf(records, t.keyColumn, t.valueColumn), [records, t])
  const starts = useMemo(() => startsOf(tree, records, names), [tree, records, names])
  const count = records.rows.length
  const rows = rowsAt(view.top, Math.max(0, view.height - view.row), view.row, count)
  const columns = columnsAt(starts, view.left - numbers, view.width)
  const width = numbers + (starts.at(-1) ?? 0)
  const rowAt = (place: number) => order?.[place] ?? place

  function show(place: number, column: number): void {
    const row = rowAt(place)
    const cell = cellOf(records, row, column)
    onShow(cell < 0 ? (records.rows[row] ?? 0) : cell)
  }

  const sort = (column: number) => onSort(nextSorting(sorting, column, keyOf(records, column)))
  const { active, setActive, onKey } = useActiveCell({
    grid,
    rows,
    starts,
    count,
    page: Math.max(1, Math.floor(view.height / view.row) - 2),
    onEnter: (row, column) => (row === header ? sort(column) : show(row, column)),
  })
  const part: PartProps = {
    tree,
    records,
    view,
    columns,
    starts,
    width,
    active,
    idOf: (row, column) => `${id}-${row}-${column}`,
  }
  return (
    <div
      ref={grid}
      role="grid"
      className={css.grid}
      tabIndex={0}
      aria-label={t.table}
      aria-rowcount={count + 1}
      aria-colcount={names.length}
      aria-activedescendant={part.idOf(active.row, active.column)}
      onKeyDown={onKey}
      onScroll={({ currentTarget: { scrollTop, scrollLeft } }) =>
        setView({ ...view, top: scrollTop, left: scrollLeft })
      }
    >
      <Head
        {...part}
        names={names}
        sorting={sorting}
        onPress={(column) => {
          setActive({ row: header, column })
          sort(column)
        }}
      />
      <div role="rowgroup" style={{ blockSize: `${rows.height}px`, inlineSize: `${width}px` }}>
        {Array.from({ length: Math.max(0, rows.last - rows.first) }, (_, index) => rows.first + index).map((at) => (
          <Row
            key={at}
            {...part}
            at={at}
            row={rowAt(at)}
            top={view.row + rows.topOf(at)}
            onPress={(column) => {
              setActive({ row: at, column })
              show(at, column)
            }}
          />
        ))}
      </div>
    </div>
  )
}

/** Ascending, then descending, then as in the text. */
function nextSorting(sorting: Sorting | undefined, column: number, key: string | undefined): Sorting | undefined {
  if (sorting?.column !== column) return { column, isDescending: false, key }
  return sorting.isDescending ? undefined : { column, isDescending: true, key }
}

/** What's visible of the grid, in pixels, and the height of a row. */
function useViewport(grid: RefObject<HTMLElement | null>) {
  const [view, setView] = useState({ top: 0, left: 0, width: 800, height: 400, row: 32 })
  useBrowserLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const measure = () => {
      const row = globalThis.matchMedia('(pointer: coarse)').matches ? 44 : 32
      setView((before) => ({ ...before, width: element.clientWidth, height: element.clientHeight, row }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid])
  return { view, setView }
}
