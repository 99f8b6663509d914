import { interpolate } from '../base/strings'
import { visuallyHidden } from '../base/theme.css'
import { Table } from '../output/table'
import type { compareStrings } from './compare.strings'
import * as css from './comparison.css'

interface ComparisonProps {
  /** How many options there are, one column each. */
  readonly count: number
  readonly rows: readonly {
    readonly label: string
    readonly values: readonly string[]
    /** The index of the best value. */
    readonly best?: number
  }[]
  readonly t: typeof compareStrings
  readonly locale: string
}

/** Figures of several inputs side by side, with the best of each row in bold and with a check mark. */
export function Comparison({ count, rows, t, locale }: ComparisonProps) {
  const options = Array.from({ length: count }, (_, index) => interpolate(t.option, { n: index + 1 }, locale))
  return (
    <Table caption={t.comparison} columns={['', ...options]}>
      {rows.map(({ label, values, best }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have fixed positions
            <td key={index} className={index === best ? css.best : undefined}>
              {value}
              {index === best && <span className={visuallyHidden}> ({t.best})</span>}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  )
}
