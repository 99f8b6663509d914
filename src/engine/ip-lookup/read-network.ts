import { type Address, type AddressIssue, readAddress } from './address'
import { bitsIn, type Interval, intervalOf, type Network, networkOf } from './network'
import { maxLength } from './network-like'

/** What is typed in the address field. A list has at least two items. */
export type Subject =
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'network'; readonly address: Address; readonly network: Network }
  | { readonly kind: 'range'; readonly address: Address; readonly interval: Interval }
  | { readonly kind: 'list'; readonly address: Address; readonly intervals: readonly Interval[] }

/**
 * Errors in a network, besides those in its address. `no-prefix`: 10.0.0.0/ without a number. `not-a-prefix`: 10.0.0.0/x.
 * `prefix-too-long`: 10.0.0.0/33, with the limit in `values.max`. `not-a-mask`: 255.0.255.0, whose ones aren't in one
 * piece. `ends-before-start`: 10.0.0.9-10.0.0.1. `mixed-versions`: a range from IPv4 to IPv6. `too-many-items`: a list of
 * more than `values.max`.
 */
export type NetworkIssue =
  | AddressIssue
  | 'no-prefix'
  | 'not-a-prefix'
  | 'prefix-too-long'
  | 'not-a-mask'
  | 'ends-before-start'
  | 'mixed-versions'
  | 'too-many-items'

/** The most items that a list may have. */
export const maxItems = 5000

const ofAddress = '[\\d.]+|[\\da-f:.]*:[\\da-f:.]*'
const range = new RegExp(`^(${ofAddress})\\s*[-–—]\\s*(${ofAddress})$`, 'i')

/**
 * Reads an address, a network (10.0.0.0/8, 10.0.0.0/255.0.0.0, 10.0.0.0 255.0.0.0, or with the wildcard 0.255.255.255), a
 * range (10.0.0.1-10.0.0.9 or 10.0.0.1-9), or several of them separated by commas, semicolons or line breaks.
 */
export function readSubject(text: string): Subject | NetworkIssue {
  const items = itemsIn(text)
  if (items.length > maxItems) return 'too-many-items'
  if (items.length < 2) return readItem(items[0] ?? text.trim())
  const intervals: Interval[] = []
  let address: Address | undefined
  for (const item of items) {
    const read = readItem(item)
    if (typeof read === 'string') return read
    address ??= read.address
    intervals.push(...intervalsOf(read))
  }
  return { kind: 'list', address: address as Address, intervals }
}

/** The items of a list, without empty ones. Stops after one more than allowed. */
export function itemsIn(text: string): readonly string[] {
  return text
    .split(/[,;\r\n]+/, maxItems + 3)
    .map((item) => item.trim())
    .filter(Boolean)
    .slice(0, maxItems + 1)
}

export const intervalsOf = (subject: Subject): readonly Interval[] => {
  if (subject.kind === 'list') return subject.intervals
  if (subject.kind === 'range') return [subject.interval]
  if (subject.kind === 'network') return [intervalOf(subject.network)]
  const { version, integer } = subject.address
  return [{ version, first: integer, last: integer }]
}

/** One item of a list. */
export function readItem(item: string): Exclude<Subject, { readonly kind: 'list' }> | NetworkIssue {
  if (item.length <= maxLength && !/^[a-z]+:\/\//i.test(item)) {
    const ends = range.exec(item)
    if (ends) return readRange(ends[1] as string, ends[2] as string)
    const slash = item.indexOf('/')
    if (slash > 0) return readNetwork(item.slice(0, slash).trim(), item.slice(slash + 1).trim())
    const [first = '', second = '', ...others] = item.split(/\s+/)
    if (others.length === 0 && isMaskLike(second)) return readNetwork(first, second)
  }
  const address = readAddress(item)
  return typeof address === 'string' ? address : { kind: 'address', address }
}

/** After a space, only what can be a mask is one: '10.0.0.0 255.0.255.0' is a mistake in a mask, '1.2.3.4 5.6.7.8' isn't. */
const isMaskLike = (text: string): boolean =>
  /^(255|0)\.[\d.]*$/.test(text) || (/^[\d.]+$/.test(text) && typeof prefixOfMask(text) === 'number')

function readRange(start: string, end: string): ReturnType<typeof readItem> {
  const from = readAddress(start)
  if (typeof from === 'string') return from
  // 10.0.0.1-9 is short for 10.0.0.1-10.0.0.9.
  const isShort = from.version === 4 && /^\d+$/.test(end)
  const to = readAddress(isShort ? start.replace(/\d+$/, end) : end)
  if (typeof to === 'string') return to
  if (from.version !== to.version) return 'mixed-versions'
  if (to.integer < from.integer) return 'ends-before-start'
  return {
    kind: 'range',
    address: from,
    interval: { version: from.version, first: from.integer, last: to.integer },
  }
}

function readNetwork(start: string, suffix: string): ReturnType<typeof readItem> {
  const address = readAddress(start)
  if (typeof address === 'string') return address
  const prefix = readPrefix(suffix, address.version)
  if (typeof prefix === 'string') return prefix
  return { kind: 'network', address, network: networkOf(address, prefix) }
}

/** A prefix length (24) or, for IPv4, a mask (255.255.255.0 or 0.0.0.255). */
function readPrefix(text: string, version: 4 | 6): number | NetworkIssue {
  if (text === '') return 'no-prefix'
  if (version === 4 && /^[\d.]*\.[\d.]*$/.test(text)) return prefixOfMask(text)
  if (!/^\d+$/.test(text)) return 'not-a-prefix'
  if (/^0\d/.test(text)) return 'leading-zero'
  return text.length > 3 || Number(text) > bitsIn(version) ? 'prefix-too-long' : Number(text)
}

/**
 * 24 for the mask 255.255.255.0 and for the wildcard 0.0.0.255. The two that can be either are read as masks, as routers
 * do: 0.0.0.0 is 0, and 255.255.255.255 is 32.
 */
function prefixOfMask(text: string): number | NetworkIssue {
  const mask = readAddress(text)
  if (typeof mask === 'string') return mask
  const inverted = mask.integer ^ 0xffffffffn
  for (const hosts of [inverted, mask.integer]) {
    if ((hosts & (hosts + 1n)) === 0n) return 32 - (hosts === 0n ? 0 : hosts.toString(2).length)
  }
  return 'not-a-mask'
}
