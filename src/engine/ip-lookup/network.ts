import { type Address, writeAddress, writeGroups } from './address'

/** A CIDR block (RFC 4632): the addresses that share the first `prefix` bits. 192.168.1.0/24 has the prefix 24. */
export interface Network {
  readonly version: 4 | 6
  /** The first address, whose other bits are all 0. */
  readonly first: bigint
  /** From 0 to 32 for IPv4, or 128 for IPv6. */
  readonly prefix: number
}

/** All addresses from `first` to `last`, both included. */
export interface Interval {
  readonly version: 4 | 6
  readonly first: bigint
  readonly last: bigint
}

/** How many bits an address has: 32 or 128. */
export const bitsIn = (version: 4 | 6): number => (version === 4 ? 32 : 128)

/** How many addresses a network with this prefix has: 256 for an IPv4 /24. */
export const sizeOf = (version: 4 | 6, prefix: number): bigint => 1n << BigInt(bitsIn(version) - prefix)

/** The mask of a prefix as a number: 0xffffff00 for an IPv4 /24. */
export const maskOf = (version: 4 | 6, prefix: number): bigint => sizeOf(version, 0) - sizeOf(version, prefix)

/** The network that an address is in: 192.168.1.77 with the prefix 24 is in 192.168.1.0/24. */
export const networkOf = ({ version, integer }: Address, prefix: number): Network => ({
  version,
  first: integer & maskOf(version, prefix),
  prefix,
})

export const lastOf = ({ version, first, prefix }: Network): bigint => first + sizeOf(version, prefix) - 1n

export const intervalOf = (network: Network): Interval => ({
  version: network.version,
  first: network.first,
  last: lastOf(network),
})

/** '192.168.1.0/24'. The range of all IPv4-mapped addresses is '::ffff:0:0/96', because it's no single IPv4 address. */
export const writeNetwork = ({ version, first, prefix }: Network): string =>
  `${version === 6 && prefix <= 96 ? writeGroups(first) : writeAddress({ version, integer: first })}/${prefix}`

/** A mask or a wildcard: '255.255.255.0', 'ffff:ffff::'. */
export const writeMask = (version: 4 | 6, mask: bigint): string =>
  version === 6 ? writeGroups(mask) : writeAddress({ version, integer: mask })

/** The fewest networks that cover exactly these addresses: 10.0.0.1–10.0.0.4 is 10.0.0.1/32, 10.0.0.2/31, 10.0.0.4/32. */
export function blocksOf({ version, first, last }: Interval): readonly Network[] {
  const blocks: Network[] = []
  for (let start = first; start <= last; ) {
    // The largest block that can start here, and the largest that doesn't go past the end.
    const aligned = start === 0n ? bitsIn(version) : bitLength(start & -start) - 1
    const fitting = bitLength(last - start + 1n) - 1
    const prefix = bitsIn(version) - Math.min(aligned, fitting)
    blocks.push({ version, first: start, prefix })
    start += sizeOf(version, prefix)
  }
  return blocks
}

/** 8 for 255, 9 for 256. */
const bitLength = (integer: bigint): number => integer.toString(2).length

/** Joins intervals that overlap or touch, IPv4 before IPv6, in order. */
export function joinIntervals(intervals: readonly Interval[]): readonly Interval[] {
  const joined: Interval[] = []
  for (const next of [...intervals].sort(inOrder)) {
    const before = joined.at(-1)
    if (!before || before.version !== next.version || next.first > before.last + 1n) joined.push(next)
    else if (next.last > before.last) joined[joined.length - 1] = { ...before, last: next.last }
  }
  return joined
}

const inOrder = (a: Interval, b: Interval): number =>
  a.version - b.version || (a.first < b.first ? -1 : a.first > b.first ? 1 : 0)
