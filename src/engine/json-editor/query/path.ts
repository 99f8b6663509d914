import { escaped } from '../place'
import type { Tree } from '../tree'

/** Paths of values. The first one reads the whole tree, so that each one after it takes no longer than its depth. */
export class PathFinder {
  readonly #tree: Tree
  readonly #parents: Int32Array
  readonly #places: Int32Array

  /** `most`: only for the first values of the text. */
  constructor(tree: Tree, most = tree.length) {
    this.#tree = tree
    const count = Math.min(most, tree.length)
    this.#parents = new Int32Array(count)
    this.#places = new Int32Array(count)
    for (let node = 0; node < count; node++) {
      let place = 0
      const end = Math.min(tree.next(node), count)
      for (let child = node + 1; child < end; child = tree.next(child)) {
        this.#parents[child] = node
        this.#places[child] = place++
      }
    }
  }

  /** The JSON Pointer (RFC 6901): '' for the whole document. */
  pointer(node: number): string {
    return this.#steps(
      node,
      (key) => `/${escaped(key)}`,
      (place) => `/${place}`,
    )
  }

  /** The normalized path (RFC 9535, 2.7): $['a'][0]. */
  path(node: number): string {
    return `$${this.#steps(
      node,
      (key) => `['${quoted(key)}']`,
      (place) => `[${place}]`,
    )}`
  }

  #steps(node: number, ofKey: (key: string) => string, ofPlace: (place: number) => string): string {
    const steps: string[] = []
    for (let at = node; at > 0; at = this.#parents[at] ?? 0) {
      const key = this.#tree.key(at)
      steps.push(key === undefined ? ofPlace(this.#places[at] ?? 0) : ofKey(key))
    }
    return steps.reverse().join('')
  }
}

const short: Readonly<Record<string, string>> = { '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't' }

const quoted = (key: string): string =>
  key.replace(/[\\'\p{Cc}]/gu, (each) => {
    if (each === '\\' || each === "'") return `\\${each}`
    const code = each.charCodeAt(0)
    return code > 0x1f ? each : `\\${short[each] ?? `u${code.toString(16).padStart(4, '0')}`}`
  })
