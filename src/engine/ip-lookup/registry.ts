import type { Source } from '../core/source'
import { type Address, readAddress } from './address'
import { type Interval, intervalOf, type Network, networkOf, writeNetwork } from './network'

/** A range with a special purpose that a network is in, or that it contains. */
export interface SpecialRange {
  /** '192.168.0.0/16' */
  readonly block: string
  /** As in the registry: 'Private-Use'. */
  readonly name: string
  /** The standards that define it: ['RFC 1918']. */
  readonly rfcs: readonly string[]
  /** `inside`: the network is in this range. `part`: this range is a part of the network. */
  readonly relation: 'inside' | 'part'
}

/** The registries as published on this day. */
const date = '2026-07-18'

export const registrySources: readonly Source[] = [
  {
    title: 'IANA IPv4 Special-Purpose Address Registry',
    url: 'https://www.iana.org/assignments/iana-ipv4-special-registry',
    date,
  },
  {
    title: 'IANA IPv6 Special-Purpose Address Registry',
    url: 'https://www.iana.org/assignments/iana-ipv6-special-registry',
    date,
  },
]

/** All rows of both registries (see `registrySources`), and the two multicast ranges, which have registries of their own. */
const rows: readonly (readonly [blocks: string, name: string, rfcs: string])[] = [
  ['0.0.0.0/8', '“This network”', '791'],
  ['0.0.0.0/32', '“This host on this network”', '1122'],
  ['10.0.0.0/8', 'Private-Use', '1918'],
  ['100.64.0.0/10', 'Shared Address Space', '6598'],
  ['127.0.0.0/8', 'Loopback', '1122'],
  ['169.254.0.0/16', 'Link Local', '3927'],
  ['172.16.0.0/12', 'Private-Use', '1918'],
  ['192.0.0.0/24', 'IETF Protocol Assignments', '6890'],
  ['192.0.0.0/29', 'IPv4 Service Continuity Prefix', '7335'],
  ['192.0.0.8/32', 'IPv4 dummy address', '7600'],
  ['192.0.0.9/32', 'Port Control Protocol Anycast', '7723'],
  ['192.0.0.10/32', 'Traversal Using Relays around NAT Anycast', '8155'],
  ['192.0.0.170/32 192.0.0.171/32', 'NAT64/DNS64 Discovery', '8880 7050'],
  ['192.0.2.0/24', 'Documentation (TEST-NET-1)', '5737'],
  ['192.31.196.0/24', 'AS112-v4', '7535'],
  ['192.52.193.0/24', 'AMT', '7450'],
  ['192.88.99.0/24', 'Deprecated (6to4 Relay Anycast)', '7526'],
  ['192.88.99.2/32', '6a44-relay anycast address', '6751'],
  ['192.168.0.0/16', 'Private-Use', '1918'],
  ['192.175.48.0/24', 'Direct Delegation AS112 Service', '7534'],
  ['198.18.0.0/15', 'Benchmarking', '2544'],
  ['198.51.100.0/24', 'Documentation (TEST-NET-2)', '5737'],
  ['203.0.113.0/24', 'Documentation (TEST-NET-3)', '5737'],
  ['224.0.0.0/4', 'Multicast', '5771'],
  ['240.0.0.0/4', 'Reserved', '1112'],
  ['255.255.255.255/32', 'Limited Broadcast', '8190 919'],
  ['::1/128', 'Loopback Address', '4291'],
  ['::/128', 'Unspecified Address', '4291'],
  ['::ffff:0:0/96', 'IPv4-mapped Address', '4291'],
  ['64:ff9b::/96', 'IPv4-IPv6 Translat.', '6052'],
  ['64:ff9b:1::/48', 'IPv4-IPv6 Translat.', '8215'],
  ['100::/64', 'Discard-Only Address Block', '6666'],
  ['100:0:0:1::/64', 'Dummy IPv6 Prefix', '9780'],
  ['2001::/23', 'IETF Protocol Assignments', '2928'],
  ['2001::/32', 'TEREDO', '4380 8190'],
  ['2001:1::1/128', 'Port Control Protocol Anycast', '7723'],
  ['2001:1::2/128', 'Traversal Using Relays around NAT Anycast', '8155'],
  ['2001:1::3/128', 'DNS-SD Service Registration Protocol Anycast', '9665'],
  ['2001:2::/48', 'Benchmarking', '5180'],
  ['2001:3::/32', 'AMT', '7450'],
  ['2001:4:112::/48', 'AS112-v6', '7535'],
  ['2001:10::/28', 'Deprecated (previously ORCHID)', '4843'],
  ['2001:20::/28', 'ORCHIDv2', '7343'],
  ['2001:30::/28', 'Drone Remote ID Protocol Entity Tags (DETs) Prefix', '9374'],
  ['2001:db8::/32', 'Documentation', '3849'],
  ['2002::/16', '6to4', '3056'],
  ['2620:4f:8000::/48', 'Direct Delegation AS112 Service', '7534'],
  ['3fff::/20', 'Documentation', '9637'],
  ['5f00::/16', 'Segment Routing (SRv6) SIDs', '9602'],
  ['fc00::/7', 'Unique-Local', '4193 8190'],
  ['fe80::/10', 'Link-Local Unicast', '4291'],
  ['ff00::/8', 'Multicast', '4291'],
]

interface Entry extends Omit<SpecialRange, 'relation'> {
  readonly network: Network
  readonly interval: Interval
}

const entries: readonly Entry[] = rows.flatMap(([blocks, name, rfcs]) =>
  blocks.split(' ').map((block) => {
    const [start = '', prefix] = block.split('/')
    const network = networkOf(readAddress(start) as Address, Number(prefix))
    const interval = intervalOf(network)
    return { block: writeNetwork(network), name, rfcs: rfcs.split(' ').map((rfc) => `RFC ${rfc}`), network, interval }
  }),
)

/** The special ranges that an interval is in, the narrowest first, and then those that are a part of it, in order. */
export function specialRangesOf({ version, first, last }: Interval): readonly SpecialRange[] {
  const same = entries.filter(({ network }) => network.version === version)
  const around = same.filter(({ interval }) => interval.first <= first && last <= interval.last)
  const within = same.filter((entry) => first <= entry.interval.first && entry.interval.last <= last)
  return [
    ...around.sort((a, b) => b.network.prefix - a.network.prefix).map((entry) => rangeOf(entry, 'inside')),
    ...within.filter((entry) => !around.includes(entry)).map((entry) => rangeOf(entry, 'part')),
  ]
}

const rangeOf = ({ block, name, rfcs }: Entry, relation: SpecialRange['relation']): SpecialRange => ({
  block,
  name,
  rfcs,
  relation,
})
