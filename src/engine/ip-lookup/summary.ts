import { writeAddress } from './address'
import { blocksOf, type Interval, joinIntervals, type Network, writeNetwork } from './network'

/** A range, or several networks together, as the fewest networks that cover exactly the same addresses. */
export interface Summary {
  /** How many addresses, networks and ranges were given. */
  readonly given: number
  /** In CIDR notation, IPv4 first, in order. At most `maxBlocks`. */
  readonly blocks: readonly string[]
  /** How many there are in all. */
  readonly count: number
  /** How many addresses they have, as decimal text. */
  readonly addresses: string
  /** The first and last address of all. '' if there's both IPv4 and IPv6. */
  readonly first: string
  readonly last: string
}

/** The most blocks in an answer. */
const maxBlocks = 2000

export function summarize(intervals: readonly Interval[]): Summary {
  const joined = joinIntervals(intervals)
  const blocks = joined.flatMap(blocksOf)
  const [lowest, highest] = [joined[0], joined.at(-1)]
  const write = (end: 'first' | 'last', interval: Interval | undefined) =>
    interval && lowest?.version === highest?.version
      ? writeAddress({ version: interval.version, integer: interval[end] })
      : ''
  return {
    given: intervals.length,
    blocks: blocks.slice(0, maxBlocks).map(writeNetwork),
    count: blocks.length,
    addresses: String(joined.reduce((sum, { first, last }) => sum + last - first + 1n, 0n)),
    first: write('first', lowest),
    last: write('last', highest),
  }
}

/** The network that covers exactly these addresses, if there's a single one. */
export function singleBlock(intervals: readonly Interval[]): Network | undefined {
  const joined = joinIntervals(intervals)
  const blocks = joined.length === 1 ? blocksOf(joined[0] as Interval) : []
  return blocks.length === 1 ? blocks[0] : undefined
}
