import type { Input, Output } from '../../engine/mortgage-calculator/mortgage-calculator'
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
import { Charts } from './charts'
import type { strings } from './mortgage-calculator.strings'
import { monthlyParts } from './mortgage-calculator.summary'
import { csvRows } from './schedule'

interface MortgageAnswerProps {
  readonly output: Output
  readonly summary: Summary
  /** The input of this output. */
  readonly input: Input
  readonly isScheduleOpen: boolean
  /** Opens or closes the schedule, which is outside the answer because it needs the full width. */
  readonly onToggle: () => void
}

/** The monthly payment or what was found, what it's made of, and the balance over time. */
export function MortgageAnswer({ output, summary, input, isScheduleOpen, onToggle }: MortgageAnswerProps) {
  const { t } = useWords<typeof strings>()
  const groups = groupsOf(summary.lines)
  const receipts = groups.slice(0, groups.length - (output.compared?.length ?? 0))

  return (
    <>
      <Headline summary={summary} />
      <Meaning sentence={summary.sentence} />
      <Charts output={output} input={input} />
      <Receipts>
        {receipts.map(({ title, lines }, index) => (
          <Receipt
            key={title}
            title={title}
            picture={index === 0 && <Breakdown parts={monthlyParts(output, t)} />}
            lines={lines}
          />
        ))}
      </Receipts>
      {output.compared && <Comparison options={groups.slice(receipts.length)} />}
      <div className={bar}>
        <button type="button" className={secondary} aria-expanded={isScheduleOpen} onClick={onToggle}>
          <TableIcon />
          {isScheduleOpen ? t.hideSchedule : t.schedule}
        </button>
        <CopyButton text={() => copyOf(summary)} />
        <SendTo summary={summary} />
        <DownloadButton name="schedule.csv" type="text/csv" content={() => toCsv(csvRows(output, input, t))}>
          {t.csv}
        </DownloadButton>
      </div>
    </>
  )
}
