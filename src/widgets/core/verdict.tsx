import type { Mark } from '../../engine/core/phrases'
import { Headline, Line, Note, Receipt, Sentence } from './answer'
import { Breakdown } from './breakdown'
import { CopyBar } from './copy-button'
import { type Finding, Findings, Highlights } from './findings'
import { fill } from './strings'
import type { ToolState } from './tool-props'

/** A label and its figure; `series` ties it to the bar. */
export type Figure = readonly [label: string, figure: string, series?: 1 | 2]

/** What a detector makes its outcome of. */
export interface OutcomeProps<First, Output> {
  readonly tool: Pick<ToolState, 'locale' | 'props'> & { readonly t: First }
  readonly output: Output
  /** What was analyzed. */
  readonly text: string
}

interface VerdictProps {
  readonly tool: Pick<ToolState, 'locale'> & { readonly t: object }
  readonly late: { readonly none: string; readonly inText: string; readonly onlyFirst: string }
  /** The answer in a sentence. */
  readonly said: string
  /** From 0 to 100: what the tool looks for, and the rest. */
  readonly shares: readonly [number, number]
  /** The first two are those of the shares. */
  readonly lines: readonly [Figure, Figure, ...Figure[]]
  /** What stands over the findings. */
  readonly heading: string
  readonly findings: readonly Finding[]
  readonly text: string
  readonly marks: readonly Mark[]
  readonly sideOf: (key: string) => 1 | 2
  /** Code units of the text that are drawn. */
  readonly limit: number
  readonly onCopy: () => string
}

/** The score of a detector, what it is made of, and where that stands in the text. */
export function Verdict({
  tool,
  late,
  said,
  shares,
  lines,
  heading,
  findings,
  limit,
  onCopy,
  ...marked
}: VerdictProps) {
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
      <CopyBar tool={tool as ToolState} text={onCopy} />
      {findings.length === 0 ? (
        <Note>{late.none}</Note>
      ) : (
        <>
          <Findings label={heading} findings={findings} />
          <Highlights
            label={late.inText}
            limit={limit}
            onlyFirst={fill(late.onlyFirst, { n: limit }, tool.locale)}
            {...marked}
          />
        </>
      )}
    </>
  )
}

/** What is copied of it: a line each. */
export const verdictText = (lines: readonly Figure[], findings: readonly Finding[]): string[] => [
  ...lines.map(([label, figure]) => `${label}: ${figure}`),
  ...findings.map(({ label, detail, examples }) => `${label} (${detail}): ${examples.join('; ')}`),
]
