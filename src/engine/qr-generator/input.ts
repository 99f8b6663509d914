import type { Kinds } from '../core/kinds'

export interface Input {
  /** What the code holds, to the letter. */
  readonly text: string
  /** Pixels of each side of the picture, one of `sizes`. */
  readonly size: string
  /** Error correction, one of `levels`. */
  readonly level: string
  /** Colors of dark and light modules: any opaque color of CSS. */
  readonly dark: string
  readonly light: string
}

/**
 * `missing`: nothing but blanks. `too-long`: `length` bytes of UTF-8 where `max` fit at the level. `broken-text`: half of
 * a character (a lone surrogate), which no code can hold. `too-dense`: at this size a module would be smaller than a
 * pixel; `min` pixels will do. `not-a-color`, `not-opaque`: no color, or one that can be seen through. `unknown-size`,
 * `unknown-level`: not in the list.
 */
export type IssueCode =
  | 'missing'
  | 'too-long'
  | 'broken-text'
  | 'too-dense'
  | 'not-a-color'
  | 'not-opaque'
  | 'unknown-size'
  | 'unknown-level'

/** Spec part 2, point 9. */
export const sizes = ['150', '200', '300', '400', '500'] as const

/** Levels of error correction, and about how many percent of a damaged code each restores (ISO/IEC 18004, 7.5.1). */
export const levels = ['L', 'M', 'Q', 'H'] as const
export const percents = { L: 7, M: 15, Q: 25, H: 30 } as const

export const initial: Input = { text: '', size: '200', level: 'M', dark: '#000000', light: '#ffffff' }
export const example: Input = { ...initial, text: 'https://example.com' }
export const kinds: Kinds<Input> = { dark: 'color', light: 'color' }
