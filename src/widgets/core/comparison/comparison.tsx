import type { SummaryGroup } from '../base/summary'
import { visuallyHidden } from '../base/theme.css'
import { Table } from '../output/table'
import { useWords } from '../words/use-words'
import type { compareStrings } from './compare.strings'
import * as css from './comparison.css'

interface ComparisonProps {
  /** One column each, with the same lines. The best figure of a line has the note `t.best`. */
  readonly options: readonly SummaryGroup[]
}

/** Figures of several inputs side by side, with the best of each row in bold and with a check mark. */
export function Comparison({ options }: ComparisonProps) {
  const { t } = useWords<typeof compareStrings>()
  const labels = (options[0]?.lines ?? []).map(({ label }) => label)
  return (
    <Table caption={t.comparison} columns={['', ...options.map(({ title }) => title ?? '')]}>
      {labels.map((label, row) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {options.map(({ title, lines }) => (
            <td key={title} className={lines[row]?.note ? css.best : undefined}>
              {lines[row]?.text}
              {lines[row]?.note && <span className={visuallyHidden}> ({lines[row].note})</span>}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  )
}
