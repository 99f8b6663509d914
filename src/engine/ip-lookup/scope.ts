import { type Address, readAddress } from './address'

/**
 * The purpose of an address. Only `public` ones have a location. `shared` is for carrier-grade NAT. `embedded` is an IPv6
 * address that contains an IPv4 address.
 */
export type Scope =
  | 'public'
  | 'private'
  | 'loopback'
  | 'link-local'
  | 'shared'
  | 'documentation'
  | 'benchmarking'
  | 'multicast'
  | 'broadcast'
  | 'unspecified'
  | 'embedded'
  | 'reserved'

/**
 * The IANA special-purpose address registries for IPv4 and IPv6 (RFC 6890 and its updates, as of 2025), and RFC 5771 and
 * 4291 for multicast. The first match counts, so narrower ranges come before wider ones. The last rows are for the rest:
 * 2000::/3 is IPv6's global unicast space, and anything outside it is reserved.
 */
const ranges: readonly (readonly [scope: Scope, ranges: string])[] = [
  ['broadcast', '255.255.255.255/32'],
  ['public', '192.0.0.9/32 192.0.0.10/32'],
  ['private', '10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 fc00::/7'],
  ['loopback', '127.0.0.0/8 ::1/128'],
  ['link-local', '169.254.0.0/16 fe80::/10'],
  ['shared', '100.64.0.0/10'],
  ['documentation', '192.0.2.0/24 198.51.100.0/24 203.0.113.0/24 2001:db8::/32 3fff::/20'],
  ['benchmarking', '198.18.0.0/15 2001:2::/48'],
  ['multicast', '224.0.0.0/4 ff00::/8'],
  ['unspecified', '0.0.0.0/8 ::/128'],
  ['embedded', '::ffff:0:0/96 64:ff9b::/96 64:ff9b:1::/48 2002::/16'],
  ['public', '2001:1::1/128 2001:1::2/128 2001:1::3/128 2001:3::/32 2001:4:112::/48 2001:20::/28 2001:30::/28'],
  ['reserved', '192.0.0.0/24 240.0.0.0/4 2001::/23'],
  ['public', '0.0.0.0/0 2000::/3'],
  ['reserved', '::/0'],
]

const rules = ranges.flatMap(([scope, list]) =>
  list.split(' ').map((range) => {
    const [text = '', length] = range.split('/')
    const { version, integer } = readAddress(text) as Address
    const shift = BigInt((version === 4 ? 32 : 128) - Number(length))
    return { scope, version, prefix: integer >> shift, shift }
  }),
)

/** '192.168.0.1' is 'private', '2001:db8::1' is 'documentation'. */
export function scopeOf({ version, integer }: Address): Scope {
  const rule = rules.find((rule) => rule.version === version && integer >> rule.shift === rule.prefix)
  return rule?.scope ?? 'reserved'
}
