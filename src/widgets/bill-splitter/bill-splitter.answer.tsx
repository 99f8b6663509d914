import type { Output } from '../../engine/bill-splitter/bill-splitter'
import { Headline, Meaning, Note, Receipt, Receipts } from '../core/answer/answer'
import type { Summary, SummaryLine } from '../core/base/summary'
import { Breakdown } from '../core/output/breakdown'
import { useWords } from '../core/words/use-words'
import * as css from './bill-splitter.css'
import type { strings } from './bill-splitter.strings'
import { Owed } from './owed'
import { People } from './people'
import { Send } from './send'

interface BillAnswerProps {
  readonly output: Output
  readonly summary: Summary
}

/** What each person pays, and the parts of the total. */
export function BillAnswer({ output, summary }: BillAnswerProps) {
  const { t } = useWords<typeof strings>()
  const { sentence, lines } = summary
  // Not by group, because people may have the same name.
  const parts = lines.filter(({ series }) => series)
  const shared = lines.filter(({ series }) => !series)
  const [bill, , tip] = parts
  const made = <Made parts={parts} output={output} />
  return (
    <>
      <Headline summary={summary} />
      <Meaning sentence={sentence} />
      {tip?.note && <Note>{tip.note}</Note>}
      {bill?.note && <Note>{bill.note}</Note>}
      {output.persons ? (
        <>
          <Owed lines={shared} count={output.persons.length} />
          {made}
          <div>
            <p className={css.messageTitle}>{t.message}</p>
            <p className={css.message}>{summary.text}</p>
          </div>
          <Send summary={summary} label={t.copyText} />
        </>
      ) : (
        <>
          <People output={output} amounts={shared.slice(2).map(({ text }) => text)} />
          <Receipts>
            {made}
            <Receipt title={t.shared} lines={shared} />
          </Receipts>
          <Send summary={summary} />
        </>
      )}
    </>
  )
}

interface MadeProps extends Pick<BillAnswerProps, 'output'> {
  readonly parts: readonly SummaryLine[]
}

/** The parts of the total, also as a bar. */
function Made({ parts, output: { subtotal, taxAmount, tipAmount } }: MadeProps) {
  const { t } = useWords<typeof strings>()
  const amounts = [subtotal, taxAmount, tipAmount]
  const pictured = parts.map(({ label, series = 1 }, index) => ({ label, series, amount: amounts[index] ?? 0 }))
  return <Receipt title={t.madeOf} picture={<Breakdown parts={pictured} />} lines={parts} />
}
