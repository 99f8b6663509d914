import type { Kinds } from './kinds'
import type { Result } from './result'

/** A row of a list field, such as one course. */
export type Row = Readonly<Record<string, string | boolean>>

/** The text typed in each field. A list field holds rows. */
export type Fields = Readonly<Record<string, string | boolean | readonly Row[]>>

/** What an engine receives besides the input. Tools that need more extend it. */
export interface Context {
  /** BCP 47 tag for reading numbers; `en-US` if absent. */
  readonly locale?: string
  /** Decimals of the currency's minor unit: 2 for cents (the default), 0 for yen. */
  readonly minorDigits?: number
}

/** The interface that every file in `src/engine` exports. */
export interface Engine<Input, Output, Code extends string = string, Extra = Context> {
  /** The input of an empty tool. */
  readonly initial: Input
  /** An input that has an answer, with numbers and dates in locale-independent form. */
  readonly example: Input
  /** Which fields hold numbers, dates, times and colors. Absent if none do. */
  readonly kinds?: Kinds<Input>
  /** Total: any record of strings gives a result, and nothing throws. */
  evaluate(input: Input, context?: Extra): Result<Output, Code>
}
