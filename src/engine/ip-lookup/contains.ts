import { writeAddress } from './address'
import { blocksOf, type Interval, joinIntervals, networkOf, writeNetwork } from './network'
import { intervalsOf, itemsIn, maxItems, type NetworkIssue, readItem } from './read-network'

/** Which of the tested addresses and networks are inside. */
export interface Contains {
  readonly tests: readonly Test[]
  /** How many of them are inside. */
  readonly inside: number
  /** How many further lines weren't tested, because there are too many. */
  readonly untested: number
}

export interface Test {
  readonly text: string
  /** `partly`: a range or network of which some addresses are inside. `invalid`: it couldn't be read; see `issue`. */
  readonly verdict: 'inside' | 'outside' | 'partly' | 'invalid'
  /**
   * `in-block`: it's in `block`. `below` and `above`: it's before the first address or after the last one, which `limit`
   * is. `between`: it's in a gap. `other-version`: one is IPv4, the other IPv6. `overlaps`: `block` is in both. `larger`: it
   * contains everything and more. `unreadable`: it couldn't be read.
   */
  readonly reason: 'in-block' | 'below' | 'above' | 'between' | 'other-version' | 'overlaps' | 'larger' | 'unreadable'
  /** In CIDR notation, or ''. */
  readonly block: string
  /** The part that contains it, if the network is split. */
  readonly part: string
  /** The first or last address inside, or ''. */
  readonly limit: string
  readonly issue: NetworkIssue | ''
}

/** The most lines tested. */
const maxTests = 500

/** Tests each line of a text: addresses, networks or ranges. `splitPrefix` is the prefix of the parts, if any. */
export function testContains(text: string, inside: readonly Interval[], splitPrefix?: number): Contains {
  const items = itemsIn(text)
  const all = joinIntervals(inside)
  const tests = items.slice(0, maxTests).map((item) => testItem(item, all, splitPrefix))
  return {
    tests,
    inside: tests.filter(({ verdict }) => verdict === 'inside').length,
    untested: Math.min(items.length, maxItems) - tests.length,
  }
}

function testItem(text: string, all: readonly Interval[], splitPrefix: number | undefined): Test {
  const none = { text: text.slice(0, 100), block: '', part: '', limit: '', issue: '' } as const
  const read = readItem(text)
  if (typeof read === 'string') return { ...none, verdict: 'invalid', reason: 'unreadable', issue: read }
  const item = intervalsOf(read)[0] as Interval
  const same = all.filter(({ version }) => version === item.version)
  const [lowest, highest] = [same[0], same.at(-1)]
  if (!lowest || !highest) return { ...none, verdict: 'outside', reason: 'other-version' }
  const around = same.find(({ first, last }) => first <= item.first && item.last <= last)
  if (around) {
    const block = blocksOf(around).find((network) => contains(network, item.first))
    return {
      ...none,
      verdict: 'inside',
      reason: 'in-block',
      block: block ? writeNetwork(block) : '',
      part: partOf(item, splitPrefix),
    }
  }
  const overlap = same.find(({ first, last }) => first <= item.last && item.first <= last)
  if (overlap) return { ...none, ...overlapOf(item, overlap, lowest, highest) }
  const write = (integer: bigint) => writeAddress({ version: item.version, integer })
  if (item.last < lowest.first) return { ...none, verdict: 'outside', reason: 'below', limit: write(lowest.first) }
  if (item.first > highest.last) return { ...none, verdict: 'outside', reason: 'above', limit: write(highest.last) }
  return { ...none, verdict: 'outside', reason: 'between' }
}

const contains = (network: Parameters<typeof writeNetwork>[0], integer: bigint): boolean =>
  networkOf({ version: network.version, integer }, network.prefix).first === network.first

/** The part that a whole item is in, or '' if it's in several. */
function partOf({ version, first, last }: Interval, prefix: number | undefined): string {
  if (prefix === undefined) return ''
  const part = networkOf({ version, integer: first }, prefix)
  return contains(part, last) ? writeNetwork(part) : ''
}

function overlapOf(item: Interval, overlap: Interval, lowest: Interval, highest: Interval) {
  const { first } = item.first > overlap.first ? item : overlap
  const { last } = item.last < overlap.last ? item : overlap
  const [block] = blocksOf({ version: item.version, first, last })
  const isLarger = item.first <= lowest.first && highest.last <= item.last
  return {
    verdict: 'partly',
    reason: isLarger ? 'larger' : 'overlaps',
    block: block ? writeNetwork(block) : '',
  } as const
}
