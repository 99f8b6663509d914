import { type InputOf, startOf } from '../core/fields/field'
import { whole } from '../core/fields/number'
import { text } from '../core/fields/text'

export type Kind = 'lowercase' | 'uppercase' | 'digits' | 'symbols'

export const characterKinds: readonly Kind[] = ['lowercase', 'uppercase', 'digits', 'symbols']

export const fields = {
  /** Number of characters, from 4 to 50. */
  length: whole({ min: 4, max: 50, initial: '12' }),
  /** One or more of 'lowercase', 'uppercase', 'digits' and 'symbols', separated by spaces. */
  characters: text({ initial: characterKinds.join(' ') }),
}

export type Input = InputOf<typeof fields>

export const { initial, example } = startOf(fields)
