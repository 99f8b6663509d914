import type { ReactNode } from 'react'
import type { Mark } from '../../../engine/core/text/phrases'
import { Caution, Headline, Meaning, Note, Receipt, Receipts } from '../answer/answer'
import { plural } from '../base/plural'
import { interpolate } from '../base/strings'
import type { Summary, SummaryLine } from '../base/summary'
import { Breakdown } from '../output/breakdown'
import { CopyBar } from '../output/copy-button'
import { useWords } from '../words/use-words'
import type { analysisStrings } from './analysis.strings'
import { enoughWords } from './detector-summary'
import { type Finding, Findings, Highlights } from './findings'

/** The props of a detector's answer. */
export interface DetectorAnswerProps<Output> {
  readonly output: Output
  readonly summary: Summary
  /** The analyzed text. */
  readonly text: string
}

interface DetectorResultProps {
  readonly summary: Summary
  /** Percentages from 0 to 100: the score, and the rest. The first two lines are their labels. */
  readonly shares: readonly [number, number]
  /** What the score is and isn't, and whether the text is long enough for it. */
  readonly notes: ReactNode
  /** The lines of two receipts, side by side. */
  readonly receipts: readonly (readonly SummaryLine[])[]
  /** The heading of the findings, which is also the title of their lines. */
  readonly heading: string
  /** In the order of their lines. */
  readonly findings: readonly Finding[]
  readonly text: string
  readonly marks: readonly Mark[]
  readonly sideOf: (key: string) => 1 | 2
  /** Code units of the text to show. */
  readonly limit: number
}

/** A detector's score, its components, and where they are in the text. */
export function DetectorResult({
  summary,
  shares,
  notes,
  receipts,
  heading,
  findings,
  limit,
  ...marked
}: DetectorResultProps) {
  const { t, locale } = useWords<typeof analysisStrings & { readonly none: string }>()
  const [score, rest] = receipts[0] ?? []
  return (
    <>
      <Headline summary={summary} />
      <Breakdown
        parts={[
          { label: score?.label ?? '', amount: shares[0], series: 1 },
          { label: rest?.label ?? '', amount: shares[1], series: 2 },
        ]}
      />
      <Meaning sentence={summary.sentence} />
      {notes}
      <Receipts>
        {receipts.map((lines) => (
          <Receipt key={lines[0]?.label} title={lines[0]?.group} lines={lines} />
        ))}
      </Receipts>
      <CopyBar summary={summary} />
      {findings.length === 0 ? (
        <Note>{t.none}</Note>
      ) : (
        <>
          <Findings
            label={heading}
            lines={summary.lines.filter(({ group }) => group === heading)}
            findings={findings}
          />
          <Highlights
            label={t.inText}
            limit={limit}
            onlyFirst={interpolate(t.onlyFirst, { n: limit }, locale)}
            {...marked}
          />
        </>
      )}
    </>
  )
}

/** The note on a text that's too short for a reliable score. */
export function ShortText({ words }: { readonly words: number }) {
  const { t, locale } = useWords<typeof analysisStrings>()
  if (words >= enoughWords) return null
  return (
    <Caution>{interpolate(t.tooShort, { n: enoughWords, words: plural(t.wordCount, words, locale) }, locale)}</Caution>
  )
}
