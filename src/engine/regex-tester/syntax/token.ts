/** One token of a pattern in words: a key of the strings, and what fills its placeholders. */
export interface Token {
  /** Where it is in the pattern. */
  readonly from: number
  readonly to: number
  readonly word: string
  readonly values?: Readonly<Record<string, string | number>>
  readonly children?: readonly Token[]
  /** The number of a capturing group. */
  readonly group?: number
}
