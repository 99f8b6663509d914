import { movedNode, type TreeEdit } from '../../../engine/json-editor/edit'
import { siblingsOf } from '../../../engine/json-editor/siblings'
import type { Tree } from '../../../engine/json-editor/tree'

/** The visible rows of the tree, from top to bottom: the value, depth and expanded state of each. */
export interface Rows {
  readonly tree: Tree
  readonly nodes: Int32Array
  readonly depths: Int32Array
  /** Its index in its object or array. */
  readonly places: Int32Array
  readonly open: ReadonlySet<number>
}

/** The root, expanded. Empty if there's no value. */
export function firstRows(tree: Tree): Rows {
  const zero = new Int32Array(Math.min(1, tree.length))
  const rows = { tree, nodes: zero, depths: zero, places: zero, open: new Set<number>() }
  return tree.count(0) > 0 ? toggled(rows, 0) : rows
}

/** Expands a row, or collapses it with everything inside. */
export function toggled(rows: Rows, at: number): Rows {
  const { tree, nodes, depths, places } = rows
  const node = nodes[at] ?? 0
  const depth = depths[at] ?? 0
  const open = new Set(rows.open)
  let after = at + 1
  let own: Int32Array = new Int32Array()
  if (open.delete(node)) {
    while (after < nodes.length && (depths[after] ?? 0) > depth) open.delete(nodes[after++] ?? 0)
  } else {
    own = tree.children(node)
    open.add(node)
  }
  return {
    tree,
    nodes: spliced(nodes, at + 1, after, own),
    depths: spliced(depths, at + 1, after, new Int32Array(own.length).fill(depth + 1)),
    places: spliced(
      places,
      at + 1,
      after,
      own.map((_, place) => place),
    ),
    open,
  }
}

/** The rows after an edit: what was expanded stays so, and the selected value is visible. */
export function rowsEdited(rows: Rows, tree: Tree, edit: TreeEdit): Rows {
  const open = new Set<number>()
  for (const node of rows.open) {
    const moved = movedNode(edit, node)
    if (moved !== undefined && tree.count(moved) > 0) open.add(moved)
  }
  const around = siblingsOf(tree, edit.select)?.parent
  if (around !== undefined) open.add(around)
  return rowsOf(tree, open)
}

/** All visible rows, given what's expanded. */
export function rowsOf(tree: Tree, open: ReadonlySet<number>): Rows {
  const nodes: number[] = []
  const depths: number[] = []
  const places: number[] = []
  /** The expanded objects and arrays around the next node: where each ends, and the place of its next value. */
  const around: { readonly end: number; place: number }[] = []
  for (let node = 0; node < tree.length; ) {
    while (around.length > 0 && node >= (around.at(-1)?.end ?? 0)) around.pop()
    const top = around.at(-1)
    nodes.push(node)
    depths.push(around.length)
    places.push(top ? top.place++ : 0)
    if (open.has(node)) around.push({ end: tree.next(node), place: 0 })
    node = open.has(node) ? node + 1 : tree.next(node)
  }
  return { tree, nodes: Int32Array.from(nodes), depths: Int32Array.from(depths), places: Int32Array.from(places), open }
}

/** The row of a node, or -1. Nodes are in order. */
export function rowOf({ nodes }: Rows, node: number): number {
  let [low, high] = [0, nodes.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const own = nodes[middle] ?? 0
    if (own === node) return middle
    if (own < node) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** The row of the object or array around a row, or -1. */
export function rowAround({ depths }: Rows, at: number): number {
  let around = at
  while (around >= 0 && (depths[around] ?? 0) >= (depths[at] ?? 0)) around--
  return around
}

function spliced(list: Int32Array, from: number, to: number, inserted: Int32Array): Int32Array {
  const made = new Int32Array(list.length - (to - from) + inserted.length)
  made.set(list.subarray(0, from))
  made.set(inserted, from)
  made.set(list.subarray(to), from + inserted.length)
  return made
}
