import { Fragment, useState } from 'react'
import type { Payment, Year } from '../../engine/mortgage-calculator'
import { fill, type Overrides, withOverrides } from '../core/strings'
import { Table } from '../core/table'
import { nested, spare, toggle } from '../core/table.css'
import { lateStrings } from './mortgage-calculator.late.strings'
import type { firstStrings } from './mortgage-calculator.strings'

interface ScheduleProps {
  readonly years: readonly Year[]
  /** The words that were there, and those that the page gives. */
  readonly first: typeof firstStrings
  readonly strings: Overrides<typeof lateStrings> | undefined
  readonly locale: string
  readonly money: (amount: number) => string
}

/** The schedule by year; a year opens to its months. */
export function Schedule({ years, first, strings, locale, money }: ScheduleProps) {
  const t = { ...withOverrides(lateStrings, strings), ...first }
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const flip = (year: number) =>
    setOpen((before) => new Set(before.has(year) ? [...before].filter((other) => other !== year) : [...before, year]))

  return (
    <Table caption={t.schedule} columns={columnsOf(t)} spareColumn={1}>
      {years.map(({ year, months, ...total }) => (
        <Fragment key={year}>
          <tr>
            <th scope="row">
              <button type="button" className={toggle} aria-expanded={open.has(year)} onClick={() => flip(year)}>
                {open.has(year) ? '▾' : '▸'} {fill(t.year, { year }, locale)}
              </button>
            </th>
            <Amounts of={total} money={money} />
          </tr>
          {open.has(year) &&
            months.map((month) => (
              <tr key={month.month} className={nested}>
                <th scope="row">{fill(t.month, { month: month.month }, locale)}</th>
                <Amounts of={month} money={money} />
              </tr>
            ))}
        </Fragment>
      ))}
    </Table>
  )
}

/** The names of the columns, on the page and in the file. */
export const columnsOf = (t: typeof lateStrings) => [t.period, t.payment, t.principal, t.interest, t.balanceLeft]

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
