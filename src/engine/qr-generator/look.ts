import { type ColorIssue, readOpaque } from '../core/color/css-color'
import type { Issue } from '../core/result'
import { type Judged, judgeColors } from './contrast'
import { type Input, type IssueCode, initial } from './input'
import { borders, isPlain, readStyle, type Style } from './style'

/** Colors and style. */
export interface Look extends Judged {
  /** As '#rrggbb'. */
  readonly dark: string
  readonly light: string
  /** Absent if it's the usual one. */
  readonly style?: Style
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
  const judged = judgeColors(dark, light, style.eyeColor)
  const isThin = style.quietZone < borders.standard
  const look = {
    dark,
    light,
    ...judged,
    caution: isThin && judged.caution === 'none' ? 'thin-border' : judged.caution,
  } as const
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
