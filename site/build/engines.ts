export interface Engine {
  readonly initial: Readonly<Record<string, unknown>>
  readonly example: Readonly<Record<string, unknown>>
  readonly kinds?: object
  readonly exampleContext?: object
  evaluate(input: unknown, context?: unknown): unknown
}

const engines = import.meta.glob<Engine>('../../src/engine/*.ts', { eager: true })

export const engineOf = (id: string): Engine | undefined => engines[`../../src/engine/${id}.ts`]
