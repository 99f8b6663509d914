export interface Input {
  /**
   * An IPv4 or IPv6 address, a network (192.168.1.0/24 or 10.0.0.0 255.255.0.0), a range (10.0.0.1-10.0.0.9), or several of
   * them separated by commas. Empty means the visitor's own address.
   */
  readonly ip: string
  /** How to split a network: the prefix of its parts (/26), or how many there should be (4). Empty means no split. */
  readonly split: string
  /** The page of the list of parts. Empty means the first. */
  readonly splitPage: string
  /** Addresses, networks and ranges to look for in the network, one per line. */
  readonly testAddresses: string
  /** Networks to combine with the one in `ip`, one per line. */
  readonly combine: string
}

export const initial: Input = { ip: '', split: '', splitPage: '', testAddresses: '', combine: '' }
export const example: Input = { ...initial, ip: '8.8.8.8' }
