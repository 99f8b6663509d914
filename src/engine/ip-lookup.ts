import type { Context as CoreContext } from './core/engine'
import { failure, type Result, success } from './core/result'
import { type Address, type AddressIssue, classOf, readAddress, reverseName, writeAddress } from './ip-lookup/address'
import { emptyRecord, type Place, readRecord } from './ip-lookup/record'
import { type Scope, scopeOf } from './ip-lookup/scope'

export { type Address, type AddressIssue, classOf, readAddress, reverseName, writeAddress } from './ip-lookup/address'
export { flagOf, type Place, readRecord } from './ip-lookup/record'
export { type Scope, scopeOf } from './ip-lookup/scope'

export interface Input {
  /** An IPv4 or IPv6 address; empty means the visitor's own. */
  readonly ip: string
}

export interface Context extends CoreContext {
  /** What a service of the shape of spec part 2, point 7 answered, as JSON has it; without it only what follows from the address itself is known. */
  readonly answer?: unknown
}

/** What follows from the address itself, and what the service said: '' (for a degree null) where it said nothing. */
export interface Output extends Place {
  /** The address as it is written: '8.8.8.8', '2001:db8::1' (RFC 5952). */
  readonly ip: string
  readonly version: 'IPv4' | 'IPv6'
  readonly scope: Scope
  /** 'A' to 'E' for IPv4, '' for IPv6. */
  readonly addressClass: 'A' | 'B' | 'C' | 'D' | 'E' | ''
  /** The address as one number, in decimal digits: up to 39 of them, more than a JavaScript number keeps. */
  readonly integer: string
  /** Under which its host name is asked for: '8.8.8.8.in-addr.arpa'. */
  readonly reverseName: string
}

/**
 * `missing`: no address and no answer that names one. `refused`: the service says why not in `values.reason`;
 * `refused-silently`: it does not say why. `not-an-answer`: the answer is no record of the address that was asked for.
 * The others are at `ip`: see `AddressIssue`.
 */
export type IssueCode = AddressIssue | 'missing' | 'refused' | 'refused-silently' | 'not-an-answer'

export const initial: Input = { ip: '' }
export const example: Input = { ip: '8.8.8.8' }

/** An answer with which `example` is complete: `evaluate(example, exampleContext)`. */
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

/** An address that is not public needs no answer, and none is used for it: all there is to know follows from the address. */
export function evaluate(input: Input, { answer: body }: Context = {}): Result<Output, IssueCode> {
  const text = typeof input.ip === 'string' ? input.ip.trim() : ''
  const asked = text === '' ? undefined : readAddress(text)
  if (typeof asked === 'string') return failure({ code: asked, field: 'ip' })
  if (asked && (body === undefined || scopeOf(asked) !== 'public')) return success(describe(asked, emptyRecord))
  if (body === undefined) return failure({ code: 'missing', field: 'ip' })
  const read = readRecord(body)
  if (!read.ok) return read
  const { ip, ...place } = read.value
  const found = readAddress(ip)
  if (typeof found === 'string' || (asked && writeAddress(asked) !== writeAddress(found)))
    return failure({ code: 'not-an-answer' })
  return success(describe(found, place))
}

function describe(address: Address, place: Place): Output {
  return {
    ...place,
    ip: writeAddress(address),
    version: address.version === 6 ? 'IPv6' : 'IPv4',
    scope: scopeOf(address),
    addressClass: classOf(address),
    integer: String(address.integer),
    reverseName: reverseName(address),
  }
}
