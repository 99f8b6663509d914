import type { Result } from '../core/result'
import { evaluateNetworks } from './evaluate-networks'
import type { Input } from './fields'
import type { Context, IssueCode, Output } from './output'
import { evaluateSingle } from './single'

export { type Address, type AddressIssue, classOf, readAddress, reverseName, writeAddress } from './address'
export { type Contains, type Test, testContains } from './contains'
export { exampleContext } from './example'
export { example, fields, type Input, initial } from './fields'
export { type Embedded, type Ipv6Facts, ipv6Facts } from './ipv6'
export { blocksOf, type Interval, joinIntervals, type Network, writeNetwork } from './network'
export { isNetworkLike } from './network-like'
export type { Context, IssueCode, Output, Subnet } from './output'
export { readOwnAddress } from './own'
export { type LocalTime, localTimeIn, mapAddress } from './place'
export { type NetworkIssue, readSubject, type Subject } from './read-network'
export { flagOf, type Place, readRecord } from './record'
export { registrySources, type SpecialRange, specialRangesOf } from './registry'
export { type Scope, scopeOf } from './scope'
export { type Part, partsPerPage, readSplit, type Split, type SplitIssue, splitNetwork } from './split'
export { describeSubnet, type ReverseZones } from './subnet'
export { type Summary, summarize } from './summary'

/** Ignores the response for networks and for addresses that aren't public, because they have no location. */
export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  return evaluateSingle(input, context) ?? evaluateNetworks(input, context)
}
