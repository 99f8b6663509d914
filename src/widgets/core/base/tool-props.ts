import type { CSSProperties, ReactNode, RefObject } from 'react'
import type { Issue, Result } from '../../../engine/core/result'
import type { NumberKind } from './field-kinds'
import type { Memory } from './memory'
import type { coreStrings, Overrides } from './strings'
import type { Summary } from './summary'

/** Methods to control a widget from code. */
export interface ToolActions<Output = unknown, Code extends string = string> {
  calculate(): void
  reset(): void
  readonly result: Result<Output, Code> | undefined
}

/** May set CSS variables of Pegboard: `{ '--pegboard-accent': '#5b2dd4' }`. */
export type Style = CSSProperties & { readonly [variable: `--pegboard-${string}`]: string | number | undefined }

/** How a page adapts a tool to its own design. Attributes of the elements as well. */
export interface HostOptions {
  /** A heading above the card. */
  readonly heading?: string
  /** Below the card, such as a disclaimer. */
  readonly footer?: ReactNode
  /** Less padding, and no samples. */
  readonly compact?: boolean
  /** Shows only the answer, without the fields or a button. */
  readonly resultOnly?: boolean
  /** The names of fields that aren't shown. Their values still count. */
  readonly hide?: readonly string[]
  /** The names of fields that can't be changed. */
  readonly lock?: readonly string[]
}

/** What's known about the current input, whether it's shown or not. */
export interface Verdict {
  readonly issues: readonly Issue[]
  /** Whether the visible answer belongs to the input. */
  readonly isAnswered: boolean
  /** The message for an issue. */
  sentenceOf(issue: Issue): string
  /** The visible answer. */
  readonly summary: Summary | undefined
  /** The tool's strings. */
  readonly t: typeof coreStrings
}

/** The props shared by all tools. */
export interface ToolProps<Input, Output, Code extends string, Strings> extends HostOptions {
  /** The input, if the page controls it. Missing fields are as in an empty tool. */
  readonly value?: Partial<Input>
  /** The initial input of an uncontrolled widget. */
  readonly defaultValue?: Partial<Input>
  /**
   * Sample inputs, named after tasks: buttons below the fields. Values are locale-independent; missing fields are left
   * empty.
   */
  readonly samples?: readonly { readonly name: string; readonly value: Partial<Input> }[]
  /** Called after an edit, with the whole input. */
  readonly onValueChange?: (value: Input) => void
  /** Called with the result of a user's edit or action. */
  readonly onResult?: (result: Result<Output, Code>) => void
  /** Called after each render, for forms: whether the input is valid and answered. */
  readonly onVerdict?: (verdict: Verdict) => void
  /** Replacements or translations for any of the strings. */
  readonly strings?: Overrides<Strings>
  /**
   * BCP 47 tag for numbers, dates and units; `en-US` if absent. Without `strings`, they're English like the words, as in
   * its region.
   */
  readonly locale?: string
  /** ISO 4217 code of the tool's currency, instead of the one in its strings. */
  readonly currency?: string
  /** Called when the user selects another currency in the tool. */
  readonly onCurrencyChange?: (currency: string) => void
  /** For code tools: replaces the plain field with an editor with line numbers and syntax highlighting, once loaded. */
  readonly editor?: boolean
  readonly className?: string
  readonly style?: Style
  /** Filled with `{ calculate, reset, result }`. */
  readonly actions?: RefObject<ToolActions<Output, Code> | null>
  /** Keeps the answer while the widget is removed from the page. Pass the same object when it's added again. */
  readonly memory?: Memory
}

/** The format of the number in a field. */
export interface Notation {
  readonly kind: NumberKind
  readonly locale: string
  /** ISO 4217 code for an amount of money. */
  readonly currency: string | undefined
  /** Called with the code of another currency that's typed with an amount. */
  readonly setCurrency?: (code: string) => void
}

/** A field that the page has hidden, or that can't be changed. */
export type Access = 'hidden' | 'locked' | undefined

/** The props of a field component. */
export interface FieldProps<Value = string> {
  readonly label: string
  readonly value: Value
  onChange(value: Value): void
  onBlur?(): void
  /** The error message. */
  readonly issue?: string
  /** Shown in an empty field: the example's value. */
  readonly placeholder?: string
  /** For a number field: how to read its text. Other fields ignore it. */
  readonly notation?: Notation
  /** The text shown while the field isn't focused, if different from `value`: '420,000'. */
  readonly shown?: string
  /** The value read, if different from the text typed: '$500,000' for '500k'. */
  readonly echo?: string
  /** Set if the page hides or locks the field. */
  readonly access?: Access
}

/** The props for a field ('rate'), or for a field in a row ('courses.2.grade'). */
export interface GetFieldProps<Input> {
  /** The label defaults to the string with the same key. */
  <Name extends keyof Input & string>(name: Name, label?: string): FieldProps<Input[Name]>
  (path: `${keyof Input & string}.${number}.${string}`, label: string): FieldProps
}

/** What a part of a form needs. */
export interface FormTool<Input, Strings> {
  readonly t: Strings
  readonly locale: string
  readonly value: Input
  readonly field: GetFieldProps<Input>
  update(patch: Partial<Input>): void
  replace(patch: Partial<Input>): void
  accessOf(field: string): Access
}

/** The parts of a tool that components need, independent of its types. */
export interface ToolState<Output = unknown> {
  readonly t: typeof coreStrings
  readonly locale: string
  readonly props: HostOptions & {
    readonly className?: string
    readonly style?: Style
    /** As passed by the page. */
    readonly strings?: object
    readonly samples?: readonly { readonly name: string; readonly value: object }[]
    readonly editor?: boolean
  }
  /** The answer to show. `status` says what it belongs to. */
  readonly output: Output | undefined
  /** The same as data: named, formatted and in order. */
  readonly summary: Summary | undefined
  readonly status: Status
  readonly pending: boolean
  readonly follows: boolean
  readonly issue: string | undefined
  /** What keeps the input from having an answer, shown at its field or not. */
  readonly issues: readonly Issue[]
  /** How many times the user's action had no answer. */
  readonly failures: number
  readonly undo: { readonly isOffered: boolean; readonly undo: (() => void) | undefined }
  /** Undefined if there's nothing to clear. */
  readonly clear?: (() => void) | undefined
  /** The label of a field that's on the page. */
  labelAt(path: string): string | undefined
  accessOf(field: string): Access
  act(): void
  applyExample(): void
  applySample(sample: object): void
}

/**
 * What the visible answer belongs to. `example`: the engine's example, until the first edit. `incomplete`: there's none
 * yet, because fields are missing or wrong. `current`: the current input. `outdated`: the input before this edit, which
 * has no answer, or none yet.
 */
export type Status = 'example' | 'incomplete' | 'current' | 'outdated'
