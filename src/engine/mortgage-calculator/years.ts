import { money } from '../core/numbers/rational'
import { paymentDate } from './dates'
import type { Frequency } from './fields'
import { centsOf, type Payment } from './loan'

/** A year of a schedule: its totals, and the balance at its end. */
export interface Year extends Omit<Payment, 'month'> {
  /** Counted from 1. With dates, a calendar year. */
  readonly year: number
  readonly months: readonly Payment[]
}

export interface Timing {
  readonly frequency?: Frequency
  /** The date of the first payment, 'YYYY-MM-DD'. */
  readonly firstPayment?: string | undefined
}

/** Groups a schedule by year, or by calendar year if there's a date. The first and last year may be shorter. */
export function byYear(
  schedule: readonly Payment[],
  { frequency = 'monthly', firstPayment }: Timing = {},
): readonly Year[] {
  const perYear = frequency === 'biweekly' ? 26 : 12
  const years = new Map<number, Payment[]>()
  for (const row of schedule) {
    const date = firstPayment ? paymentDate(firstPayment, row.month, frequency) : ''
    const year = date ? Number(date.slice(0, 4)) : Math.ceil(row.month / perYear)
    years.set(year, [...(years.get(year) ?? []), row])
  }
  return [...years].map(([year, months]) => {
    const total = (key: 'payment' | 'principal' | 'interest') =>
      money(months.reduce((sum, row) => sum + centsOf(row[key]), 0n))
    return {
      year,
      payment: total('payment'),
      principal: total('principal'),
      interest: total('interest'),
      balance: months[months.length - 1]?.balance ?? 0,
      months,
    }
  })
}
