import { divide, exact, money } from '../core/numbers/rational'
import type { Frequency } from './fields'
import { centsOf, interestIn, type Loan, monthlyRate, type Payment, payOff, untilPaid } from './loan'

/** What's paid in addition. */
export interface Extras {
  readonly monthly: number
  /** The month of the first of these payments, starting at 1. */
  readonly monthlyFrom: number
  /** With every twelfth monthly payment. */
  readonly yearly: number
  readonly once: number
  /** The month of the single payment, starting at 1. */
  readonly onceMonth: number
  readonly frequency: Frequency
}

/** A loan that's paid off sooner. */
export interface Faster {
  /** For payments every two weeks, one row for each. */
  readonly schedule: readonly Payment[]
  /** The regular payment. Every two weeks, half of a month's. */
  readonly payment: number
  readonly months: number
  readonly monthsSaved: number
  readonly totalInterest: number
  readonly interestSaved: number
}

/** A loan with extra payments, compared with its regular schedule. */
export function payFaster(
  loan: Omit<Loan, 'rate'>,
  annualRate: number,
  regular: readonly Payment[],
  extras: Extras,
): Faster {
  const isBiweekly = extras.frequency === 'biweekly'
  const perYear = isBiweekly ? 26 : 12
  const monthOf = (payment: number) => Math.ceil((payment * 12) / perYear)
  const payment = isBiweekly ? (loan.payment + 1n) / 2n : loan.payment
  const payments = payOff({
    balance: loan.balance,
    rate: isBiweekly ? divide(exact(annualRate), exact(2600)) : monthlyRate(annualRate),
    payment,
    count: (loan.count / 12) * perYear,
    // With the first payment in each month.
    extra: (at) => (monthOf(at) > monthOf(at - 1) ? extraIn(monthOf(at), extras) : 0n),
  })
  const schedule = untilPaid(payments)
  const [interest, usual] = [interestIn(schedule), interestIn(regular)]
  const months = monthOf(schedule.length)
  return {
    schedule,
    payment: money(payment),
    months,
    monthsSaved: regular.length - months,
    totalInterest: money(interest),
    interestSaved: money(usual - interest),
  }
}

function extraIn(month: number, { monthly, monthlyFrom, yearly, once, onceMonth }: Extras): bigint {
  const all = [month >= monthlyFrom ? monthly : 0, month % 12 === 0 ? yearly : 0, month === onceMonth ? once : 0]
  return all.reduce((sum, amount) => sum + centsOf(amount), 0n)
}
