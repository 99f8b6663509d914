import type { Kinds } from './kinds'
import type { Result } from './result'

/** A row of a list field, such as one course. */
export type Row = Readonly<Record<string, string | boolean>>

/** What a person typed, field by field; a list field holds rows. */
export type Fields = Readonly<Record<string, string | boolean | readonly Row[]>>

/** What an engine gets beside the input. A tool may need more; its own context says what. */
export interface Context {
  /** BCP 47 tag by which number text is read; `en-US` if absent. */
  readonly locale?: string
}

/** The shape that every file in `src/engine` exports. */
export interface Engine<Input, Output, Code extends string = string, Extra = Context> {
  /** What an empty tool shows. */
  readonly initial: Input
  /** An input that has an answer; its numbers and dates are locale-free. */
  readonly example: Input
  /** Which fields hold numbers, dates, times and colors; absent where none does. */
  readonly kinds?: Kinds<Input>
  /** Total: any record of strings gives a result, nothing throws. */
  evaluate(input: Input, context?: Extra): Result<Output, Code>
}
