import type { CSSProperties, RefObject } from 'react'
import type { Result } from '../../../engine/core/result'
import type { NumberKind } from './field-kinds'
import type { Overrides } from './strings'
import type { Memory } from './use-kept'

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
  /** Inputs to try, named as tasks: buttons under the fields. Values are locale-free; missing fields are left empty. */
  readonly samples?: readonly { readonly name: string; readonly value: Partial<Input> }[]
  /** A person edited: the whole input as it now is. */
  readonly onValueChange?: (value: Input) => void
  /** A person's edit or press gave this result. */
  readonly onResult?: (result: Result<Output, Code>) => void
  /** Any of the sentences, in other words or another language. */
  readonly strings?: Overrides<Strings>
  /** BCP 47 tag for reading and showing numbers; `en-US` if absent. */
  readonly locale?: string
  /** ISO 4217 code of the money that a tool shows, in place of that in its strings. */
  readonly currency?: string
  /** A person chose another currency in the tool. */
  readonly onCurrencyChange?: (currency: string) => void
  readonly className?: string
  readonly style?: CSSProperties
  /** Filled with `{ calculate, reset, result }`. */
  readonly actions?: RefObject<ToolActions<Output, Code> | null>
  /** An object that keeps the answer while the widget is out of the page; the same one when it is put in again. */
  readonly memory?: Memory
}

/** How the number in a field is written. */
export interface Notation {
  readonly kind: NumberKind
  readonly locale: string
  /** ISO 4217 code of an amount of money. */
  readonly currency: string | undefined
}

/** What a field part needs. */
export interface FieldProps<Value = string> {
  readonly label: string
  readonly value: Value
  onChange(value: Value): void
  onBlur?(): void
  /** What is wrong, in one sentence. */
  readonly issue?: string
  /** What an empty field shows: the example's value. */
  readonly placeholder?: string
  /** Of a number: what a field of numbers reads its text by, and others ignore. */
  readonly notation?: Notation
  /** What the field shows while nobody types in it, where that is not `value`: '420,000'. */
  readonly shown?: string
  /** What was read, where it differs from what was typed: '$500,000' of '500k'. */
  readonly echo?: string
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
    readonly samples?: readonly { readonly name: string; readonly value: object }[]
  }
  /** The answer to show; `status` says what it is an answer to. */
  readonly output: Output | undefined
  readonly status: Status
  readonly pending: boolean
  readonly follows: boolean
  readonly issue: string | undefined
  /** How often a person's press had no answer. */
  readonly failures: number
  readonly undo: { readonly isOffered: boolean; readonly undo: (() => void) | undefined }
  act(): void
  applyExample(): void
  applySample(sample: object): void
}

/**
 * Where the answer shown is from. `example`: of the engine's example, until there is one of what was typed. `current`: of
 * what is in the fields. `outdated`: of what was in them, because the edit since has no answer, or none yet.
 */
export type Status = 'example' | 'current' | 'outdated'
