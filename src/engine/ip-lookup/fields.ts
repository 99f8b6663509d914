import { type InputOf, startOf } from '../core/fields/field'
import { text } from '../core/fields/text'

export const fields = {
  /**
   * An IPv4 or IPv6 address, a network (192.168.1.0/24 or 10.0.0.0 255.255.0.0), a range (10.0.0.1-10.0.0.9), or several of
   * them separated by commas. Empty means the visitor's own address.
   */
  ip: text({ example: '8.8.8.8' }),
  /** How to split a network: the prefix of its parts (/26), or how many there should be (4). Empty means no split. */
  split: text(),
  /** The page of the list of parts. Empty means the first. */
  splitPage: text(),
  /** Addresses, networks and ranges to look for in the network, one per line. */
  testAddresses: text(),
  /** Networks to combine with the one in `ip`, one per line. */
  combine: text(),
}

export type Input = InputOf<typeof fields>

export const { initial, example } = startOf(fields)
