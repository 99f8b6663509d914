import type { Mark } from '../../../engine/core/text/phrases'
import { Breakdown } from '../output/breakdown'
import { CopyBar } from '../output/copy-button'
import { Headline, Line, Note, Receipt, Sentence } from '../tool/answer'
import { interpolate } from '../tool/strings'
import type { ToolState } from '../tool/tool-props'
import type { analysisStrings } from './analysis.strings'
import { type Finding, Findings, Highlights } from './findings'

/** A label and its figure; `series` ties it to the bar. */
export type Figure = readonly [label: string, figure: string, series?: 1 | 2]

/** What a detector shows its result from. */
export interface DetectorAnswerProps<Strings, Output> {
  readonly tool: Pick<ToolState, 'locale'> & { readonly t: Strings }
  readonly output: Output
  /** What was analyzed. */
  readonly text: string
}

interface DetectorResultProps {
  readonly tool: Pick<ToolState, 'locale'> & {
    readonly t: typeof analysisStrings & { readonly none: string }
  }
  /** The answer in a sentence. */
  readonly said: string
  /** From 0 to 100: what the tool looks for, and the rest. */
  readonly shares: readonly [number, number]
  /** The first two are those of the shares. */
  readonly lines: readonly [Figure, Figure, ...Figure[]]
  /** The heading of the findings. */
  readonly heading: string
  readonly findings: readonly Finding[]
  readonly text: string
  readonly marks: readonly Mark[]
  readonly sideOf: (key: string) => 1 | 2
  /** Code units of the text that are drawn. */
  readonly limit: number
  readonly onCopy: () => string
}

/** The score of a detector, what it is made of, and where in the text that is. */
export function DetectorResult({
  tool,
  said,
  shares,
  lines,
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
        parts={[
          { label, amount: shares[0], series: 1 },
          { label: rest, amount: shares[1], series: 2 },
        ]}
      />
      <Sentence>{said}</Sentence>
      <Receipt>
        {lines.map(([label, figure, series]) => (
          <Line key={label} label={label} series={series}>
            {figure}
          </Line>
        ))}
      </Receipt>
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

/** What is copied of it: a line each. */
export const resultText = (lines: readonly Figure[], findings: readonly Finding[]): string[] => [
  ...lines.map(([label, figure]) => `${label}: ${figure}`),
  ...findings.map(({ label, detail, examples }) => `${label} (${detail}): ${examples.join('; ')}`),
]
