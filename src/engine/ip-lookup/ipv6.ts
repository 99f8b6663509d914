import { type Address, readAddress, writeAddress } from './address'

/** What an IPv6 address says about itself. '' for what it doesn't have. */
export interface Ipv6Facts {
  /** The canonical form (RFC 5952): '2001:db8::1'. */
  readonly compressed: string
  /** All eight groups with four digits: '2001:0db8:0000:0000:0000:0000:0000:0001'. */
  readonly full: string
  /** With the last 32 bits as an IPv4 address (RFC 4291, 2.2): '::ffff:192.0.2.1'. Only if it contains one. */
  readonly mixed: string
  /** The interface after the %, such as 'eth0' (RFC 4007). */
  readonly zone: string
  /** The hardware address in an EUI-64 interface identifier (RFC 4291, appendix A): '00:1a:2b:3c:4d:5e'. */
  readonly mac: string
  readonly embedded: Embedded | null
}

/**
 * The IPv4 address in an IPv6 address. `mapped`: ::ffff:0:0/96 (RFC 4291). `6to4`: 2002::/16 (RFC 3056). `nat64`:
 * 64:ff9b::/96 (RFC 6052). `teredo`: 2001::/32 (RFC 4380).
 */
export interface Embedded {
  readonly kind: 'mapped' | '6to4' | 'nat64' | 'teredo'
  readonly ipv4: string
  /** The Teredo server's IPv4 address, or ''. */
  readonly server: string
  /** The Teredo client's port as the server sees it, or ''. */
  readonly port: string
}

/** Undefined if the text isn't an IPv6 address. It may have a zone. */
export function ipv6Facts(text: string): Ipv6Facts | undefined {
  const address = readAddress(text)
  if (typeof address === 'string' || address.version === 4) return undefined
  const full = address.integer.toString(16).padStart(32, '0').match(/.{4}/g)?.join(':') ?? ''
  const embedded = embeddedIn(address)
  return {
    compressed: writeAddress(address),
    full,
    mixed: embedded?.kind === 'mapped' || embedded?.kind === 'nat64' ? mixedOf(address) : '',
    zone: /%([\w.-]+)$/.exec(text.trim().slice(-200))?.[1] ?? '',
    mac: macOf(address),
    embedded,
  }
}

const writeIpv4 = (integer: bigint) => writeAddress({ version: 4, integer: integer & 0xffffffffn })

/** The upper 96 bits, compressed, and then the IPv4 address. The 1 keeps '::' from reaching into it. */
function mixedOf({ version, integer }: Address): string {
  if (integer >> 32n === 0xffffn) return writeAddress({ version, integer })
  const upper = writeAddress({ version, integer: ((integer >> 32n) << 32n) | 0x00010001n })
  return upper.replace(/1:1$/, writeIpv4(integer))
}

function embeddedIn({ integer }: Address): Embedded | null {
  const none = { server: '', port: '' }
  if (integer >> 32n === 0xffffn) return { kind: 'mapped', ipv4: writeIpv4(integer), ...none }
  if (integer >> 32n === 0x0064ff9bn << 64n) return { kind: 'nat64', ipv4: writeIpv4(integer), ...none }
  if (integer >> 112n === 0x2002n) return { kind: '6to4', ipv4: writeIpv4(integer >> 80n), ...none }
  // Teredo inverts the client's address and port, so that routers don't rewrite them.
  if (integer >> 96n !== 0x20010000n) return null
  return {
    kind: 'teredo',
    ipv4: writeIpv4(integer ^ 0xffffffffn),
    server: writeIpv4(integer >> 64n),
    port: String(((integer >> 32n) & 0xffffn) ^ 0xffffn),
  }
}

/** EUI-64 puts fffe into the middle of the MAC address and inverts the bit for 'universal'. */
function macOf({ integer }: Address): string {
  if (((integer >> 24n) & 0xffffn) !== 0xfffen) return ''
  const left = ((integer >> 40n) & 0xffffffn) ^ 0x020000n
  const mac = (left << 24n) | (integer & 0xffffffn)
  return mac.toString(16).padStart(12, '0').match(/../g)?.join(':') ?? ''
}
