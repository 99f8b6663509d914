import Decimal from 'decimal.js-light'
import { amortize } from '../src/engine/mortgage-calculator/mortgage-calculator'
import type { Row } from './measure'

export const title = 'Amortization schedule'

interface Loan {
  readonly loan: number
  readonly rate: number
  readonly years: number
}

interface Month {
  readonly payment: number
  readonly interest: number
  readonly balance: number
}

type Schedule = (loan: Loan) => readonly Month[]

const ours: Schedule = ({ loan, rate, years }) => amortize(loan, rate, years)

/** A month's interest. The rate can be divided last, or first, which rounds it to 20 digits. */
type Interest = (balance: Decimal, rate: number, monthly: Decimal) => Decimal

/** Calculates each row with amounts rounded half up to the cent. */
const decimal =
  (interestOf: Interest): Schedule =>
  ({ loan, rate, years }) => {
    const months = years * 12
    const monthly = new Decimal(rate).div(1200)
    const growth = monthly.plus(1).pow(months)
    const usual = monthly.isZero()
      ? new Decimal(loan).div(months).toDecimalPlaces(2)
      : new Decimal(loan).times(monthly).times(growth).div(growth.minus(1)).toDecimalPlaces(2)
    let balance = new Decimal(loan)
    return Array.from({ length: months }, (_, index) => {
      const interest = interestOf(balance, rate, monthly).toDecimalPlaces(2)
      const owed = balance.plus(interest)
      const payment = index === months - 1 || usual.gt(owed) ? owed : usual
      balance = owed.minus(payment)
      return { payment: payment.toNumber(), interest: interest.toNumber(), balance: balance.toNumber() }
    })
  }

/** The usual implementation with floating-point numbers. */
const floats: Schedule = ({ loan, rate, years }) => {
  const cents = (amount: number) => Math.round(amount * 100) / 100
  const months = years * 12
  const monthly = rate / 1200
  const growth = (1 + monthly) ** months
  const usual = cents(monthly === 0 ? loan / months : (loan * monthly * growth) / (growth - 1))
  let balance = loan
  return Array.from({ length: months }, (_, index) => {
    const interest = cents(balance * monthly)
    const owed = cents(balance + interest)
    const payment = index === months - 1 ? owed : Math.min(usual, owed)
    balance = cents(owed - payment)
    return { payment, interest, balance }
  })
}

const divideLast = decimal((balance, rate) => balance.times(rate).div(1200))
const divideFirst = decimal((balance, _, monthly) => balance.times(monthly))

const schedules = { ours, 'decimal.js-light': divideLast, 'plain numbers': floats }

const figuresOf = (schedule: Schedule) => (loan: Loan) => {
  const rows = schedule(loan)
  return { months: rows.length, interest: Math.round(rows.reduce((sum, { interest }) => sum + interest, 0) * 100) }
}

export const rows: Row<Loan>[] = [
  { loan: 336_000, rate: 6.25, years: 30 },
  { loan: 249_999.99, rate: 7.125, years: 30 },
].map((loan) => ({
  name: `${loan.loan.toLocaleString('en-US')} at ${loan.rate}% over 360 months`,
  input: () => loan,
  contenders: Object.fromEntries(Object.entries(schedules).map(([name, schedule]) => [name, figuresOf(schedule)])),
}))

/** Compares schedules for typical rates, in eighths, and loans in thousands, where interest is sometimes half a cent. */
export function notes(): string[] {
  const loans = Array.from({ length: 1000 }, (_, index) => ({
    loan: 50_000 + 1000 * ((index * 37) % 950),
    rate: ((index * 7) % 97) / 8,
    years: [15, 20, 30][index % 3] ?? 30,
  }))
  const others = {
    'decimal.js-light, balance × rate / 1200 (as timed)': divideLast,
    'decimal.js-light, balance × (rate / 1200)': divideFirst,
    'plain numbers': floats,
  }
  return Object.entries(others).map(([name, schedule]) => {
    const different = loans.flatMap((loan) => {
      const exact = ours(loan)
      const got = schedule(loan)
      const at = exact.findIndex(
        ({ interest, balance }, at) => interest !== got[at]?.interest || balance !== got[at].balance,
      )
      return at < 0 ? [] : [{ ...loan, month: at + 1, exact: exact[at], got: got[at] }]
    })
    const same = `- ${name}: identical to Pegboard in ${loans.length - different.length} of ${loans.length} schedules`
    const [first] = different
    if (!first) return `${same}.`
    const { loan, rate, month, got, exact } = first
    return `${same}. ${loan} at ${rate}% first differs in month ${month}: interest ${got?.interest} instead of ${exact?.interest}.`
  })
}
