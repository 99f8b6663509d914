import type { Tree } from '../../../engine/json-editor/tree'
import { type Rows, rowsOf } from './rows'

interface Followed {
  readonly rows: Rows
  /** The selected value. The root if it's gone, or if it's not certain which one it is. */
  readonly chosen: number
}

/** The rows and the selection in the tree of another text: what has the same path stays expanded and selected. */
export function follow(rows: Rows, chosen: number, tree: Tree): Followed {
  const before = rows.tree
  const change = changeOf(before.text, tree.text)
  const open = new Set<number>()
  let followed = 0

  function match(from: number, to: number, isCertain: boolean): void {
    if (from === chosen && isCertain) followed = to
    if (!rows.open.has(from) || tree.count(to) === 0) return
    open.add(to)
    if (before.kind(from) !== tree.kind(to)) return
    // By place. Only these can be expanded or selected.
    const wanted = [...before.children(from).entries()].filter(([, child]) => child === chosen || rows.open.has(child))
    if (wanted.length === 0) return
    const children = tree.children(to)
    const isObject = before.kind(from) === 'object'
    const pairs = isObject ? pairsByKey(before, from, tree, children) : undefined
    const grown = children.length - before.count(from)
    for (const [place, child] of wanted) {
      const isAfter = before.start(child) >= change.end
      const isKnown = grown === 0 || isAfter || before.end(child) <= change.start
      const other = pairs ? pairs.get(child) : children[isAfter ? place + grown : place]
      if (other !== undefined) match(child, other, isCertain && (isObject || isKnown))
    }
  }
  match(0, 0, true)
  return { rows: rowsOf(tree, open), chosen: followed }
}

/** The children of an object and those of another one with the same keys. Of equal keys, the first is the first. */
function pairsByKey(before: Tree, from: number, tree: Tree, children: Int32Array): ReadonlyMap<number, number> {
  const others = new Map<string, number>()
  for (const [name, child] of namesOf(tree, children)) others.set(name, child)
  const pairs = new Map<number, number>()
  for (const [name, child] of namesOf(before, before.children(from))) {
    const other = others.get(name)
    if (other !== undefined) pairs.set(child, other)
  }
  return pairs
}

/** The key of each child, with a count if it's duplicate. */
function* namesOf(tree: Tree, children: Int32Array): Generator<readonly [name: string, child: number]> {
  const counts = new Map<string, number>()
  for (const child of children) {
    const key = tree.key(child) ?? ''
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    yield [`${count} ${key}`, child]
  }
}

/** Where a range of a text is in another one. If it has changed, what's there instead. */
export function movedRange(before: string, after: string, from: number, to: number) {
  const { start, end } = changeOf(before, after)
  const grown = after.length - before.length
  return [from < end ? Math.min(from, start) : from + grown, to > start ? Math.max(to, end) + grown : to] as const
}

/** The part of the old text that isn't in the new one. */
function changeOf(before: string, after: string): { readonly start: number; readonly end: number } {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++
  let same = 0
  while (
    same < shorter - start &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  )
    same++
  return { start, end: before.length - same }
}
