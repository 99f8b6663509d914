import type { Tree } from '../../engine/json-editor/tree'

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
  let own = new Int32Array()
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

/** The same rows for another text with the same structure, as after Format. Otherwise the initial rows. */
export function rowsAfter(rows: Rows, tree: Tree): Rows {
  const isAlike = (node: number) =>
    rows.tree.next(node) === tree.next(node) && rows.tree.count(node) === tree.count(node)
  return rows.tree.length === tree.length && rows.nodes.every(isAlike) ? { ...rows, tree } : firstRows(tree)
}

function spliced(list: Int32Array, from: number, to: number, inserted: Int32Array): Int32Array {
  const made = new Int32Array(list.length - (to - from) + inserted.length)
  made.set(list.subarray(0, from))
  made.set(inserted, from)
  made.set(list.subarray(to), from + inserted.length)
  return made
}
