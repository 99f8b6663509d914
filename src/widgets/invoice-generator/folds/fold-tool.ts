import type { Input } from '../../../engine/invoice-generator/fields'
import type { FieldProps } from '../../core/base/tool-props'
import type { strings } from '../invoice-generator.strings'

export type TextName = Exclude<keyof Input, 'items'>

/** Where a page keeps clients and items, if it does. Widgets store nothing themselves. */
export interface InvoiceStore {
  read(): unknown
  write(value: unknown): void
}

/** What the fields of a fold need. */
export interface FoldTool {
  readonly locale: string
  readonly value: Input
  readonly t: typeof strings
  readonly field: (name: TextName, label?: string) => FieldProps
  replace(patch: Partial<Input>): void
}
