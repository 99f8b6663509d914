import type { ReactNode } from 'react'

/** Renders a letter of the formula: as itself, or as its number. */
export type Term = (letter: string) => ReactNode

/** The formula of a tool, from site/tools/<id>/formula.tsx. */
export interface Formula {
  /** The content of a `<math>` element. */
  readonly equation: (term: Term) => ReactNode
  /** What each letter means: 'L', 'loan'. */
  readonly legend: readonly (readonly [letter: string, meaning: string])[]
  /** Each letter's number in an answer: { L: '336,000' }. Undefined if the formula doesn't apply. */
  // biome-ignore lint/suspicious/noExplicitAny: each file knows its own engine's input and output
  readonly numbers: (output: any, input: any) => Readonly<Record<string, string>> | undefined
}
