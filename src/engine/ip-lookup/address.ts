export interface Address {
  readonly version: 4 | 6
  /** The address as a number with 32 or 128 bits. */
  readonly integer: bigint
}

/**
 * Errors in an address. `octet-too-large`: 256.1.1.1. `leading-zero`: 010.1.1.1, which some programs read as 8.1.1.1.
 * `part-count`: 1.2.3. `has-range`: 10.0.0.0/8. `has-port`: 1.1.1.1:80 or [::1]:80. `has-scheme`: http://1.1.1.1.
 * `is-name`: example.com. `bad-groups`: an invalid IPv6 address, such as 1:2:3 or 1::2::3. `not-an-address`: anything else.
 */
export type AddressIssue =
  | 'octet-too-large'
  | 'leading-zero'
  | 'part-count'
  | 'has-range'
  | 'has-port'
  | 'has-scheme'
  | 'is-name'
  | 'bad-groups'
  | 'not-an-address'

/**
 * Reads IPv4 in its strict form: four decimal numbers without leading zeros (RFC 6943, 3.1.1). Reads IPv6 (RFC 4291, 2.2),
 * including an IPv4 address at the end. Ignores a zone such as %eth0 in 'fe80::1%eth0' (RFC 4007).
 */
export function readAddress(text: string): Address | AddressIssue {
  const typed = text.trim()
  if (/^[a-z]+:\/\//i.test(typed)) return 'has-scheme'
  if (/^[^/]+\/\d+$/.test(typed)) return 'has-range'
  if (/^\[.*\](:\d+)?$|^[\d.]+:\d+$/.test(typed)) return 'has-port'
  if (typed.includes(':')) {
    const integer = readGroups(typed.replace(/(?<=[\da-f:.])%[\w.-]+$/i, ''))
    return integer === undefined ? 'bad-groups' : { version: 6, integer }
  }
  if (/^[\d.]+$/.test(typed)) {
    const integer = readOctets(typed)
    return typeof integer === 'string' ? integer : { version: 4, integer }
  }
  return /^([\p{L}\d_-]+\.)+\p{L}[\p{L}\d-]*\.?$/u.test(typed) || typed.toLowerCase() === 'localhost'
    ? 'is-name'
    : 'not-an-address'
}

function readOctets(text: string): bigint | AddressIssue {
  const octets = text.split('.')
  if (octets.length !== 4 || octets.some((octet) => octet === '')) return 'part-count'
  if (octets.some((octet) => /^0\d/.test(octet))) return 'leading-zero'
  if (octets.some((octet) => octet.length > 3 || Number(octet) > 255)) return 'octet-too-large'
  return octets.reduce((sum, octet) => sum * 256n + BigInt(octet), 0n)
}

function readGroups(text: string): bigint | undefined {
  const dotted = /(?<=:)\d+\.\d+\.\d+\.\d+$/.exec(text)?.[0]
  const last = dotted ? readOctets(dotted) : 0n
  if (typeof last === 'string') return undefined
  const plain = dotted
    ? `${text.slice(0, -dotted.length)}${(last >> 16n).toString(16)}:${(last & 0xffffn).toString(16)}`
    : text
  const halves = plain.split('::')
  const [before = [], after = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const given = before.length + after.length
  if (halves.length > 2 || (halves.length === 2 ? given > 7 : given !== 8)) return undefined
  const groups = [...before, ...Array<string>(8 - given).fill('0'), ...after]
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined
  return groups.reduce((sum, group) => sum * 65536n + BigInt(`0x${group}`), 0n)
}

/** The canonical form: '8.8.8.8', or '2001:db8::1' in lowercase with the longest run of zeros shortened (RFC 5952). */
export function writeAddress({ version, integer }: Address): string {
  if (version === 4) return octetsOf(integer).join('.')
  // IPv4-mapped addresses end with the IPv4 address (RFC 5952, 5).
  if (integer >> 32n === 0xffffn) return `::ffff:${octetsOf(integer & 0xffffffffn).join('.')}`
  return writeGroups(integer)
}

/** An IPv6 address or mask as groups, without an IPv4 address at the end: '::ffff:0:0'. */
export function writeGroups(integer: bigint): string {
  const groups =
    digitsOf(integer)
      .match(/.{4}/g)
      ?.map((group) => Number.parseInt(group, 16).toString(16)) ?? []
  const runs = [...groups.join(' ').matchAll(/\b0( 0)+\b/g)].map(([run]) => run)
  const longest = runs.find((run) => runs.every((other) => other.length <= run.length))
  if (!longest) return groups.join(':')
  const [before = '', after = ''] = splitAt(groups.join(' '), longest)
  return `${before.trim().replace(/ /g, ':')}::${after.trim().replace(/ /g, ':')}`
}

/** Splits at the first occurrence of a run of whole groups. In '10 0 0', the run '0 0' doesn't start inside '10'. */
function splitAt(text: string, run: string): readonly [string, string] {
  const at = ` ${text} `.indexOf(` ${run} `)
  return [text.slice(0, at), text.slice(at + run.length)]
}

/** The name for reverse DNS lookups: octets with 'in-addr.arpa' (RFC 1035, 3.5) or nibbles with 'ip6.arpa' (RFC 3596, 2.5). */
export function reverseName({ version, integer }: Address): string {
  if (version === 4) return `${octetsOf(integer).reverse().join('.')}.in-addr.arpa`
  return `${[...digitsOf(integer)].reverse().join('.')}.ip6.arpa`
}

/** The class of an IPv4 address, from before CIDR (RFC 791, 3.2; RFC 1112, 4). '' for IPv6, which has no classes. */
export function classOf({ version, integer }: Address): 'A' | 'B' | 'C' | 'D' | 'E' | '' {
  if (version === 6) return ''
  const first = Number(integer >> 24n)
  if (first < 128) return 'A'
  if (first < 192) return 'B'
  if (first < 224) return 'C'
  return first < 240 ? 'D' : 'E'
}

const octetsOf = (integer: bigint) => [24n, 16n, 8n, 0n].map((shift) => Number((integer >> shift) & 255n))
const digitsOf = (integer: bigint) => integer.toString(16).padStart(32, '0')
