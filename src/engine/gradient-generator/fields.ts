import { clearColor } from '../core/fields/color'
import { type InputOf, startOf } from '../core/fields/field'
import { percent } from '../core/fields/number'
import { oneOf, rows, text } from '../core/fields/text'

export const types = ['linear', 'radial'] as const

const stop = {
  /** Any CSS color, with or without opacity. */
  color: clearColor(),
  /** In percent, from 0 to 100. */
  position: percent({ min: 0, max: 100 }),
}

export const fields = {
  /** The shape of the gradient. */
  type: oneOf(types, { unknown: 'unknown-type', words: 'types' }),
  /** For linear gradients: 'to right', 'to bottom left' and so on, or an angle such as '120deg'. */
  direction: text({ initial: 'to right' }),
  /** Two or more, in any order. */
  stops: rows(stop, {
    initial: [
      { color: '#3b82f6', position: '0' },
      { color: '#8b5cf6', position: '100' },
    ],
  }),
}

export type Stop = InputOf<typeof stop>
export type Input = InputOf<typeof fields>

export const { initial, example } = startOf(fields)
