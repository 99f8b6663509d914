export interface Input {
  /** An IPv4 or IPv6 address; empty means the one that the visitor has. */
  readonly ip: string
}

export const initial: Input = { ip: '' }
export const example: Input = { ip: '8.8.8.8' }
