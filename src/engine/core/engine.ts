/** What an engine receives besides the input. Tools that need more extend it. */
export interface Context {
  /** BCP 47 tag for reading numbers; `en-US` if absent. */
  readonly locale?: string
  /** Decimals of the currency's minor unit: 2 for cents (the default), 0 for yen. */
  readonly minorDigits?: number
}
