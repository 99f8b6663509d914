import { highestGpa, type Input, type Output, sources, type Term } from '../../engine/gpa-calculator/gpa-calculator'
import { Headline, Meaning, Receipt, Receipts } from '../core/answer/answer'
import type { Summary, SummaryLine } from '../core/base/summary'
import { SourceNote } from '../core/output/source-note'
import { Table } from '../core/output/table'
import { useWords } from '../core/words/use-words'
import type { strings } from './gpa-calculator.strings'
import { isUsual, linesPerTerm, mainOf } from './gpa-calculator.summary'
import { Scale } from './scale'

interface GpaAnswerProps {
  readonly output: Output
  readonly summary: Summary
  /** The input of this output. */
  readonly input: Input
}

/** The GPA, what's needed for the goal, semesters and totals. */
export function GpaAnswer({ output, summary, input }: GpaAnswerProps) {
  const { t, locale } = useWords<typeof strings>()
  const { weighted, terms = [] } = output
  const rest = summary.lines.slice(linesPerTerm * terms.length)
  const points = rest.filter(({ group }) => group === t.pointsByCourse)
  const totals = rest.filter(({ group }) => group === t.together)
  const usedSources = [
    ...(input.scale === '4.3' || input.scale === '5.0' ? [sources[input.scale]] : []),
    ...(weighted ? [sources.weighted] : []),
  ]
  return (
    <>
      <Headline summary={summary} />
      <Meaning sentence={summary.sentence} />
      <Scale gpa={mainOf(output)} max={isUsual(output, input) ? undefined : highestGpa(input, { locale })} />
      {terms.length > 0 && <Terms terms={terms} lines={summary.lines} />}
      <Receipts>
        {points.length > 0 && <Receipt title={t.pointsByCourse} lines={points} />}
        <Receipt title={t.together} lines={totals} />
      </Receipts>
      <SourceNote sources={usedSources} />
    </>
  )
}

interface TermsProps {
  readonly terms: readonly Term[]
  /** Those of the semesters come first. */
  readonly lines: readonly SummaryLine[]
}

/** Each semester's GPA, and the one with everything before. */
function Terms({ terms, lines }: TermsProps) {
  const { t } = useWords<typeof strings>()
  return (
    <Table caption={t.byTerm} columns={[t.term, ...lines.slice(0, linesPerTerm).map(({ label }) => label)]}>
      {terms.map(({ name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: semesters are identified by position
        <tr key={index}>
          <th scope="row">{name || t.earlier}</th>
          {lines.slice(linesPerTerm * index, linesPerTerm * (index + 1)).map(({ label, text }) => (
            <td key={label}>{text}</td>
          ))}
        </tr>
      ))}
    </Table>
  )
}
