import type { Kinds } from '../core/kinds'

export interface Input {
  /** The exact content of the code. */
  readonly text: string
  /**
   * Width and height of the image in pixels.
   * @values sizes
   */
  readonly size: string
  /**
   * How much of a damaged code can be restored.
   * @values levels
   */
  readonly level: string
  /** The color of the dark modules: any opaque CSS color. */
  readonly dark: string
  /** The color of the background: any opaque CSS color. */
  readonly light: string
}

/**
 * `missing`: empty or only whitespace. `too-long`: the text has `length` bytes in UTF-8, but only `max` fit at the level.
 * `broken-text`: contains a lone surrogate. `too-dense`: modules would be smaller than a pixel; `min` is the smallest size
 * that works. `not-a-color`, `not-opaque`: errors in a color. `unknown-size`, `unknown-level`: not in the list.
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

export const levels = ['L', 'M', 'Q', 'H'] as const
/** About how much of a damaged code each level restores, in percent (ISO/IEC 18004, 7.5.1). */
export const percents = { L: 7, M: 15, Q: 25, H: 30 } as const

export const initial: Input = { text: '', size: '200', level: 'M', dark: '#000000', light: '#ffffff' }
export const example: Input = { ...initial, text: 'https://example.com' }
export const kinds: Kinds<Input> = { dark: 'color', light: 'color' }
