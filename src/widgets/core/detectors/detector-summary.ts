import type { SummaryLine } from '../base/summary'
import type { analysisStrings } from './analysis.strings'

/** With fewer words, a style score means little. */
export const enoughWords = 50

/** The confidence to show: a short text has too few words for the engine's level. */
export const confidenceOf = (level: 'low' | 'medium' | 'high', words: number, t: typeof analysisStrings): string =>
  t.levels[words < enoughWords ? 'low' : level]

interface Finding {
  readonly label: string
  /** '2 × 15 points' */
  readonly detail: string
  readonly examples: readonly string[]
}

/** The findings below their heading, with a few examples from the text. */
export const findingLines = (heading: string, findings: readonly Finding[]): readonly SummaryLine[] =>
  findings.map(({ label, detail, examples }) => ({
    label,
    text: detail,
    note: examples.join('; '),
    group: heading,
  }))

interface DisclaimerStrings {
  readonly name: string
  readonly disclaimer: string
}

/** What the score is and isn't, so that a copied score says it too. */
export const disclaimerLine = ({ name, disclaimer }: DisclaimerStrings): SummaryLine => ({
  label: name,
  text: disclaimer,
})

/** The untitled lines of two receipts side by side: the scores, and from the words on, what was counted. */
export function halvesOf(
  lines: readonly SummaryLine[],
  t: typeof analysisStrings & { readonly name: string },
): readonly (readonly SummaryLine[])[] {
  const untitled = lines.filter(({ group, label }) => group === undefined && label !== t.name)
  const start = untitled.findIndex(({ label }) => label === t.words)
  return [untitled.slice(0, start), untitled.slice(start)]
}
