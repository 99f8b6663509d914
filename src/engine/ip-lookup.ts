import type { Result } from './core/result'
import { evaluateNetworks } from './ip-lookup/evaluate-networks'
import type { Input } from './ip-lookup/input'
import type { Context, IssueCode, Output } from './ip-lookup/output'
import { evaluateSingle } from './ip-lookup/single'

export { type Address, type AddressIssue, classOf, readAddress, reverseName, writeAddress } from './ip-lookup/address'
export { type Contains, type Test, testContains } from './ip-lookup/contains'
export { exampleContext } from './ip-lookup/example'
export { example, type Input, initial } from './ip-lookup/input'
export { type Embedded, type Ipv6Facts, ipv6Facts } from './ip-lookup/ipv6'
export { blocksOf, type Interval, joinIntervals, type Network, writeNetwork } from './ip-lookup/network'
export { isNetworkLike } from './ip-lookup/network-like'
export type { Context, IssueCode, Output, Subnet } from './ip-lookup/output'
export { readOwnAddress } from './ip-lookup/own'
export { type LocalTime, localTimeIn, mapAddress } from './ip-lookup/place'
export { type NetworkIssue, readSubject, type Subject } from './ip-lookup/read-network'
export { flagOf, type Place, readRecord } from './ip-lookup/record'
export { registrySources, type SpecialRange, specialRangesOf } from './ip-lookup/registry'
export { type Scope, scopeOf } from './ip-lookup/scope'
export { type Part, partsPerPage, readSplit, type Split, type SplitIssue, splitNetwork } from './ip-lookup/split'
export { describeSubnet, type ReverseZones } from './ip-lookup/subnet'
export { type Summary, summarize } from './ip-lookup/summary'

/** Ignores the response for networks and for addresses that aren't public, because they have no location. */
export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  return evaluateSingle(input, context) ?? evaluateNetworks(input, context)
}
