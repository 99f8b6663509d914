import type { Records } from './records'
import type { Tree } from './tree'

/** The most nodes examined. */
const mostNodes = 1_000_000
/** The most tables offered. */
const mostTables = 50

/**
 * The nodes that can be shown as a table, the longest array of objects or arrays first. An object of objects is one too,
 * and an array of plain values if there's nothing else.
 */
export function tablesIn(tree: Tree): number[] {
  const arrays: number[] = []
  const objects: number[] = []
  for (let node = 0; node < Math.min(tree.length, mostNodes); ) {
    const kind = tree.kind(node)
    const first = tree.count(node) > 0 ? tree.kind(node + 1) : undefined
    if (kind === 'array' && (first === 'object' || first === 'array')) {
      arrays.push(node)
      // What's inside its rows is part of the table.
      node = tree.next(node)
      continue
    }
    if (kind === 'object' && tree.count(node) > 1 && hasOnlyObjects(tree, node)) objects.push(node)
    node++
  }
  arrays.sort((one, other) => tree.count(other) - tree.count(one))
  const found = [...arrays, ...objects].slice(0, mostTables)
  return found.length === 0 && tree.kind(0) === 'array' && tree.count(0) > 0 ? [0] : found
}

/** By its first values, because most objects of a text have few. */
function hasOnlyObjects(tree: Tree, node: number): boolean {
  let child = node + 1
  for (let seen = 0; child < tree.next(node) && seen < 1000; seen++, child = tree.next(child)) {
    if (tree.kind(child) !== 'object') return false
  }
  return true
}

/** The cell of a row that's shown in a column, or -1. Columns are the key of the row, if it has one, then the cells. */
export function cellOf({ rows, columns, cells, hasKeys, hasValues }: Records, row: number, column: number): number {
  const width = columns.length + (hasValues ? 1 : 0)
  if (hasKeys && column === 0) return rows[row] ?? -1
  return cells[row * width + column - (hasKeys ? 1 : 0)] ?? -1
}

type SortKey = readonly [rank: number, value: number, text: string]
/** Numbers come first, then text, true and false, objects and arrays, null, and empty cells. */
const ranks = { number: 0, string: 1, boolean: 2, object: 3, array: 3, null: 4 } as const
const missing: SortKey = [5, 0, '']

/**
 * The rows in the order of a column. Equal ones keep their order, also when it's descending; empty cells are last. Text
 * is in the order of `compare`. Steps yield the progress.
 */
export function* sortRowSteps(
  tree: Tree,
  records: Records,
  column: number,
  isDescending: boolean,
  compare: (one: string, other: string) => number,
): Generator<number, Int32Array> {
  const keys: SortKey[] = []
  for (let row = 0; row < records.rows.length; row++) {
    if (row % 1000 === 0) yield (0.3 * row) / records.rows.length
    keys.push(sortKey(tree, records, row, column))
  }
  const sign = isDescending ? -1 : 1
  const isBefore = (one: number, other: number): boolean => {
    const [rank, value, text] = keys[one] ?? missing
    const [otherRank, otherValue, otherText] = keys[other] ?? missing
    if (rank === 5 || otherRank === 5) return rank <= otherRank
    const difference = rank - otherRank || value - otherValue || (rank === 1 ? compare(text, otherText) : 0)
    return sign * difference <= 0
  }
  return yield* mergeSortSteps(Int32Array.from(keys.keys()), isBefore)
}

function sortKey(tree: Tree, records: Records, row: number, column: number): SortKey {
  if (records.hasKeys && column === 0) return [1, 0, tree.key(records.rows[row] ?? 0) ?? '']
  const cell = cellOf(records, row, column)
  if (cell < 0) return missing
  const kind = tree.kind(cell)
  if (kind === 'object' || kind === 'array') return [ranks[kind], tree.count(cell), '']
  const text = tree.value(cell, 10_000)
  if (kind === 'number') return [0, Number(text), '']
  return [ranks[kind], kind === 'boolean' ? text.length : 0, kind === 'string' ? stringOf(tree, cell, text) : '']
}

const stringOf = (tree: Tree, cell: number, text: string): string =>
  text.includes('\\') ? (JSON.parse(tree.source(cell)) as string) : text.slice(1, -1)

function* mergeSortSteps(
  start: Int32Array,
  isBefore: (one: number, other: number) => boolean,
): Generator<number, Int32Array> {
  let from = start
  let to: Int32Array = new Int32Array(start.length)
  const rounds = Math.max(1, Math.ceil(Math.log2(start.length || 1)))
  let steps = 0
  for (let size = 1, round = 0; size < from.length; size *= 2, round++) {
    for (let left = 0; left < from.length; left += 2 * size) {
      const middle = Math.min(left + size, from.length)
      const end = Math.min(left + 2 * size, from.length)
      for (let at = left, one = left, other = middle; at < end; at++) {
        if (++steps % 5000 === 0) yield 0.3 + (0.7 * (round + at / from.length)) / rounds
        const isLeft = one < middle && (other >= end || isBefore(from[one] ?? 0, from[other] ?? 0))
        to[at] = from[isLeft ? one++ : other++] ?? 0
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}
