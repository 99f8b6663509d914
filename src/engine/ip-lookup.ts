import type { Context as CoreContext } from './core/engine'
import { failure, type Result, success } from './core/result'
import { type Address, type AddressIssue, classOf, readAddress, reverseName, writeAddress } from './ip-lookup/address'
import { emptyRecord, type Place, readRecord } from './ip-lookup/record'
import { type Scope, scopeOf } from './ip-lookup/scope'

export { type Address, type AddressIssue, classOf, readAddress, reverseName, writeAddress } from './ip-lookup/address'
export { flagOf, type Place, readRecord } from './ip-lookup/record'
export { type Scope, scopeOf } from './ip-lookup/scope'

export interface Input {
  /** An IPv4 or IPv6 address. Empty means the visitor's own. */
  readonly ip: string
}

export interface Context extends CoreContext {
  /** The parsed JSON response of a service (spec part 2, point 7). Without it, the output has only facts about the address itself. */
  readonly answer?: unknown
}

/** Facts about the address itself and the service's response, with '' (or null for coordinates) for missing values. */
export interface Output extends Place {
  /** The address in its canonical form: '8.8.8.8', '2001:db8::1' (RFC 5952). */
  readonly ip: string
  readonly version: 'IPv4' | 'IPv6'
  readonly scope: Scope
  /** 'A' to 'E' for IPv4, '' for IPv6. */
  readonly addressClass: 'A' | 'B' | 'C' | 'D' | 'E' | ''
  /** The address as a decimal number. Text, because IPv6 needs up to 39 digits. */
  readonly integer: string
  /** The same in hexadecimal, with all digits: '0x08080808'. */
  readonly hexadecimal: string
  /** The name for reverse DNS lookups: '8.8.8.8.in-addr.arpa'. */
  readonly reverseName: string
}

/**
 * `missing`: no address and no response. `refused`: the service reports an error, with the reason in `values.reason`.
 * `refused-silently`: an error without a reason. `not-an-answer`: the response isn't about the requested address.
 * The others are for `ip`: see `AddressIssue`.
 */
export type IssueCode = AddressIssue | 'missing' | 'refused' | 'refused-silently' | 'not-an-answer'

export const initial: Input = { ip: '' }
export const example: Input = { ip: '8.8.8.8' }

/** Completes the example: `evaluate(example, exampleContext)`. */
export const exampleContext: { readonly answer: object } = {
  answer: {
    ip: '8.8.8.8',
    city: 'Mountain View',
    region: 'California',
    country_name: 'United States',
    country_code: 'US',
    continent_code: 'NA',
    postal: '94043',
    latitude: 37.42301,
    longitude: -122.083352,
    timezone: 'America/Los_Angeles',
    languages: 'en-US,es-US,haw,fr',
    currency: 'USD',
    currency_name: 'Dollar',
    org: 'GOOGLE',
    asn: 'AS15169',
    version: 'IPv4',
  },
}

/** Ignores the response for addresses that aren't public, because they have no location. */
export function evaluate(input: Input, { answer: body }: Context = {}): Result<Output, IssueCode> {
  const text = typeof input.ip === 'string' ? input.ip.trim() : ''
  const requested = text === '' ? undefined : readAddress(text)
  if (typeof requested === 'string') return failure({ code: requested, field: 'ip' })
  if (requested && (body === undefined || scopeOf(requested) !== 'public'))
    return success(describe(requested, emptyRecord))
  if (body === undefined) return failure({ code: 'missing', field: 'ip' })
  const read = readRecord(body)
  if (!read.ok) return read
  const { ip, ...place } = read.value
  const found = readAddress(ip)
  if (typeof found === 'string' || (requested && writeAddress(requested) !== writeAddress(found)))
    return failure({ code: 'not-an-answer' })
  return success(describe(found, place))
}

/** All digits: 8 for IPv4, 32 for IPv6. */
const hexadecimalOf = ({ version, integer }: Address): string =>
  `0x${integer
    .toString(16)
    .toUpperCase()
    .padStart(version === 6 ? 32 : 8, '0')}`

function describe(address: Address, place: Place): Output {
  return {
    ...place,
    ip: writeAddress(address),
    version: address.version === 6 ? 'IPv6' : 'IPv4',
    scope: scopeOf(address),
    addressClass: classOf(address),
    integer: String(address.integer),
    hexadecimal: hexadecimalOf(address),
    reverseName: reverseName(address),
  }
}
