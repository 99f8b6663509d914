import { Line, Receipt } from '../core/answer/answer'
import type { SummaryLine } from '../core/base/summary'
import { Table } from '../core/output/table'
import { useWords } from '../core/words/use-words'
import type { strings } from './bill-splitter.strings'

interface OwedProps {
  /** The same number for each person: what they pay, or in a split by items also what that's made of. */
  readonly lines: readonly SummaryLine[]
  /** How many people there are. */
  readonly count: number
}

/** What each person pays. In a split by items, with what that's made of. */
export function Owed({ lines, count }: OwedProps) {
  const { t } = useWords<typeof strings>()
  const each = lines.length / count
  if (each === 1)
    return (
      <Receipt title={t.shared}>
        {lines.map(({ label, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people are identified by position
          <Line key={index} label={label}>
            {text}
          </Line>
        ))}
      </Receipt>
    )
  const rows = Array.from({ length: count }, (_, index) => lines.slice(index * each, (index + 1) * each))
  return (
    <Table caption={t.shared} columns={[t.personName, ...(rows[0] ?? []).map(({ label }) => label)]}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people are identified by position
        <tr key={index}>
          <th scope="row">{row[0]?.group}</th>
          {row.map(({ label, text, isTotal }) => (
            <td key={label}>{isTotal ? <b>{text}</b> : text}</td>
          ))}
        </tr>
      ))}
    </Table>
  )
}
