import { part } from '../../core/steps'
import type { Members } from '../members'
import { escaped } from '../place'
import { Ids } from './ids'
import { changesOf, type Side } from './items'
import type { CompareOptions } from './options'

/**
 * Receives the differences, with their paths in a JSON Patch that has them in this order. `taken` is the old place of an
 * item that `moved` puts elsewhere. Without a path, it's the whole document.
 */
export interface ChangeVisitor {
  removed(node: number, path: Path): void
  taken(path: Path): void
  added(node: number, path: Path): void
  moved(from: number, to: number, path: Path): void
  changed(from: number, to: number, path: Path | undefined): void
}

/** A JSON Pointer, made only when it's needed: the step, and the path to what it's in. */
export interface Path {
  readonly step: string
  readonly parent: Path | undefined
}

export function pointerOf(path: Path | undefined): string {
  const steps: string[] = []
  for (let at = path; at; at = at.parent) steps.push(`/${escaped(at.step)}`)
  return steps.reverse().join('')
}

/** Compares two valid texts. Each step yields the progress from 0 to 1. */
export function* compareSteps(
  one: Members,
  other: Members,
  options: CompareOptions,
  visitor: ChangeVisitor,
): Generator<number, void> {
  const known = new Ids(options)
  const old: Side = { members: one, ids: yield* part(known.of(one), 0, 0.4) }
  const next: Side = { members: other, ids: yield* part(known.of(other), 0.4, 0.8) }
  const todo: { from: number; to: number; path: Path | undefined }[] = []
  if (one.tree.length > 0 && other.tree.length > 0) todo.push({ from: 0, to: 0, path: undefined })
  for (let pair = todo.pop(); pair; pair = todo.pop()) {
    yield 0.8 + (0.2 * pair.from) / one.tree.length
    const { from, to, path } = pair
    if (old.ids[from] === next.ids[to]) continue
    const kind = one.tree.kind(from)
    const inside: typeof todo = []
    if (kind !== other.tree.kind(to) || (kind !== 'object' && kind !== 'array')) {
      visitor.changed(from, to, path)
    } else if (kind === 'object') compareMembers(old, from, next, to, path, visitor, inside)
    else compareItems(old, from, next, to, path, visitor, inside, options.ignoreOrder)
    // The first one is done next.
    for (let at = inside.length - 1; at >= 0; at--) todo.push(inside[at] as (typeof todo)[number])
  }
}

type Todo = { from: number; to: number; path: Path | undefined }[]

function compareMembers(
  old: Side,
  from: number,
  next: Side,
  to: number,
  parent: Path | undefined,
  visitor: ChangeVisitor,
  inside: Todo,
): void {
  const own = new Map<string, number>()
  for (const child of next.members.of(to)) own.set(next.members.tree.key(child) ?? '', child)
  for (const child of old.members.of(from)) {
    const step = old.members.tree.key(child) ?? ''
    const same = own.get(step)
    own.delete(step)
    if (same === undefined) visitor.removed(child, { step, parent })
    else if (old.ids[child] !== next.ids[same]) inside.push({ from: child, to: same, path: { step, parent } })
  }
  for (const [step, child] of own) visitor.added(child, { step, parent })
}

/**
 * First everything that's removed, from the last item to the first, then what's added or moved, in its new order. From then
 * on an item is where it is at the end, and so is what changes inside it.
 */
function compareItems(
  old: Side,
  from: number,
  next: Side,
  to: number,
  parent: Path | undefined,
  visitor: ChangeVisitor,
  inside: Todo,
  ignoreOrder: boolean,
): void {
  const items = old.members.tree.children(from)
  const nextItems = next.members.tree.children(to)
  const { kept, moved, removed, added } = changesOf(old, items, next, nextItems, ignoreOrder)
  const pathOf = (place: number): Path => ({ step: String(place), parent })
  const leaving = [...removed.map((at) => [at, false] as const), ...moved.map(([at]) => [at, true] as const)]
  for (const [at, moves] of leaving.sort(([a], [b]) => b - a)) {
    if (moves) visitor.taken(pathOf(at))
    else visitor.removed(items[at] ?? 0, pathOf(at))
  }
  const coming = [...added.map((at) => [undefined, at] as const), ...moved].sort(([, a], [, b]) => a - b)
  coming.forEach(([item, at], index) => {
    const path = pathOf(ignoreOrder ? kept.length + index : at)
    const node = nextItems[at] ?? 0
    if (item === undefined) visitor.added(node, path)
    else visitor.moved(items[item] ?? 0, node, path)
  })
  kept.forEach(([at, place], index) => {
    const [child, same] = [items[at] ?? 0, nextItems[place] ?? 0]
    if (old.ids[child] !== next.ids[same])
      inside.push({ from: child, to: same, path: pathOf(ignoreOrder ? index : place) })
  })
}
