import type { Members } from '../members'
import { align } from './align'

/** One of the two texts, and the ids of its values. */
export interface Side {
  readonly members: Members
  readonly ids: Int32Array
}

type Pair = readonly [number, number]

/** How the items of an array become those of another one. Indexes are those of the two arrays. */
export interface ItemChanges {
  /** Items in both, in order, equal or with changes inside. */
  readonly kept: readonly Pair[]
  /** Equal items at another place. */
  readonly moved: readonly Pair[]
  readonly removed: readonly number[]
  readonly added: readonly number[]
}

/** Members that usually tell the objects of a list apart. */
const names = ['id', '_id', 'uuid', 'key', 'name']

/** Aligns the items of two arrays. */
export function changesOf(
  old: Side,
  items: Int32Array,
  next: Side,
  nextItems: Int32Array,
  ignoreOrder: boolean,
): ItemChanges {
  const aligned = align(
    Array.from(items, (node) => old.ids[node] ?? 0),
    Array.from(nextItems, (node) => next.ids[node] ?? 0),
  )
  const equal = ignoreOrder ? [...aligned.kept, ...aligned.moved] : aligned.kept
  const moved = ignoreOrder ? [] : aligned.moved
  const from = new Set([...equal, ...moved].map(([at]) => at))
  const to = new Set([...equal, ...moved].map(([, at]) => at))
  const gone = [...items.keys()].filter((at) => !from.has(at))
  const come = [...nextItems.keys()].filter((at) => !to.has(at))
  const gaps = ignoreOrder ? [{ gone, come }] : gapsBetween(equal, gone, come, items.length, nextItems.length)
  const paired = gaps.flatMap(({ gone, come }) => similarPairs(old, items, gone, next, nextItems, come, ignoreOrder))
  const changedFrom = new Set(paired.map(([at]) => at))
  const changedTo = new Set(paired.map(([, at]) => at))
  return {
    kept: [...equal, ...paired].sort(([one], [other]) => one - other),
    moved,
    removed: gone.filter((at) => !changedFrom.has(at)),
    added: come.filter((at) => !changedTo.has(at)),
  }
}

interface Gap {
  readonly gone: readonly number[]
  readonly come: readonly number[]
}

/** The items without an equal one, between those in the same order in both arrays. */
function gapsBetween(
  kept: readonly Pair[],
  gone: readonly number[],
  come: readonly number[],
  length: number,
  nextLength: number,
): Gap[] {
  const gaps: Gap[] = []
  let [first, second] = [0, 0]
  for (const [end, nextEnd] of [...kept, [length, nextLength] as const]) {
    const start = first
    const nextStart = second
    while ((gone[first] ?? end) < end) first++
    while ((come[second] ?? nextEnd) < nextEnd) second++
    if (first > start && second > nextStart) {
      gaps.push({ gone: gone.slice(start, first), come: come.slice(nextStart, second) })
    }
  }
  return gaps
}

/** Pairs in order, of items that are the same thing with other content. */
function similarPairs(
  old: Side,
  items: Int32Array,
  gone: readonly number[],
  next: Side,
  nextItems: Int32Array,
  come: readonly number[],
  ignoreOrder: boolean,
): Pair[] {
  if (gone.length === 1 && come.length === 1) return [[gone[0] ?? 0, come[0] ?? 0]]
  const isList = gone.length === come.length
  const byName = new Map(come.map((at) => [nameOf(next, nextItems[at] ?? 0), at]))
  byName.delete(undefined)
  const pairs: Pair[] = []
  const used = new Set<number>()
  let after = -1
  gone.forEach((at, index) => {
    const node = items[at] ?? 0
    const name = nameOf(old, node)
    // A value without a name of its own is the one at the same place, if it has anything in common.
    const place = name === undefined ? come[index] : byName.get(name)
    if (place === undefined || used.has(place) || (!ignoreOrder && place < after)) return
    const nextNode = nextItems[place] ?? 0
    if (name === undefined && (nameOf(next, nextNode) !== undefined || !isAlike(old, node, next, nextNode, isList)))
      return
    pairs.push([at, place])
    used.add(place)
    after = place
  })
  return pairs
}

/** The member that tells an object of a list apart, with the id of its value. */
function nameOf({ members, ids }: Side, node: number): string | undefined {
  if (members.tree.kind(node) !== 'object') return undefined
  const own = new Map<string | undefined, number>()
  for (const child of members.of(node)) own.set(members.tree.key(child), child)
  for (const name of names) {
    const child = own.get(name)
    if (child !== undefined && members.tree.count(child) === 0) return `${name}:${ids[child]}`
  }
  return undefined
}

/** Objects or arrays that have an equal member or item, or single values in lists of the same length. */
function isAlike(old: Side, node: number, next: Side, nextNode: number, isList: boolean): boolean {
  const kind = old.members.tree.kind(node)
  if (kind !== next.members.tree.kind(nextNode)) return false
  if (kind !== 'object' && kind !== 'array') return isList
  const partOf = ({ members, ids }: Side, child: number) => `${members.tree.key(child) ?? ''}:${ids[child]}`
  const parts = new Set(Array.from(old.members.of(node), (child) => partOf(old, child)))
  for (const child of next.members.of(nextNode)) if (parts.has(partOf(next, child))) return true
  return false
}
