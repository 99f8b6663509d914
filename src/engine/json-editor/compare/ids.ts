import { canonicalNumber } from '../compare-numbers'
import type { Members } from '../members'
import { decoded } from '../place'
import type { CompareOptions } from './options'

/**
 * Numbers values so that equal ones, of both texts, have the same id. That needs no recursion, and comparing two values of
 * any size is comparing two numbers.
 */
export class Ids {
  readonly #known = new Map<string, number>()
  readonly #options: CompareOptions

  constructor(options: CompareOptions) {
    this.#options = options
  }

  /** The id of each value of a text. Each step yields the share done. */
  *of(members: Members): Generator<number, Int32Array> {
    const { tree } = members
    const ids = new Int32Array(tree.length)
    // From the last to the first, so that the children of a value come before it.
    for (let node = tree.length - 1; node >= 0; node--) {
      if (node % 4096 === 0) yield 1 - node / tree.length
      const key = this.#keyOf(members, node, ids)
      let id = this.#known.get(key)
      if (id === undefined) {
        id = this.#known.size + 1
        this.#known.set(key, id)
      }
      ids[node] = id
    }
    return ids
  }

  /** The same text for equal values. */
  #keyOf(members: Members, node: number, ids: Int32Array): string {
    const { tree } = members
    const kind = tree.kind(node)
    if (kind === 'array') {
      const items = Array.from(tree.children(node), (child) => ids[child] ?? 0)
      if (this.#options.ignoreOrder) items.sort((one, other) => one - other)
      return `[${items.join()}`
    }
    if (kind === 'object') {
      const own = Array.from(members.of(node), (child) => `${JSON.stringify(tree.key(child))}:${ids[child]}`)
      return `{${own.sort().join()}`
    }
    const source = tree.source(node)
    if (kind === 'string') return source.includes('\\') ? `"${decoded(source, 0, source.length)}"` : source
    return kind === 'number' && !this.#options.asWritten ? canonicalNumber(source) : source
  }
}
