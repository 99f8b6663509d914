import { type InputOf, startOf } from '../core/fields/field'
import { choice, flag, text } from '../core/fields/text'
import { type Style, wordsOf } from './words'

export type Length = 'short' | 'medium' | 'long'

export const styles = Object.keys(wordsOf) as readonly Style[]
export const lengths: readonly Length[] = ['short', 'medium', 'long']

export const fields = {
  /** The kind of words. */
  style: choice(styles, { unknown: 'unknown-choice', words: 'styles' }),
  /** Short: at most 12 characters. Medium: two words. Long: two words and a suffix. */
  length: choice(lengths, { initial: 'medium', unknown: 'unknown-choice', words: 'lengths' }),
  /** Adds two digits at the end. */
  numbers: flag(),
  /** A word that's part of each name, in letters and digits of any script: 'luna'. Optional. */
  word: text(),
}

export type Input = InputOf<typeof fields>
export const { initial, example } = startOf(fields)
