import { luminance } from '../core/color/color'
import { type ColorIssue, readOpaque } from '../core/color/css-color'
import { rgbOf } from '../core/color/hex'
import type { Issue } from '../core/result'
import { type Input, type IssueCode, initial } from './input'
import { borders, isPlain, readStyle, type Style } from './style'

/** Colors and style. */
export interface Look {
  /** As '#rrggbb'. */
  readonly dark: string
  readonly light: string
  /** In percent: 100 for black on white, negative if the code is lighter than its background. The eyes count too. */
  readonly contrast: number
  /**
   * A reason why scanners may fail: contrast below 70 percent, a code that's lighter than its background, or a quiet zone
   * narrower than 4 modules.
   */
  readonly caution: 'none' | 'low-contrast' | 'inverted' | 'thin-border'
  /** Absent if it's the usual one. */
  readonly style?: Style
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

/** Reads the colors and the style. Missing fields have their initial values. */
export function lookOf(given: Input): { readonly look: Look; readonly issues: readonly Issue<IssueCode>[] } {
  const input = withInitial(given)
  const issues: Issue<IssueCode>[] = []
  const [dark, light] = (['dark', 'light'] as const).map((field) => {
    const color = readOpaque(input[field])
    if (typeof color !== 'string') return color.hex
    issues.push({ code: colorIssue(color), field })
    return initial[field]
  }) as [string, string]
  const { style, issues: styleIssues } = readStyle(input, dark)
  const contrast = Math.min(symbolContrast(dark, light), symbolContrast(style.eyeColor, light))
  const isThin = style.quietZone < borders.standard
  const caution = contrast < 0 ? 'inverted' : contrast < minContrast ? 'low-contrast' : isThin ? 'thin-border' : 'none'
  const look = { dark, light, contrast, caution } as const
  return { look: isPlain(style, dark) ? look : { ...look, style }, issues: [...issues, ...styleIssues] }
}

export const withInitial = (input: Input): Input =>
  Object.fromEntries(
    Object.entries(initial).map(([field, usual]) => {
      const text = input[field as keyof Input]
      return [field, typeof text === 'string' ? text : usual]
    }),
  ) as unknown as Input

/** An empty color field is `not-a-color`, because `missing` is for the text. */
const colorIssue = (issue: ColorIssue) => (issue === 'missing' ? 'not-a-color' : issue)
