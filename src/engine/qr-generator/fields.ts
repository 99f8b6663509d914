import { color } from '../core/fields/color'
import { type InputOf, startOf } from '../core/fields/field'
import { oneOf, text } from '../core/fields/text'

/** In pixels (docs/rules.md). The larger ones are for print. */
export const sizes = ['150', '200', '300', '400', '500', '800', '1000', '1500', '2000'] as const

export const moduleShapes = ['square', 'rounded', 'dots'] as const
export const eyeShapes = ['square', 'rounded', 'circle'] as const
export const frames = ['none', 'line', 'band'] as const
export const quietZones = ['none', 'narrow', 'standard', 'wide'] as const

export const pdfWidths = ['', '20', '30', '40', '50', '80', '100', '150', '200'] as const

/** The width of an image at 300 dots per inch, in millimeters. */
export const printWidth = (pixels: string | number): number => (Number(pixels) / 300) * 25.4

export const levels = ['L', 'M', 'Q', 'H'] as const
/** About how much of a damaged code each level restores, in percent (ISO/IEC 18004, 7.5.1). */
export const percents = { L: 7, M: 15, Q: 25, H: 30 } as const

export const fields = {
  /** The exact content of the code. */
  text: text({ optional: false, example: 'https://example.com' }),
  /** Width of the image in pixels. A caption makes it taller than wide. */
  size: oneOf(sizes, { initial: '200', unknown: 'unknown-size' }),
  /** How much of a damaged code can be restored. */
  level: oneOf(levels, { initial: 'M', unknown: 'unknown-level' }),
  /** The color of the dark modules: any opaque CSS color. */
  dark: color({ initial: '#000000' }),
  /** The color of the background: any opaque CSS color. */
  light: color({ initial: '#ffffff' }),
  /** The color of the three squares in the corners: any opaque CSS color. Empty means the color of the code. */
  eyeColor: color({ optional: true }),
  /** The shape of the modules. */
  modules: oneOf(moduleShapes, { unknown: 'unknown-style', words: 'moduleShapes' }),
  /** The shape of the three squares in the corners. */
  eyes: oneOf(eyeShapes, { unknown: 'unknown-style', words: 'eyeShapes' }),
  /** The frame around the code. */
  frame: oneOf(frames, { unknown: 'unknown-style', words: 'frames' }),
  /** A line of text below the code, up to 60 characters. */
  caption: text(),
  /** The width of the light border: 0, 2, 4 or 8 modules. */
  quietZone: oneOf(quietZones, { initial: 'standard', unknown: 'unknown-style', words: 'quietZones' }),
  /** Width of the PDF's page in millimeters. Empty means the size of the image at 300 dpi. */
  pdfWidth: oneOf(pdfWidths, { optional: true, unknown: 'unknown-style' }),
}

export type Input = InputOf<typeof fields>

/**
 * `missing`: empty or only whitespace. `too-long`: the text has `length` bytes in UTF-8, but only `max` fit at the level.
 * `broken-text`: contains a lone surrogate. `too-dense`: modules would be smaller than a pixel; `min` is the smallest size
 * that works. `not-a-color`, `not-opaque`: errors in a color. `unknown-size`, `unknown-level`, `unknown-style`: not in the list.
 * `long-caption`: has more than `max` characters. `no-room-for-logo`: the text is too long for the error correction that a
 * logo needs.
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
  | 'unknown-style'
  | 'long-caption'
  | 'no-room-for-logo'

export const { initial, example } = startOf(fields)
