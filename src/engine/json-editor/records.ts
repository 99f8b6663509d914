import { keyAt } from './place'
import type { Tree } from './tree'

/** The rows and columns of an array of objects or arrays, or of an object of objects. */
export interface Records {
  /** The node of each row. */
  readonly rows: Int32Array
  /** The keys in order of first appearance; for arrays, the places from 0. */
  readonly columns: readonly string[]
  /** The node of each cell, row by row, or -1. */
  readonly cells: Int32Array
  /** The rows are members of an object, and their keys are a column of their own before the others. */
  readonly hasKeys: boolean
  /** Cells that a later one of the same key replaced. */
  readonly duplicates: number
  /** Some rows are plain values; these are in a column of their own, after the others. */
  readonly hasValues: boolean
}

/** Steps between two checks of the clock. */
const stepSize = 2000
/** Cells that a table can have, which take 4 bytes each. */
const mostCells = 40_000_000
const none = -1

/**
 * Reads a node as a table. Steps yield the progress. Undefined if it isn't an array or an object of objects, if it has
 * no values, or if it has more than 40 million cells.
 */
export function* recordSteps(tree: Tree, node = 0): Generator<number, Records | undefined> {
  const rows = tree.children(node)
  const isObject = tree.kind(node) === 'object'
  if (rows.length === 0 || (isObject && !rows.every((row) => tree.kind(row) === 'object'))) return undefined
  const places = new Map<string, number>()
  let hasValues = false
  for (let at = 0; at < rows.length; at++) {
    if (at % stepSize === 0) yield (0.5 * at) / rows.length
    const row = rows[at] ?? 0
    if (!isContainer(tree, row)) hasValues = true
    else if (tree.kind(row) === 'array') for (let place = 0; place < tree.count(row); place++) seen(places, `${place}`)
    else for (let cell = row + 1; cell < tree.next(row); cell = tree.next(cell)) seen(places, keyOf(tree, cell))
  }
  const width = places.size + (hasValues ? 1 : 0)
  if (width * rows.length > mostCells) return undefined
  const cells = new Int32Array(width * rows.length).fill(none)
  let duplicates = 0
  for (let at = 0; at < rows.length; at++) {
    if (at % stepSize === 0) yield 0.5 + (0.5 * at) / rows.length
    const row = rows[at] ?? 0
    const first = at * width
    if (!isContainer(tree, row)) cells[first + places.size] = row
    else {
      const isArray = tree.kind(row) === 'array'
      let place = 0
      for (let cell = row + 1; cell < tree.next(row); cell = tree.next(cell)) {
        const index = first + (isArray ? place++ : (places.get(keyOf(tree, cell)) ?? 0))
        if (cells[index] !== none) duplicates++
        cells[index] = cell
      }
    }
  }
  return { rows, columns: [...places.keys()], cells, hasKeys: isObject, duplicates, hasValues }
}

const isContainer = (tree: Tree, node: number): boolean => {
  const kind = tree.kind(node)
  return kind === 'object' || kind === 'array'
}

const keyOf = (tree: Tree, node: number): string => keyAt(tree.text, tree.keyStart(node) ?? 0)

function seen(places: Map<string, number>, key: string): void {
  if (!places.has(key)) places.set(key, places.size)
}
