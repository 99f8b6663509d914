import { reverseName, writeAddress } from './address'
import { bitsIn, intervalOf, lastOf, maskOf, type Network, networkOf, sizeOf, writeMask, writeNetwork } from './network'
import { type SpecialRange, specialRangesOf } from './registry'

/** Facts about a network, calculated from it alone. Counts are decimal text, because IPv6 needs up to 39 digits. */
export interface Subnet {
  /** '192.168.1.0/24' */
  readonly cidr: string
  /** The first address: '192.168.1.0'. */
  readonly network: string
  /** The last address. */
  readonly last: string
  /** The last address of an IPv4 network, unless it's a /31 or /32. '' if there is none, as in all of IPv6. */
  readonly broadcast: string
  /** The first and last addresses that a device can have. */
  readonly firstUsable: string
  readonly lastUsable: string
  readonly prefix: number
  /** '255.255.255.0', and for IPv6 'ffff:ffff::'. */
  readonly mask: string
  /** The inverted mask: '0.0.0.255'. */
  readonly wildcard: string
  readonly addresses: string
  /**
   * The addresses that devices can have. IPv4: all but the first and last, but both of a /31 (RFC 3021) and the one of a
   * /32. IPv6: all but the first, which is the Subnet-Router anycast address (RFC 4291, 2.6.1), but both of a /127
   * (RFC 6164) and the one of a /128.
   */
  readonly usableHosts: string
  /** The mask in binary: four groups of 8 bits, or for IPv6 eight groups of 16. */
  readonly maskBits: readonly string[]
  /** The same for the first address. */
  readonly networkBits: readonly string[]
  readonly reverse: ReverseZones
  /** The networks of the same size before and after it, and the one twice as large. '' if there is none. */
  readonly previous: string
  readonly next: string
  readonly supernet: string
  readonly special: readonly SpecialRange[]
}

/** The zones for reverse DNS (RFC 1035, 3.5; RFC 3596, 2.5). A /20 has 16, one for each of its /24 networks. */
export interface ReverseZones {
  readonly first: string
  /** The same as `first` if there's only one. */
  readonly last: string
  readonly count: number
  /** For an IPv4 network from /25 to /31, whose `first` is its /24: '0/26.1.168.192.in-addr.arpa' (RFC 2317). '' otherwise. */
  readonly classless: string
}

export function describeSubnet(network: Network): Subnet {
  const { version, first, prefix } = network
  const size = sizeOf(version, prefix)
  const last = lastOf(network)
  const top = sizeOf(version, 0)
  const write = (integer: bigint) => writeAddress({ version, integer })
  const isPoint = size <= 2n
  const start = isPoint ? first : first + 1n
  const end = isPoint || version === 6 ? last : last - 1n
  const neighbor = (at: bigint) => (at < 0n || at >= top ? '' : writeNetwork({ ...network, first: at }))
  return {
    cidr: writeNetwork(network),
    network: write(first),
    last: write(last),
    broadcast: version === 4 && !isPoint ? write(last) : '',
    firstUsable: write(start),
    lastUsable: write(end),
    prefix,
    mask: writeMask(version, maskOf(version, prefix)),
    wildcard: writeMask(version, size - 1n),
    addresses: String(size),
    usableHosts: String(end - start + 1n),
    maskBits: bitsOf(version, maskOf(version, prefix)),
    networkBits: bitsOf(version, first),
    reverse: zonesOf(network),
    previous: neighbor(first - size),
    next: neighbor(first + size),
    supernet: prefix === 0 ? '' : writeNetwork(networkOf({ version, integer: first }, prefix - 1)),
    special: specialRangesOf(intervalOf(network)),
  }
}

function bitsOf(version: 4 | 6, integer: bigint): readonly string[] {
  const bits = integer.toString(2).padStart(bitsIn(version), '0')
  return bits.match(version === 4 ? /.{8}/g : /.{16}/g) ?? []
}

/** Zones are cut between octets, or for IPv6 between hexadecimal digits. */
function zonesOf(network: Network): ReverseZones {
  const { version, first, prefix } = network
  const step = version === 4 ? 8 : 4
  const isClassless = version === 4 && prefix > 24 && prefix < 32
  const cut = isClassless ? 24 : Math.ceil(prefix / step) * step
  const zone = (integer: bigint) =>
    reverseName({ version, integer })
      .split('.')
      .slice((bitsIn(version) - cut) / step)
      .join('.')
  const parent = zone(first)
  return {
    first: parent,
    last: zone(lastOf(network)),
    count: isClassless ? 1 : 2 ** (cut - prefix),
    classless: isClassless ? `${first & 255n}/${prefix}.${parent}` : '',
  }
}
