import type { ReactNode } from 'react'

/** What is in the place of a letter: the letter itself, or a number. */
export type Term = (letter: string) => ReactNode

/** What a file in site/formulas holds: the formula that its tool calculates by. */
export interface Formula {
  /** The content of a `<math>` element. */
  readonly equation: (term: Term) => ReactNode
  /** What each letter means: 'L', 'loan'. */
  readonly legend: readonly (readonly [letter: string, meaning: string])[]
  /** What each letter is in an answer of the engine: { L: '336,000' }. Nothing where the formula doesn't apply. */
  // biome-ignore lint/suspicious/noExplicitAny: each file knows its own engine's input and output
  readonly numbers: (output: any, input: any) => Readonly<Record<string, string>> | undefined
}
