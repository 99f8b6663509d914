import type { Output } from '../../engine/interest-calculator'
import { formatNumber } from '../core/format'
import { Table } from '../core/table'
import * as css from './interest-calculator.css'
import type { strings } from './interest-calculator.strings'

type Words = Pick<typeof strings, 'table' | 'yearColumn' | 'interest' | 'balance'>

interface YearsProps {
  readonly years: Output['years']
  readonly t: Words
  readonly locale: string
  readonly money: (amount: number) => string
}

/** The names of the columns, on the page and in the file. */
export const columnsOf = (t: Words) => [t.yearColumn, t.interest, t.balance]

/** What each year earned, and what there was at its end. */
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
