import type { Output } from '../../engine/interest-calculator'
import { formatNumber } from '../core/format/format'
import { Table } from '../core/output/table'
import * as css from './interest-calculator.css'
import type { strings } from './interest-calculator.strings'

interface YearsProps {
  readonly years: Output['years']
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
}

/** The names of the columns, on the page and in the file. */
export const columnsOf = (t: typeof strings) => [t.yearColumn, t.interest, t.balance]

/** The interest of each year, and the balance at its end. */
export function Years({ years, t, locale, money }: YearsProps) {
  return (
    <div className={css.years}>
      <Table caption={t.table} columns={columnsOf(t)}>
        {years.map(({ year, interest, balance }) => (
          <tr key={year}>
            <th scope="row">{formatNumber(year, locale)}</th>
            <td>{money(interest)}</td>
            <td>{money(balance)}</td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
