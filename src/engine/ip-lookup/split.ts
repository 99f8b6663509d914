import { toAscii } from '../core/numbers/ascii'
import { wholeOf } from '../core/numbers/read-whole'
import { bitsIn, type Network, sizeOf, writeNetwork } from './network'
import { describeSubnet } from './subnet'

/** A network in equal parts, one page of them at a time. Counts are decimal text. */
export interface Split {
  /** The prefix length of each part. */
  readonly prefix: number
  /** How many parts there are. A power of two, and at least the number asked for. */
  readonly count: string
  /** In each part. */
  readonly addresses: string
  readonly usableHosts: string
  /** The page shown, from 1 to `pages`. */
  readonly page: string
  readonly pages: string
  readonly parts: readonly Part[]
}

export interface Part {
  /** Counted from 1. */
  readonly number: string
  readonly cidr: string
  readonly firstUsable: string
  readonly lastUsable: string
  /** '' if it has none. */
  readonly broadcast: string
}

/**
 * `not-a-split`: neither a prefix such as /26 nor a number such as 4. `split-too-short`: a prefix shorter than the
 * network's own, which is in `values.min`. `split-too-long`: longer than `values.max`. `too-many-parts`: more than the
 * network has addresses, in `values.max`. `not-a-page`: not a page from 1 to `values.max`.
 */
export type SplitIssue = 'not-a-split' | 'split-too-short' | 'split-too-long' | 'too-many-parts' | 'not-a-page'

export interface SplitFailure {
  readonly code: SplitIssue
  readonly values?: Readonly<Record<string, string | number>>
}

/** How many parts a page has. */
export const partsPerPage = 64

/** Longer than any number of parts, which has at most 39 digits. */
const maxLength = 80

/** '/26' is the prefix of each part; '4' is how many parts there should be, rounded up to a power of two. */
export function readSplit(text: string, { version, prefix }: Network): number | SplitFailure {
  if (text.length > maxLength) return { code: 'not-a-split' }
  const typed = toAscii(text)
  const max = bitsIn(version)
  const length = /^\/\s*(\d{1,9})$/.exec(typed)?.[1]
  if (length !== undefined) {
    if (Number(length) < prefix) return { code: 'split-too-short', values: { min: prefix } }
    return Number(length) > max ? { code: 'split-too-long', values: { max } } : Number(length)
  }
  const whole = wholeOf(typed)
  if (whole === undefined || BigInt(whole) === 0n) return { code: 'not-a-split' }
  if (BigInt(whole) > sizeOf(version, prefix))
    return { code: 'too-many-parts', values: { max: String(sizeOf(version, prefix)) } }
  // 5 parts need 3 bits, because 4 - 1 has 2 and 5 - 1 has 3.
  const bits = BigInt(whole) === 1n ? 0 : (BigInt(whole) - 1n).toString(2).length
  return prefix + bits
}

/** `page` is empty for the first one. Only one page is calculated, because there can be 2^128 parts. */
export function splitNetwork(network: Network, prefix: number, page = ''): Split | SplitFailure {
  const { version, first } = network
  const count = 1n << BigInt(prefix - network.prefix)
  const pages = (count + BigInt(partsPerPage) - 1n) / BigInt(partsPerPage)
  const at = page.trim() === '' ? 1n : readPage(page)
  if (at === undefined || at < 1n || at > pages) return { code: 'not-a-page', values: { max: String(pages) } }
  const size = sizeOf(version, prefix)
  const start = (at - 1n) * BigInt(partsPerPage)
  const length = Math.min(partsPerPage, Number(count - start))
  const parts = Array.from({ length }, (_, index) => {
    const number = start + BigInt(index)
    return partOf({ version, first: first + number * size, prefix }, number)
  })
  const { addresses, usableHosts } = describeSubnet({ version, first, prefix })
  return { prefix, count: String(count), addresses, usableHosts, page: String(at), pages: String(pages), parts }
}

function readPage(text: string): bigint | undefined {
  const whole = text.length > maxLength ? undefined : wholeOf(toAscii(text))
  return whole === undefined ? undefined : BigInt(whole)
}

function partOf(network: Network, index: bigint): Part {
  const { firstUsable, lastUsable, broadcast } = describeSubnet(network)
  return { number: String(index + 1n), cidr: writeNetwork(network), firstUsable, lastUsable, broadcast }
}
