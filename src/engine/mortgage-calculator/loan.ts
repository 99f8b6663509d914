import {
  add,
  cents,
  divide,
  exact,
  money,
  multiply,
  power,
  type Rational,
  round,
  subtract,
} from '../core/numbers/rational'

/** One payment, to the cent. */
export interface Payment {
  /** Starts at 1. For payments every two weeks, counts those. */
  readonly month: number
  readonly payment: number
  readonly principal: number
  readonly interest: number
  /** The remaining balance after this payment. */
  readonly balance: number
}

export interface Loan {
  /** In cents. */
  readonly balance: bigint
  /** Interest per payment, as a fraction: a twelfth of the yearly rate. */
  readonly rate: Rational
  /** In cents. The last payment is what's left. */
  readonly payment: bigint
  /** This many payments. The last one clears the balance. Payments are 0 if it's cleared before. */
  readonly count: number
  /** Cents paid in addition, by payment. */
  readonly extra?: (payment: number) => bigint
}

export const centsOf = (amount: number): bigint => cents(exact(amount))

/** A twelfth of a yearly rate in percent. */
export const monthlyRate = (annualRate: number): Rational => divide(exact(annualRate), exact(1200))

/** The exact payment that pays off a loan in n equal periods: L r (1 + r)^n / ((1 + r)^n - 1), or L / n without interest. */
export function annuity(balance: Rational, rate: Rational, count: number): Rational {
  if (rate.n === 0n) return divide(balance, exact(count))
  const growth = power(add(exact(1), rate), count)
  return divide(multiply(multiply(balance, rate), growth), subtract(growth, exact(1)))
}

/** What n equal payments are worth at the start: the inverse of `annuity`. */
export function presentValue(payment: Rational, rate: Rational, count: number): Rational {
  if (rate.n === 0n) return multiply(payment, exact(count))
  const growth = power(add(exact(1), rate), count)
  return divide(multiply(payment, subtract(growth, exact(1))), multiply(rate, growth))
}

/** The payment in cents. */
export const regularPayment = (balance: bigint, rate: Rational, count: number): bigint =>
  round(annuity({ n: balance, d: 1n }, rate, count))

/** Pays off a loan. Each period's interest is the balance times the rate, to the cent. */
export function payOff({ balance: start, rate, payment: regular, count, extra }: Loan): readonly Payment[] {
  const payments: Payment[] = []
  let balance = start
  for (let month = 1; month <= count; month++) {
    const interest = round(multiply({ n: balance, d: 1n }, rate))
    const owed = balance + interest
    const paid = regular + (extra?.(month) ?? 0n)
    const payment = month === count || paid > owed ? owed : paid
    balance = owed - payment
    payments.push({
      month,
      payment: money(payment),
      principal: money(payment - interest),
      interest: money(interest),
      balance: money(balance),
    })
  }
  return payments
}

/** The payments up to the one that clears the balance. */
export const untilPaid = (payments: readonly Payment[]): readonly Payment[] =>
  payments.slice(0, payments.findIndex(({ balance }) => balance === 0) + 1)

/** The interest of all payments, in cents. */
export const interestIn = (payments: readonly Payment[]): bigint =>
  payments.reduce((sum, { interest }) => sum + centsOf(interest), 0n)
