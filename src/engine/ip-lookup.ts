import type { Context as CoreContext } from './core/engine'
import { failure, type Issue, type Result, success } from './core/result'
import { typedIn } from './core/text-field'
import { type Address, classOf, readAddress, reverseName, writeAddress } from './ip-lookup/address'
import { type Contains, testContains } from './ip-lookup/contains'
import type { Input } from './ip-lookup/input'
import type { Interval, Network } from './ip-lookup/network'
import {
  intervalsOf,
  itemsIn,
  maxItems,
  type NetworkIssue,
  readItem,
  readSubject,
  type Subject,
} from './ip-lookup/read-network'
import { emptyRecord, type Place, readRecord } from './ip-lookup/record'
import { type Scope, scopeOf } from './ip-lookup/scope'
import { readSplit, type Split, type SplitIssue, splitNetwork } from './ip-lookup/split'
import { describeSubnet, type Subnet as SubnetFacts } from './ip-lookup/subnet'
import { type Summary, singleBlock, summarize } from './ip-lookup/summary'

export { type Address, type AddressIssue, classOf, readAddress, reverseName, writeAddress } from './ip-lookup/address'
export { type Contains, type Test, testContains } from './ip-lookup/contains'
export { example, type Input, initial } from './ip-lookup/input'
export { type Embedded, type Ipv6Facts, ipv6Facts } from './ip-lookup/ipv6'
export { blocksOf, type Interval, joinIntervals, type Network, writeNetwork } from './ip-lookup/network'
export { readOwnAddress } from './ip-lookup/own'
export { type LocalTime, localTimeIn, mapAddress } from './ip-lookup/place'
export { isNetworkLike, type NetworkIssue, readSubject, type Subject } from './ip-lookup/read-network'
export { flagOf, type Place, readRecord } from './ip-lookup/record'
export { registrySources, type SpecialRange, specialRangesOf } from './ip-lookup/registry'
export { type Scope, scopeOf } from './ip-lookup/scope'
export { type Part, partsPerPage, readSplit, type Split, type SplitIssue, splitNetwork } from './ip-lookup/split'
export { describeSubnet, type ReverseZones } from './ip-lookup/subnet'
export { type Summary, summarize } from './ip-lookup/summary'

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
  /** For a network, or a range that is exactly one network. The fields above are then about the address in `ip`. */
  readonly subnet?: Subnet
  /** For a range or a list, and if there's something to combine. */
  readonly summary?: Summary
  /** For a network, a range or a list, if there's something to test. */
  readonly contains?: Contains
}

export interface Subnet extends SubnetFacts {
  /** If the network is to be split. */
  readonly split?: Split
}

/**
 * `missing`: no address and no response. `refused`: the service reports an error, with the reason in `values.reason`.
 * `refused-silently`: an error without a reason. `not-an-answer`: the response isn't about the requested address.
 * The others are for fields: see `AddressIssue`, `NetworkIssue` and `SplitIssue`.
 */
export type IssueCode = NetworkIssue | SplitIssue | 'missing' | 'refused' | 'refused-silently' | 'not-an-answer'

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

/** Ignores the response for networks and for addresses that aren't public, because they have no location. */
export function evaluate(input: Input, { answer: body }: Context = {}): Result<Output, IssueCode> {
  const text = typedIn(input, 'ip').trim()
  const subject = text === '' ? undefined : readSubject(text)
  if (typeof subject === 'string') return failure(issueIn('ip', text, subject))
  if (subject && subject.kind !== 'address') return evaluateNetwork(input, subject)
  const requested = subject?.address
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

/** With the position of the first item that couldn't be read, if there are several. */
function issueIn(field: 'ip' | 'combine', text: string, code: NetworkIssue): Issue<IssueCode> {
  if (code === 'too-many-items') return { code, field, values: { max: maxItems } }
  const items = itemsIn(text)
  const index = items.findIndex((item) => typeof readItem(item) === 'string')
  return {
    code,
    field,
    ...(items.length > 1 && { at: { line: index + 1, column: 1 } }),
    ...(code === 'prefix-too-long' && { values: { max: items[index]?.includes(':') ? 128 : 32 } }),
  }
}

/** Networks, ranges and lists. Everything is calculated from the input. */
function evaluateNetwork(input: Input, subject: Subject): Result<Output, IssueCode> {
  const own = intervalsOf(subject)
  const combined = readCombined(typedIn(input, 'combine'))
  if ('code' in combined) return failure(combined)
  const network = subject.kind === 'network' ? subject.network : singleBlock(own)
  const [split, splitFailure] = network ? readParts(input, network) : []
  if (splitFailure) return failure(splitFailure)
  const all = [...own, ...combined]
  const tests = typedIn(input, 'testAddresses')
  return success({
    ...describe(subject.address, emptyRecord),
    ...(network && { subnet: { ...describeSubnet(network), ...(split && { split }) } }),
    ...((subject.kind !== 'network' || combined.length > 0) && { summary: summarize(all) }),
    ...(tests.trim() !== '' && { contains: testContains(tests, own, split?.prefix) }),
  })
}

function readParts(input: Input, network: Network): readonly [Split?, Issue<IssueCode>?] {
  const text = typedIn(input, 'split')
  if (text.trim() === '') return []
  const prefix = readSplit(text, network)
  if (typeof prefix === 'object') return [undefined, { ...prefix, field: 'split' }]
  const split = splitNetwork(network, prefix, typedIn(input, 'splitPage'))
  return 'code' in split ? [undefined, { ...split, field: 'splitPage' }] : [split]
}

/** The networks to combine, in a field of their own. */
function readCombined(text: string): readonly Interval[] | Issue<IssueCode> {
  if (text.trim() === '') return []
  const subject = readSubject(text)
  return typeof subject === 'string' ? issueIn('combine', text, subject) : intervalsOf(subject)
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
