import type { Rgb } from './hex'

/** The linear value of a channel, from 0 to 1 (IEC 61966-2-1). */
export const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** WCAG 2.2, 'relative luminance': from 0 (black) to 1 (white). */
export const luminance = (rgb: Rgb): number => {
  const [red, green, blue] = rgb.map(linear) as never as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Contrast ratios with black and white text, from 1 to 21, truncated to two decimals so that 4.499 doesn't pass as 4.5.
 */
export interface TextContrast {
  readonly black: number
  readonly white: number
}

const ratio = (light: number, dark: number) => Math.floor(((light + 0.05) / (dark + 0.05)) * 100 + 1e-9) / 100

/** Lowest contrast of text on a background with these luminances: black on the darkest, white on the lightest. */
export const textContrast = (darkest: number, lightest = darkest): TextContrast => ({
  black: ratio(darkest, 0),
  white: ratio(1, lightest),
})

/** WCAG 2.2 conformance levels, success criteria 1.4.3 and 1.4.6. */
export type ContrastLevel = 'aaa' | 'aa' | 'aa-large' | 'fail'

/** AAA from 7, AA from 4.5, and AA for large text (18 point, or 14 point bold) from 3. */
export const levelOf = (contrast: number): ContrastLevel =>
  contrast >= 7 ? 'aaa' : contrast >= 4.5 ? 'aa' : contrast >= 3 ? 'aa-large' : 'fail'
