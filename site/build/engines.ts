import { engines } from 'virtual:engines'
import type { Fields } from '../../src/engine/core/fields/field'

export interface Engine {
  readonly fields: Fields
  readonly initial: Readonly<Record<string, unknown>>
  readonly example: Readonly<Record<string, unknown>>
  readonly exampleContext?: object
  evaluate(input: unknown, context?: unknown): unknown
}

export const engineOf = (id: string): Engine | undefined => engines[id]
