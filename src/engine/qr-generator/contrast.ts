import { luminance } from '../core/color/color'
import { rgbOf } from '../core/color/hex'

/** How well scanners tell a code from its background. */
export interface Judged {
  /** In percent: 100 for black on white, negative if the code is lighter than its background. The eyes count too. */
  readonly contrast: number
  /**
   * A reason why scanners may fail: contrast below 70 percent, a code that's lighter than its background, or a quiet zone
   * narrower than 4 modules.
   */
  readonly caution: 'none' | 'low-contrast' | 'inverted' | 'thin-border'
}

/** The minimum for grade A (ISO/IEC 15415). On white, it's the same as a contrast ratio of 3:1. */
const minContrast = 70

const luminanceOf = (hex: string) => luminance(rgbOf(hex))

/**
 * The difference in luminance between two colors ('#rrggbb') in whole percent: 100 for black on white, negative if `dark`
 * is the lighter one. Models the symbol contrast of ISO/IEC 15415, where 70 is grade A, 55 is B, 40 is C and 20 is D.
 */
export const symbolContrast = (dark: string, light: string): number =>
  Math.round((luminanceOf(light) - luminanceOf(dark)) * 100) + 0

/** The contrast ratio of two colors ('#rrggbb'), from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [low, high] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** The contrast of a code in these colors ('#rrggbb'), and what's wrong with it. */
export function judgeColors(dark: string, light: string, eyeColor = dark): Judged {
  const contrast = Math.min(symbolContrast(dark, light), symbolContrast(eyeColor, light))
  return { contrast, caution: contrast < 0 ? 'inverted' : contrast < minContrast ? 'low-contrast' : 'none' }
}
