import type { ReactNode } from 'react'
import type { Mark } from '../../../engine/core/text/phrases'
import { Caution, Headline, Line, Note, Receipt, Receipts, Sentence } from '../answer/answer'
import { plural } from '../base/plural'
import { interpolate } from '../base/strings'
import type { ToolState } from '../base/tool-props'
import { Breakdown } from '../output/breakdown'
import { CopyBar } from '../output/copy-button'
import type { analysisStrings } from './analysis.strings'
import { type Finding, Findings, Highlights } from './findings'

/** A label and its figure. `series` connects it to the bar. */
export type Figure = readonly [label: string, figure: string, series?: 1 | 2]

/** Lines under a title. */
export interface Figures {
  readonly title?: string
  readonly lines: readonly Figure[]
}

/** The props of a detector's answer. */
export interface DetectorAnswerProps<Strings, Output> {
  readonly tool: Pick<ToolState, 'locale'> & { readonly t: Strings }
  readonly output: Output
  /** The analyzed text. */
  readonly text: string
}

interface DetectorResultProps {
  readonly tool: Pick<ToolState, 'locale'> & {
    readonly t: typeof analysisStrings & { readonly none: string }
  }
  /** The answer as a sentence. */
  readonly said: string
  /** Percentages from 0 to 100: the score, and the rest. */
  readonly shares: readonly [number, number]
  /** Above the lines. */
  readonly title?: string
  /** What the score is and isn't, and whether the text is long enough for it. */
  readonly notes: ReactNode
  /** The first two are the labels of the shares. */
  readonly lines: readonly [Figure, Figure, ...Figure[]]
  /** More lines, next to the first. */
  readonly more: Figures
  /** The heading of the findings. */
  readonly heading: string
  readonly findings: readonly Finding[]
  readonly text: string
  readonly marks: readonly Mark[]
  readonly sideOf: (key: string) => 1 | 2
  /** Code units of the text to show. */
  readonly limit: number
  readonly onCopy: () => string
}

/** A detector's score, its components, and where they are in the text. */
export function DetectorResult({
  tool,
  said,
  shares,
  notes,
  title,
  lines,
  more,
  heading,
  findings,
  limit,
  onCopy,
  ...marked
}: DetectorResultProps) {
  const [[label, figure], [rest]] = lines
  return (
    <>
      <Headline label={label}>{figure}</Headline>
      <Breakdown
        locale={tool.locale}
        parts={[
          { label, amount: shares[0], series: 1 },
          { label: rest, amount: shares[1], series: 2 },
        ]}
      />
      <Sentence>{said}</Sentence>
      {notes}
      <Receipts>
        {[{ title, lines }, more].map(({ title, lines }: Figures) => (
          <Receipt key={lines[0]?.[0]} title={title}>
            {lines.map(([label, figure, series]) => (
              <Line key={label} label={label} series={series}>
                {figure}
              </Line>
            ))}
          </Receipt>
        ))}
      </Receipts>
      <CopyBar tool={tool} text={onCopy} />
      {findings.length === 0 ? (
        <Note>{tool.t.none}</Note>
      ) : (
        <>
          <Findings label={heading} findings={findings} />
          <Highlights
            label={tool.t.inText}
            limit={limit}
            onlyFirst={interpolate(tool.t.onlyFirst, { n: limit }, tool.locale)}
            {...marked}
          />
        </>
      )}
    </>
  )
}

/** With fewer words, a style score means little. */
const enough = 50

/** The confidence to show: a short text has too few words for the engine's level. */
export const confidenceOf = (level: 'low' | 'medium' | 'high', words: number, t: typeof analysisStrings): string =>
  t.levels[words < enough ? 'low' : level]

interface ShortTextProps {
  readonly tool: DetectorResultProps['tool']
  readonly words: number
}

/** The note on a text that's too short for a reliable score. */
export const ShortText = ({ tool: { t, locale }, words }: ShortTextProps) =>
  words < enough && (
    <Caution>{interpolate(t.tooShort, { n: enough, words: plural(t.wordCount, words, locale) }, locale)}</Caution>
  )

/** The lines to copy. */
export const resultText = (lines: readonly Figure[], findings: readonly Finding[] = []): string[] => [
  ...lines.map(([label, figure]) => `${label}: ${figure}`),
  ...findings.map(({ label, detail, examples }) => `${label} (${detail}): ${examples.join('; ')}`),
]
