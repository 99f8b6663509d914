import type { Tree } from '../tree'
import { type ChangeVisitor, type Path, pointerOf } from './compare'
import { type ChangeKind, changeKinds } from './options'

/** The differences in one array, which a worker can transfer: see `Changes`. */
export type ChangeList = Int32Array

/** Numbers per change: its kind, its node in the first text and its node in the second, or -1. */
const size = 3
const none = -1

/** The differences between two texts. */
export class Changes {
  readonly #list: ChangeList

  constructor(list: ChangeList) {
    this.#list = list
  }

  get length(): number {
    return this.#list.length / size
  }

  kind(index: number): ChangeKind {
    return changeKinds[this.#list[index * size] ?? 0] ?? 'changed'
  }

  /** The node in the first text, unless it's added. */
  from(index: number): number | undefined {
    const node = this.#list[index * size + 1] ?? none
    return node === none ? undefined : node
  }

  /** The node in the second text, unless it's removed. */
  to(index: number): number | undefined {
    const node = this.#list[index * size + 2] ?? none
    return node === none ? undefined : node
  }

  /** How many there are of each kind. */
  counts(): Record<ChangeKind, number> {
    const counts = { added: 0, removed: 0, changed: 0, moved: 0 }
    for (let index = 0; index < this.length; index++) counts[this.kind(index)]++
    return counts
  }
}

/** Collects the differences. */
export class ChangeCollector implements ChangeVisitor {
  readonly #found: number[] = []
  /** Items removed from an array, which come in reverse. */
  #removed: number[] = []

  removed(node: number): void {
    if (node > (this.#removed.at(-1) ?? node)) this.#endRun()
    this.#removed.push(node)
  }

  taken(): void {}

  added(node: number): void {
    this.#push('added', none, node)
  }

  moved(from: number, to: number): void {
    this.#push('moved', from, to)
  }

  changed(from: number, to: number): void {
    this.#push('changed', from, to)
  }

  done(): ChangeList {
    this.#endRun()
    return Int32Array.from(this.#found)
  }

  #endRun(): void {
    for (const node of this.#removed.reverse()) this.#found.push(changeKinds.indexOf('removed'), node, none)
    this.#removed = []
  }

  #push(kind: ChangeKind, from: number, to: number): void {
    this.#endRun()
    this.#found.push(changeKinds.indexOf(kind), from, to)
  }
}

/** Writes the differences as a JSON Patch (RFC 6902), which turns the first text into the second. */
export class PatchWriter implements ChangeVisitor {
  readonly #tree: Tree
  readonly #operations: string[] = []

  /** `tree` is that of the second text. Values are as written there. */
  constructor(tree: Tree) {
    this.#tree = tree
  }

  removed(_node: number, path: Path | undefined): void {
    this.#put('remove', path)
  }

  taken(path: Path | undefined): void {
    this.#put('remove', path)
  }

  added(node: number, path: Path | undefined): void {
    this.#put('add', path, node)
  }

  moved(_from: number, node: number, path: Path | undefined): void {
    this.#put('add', path, node)
  }

  changed(_from: number, node: number, path: Path | undefined): void {
    this.#put('replace', path, node)
  }

  toString(): string {
    return this.#operations.length === 0 ? '[]' : `[\n${this.#operations.join(',\n')}\n]`
  }

  #put(operation: string, path: Path | undefined, node?: number): void {
    const value = node === undefined ? '' : `, "value": ${this.#tree.source(node)}`
    this.#operations.push(`  {"op": "${operation}", "path": ${JSON.stringify(pointerOf(path))}${value}}`)
  }
}
