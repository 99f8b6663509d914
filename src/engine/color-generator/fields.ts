import { color } from '../core/fields/color'
import { type InputOf, startOf } from '../core/fields/field'
import { oneOf } from '../core/fields/text'

/** The color schemes. */
export const types = ['complementary', 'triadic', 'analogous', 'monochromatic', 'random'] as const

export type Type = (typeof types)[number]

export const fields = {
  /** Any opaque CSS color: '#3b82f6', '3b82f6', 'tomato' or 'hsl(210 80% 50%)'. */
  base: color({ initial: '#3b82f6' }),
  /** How the colors relate to the base color. */
  type: oneOf(types, { unknown: 'unknown-type', words: 'types' }),
}

export type Input = InputOf<typeof fields>

export const { initial, example } = startOf(fields)
