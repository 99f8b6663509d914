import { engines } from 'virtual:engines'

export interface Engine {
  readonly initial: Readonly<Record<string, unknown>>
  readonly example: Readonly<Record<string, unknown>>
  readonly kinds?: object
  readonly exampleContext?: object
  evaluate(input: unknown, context?: unknown): unknown
}

export const engineOf = (id: string): Engine | undefined => engines[id]
