import type { Context as CoreContext } from '../core/engine'
import type { Contains } from './contains'
import type { NetworkIssue } from './read-network'
import type { Place } from './record'
import type { Scope } from './scope'
import type { Split, SplitIssue } from './split'
import type { Subnet as SubnetFacts } from './subnet'
import type { Summary } from './summary'

export interface Context extends CoreContext {
  /** A service’s parsed JSON (docs/rules.md). Without it, the output has only facts about the address itself. */
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
