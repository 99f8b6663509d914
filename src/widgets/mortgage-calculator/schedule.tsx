import { Fragment, useState } from 'react'
import {
  byYear,
  type Input,
  type Output,
  type Payment,
  paymentDate,
} from '../../engine/mortgage-calculator/mortgage-calculator'
import { interpolate } from '../core/base/strings'
import { formatDate } from '../core/format/format-date'
import { Table } from '../core/output/table'
import { nested, spare, toggle } from '../core/output/table.css'
import { useMoney } from '../core/words/use-money'
import { useWords } from '../core/words/use-words'
import * as css from './mortgage-calculator.css'
import type { strings } from './mortgage-calculator.strings'
import { paidSchedule } from './texts'

/** 'Jan 15', below its year. */
const dayAndMonth: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' }
/** 'Jan 2027'. */
const shortMonth: Intl.DateTimeFormatOptions = { month: 'short', year: 'numeric' }

interface ScheduleProps {
  readonly output: Output
  readonly input: Input
}

/** The schedule by year. Each year expands to its payments. */
export function Schedule({ output, input }: ScheduleProps) {
  const { t, locale } = useWords<typeof strings>()
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const toggleYear = (year: number) =>
    setOpen((before) => new Set(before.has(year) ? [...before].filter((other) => other !== year) : [...before, year]))
  const { rows, timing } = paidSchedule(output, input.frequency)
  const { firstPayment, frequency } = timing
  const yearName = (year: number) => (firstPayment ? String(year) : interpolate(t.year, { year }, locale))
  function nameOf({ month }: Payment): string {
    const date = firstPayment && paymentDate(firstPayment, month, frequency)
    // Short, so that the balance fits on a phone.
    if (date) return formatDate(date, locale, frequency === 'biweekly' ? dayAndMonth : shortMonth)
    return frequency === 'biweekly'
      ? interpolate(t.paymentNumber, { n: month }, locale)
      : interpolate(t.month, { month }, locale)
  }

  return (
    <div className={css.schedule}>
      <Table caption={t.schedule} columns={columnsOf(t)} spareColumn={1}>
        {byYear(rows, timing).map(({ year, months, ...total }) => (
          <Fragment key={year}>
            <tr>
              <th scope="row">
                <button
                  type="button"
                  className={toggle}
                  aria-expanded={open.has(year)}
                  onClick={() => toggleYear(year)}
                >
                  {open.has(year) ? '▾' : '▸'} {yearName(year)}
                </button>
              </th>
              <Amounts of={total} />
            </tr>
            {open.has(year) &&
              months.map((payment) => (
                <tr key={payment.month} className={nested}>
                  <th scope="row">{nameOf(payment)}</th>
                  <Amounts of={payment} />
                </tr>
              ))}
          </Fragment>
        ))}
      </Table>
    </div>
  )
}

const columnsOf = (t: typeof strings) => [t.period, t.payment, t.principal, t.interest, t.balanceLeft]

/** The rows of the CSV file: each payment with its number or, if there's a start date, its date. */
export function csvRows(output: Output, input: Input, t: typeof strings): readonly (readonly (string | number)[])[] {
  const { rows, timing } = paidSchedule(output, input.frequency)
  const { firstPayment, frequency } = timing
  const dateOf = (month: number) => (firstPayment ? paymentDate(firstPayment, month, frequency) : '')
  return [
    columnsOf(t),
    ...rows.map(({ month, payment, principal, interest, balance }) => [
      dateOf(month) || month,
      payment,
      principal,
      interest,
      balance,
    ]),
  ]
}

function Amounts({ of: row }: { readonly of: Omit<Payment, 'month'> }) {
  const money = useMoney()
  return (
    <>
      <td className={spare}>{money(row.payment)}</td>
      <td>{money(row.principal)}</td>
      <td>{money(row.interest)}</td>
      <td>{money(row.balance)}</td>
    </>
  )
}
