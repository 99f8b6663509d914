// biome-ignore-all lint/a11y/useSemanticElements: a table element would contain all its rows
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid handles keys
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus
import type { Records } from '../../../engine/json-editor/records'
import { cellOf } from '../../../engine/json-editor/tables'
import type { Tree } from '../../../engine/json-editor/tree'
import { formatNumber } from '../../core/format/format'
import { useWords } from '../../core/words/use-words'
import { key, kinds } from '../answer.css'
import { previewOf } from './layout'
import * as css from './table.css'
import type { Sorting } from './use-records'

/** The width of the column of row numbers. */
export const numbers = 64
/** The row of the headings. */
export const header = -1

export interface PartProps {
  readonly tree: Tree
  readonly records: Records
  readonly view: { readonly row: number }
  readonly columns: readonly number[]
  readonly starts: Float64Array
  readonly width: number
  readonly active: { readonly row: number; readonly column: number }
  idOf(row: number, column: number): string
}

/** The place of a column in its row. */
const placeOf = (starts: Float64Array, column: number) => ({
  insetInlineStart: `${numbers + (starts[column] ?? 0)}px`,
  inlineSize: `${(starts[column + 1] ?? 0) - (starts[column] ?? 0)}px`,
})

interface HeadProps extends PartProps {
  readonly names: readonly string[]
  readonly sorting: Sorting | undefined
  onPress(column: number): void
}

export function Head({ view, columns, starts, width, active, idOf, names, sorting, onPress }: HeadProps) {
  return (
    <div
      role="row"
      className={css.head}
      style={{ blockSize: `${view.row}px`, inlineSize: `${width}px` }}
      aria-rowindex={1}
    >
      {columns.map((column) => {
        const sorted = sorting?.column === column ? (sorting.isDescending ? 'descending' : 'ascending') : undefined
        return (
          <div
            key={column}
            id={idOf(header, column)}
            role="columnheader"
            aria-colindex={column + 1}
            aria-sort={sorted ?? 'none'}
            className={active.row === header && active.column === column ? `${css.heading} ${css.active}` : css.heading}
            style={placeOf(starts, column)}
            title={names[column]}
            onClick={() => onPress(column)}
          >
            <span className={css.words}>{names[column] === '' ? '""' : names[column]}</span>
            <span aria-hidden="true">{sorted ? (sorted === 'ascending' ? '▲' : '▼') : ''}</span>
          </div>
        )
      })}
    </div>
  )
}

interface RowProps extends PartProps {
  /** The place among the rows, and the row there. */
  readonly at: number
  readonly row: number
  readonly top: number
  onPress(column: number): void
}

export function Row({ tree, records, view, columns, starts, width, active, idOf, at, row, top, onPress }: RowProps) {
  const { locale } = useWords()
  return (
    <div
      role="row"
      className={css.row}
      aria-rowindex={at + 2}
      style={{
        blockSize: `${view.row}px`,
        inlineSize: `${width}px`,
        insetBlockStart: `${top}px`,
      }}
    >
      <span role="presentation" className={css.numberCell} style={{ inlineSize: `${numbers}px` }}>
        {formatNumber(row + 1, locale)}
      </span>
      {columns.map((column) => {
        const cell = cellOf(records, row, column)
        const kind = cell < 0 ? undefined : tree.kind(cell)
        const toneOfValue = kind && kind !== 'object' && kind !== 'array' ? kinds[kind] : ''
        const tone = records.hasKeys && column === 0 ? key : toneOfValue
        return (
          <div
            key={column}
            id={idOf(at, column)}
            role="gridcell"
            aria-colindex={column + 1}
            className={`${css.cell} ${tone} ${active.row === at && active.column === column ? css.active : ''}`}
            style={placeOf(starts, column)}
            onClick={() => onPress(column)}
          >
            <span className={css.words}>{previewOf(tree, records, row, column)}</span>
          </div>
        )
      })}
    </div>
  )
}
