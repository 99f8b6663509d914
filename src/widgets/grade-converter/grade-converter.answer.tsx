import { type Output, sources } from '../../engine/grade-converter/grade-converter'
import { Headline, Line, Meaning, Receipt, Receipts } from '../core/answer/answer'
import type { Summary, SummaryLine } from '../core/base/summary'
import { SourceNote } from '../core/output/source-note'
import type { strings } from './grade-converter.strings'
import { Strip } from './strip'

interface GradeAnswerProps {
  readonly output: Output
  readonly summary: Summary
  readonly t: typeof strings
  readonly locale: string
}

/** The letter, the grade in another system, or what's needed in the final. */
export function GradeAnswer({ output, summary, t, locale }: GradeAnswerProps) {
  const { conversion, final } = output
  const half = Math.ceil(summary.lines.length / 2)
  return (
    <>
      <Headline summary={summary} ltr={!final && conversion?.system !== 'uk'} />
      <Meaning sentence={summary.sentence} />
      <Strip percentage={output.percentage} letter={output.letterGrade} locale={locale} />
      <Receipts>
        <Lines lines={summary.lines.slice(0, half)} t={t} />
        <Lines lines={summary.lines.slice(half)} t={t} />
      </Receipts>
      {conversion && conversion.system !== 'own' && (
        <SourceNote sources={[sources[conversion.system]]} t={t} locale={locale} />
      )}
    </>
  )
}

/** Half of the figures. The letter keeps its sign at the end on an Arabic page. */
const Lines = ({ lines, t }: { readonly lines: readonly SummaryLine[]; readonly t: typeof strings }) => (
  <Receipt>
    {lines.map(({ label, text }) => (
      <Line key={label} label={label}>
        {label === t.letterGrade ? <bdi dir="ltr">{text}</bdi> : text}
      </Line>
    ))}
  </Receipt>
)
