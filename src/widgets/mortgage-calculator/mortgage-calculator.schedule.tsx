import { Fragment, useState } from 'react'
import type { Payment, Year } from '../../engine/mortgage-calculator'
import { Table } from '../core/output/table'
import { nested, spare, toggle } from '../core/output/table.css'
import { interpolate } from '../core/tool/strings'
import type { strings } from './mortgage-calculator.strings'

interface ScheduleProps {
  readonly years: readonly Year[]
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
}

/** The schedule by year. Each year expands to its months. */
export function Schedule({ years, t, locale, money }: ScheduleProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const toggleYear = (year: number) =>
    setOpen((before) => new Set(before.has(year) ? [...before].filter((other) => other !== year) : [...before, year]))

  return (
    <Table caption={t.schedule} columns={columnsOf(t)} spareColumn={1}>
      {years.map(({ year, months, ...total }) => (
        <Fragment key={year}>
          <tr>
            <th scope="row">
              <button type="button" className={toggle} aria-expanded={open.has(year)} onClick={() => toggleYear(year)}>
                {open.has(year) ? '▾' : '▸'} {interpolate(t.year, { year }, locale)}
              </button>
            </th>
            <Amounts of={total} money={money} />
          </tr>
          {open.has(year) &&
            months.map((month) => (
              <tr key={month.month} className={nested}>
                <th scope="row">{interpolate(t.month, { month: month.month }, locale)}</th>
                <Amounts of={month} money={money} />
              </tr>
            ))}
        </Fragment>
      ))}
    </Table>
  )
}

/** Column headings, also in the CSV file. */
export const columnsOf = (t: typeof strings) => [t.period, t.payment, t.principal, t.interest, t.balanceLeft]

function Amounts({ of: row, money }: { readonly of: Omit<Payment, 'month'>; readonly money: ScheduleProps['money'] }) {
  return (
    <>
      <td className={spare}>{money(row.payment)}</td>
      <td>{money(row.principal)}</td>
      <td>{money(row.interest)}</td>
      <td>{money(row.balance)}</td>
    </>
  )
}
