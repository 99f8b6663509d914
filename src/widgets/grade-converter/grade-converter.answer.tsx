import { type Output, sources } from '../../engine/grade-converter/grade-converter'
import { Headline, Line, Meaning, Receipt, Receipts } from '../core/answer/answer'
import type { Summary, SummaryLine } from '../core/base/summary'
import { SourceNote } from '../core/output/source-note'
import { useWords } from '../core/words/use-words'
import type { strings } from './grade-converter.strings'
import { Strip } from './strip'

interface GradeAnswerProps {
  readonly output: Output
  readonly summary: Summary
}

/** The letter, the grade in another system, or what's needed in the final. */
export function GradeAnswer({ output, summary }: GradeAnswerProps) {
  const { conversion, final } = output
  const half = Math.ceil(summary.lines.length / 2)
  return (
    <>
      <Headline summary={summary} ltr={!final && conversion?.system !== 'uk'} />
      <Meaning sentence={summary.sentence} />
      <Strip percentage={output.percentage} letter={output.letterGrade} />
      <Receipts>
        <Lines lines={summary.lines.slice(0, half)} />
        <Lines lines={summary.lines.slice(half)} />
      </Receipts>
      {conversion && conversion.system !== 'own' && <SourceNote sources={[sources[conversion.system]]} />}
    </>
  )
}

/** Half of the figures. The letter keeps its sign at the end on an Arabic page. */
function Lines({ lines }: { readonly lines: readonly SummaryLine[] }) {
  const { t } = useWords<typeof strings>()
  return (
    <Receipt>
      {lines.map(({ label, text }) => (
        <Line key={label} label={label}>
          {label === t.letterGrade ? <bdi dir="ltr">{text}</bdi> : text}
        </Line>
      ))}
    </Receipt>
  )
}
