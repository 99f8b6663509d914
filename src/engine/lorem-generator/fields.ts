import { type InputOf, startOf } from '../core/fields/field'
import { whole } from '../core/fields/number'
import { choice } from '../core/fields/text'

export type Kind = 'paragraphs' | 'sentences' | 'words'

export const types: readonly Kind[] = ['paragraphs', 'sentences', 'words']

/** Inclusive (docs/rules.md). */
export const bounds = {
  count: { min: 1, max: 50 },
  /** Per sentence. */
  words: { min: 5, max: 14 },
  /** Per paragraph. */
  sentences: { min: 3, max: 7 },
} as const

export const fields = {
  /** What to count. */
  type: choice(types, { unknown: 'unknown-type', words: 'kinds' }),
  /** From 1 to 50. Text that isn't a number counts as 1. */
  count: whole({ ...bounds.count, initial: '3' }),
}

export type Input = InputOf<typeof fields>

export const { initial, example } = startOf(fields)
