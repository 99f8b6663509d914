import { runSteps } from '../core/steps'
import { escaped, keyAt } from './place'
import { brace, bracket, scalarEnd, skipSpace, walk } from './walk'

/**
 * The values of a text in order, with four numbers each: its offset, the offset of its key or -1, the next node outside
 * it, and the number of its direct children. A flat array, so that a worker can transfer it and millions of values fit.
 */
export type Nodes = Int32Array

const size = 4
const none = -1

/** Collects nodes while a text is being read. */
export class NodeList {
  #nodes = new Int32Array(256 * size)
  #used = 0
  #key = none
  readonly #open: number[] = []

  key(start: number): void {
    this.#key = start
  }

  open(at: number): void {
    this.#open.push(this.#used)
    this.#add(at)
  }

  close(): void {
    const at = this.#open.pop() ?? 0
    this.#nodes[at + 2] = this.#used / size
  }

  scalar(at: number): void {
    this.#add(at)
    this.#nodes[this.#used - 2] = this.#used / size
  }

  done(): Nodes {
    return this.#nodes.slice(0, this.#used)
  }

  #add(at: number): void {
    const parent = this.#open.at(-1)
    const isOwn = parent === this.#used
    const holder = isOwn ? this.#open.at(-2) : parent
    if (holder !== undefined) this.#nodes[holder + 3] = (this.#nodes[holder + 3] ?? 0) + 1
    if (this.#used === this.#nodes.length) {
      const wider = new Int32Array(this.#used * 2)
      wider.set(this.#nodes)
      this.#nodes = wider
    }
    this.#nodes[this.#used] = at
    this.#nodes[this.#used + 1] = this.#key
    this.#used += size
    this.#key = none
  }
}

export type Kind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null'

const kinds: Readonly<Record<string, Kind>> = {
  '{': 'object',
  '[': 'array',
  '"': 'string',
  t: 'boolean',
  f: 'boolean',
  n: 'null',
}

/** A text and its nodes. Node 0 is the root. */
export class Tree {
  readonly text: string
  readonly #nodes: Nodes

  constructor(text: string, nodes: Nodes) {
    this.text = text
    this.#nodes = nodes
  }

  get length(): number {
    return this.#nodes.length / size
  }

  get nodes(): Nodes {
    return this.#nodes
  }

  /** The offset of a node in the text. */
  start(node: number): number {
    return this.#nodes[node * size] ?? 0
  }

  /** The next node outside this one. */
  next(node: number): number {
    return this.#nodes[node * size + 2] ?? 0
  }

  count(node: number): number {
    return this.#nodes[node * size + 3] ?? 0
  }

  kind(node: number): Kind {
    return kinds[this.text.charAt(this.start(node))] ?? 'number'
  }

  /** The offset of the node's key; undefined in an array. */
  keyStart(node: number): number | undefined {
    const at = this.#nodes[node * size + 1]
    return at === none ? undefined : at
  }

  /** The node's key without quotes and escapes. */
  key(node: number): string | undefined {
    const at = this.keyStart(node)
    return at === undefined ? undefined : keyAt(this.text, at)
  }

  /** A preview of the value: the first characters, without quotes for a string. Empty for an object or array. */
  value(node: number, most: number): string {
    const start = this.start(node)
    const code = this.text.charCodeAt(start)
    if (code === brace || code === bracket) return ''
    return this.text.slice(start, Math.min(scalarEnd(this.text, start), start + most))
  }

  /** The first characters of the value, as written in the text. */
  preview(node: number, most: number): string {
    const start = this.start(node)
    const end = this.count(node) > most ? start + most : this.end(node)
    return this.text.slice(start, Math.min(end, start + most))
  }

  /** The whole value, as written in the text. */
  source(node: number): string {
    return this.text.slice(this.start(node), this.end(node))
  }

  /** The end of the value, found from the last value inside it, so the time doesn't depend on its length. */
  end(node: number): number {
    let last = node
    let around = 0
    for (; this.count(last) > 0; around++) {
      const after = this.next(last)
      last++
      while (this.next(last) < after) last = this.next(last)
    }
    const start = this.start(last)
    const kind = this.kind(last)
    let end = kind === 'object' || kind === 'array' ? skipSpace(this.text, start + 1) + 1 : scalarEnd(this.text, start)
    for (; around > 0; around--) end = skipSpace(this.text, end) + 1
    return end
  }

  /** The direct children. */
  children(node: number): Int32Array {
    const found = new Int32Array(this.count(node))
    let child = node + 1
    for (let at = 0; at < found.length; at++) {
      found[at] = child
      child = this.next(child)
    }
    return found
  }

  /** The node's JSON Pointer (RFC 6901): '' for the root. */
  pointer(node: number): string {
    const steps: string[] = []
    for (let at = 0; at !== node; ) {
      let child = at + 1
      let index = 0
      for (; this.next(child) <= node; child = this.next(child)) index++
      steps.push(`/${escaped(this.key(child) ?? String(index))}`)
      at = child
    }
    return steps.join('')
  }
}

/** The tree of a text that's known to be valid. */
export function readTree(text: string): Tree {
  const nodes = new NodeList()
  const visitor = {
    open: (_: number, at: number) => nodes.open(at),
    close: () => nodes.close(),
    key: (start: number) => nodes.key(start),
    scalar: (start: number) => nodes.scalar(start),
  }
  runSteps(walk(text, visitor))
  return new Tree(text, nodes.done())
}
