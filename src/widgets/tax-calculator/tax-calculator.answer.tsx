import type { Output, Rounding } from '../../engine/tax-calculator/tax-calculator'
import { Headline, Meaning, Note, Receipt } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { formatIn, groupsOf, type Summary, type SummaryGroup } from '../core/base/summary'
import { formatNumber } from '../core/format/format'
import { Breakdown } from '../core/output/breakdown'
import { CopyBar } from '../core/output/copy-button'
import { Table } from '../core/output/table'
import { useWords } from '../core/words/use-words'
import type { strings } from './tax-calculator.strings'

interface TaxAnswerProps {
  readonly output: Output
  readonly summary: Summary
  readonly rounding: Rounding
}

/** The total, the net amount or the rate, and the parts. */
export function TaxAnswer({ output, summary, rounding }: TaxAnswerProps) {
  const { t } = useWords<typeof strings>()
  const { netAmount, taxAmount } = output
  const [parts, ...items] = groupsOf(summary.lines)
  return (
    <>
      <Headline summary={summary} />
      <Meaning sentence={summary.sentence} />
      <Receipt
        {...parts}
        picture={
          <Breakdown
            parts={[
              { label: t.netAmount, amount: netAmount, series: 1 },
              { label: t.taxAmount, amount: taxAmount, series: 2 },
            ]}
          />
        }
      />
      {items.length > 0 && (
        <>
          <RoundingNote output={output} rounding={rounding} />
          <Items items={items} />
        </>
      )}
      <CopyBar summary={summary} />
    </>
  )
}

/** What the other way of rounding gives. */
function RoundingNote({ output, rounding }: Omit<TaxAnswerProps, 'summary'>) {
  const { t, locale } = useWords<typeof strings>()
  const { money } = formatIn(locale, t.currency)
  const { taxAmount, taxRoundedOtherwise = taxAmount } = output
  const words = { tax: money(taxAmount), other: money(taxRoundedOtherwise) }
  const isSame = taxRoundedOtherwise === taxAmount
  return <Note>{isSame ? t.roundedTheSame : interpolate(t.roundedOtherwise[rounding], words)}</Note>
}

interface ItemsProps {
  readonly items: readonly SummaryGroup[]
}

/** Each item with its tax. */
function Items({ items }: ItemsProps) {
  const { t, locale } = useWords<typeof strings>()
  return (
    <Table caption={t.lines} columns={[t.item, t.netAmount, t.taxAmount, t.totalAmount]}>
      {items.map(({ title, lines }, index) => (
        <tr key={title}>
          <th scope="row">{formatNumber(index + 1, locale)}</th>
          {lines.map(({ label, text }) => (
            <td key={label}>{text}</td>
          ))}
        </tr>
      ))}
    </Table>
  )
}
