import type { ComponentType } from 'react'
import type { Fields } from '../../../engine/core/fields/field'

export type FieldValues = Readonly<Record<string, unknown>>

/** The definition of a tool's element. */
export interface Definition {
  readonly id: string
  // biome-ignore lint/suspicious/noExplicitAny: any tool’s widget; each one is type-checked in its own file
  readonly Widget: ComponentType<any>
  readonly fields: Fields
  readonly initial: FieldValues
  /** The CSS texts of its style sheets. */
  readonly sheets: readonly string[]
  /** Fields by attribute name: 'home-price' is `homePrice`. */
  readonly names: ReadonlyMap<string, string>
  /** Attributes for other text props of the widget ('host') and for boolean props ('auto'). */
  readonly texts: readonly string[]
  readonly flags: readonly string[]
  /** Properties passed to the widget as is: 'strings', 'rates'. */
  readonly properties: readonly string[]
  /** Fields of the answer that are left out of events. Read them from `element.result`. */
  readonly secret: readonly string[]
}
