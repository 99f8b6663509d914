import type { Match, Output } from '../../engine/regex-tester'
import type { Packed } from './regex-tester.pack'

const none: Packed = { count: 0, spans: new Int32Array(), groups: '', ends: new Int32Array(), names: [] }

/** The engine's output over packed matches: each is made when it is asked for. */
export class Found implements Output {
  readonly count: number
  declare readonly matches: readonly Match[]
  readonly #text: string
  readonly #packed: Packed

  constructor(text: string, packed: Packed = none) {
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
  /** How many can be asked for. */
  get listed(): number {
    return this.#packed.spans.length / 2
  }

  start(index: number): number {
    return this.#packed.spans[2 * index] ?? 0
  }
  end(index: number): number {
    return this.#packed.spans[2 * index + 1] ?? 0
  }

  /** What they matched, without the rest of `matches`. */
  texts(): string[] {
    return Array.from({ length: this.listed }, (_, index) => this.#text.slice(this.start(index), this.end(index)))
  }

  /** The match at a place in the list, from 0. */
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

  /** The first match in the list that ends at `place` or behind it. */
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
