import { type InputOf, startOf } from '../core/fields/field'
import { text } from '../core/fields/text'

export const fields = {
  /** The text to count. */
  text: text({ example: 'Text is easy to count. Isn’t it?\n\nYes, it is.' }),
}

export type Input = InputOf<typeof fields>

export const { initial, example } = startOf(fields)
