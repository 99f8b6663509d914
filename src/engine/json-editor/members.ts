import type { Examined } from './examine'
import { Tree } from './tree'

/** The members of objects and items of arrays, where a duplicate key counts once: with its last value. */
export class Members {
  readonly tree: Tree
  /** 1 for each value whose key appears again in its object. Undefined if no object has a key twice. */
  readonly #shadowed: Uint8Array | undefined

  constructor(tree: Tree, hasDuplicates: boolean) {
    this.tree = tree
    this.#shadowed = hasDuplicates ? shadowedIn(tree) : undefined
  }

  /** Whether the node's key appears again in its object, so that most programs don't see its value. */
  isShadowed(node: number): boolean {
    return this.#shadowed?.[node] === 1
  }

  /** The direct children. */
  *of(node: number): Generator<number> {
    const { tree } = this
    const end = tree.next(node)
    for (let child = node + 1; child < end; child = tree.next(child)) if (!this.isShadowed(child)) yield child
  }

  /** The number of members or items. */
  count(node: number): number {
    if (!this.#shadowed || this.tree.kind(node) !== 'object') return this.tree.count(node)
    let count = 0
    for (const _ of this.of(node)) count++
    return count
  }

  /** The member with this key. */
  named(node: number, name: string): number | undefined {
    if (this.tree.kind(node) !== 'object') return undefined
    for (const child of this.of(node)) if (this.tree.key(child) === name) return child
    return undefined
  }

  /** The item of an array, counted from 0. */
  at(node: number, index: number): number | undefined {
    if (this.tree.kind(node) !== 'array' || index < 0 || index >= this.tree.count(node)) return undefined
    let child = node + 1
    for (let at = 0; at < index; at++) child = this.tree.next(child)
    return child
  }
}

/** The members of an examined text. Only the first warnings are listed, so there may be duplicate keys beyond them. */
export function membersOf(text: string, { output: { warnings, warningCount }, nodes }: Examined): Members {
  const hasDuplicates = warningCount > warnings.length || warnings.some(({ code }) => code === 'duplicate-key')
  return new Members(new Tree(text, nodes), hasDuplicates)
}

function shadowedIn(tree: Tree): Uint8Array {
  const shadowed = new Uint8Array(tree.length)
  for (let node = 0; node < tree.length; node++) {
    if (tree.count(node) < 2 || tree.kind(node) !== 'object') continue
    const last = new Map<string, number>()
    const end = tree.next(node)
    for (let child = node + 1; child < end; child = tree.next(child)) {
      const key = tree.key(child) ?? ''
      const before = last.get(key)
      if (before !== undefined) shadowed[before] = 1
      last.set(key, child)
    }
  }
  return shadowed
}
