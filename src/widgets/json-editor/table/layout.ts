import type { Records } from '../../../engine/json-editor/records'
import { cellOf } from '../../../engine/json-editor/tables'
import type { Tree } from '../../../engine/json-editor/tree'

/** Browsers limit elements to 17 to 33 million pixels. A taller table scrolls proportionally faster. */
const tallest = 8_000_000
/** Rows whose values decide how wide a column is. */
const looked = 60
const [narrowest, widest] = [64, 260]
/** Pixels of a character, and around the text. */
const [letter, padding] = [7.6, 24]

/** The names of all columns: the rows' keys, their members, and values that aren't objects or arrays. */
export const namesOf = ({ columns, hasKeys, hasValues }: Records, key: string, value: string): readonly string[] => [
  ...(hasKeys ? [key] : []),
  ...columns,
  ...(hasValues ? [value] : []),
]

/** The start of each column in pixels, and the end of the last. */
export function startsOf(tree: Tree, records: Records, names: readonly string[]): Float64Array {
  const starts = new Float64Array(names.length + 1)
  let at = 0
  for (const [column, name] of names.entries()) {
    starts[column] = at
    let longest = name.length + 3
    for (let row = 0; row < Math.min(records.rows.length, looked); row++) {
      longest = Math.max(longest, previewOf(tree, records, row, column).length)
    }
    at += Math.round(Math.min(widest, Math.max(narrowest, longest * letter + padding)))
  }
  starts[names.length] = at
  return starts
}

/** What a cell shows: text without quotes, and objects and arrays as JSON, shortened. */
export function previewOf(tree: Tree, records: Records, row: number, column: number): string {
  if (records.hasKeys && column === 0) return tree.key(records.rows[row] ?? 0) ?? ''
  const cell = cellOf(records, row, column)
  if (cell < 0) return ''
  const kind = tree.kind(cell)
  if (kind === 'object' || kind === 'array')
    return tree.text.slice(tree.start(cell), Math.min(tree.end(cell), tree.start(cell) + 80)).replace(/\s+/g, ' ')
  const value = tree.value(cell, 120)
  return kind === 'string' ? value.replace(/^"|"$/g, '') : value
}

/** Which rows are visible at a scroll position, and where they are. */
export function rowsAt(scrolled: number, view: number, rowHeight: number, count: number) {
  const all = count * rowHeight
  const height = Math.min(all, tallest)
  const scale = height > view ? (all - view) / (height - view) : 1
  const top = Math.max(0, Math.min(scrolled, height - view))
  const first = Math.max(0, Math.floor((top * scale) / rowHeight) - 3)
  const last = Math.min(count, Math.ceil((top * scale + view) / rowHeight) + 3)
  return {
    height,
    first,
    last,
    /** Of a row, in the scrolled content. */
    topOf: (row: number) => row * rowHeight - top * scale + top,
    /** The scroll position that shows a row. */
    scrollTo: (row: number) => {
      const [start, end] = [row * rowHeight, (row + 1) * rowHeight]
      if (start < top * scale) return start / scale
      return end > top * scale + view ? (end - view) / scale : undefined
    },
  }
}

/** The columns that are visible. */
export function columnsAt(starts: Float64Array, scrolled: number, view: number): readonly number[] {
  const visible: number[] = []
  for (let column = 0; column < starts.length - 1; column++) {
    if ((starts[column + 1] ?? 0) >= scrolled - 50 && (starts[column] ?? 0) <= scrolled + view + 50)
      visible.push(column)
  }
  return visible
}
