import { engines } from 'virtual:engines'
import type { Fields } from '../../src/engine/core/fields/field'
import type { Summarize } from '../../src/widgets/core/base/summary'

export interface Engine {
  readonly fields: Fields
  readonly initial: Readonly<Record<string, unknown>>
  readonly example: Readonly<Record<string, unknown>>
  readonly exampleContext?: object
  evaluate(input: unknown, context?: unknown): unknown
  /** Of the widget, with its strings. */
  readonly summarize: Summarize<unknown, unknown, object>
  readonly strings: object
}

export const engineOf = (id: string): Engine | undefined => engines[id]
