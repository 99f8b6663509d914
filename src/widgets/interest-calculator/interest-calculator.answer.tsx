import { useMemo } from 'react'
import type { Input, Output } from '../../engine/interest-calculator/interest-calculator'
import { Headline, Meaning, Receipt, Receipts } from '../core/answer/answer'
import { bar, secondary } from '../core/base/button.css'
import { copyOf, groupsOf, type Summary } from '../core/base/summary'
import { Comparison } from '../core/comparison/comparison'
import { Breakdown } from '../core/output/breakdown'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton, toCsv } from '../core/output/download-button'
import { SendTo } from '../core/output/send-to'
import { TableIcon } from '../core/output/table'
import { useWords } from '../core/words/use-words'
import { Growth } from './chart'
import type { strings } from './interest-calculator.strings'
import { partsOf } from './interest-calculator.summary'
import { secondPlan, simpleOf, unitOf, withFound } from './quantities'
import { cellsOf, columnsOf } from './years'

interface InterestAnswerProps {
  readonly output: Output
  readonly summary: Summary
  /** The input of this output. */
  readonly input: Input
  readonly isTableOpen: boolean
  /** Opens or closes the table, which is outside the answer because it needs the full width. */
  readonly onToggle: () => void
}

/** The final amount or what was found, a chart of the growth, its parts, and other plans. */
export function InterestAnswer(props: InterestAnswerProps) {
  const { output, summary, input: asked, isTableOpen, onToggle } = props
  const { t, locale } = useWords<typeof strings>()
  const { contributions, years } = output
  const input = useMemo(() => withFound(asked, output, locale), [asked, output, locale])
  const unit = unitOf(asked, output)
  const parts = partsOf(output, t)
  const other = useMemo(() => {
    const second = secondPlan(output, input, t, locale)
    if (second || contributions > 0) return second
    const simple = simpleOf(input, locale)
    return simple && { ...simple, label: t.simpleBalance }
  }, [output, input, contributions, t, locale])
  const [made, whole, ...plans] = groupsOf(summary.lines)
  const rows = years.map((row) => cellsOf(row, years, unit))

  return (
    <>
      <Headline summary={summary} />
      <Meaning sentence={summary.sentence} />
      <Growth output={output} input={input} other={other} parts={parts} unit={unit} />
      <Receipts>
        <Receipt {...made} picture={<Breakdown parts={parts} />} />
        <Receipt {...whole} />
      </Receipts>
      {plans.length > 0 && <Comparison options={plans} />}
      <div className={bar}>
        <button type="button" className={secondary} aria-expanded={isTableOpen} onClick={onToggle}>
          <TableIcon />
          {isTableOpen ? t.hideTable : t.table}
        </button>
        <CopyButton text={() => copyOf(summary)} />
        <SendTo summary={summary} />
        <DownloadButton name="interest.csv" type="text/csv" content={() => toCsv([columnsOf(t, years, unit), ...rows])}>
          {t.csv}
        </DownloadButton>
      </div>
    </>
  )
}
