import type { CSSProperties, RefObject } from 'react'
import type { Result } from '../../../engine/core/result'
import type { Overrides } from './strings'

/** What can be done to a widget from outside, without a person. */
export interface ToolActions<Output = unknown, Code extends string = string> {
  calculate(): void
  reset(): void
  readonly result: Result<Output, Code> | undefined
}

/** The props that all tools share. */
export interface ToolProps<Input, Output, Code extends string, Strings> {
  /** What was typed, field by field, when the page holds it; missing fields are as in an empty tool. */
  readonly value?: Partial<Input>
  /** What an uncontrolled widget begins with. */
  readonly defaultValue?: Partial<Input>
  /** A person edited: the whole input as it now is. */
  readonly onValueChange?: (value: Input) => void
  /** A person's edit or press gave this result. */
  readonly onResult?: (result: Result<Output, Code>) => void
  /** Any of the sentences, in other words or another language. */
  readonly strings?: Overrides<Strings>
  /** BCP 47 tag for reading and showing numbers; `en-US` if absent. */
  readonly locale?: string
  readonly className?: string
  readonly style?: CSSProperties
  /** Filled with `{ calculate, reset, result }`. */
  readonly actions?: RefObject<ToolActions<Output, Code> | null>
}

/** What a field part needs. */
export interface FieldProps<Value = string> {
  readonly label: string
  readonly value: Value
  onChange(value: Value): void
  onBlur?(): void
  /** What is wrong, in one sentence. */
  readonly issue?: string
}

/** What the parts around the fields need of a tool, whatever its types. */
export interface ToolState<Output = unknown> {
  readonly t: object
  readonly locale: string
  readonly props: {
    readonly className?: string
    readonly style?: CSSProperties
    /** As the page gave them. */
    readonly strings?: object
  }
  readonly output: Output | undefined
  readonly stale: boolean
  readonly pending: boolean
  readonly live: boolean
  readonly issue: string | undefined
  act(): void
}
