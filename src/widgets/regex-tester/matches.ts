import type { Match, Output } from '../../engine/regex-tester/regex-tester'
import type { Span } from '../core/editor/highlight'
import type { PackedMatches } from './packed-matches'

const none: PackedMatches = {
  count: 0,
  spans: new Int32Array(),
  groups: '',
  ends: new Int32Array(),
  places: new Int32Array(),
  names: [],
}

/** The engine's output over packed matches. Match objects are created on demand. */
export class Matches implements Output {
  readonly count: number
  declare readonly matches: readonly Match[]
  readonly #text: string
  readonly #packed: PackedMatches

  constructor(text: string, packed: PackedMatches = none) {
    this.count = packed.count
    this.#text = text
    this.#packed = packed
    let made: readonly Match[] | undefined
    const get = () => {
      made ??= Array.from({ length: this.listed }, (_, index) => this.at(index))
      return made
    }
    Object.defineProperty(this, 'matches', { enumerable: true, get })
  }

  get text(): string {
    return this.#text
  }
  get names(): readonly (string | null)[] {
    return this.#packed.names
  }
  /** The number of listed matches. */
  get listed(): number {
    return this.#packed.spans.length / 2
  }

  start(index: number): number {
    return this.#packed.spans[2 * index] ?? 0
  }
  end(index: number): number {
    return this.#packed.spans[2 * index + 1] ?? 0
  }

  /** Only the matched texts. */
  texts(): string[] {
    return Array.from({ length: this.listed }, (_, index) => this.#text.slice(this.start(index), this.end(index)))
  }

  /** The match at an index in the list, from 0. */
  at(index: number): Match {
    const { names } = this.#packed
    const groups = names.map((_, group) => this.#group(index * names.length + group))
    const named = new Map<string, string | null>()
    names.forEach((name, group) => {
      if (name !== null) named.set(name, named.get(name) ?? groups[group] ?? null)
    })
    const [start, end] = [this.start(index), this.end(index)]
    return { match: this.#text.slice(start, end), index: start, end, groups, named: Object.fromEntries(named) }
  }

  #group(at: number): string | null {
    const { groups, ends } = this.#packed
    const end = ends[at] ?? -1
    const before = at === 0 ? 0 : (ends[at - 1] ?? 0)
    return end < 0 ? null : groups.slice(before < 0 ? ~before : before, end)
  }

  /** Where a match's groups are in the text, from group 1; an empty range for one that's nowhere. None if unknown. */
  places(index: number): Span[] {
    const { names, places } = this.#packed
    if (places.length === 0) return []
    return names.map((_, group) => {
      const at = index * names.length + group
      const from = places[at] ?? -1
      return { from, to: from < 0 ? from : from + (this.#group(at)?.length ?? 0) }
    })
  }

  /** The first match in the list that ends at or after `place`. */
  firstFrom(place: number): number {
    let [low, high] = [0, this.listed]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.end(middle) < place) low = middle + 1
      else high = middle
    }
    return low
  }
}
