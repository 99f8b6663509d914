import { readFields } from '../core/fields/read'
import type { Issue } from '../core/result'
import { type Judged, judgeColors } from './contrast'
import { fields, type Input, type IssueCode, initial } from './fields'
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
  const form = readFields(fields, withInitial(given))
  const dark = form.read('dark') ?? initial.dark
  const light = form.read('light') ?? initial.light
  const style = readStyle(form, dark)
  const judged = judgeColors(dark, light, style.eyeColor)
  const isThin = style.quietZone < borders.standard
  const look = {
    dark,
    light,
    ...judged,
    caution: isThin && judged.caution === 'none' ? 'thin-border' : judged.caution,
  } as const
  return { look: isPlain(style, dark) ? look : { ...look, style }, issues: form.issues.map(colorIssue) }
}

export const withInitial = (input: Input): Input =>
  Object.fromEntries(
    Object.entries(initial).map(([field, usual]) => {
      const text = input[field as keyof Input]
      return [field, typeof text === 'string' ? text : usual]
    }),
  ) as unknown as Input

/** An empty color field is `not-a-color`, because `missing` is for the text. */
const colorIssue = (issue: Issue<IssueCode>): Issue<IssueCode> =>
  issue.code === 'missing' ? { ...issue, code: 'not-a-color' } : issue
