import type { Context } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
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
  toNumber,
} from './core/numbers/rational'
import { failure, type Result, success } from './core/result'

export interface Input {
  readonly homePrice: string
  /** An amount, or a percentage of the price: '20%'. */
  readonly downPayment: string
  /** Percent per year, such as 6.25. */
  readonly interestRate: string
  /**
   * Years.
   * @values terms
   */
  readonly term: string
  /** An amount per year. */
  readonly propertyTax: string
  /** An amount per year. */
  readonly insurance: string
  /** Private mortgage insurance: an amount per year. */
  readonly pmi: string
}

/** One month of the loan, to the cent. */
export interface Payment {
  /** Starts at 1. */
  readonly month: number
  readonly payment: number
  readonly principal: number
  readonly interest: number
  /** The remaining balance after this payment. */
  readonly balance: number
}

export interface Output {
  /** Principal and interest, in every month except the last. */
  readonly monthlyPayment: number
  readonly monthlyTax: number
  readonly monthlyInsurance: number
  readonly monthlyPMI: number
  readonly totalMonthly: number
  readonly loanAmount: number
  readonly totalInterest: number
  /** All payments plus taxes, insurance and PMI for the whole term (spec part 2, point 9). */
  readonly totalPaid: number
  /** The last month with PMI if it ends by law, at a balance of 78% of the price. 0 if PMI is never due. */
  readonly pmiEndMonth: number
  /** `totalPaid`, but with PMI only through `pmiEndMonth`. */
  readonly totalPaidPmiEnds: number
  readonly downPaymentPercent: number
  readonly schedule: readonly Payment[]
}

/** `down-payment-covers-price`: there's nothing to borrow. `unknown-term`: not 15, 20 or 30 years. */
export type IssueCode = NumberIssue | 'down-payment-covers-price' | 'unknown-term'

export const initial: Input = {
  homePrice: '',
  downPayment: '',
  interestRate: '',
  term: '30',
  propertyTax: '',
  insurance: '',
  pmi: '',
}
export const example: Input = {
  ...initial,
  homePrice: '420000',
  downPayment: '84000',
  interestRate: '6.25',
  propertyTax: '4800',
  insurance: '1560',
}
export const kinds: Kinds<Input> = {
  homePrice: 'money',
  downPayment: 'money',
  interestRate: 'percent',
  propertyTax: 'money',
  insurance: 'money',
  pmi: 'money',
}

export const terms = ['15', '20', '30'] as const

/** The monthly payment, to the cent: 2,068.81 for 336,000 at 6.25% over 30 years. */
export const monthlyPayment = (loan: number, annualRate: number, years: number): number =>
  money(annuity(centsOf(loan), monthlyRate(annualRate), years * 12))

/**
 * The amortization schedule. Each month's interest is the balance times a twelfth of the yearly rate, to the cent. The
 * last payment clears the remaining balance, so the principal adds up to exactly the loan.
 */
export function amortize(loan: number, annualRate: number, years: number): readonly Payment[] {
  const months = years * 12
  const rate = monthlyRate(annualRate)
  let balance = centsOf(loan)
  const regular = annuity(balance, rate, months)
  return Array.from({ length: months }, (_, index) => {
    const interest = round(multiply({ n: balance, d: 1n }, rate))
    const owed = balance + interest
    const payment = index === months - 1 || regular > owed ? owed : regular
    balance = owed - payment
    return {
      month: index + 1,
      payment: money(payment),
      principal: money(payment - interest),
      interest: money(interest),
      balance: money(balance),
    }
  })
}

/**
 * The number of months with private mortgage insurance under the Homeowners Protection Act of 1998 (12 U.S.C. 4901(18),
 * 4902(b) and (c)): until the balance is first scheduled to reach 78% of the price, and for at most half the term.
 */
function pmiMonths(price: number, loan: number, schedule: readonly Payment[]): number {
  const isInsured = (balance: number) => centsOf(balance) * 100n > centsOf(price) * 78n
  if (!isInsured(loan)) return 0
  const reached = schedule.findIndex(({ balance }) => !isInsured(balance))
  return Math.min(reached + 1, schedule.length / 2)
}

/** Twelve months of a schedule: their totals, and the balance at the end. */
export interface Year extends Omit<Payment, 'month'> {
  /** Starts at 1. */
  readonly year: number
  readonly months: readonly Payment[]
}

/** Groups a schedule by year. */
export function byYear(schedule: readonly Payment[]): readonly Year[] {
  return Array.from({ length: schedule.length / 12 }, (_, index) => {
    const months = schedule.slice(index * 12, index * 12 + 12)
    const total = (key: 'payment' | 'principal' | 'interest') =>
      money(months.reduce((sum, row) => sum + centsOf(row[key]), 0n))
    return {
      year: index + 1,
      payment: total('payment'),
      principal: total('principal'),
      interest: total('interest'),
      balance: months[11]?.balance ?? 0,
      months,
    }
  })
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  // A percent sign without a number yet is an empty field.
  const isUnitOnly = typeof input.downPayment === 'string' && input.downPayment.trim() === '%'
  const form = readFields(isUnitOnly ? { ...input, downPayment: '' } : input, context)
  const price = form.number('homePrice', { positive: true, max: 1e10 })
  const down = form.number('downPayment', { min: 0, max: 1e10, percentOf: price })
  const rate = form.number('interestRate', { min: 0, max: 1000, percent: true })
  const tax = form.number('propertyTax', { min: 0, max: 1e10, empty: 0 })
  const insurance = form.number('insurance', { min: 0, max: 1e10, empty: 0 })
  const pmi = form.number('pmi', { min: 0, max: 1e10, empty: 0 })
  const unknownTerm = terms.every((term) => term !== input.term)
  const issues = unknownTerm ? [...form.issues, { code: 'unknown-term' as const, field: 'term' }] : form.issues
  const loan = price !== undefined && down !== undefined ? centsOf(price) - centsOf(down) : 1n
  if (loan <= 0n) return failure(...issues, { code: 'down-payment-covers-price', field: 'downPayment' })
  if (issues.length > 0 || !price || down === undefined || rate === undefined) return failure(...issues)
  const years = Number(input.term)
  const extras = [tax, insurance, pmi].map((yearly) => exact(yearly ?? 0))
  const [monthlyTax = 0n, monthlyInsurance = 0n, monthlyPMI = 0n] = extras.map((yearly) =>
    cents(divide(yearly, exact(12))),
  )
  const schedule = amortize(money(loan), rate, years)
  const regular = annuity(loan, monthlyRate(rate), years * 12)
  const paid = schedule.reduce((sum, { payment }) => sum + centsOf(payment), 0n)
  const yearly = extras.reduce(add)
  const yearlyPmi = exact(pmi ?? 0)
  const pmiEndMonth = pmi ? pmiMonths(price, money(loan), schedule) : 0
  const savedPmi = multiply(yearlyPmi, divide(exact(years * 12 - pmiEndMonth), exact(12)))
  const totalPaid = add({ n: paid, d: 100n }, multiply(yearly, exact(years)))
  return success({
    monthlyPayment: money(regular),
    monthlyTax: money(monthlyTax),
    monthlyInsurance: money(monthlyInsurance),
    monthlyPMI: money(monthlyPMI),
    totalMonthly: money(regular + monthlyTax + monthlyInsurance + monthlyPMI),
    loanAmount: money(loan),
    totalInterest: money(paid - loan),
    totalPaid: money(cents(totalPaid)),
    pmiEndMonth,
    totalPaidPmiEnds: money(cents(subtract(totalPaid, savedPmi))),
    downPaymentPercent: toNumber(divide(multiply(exact(down), exact(100)), exact(price)), 10),
    schedule,
  })
}

/** The payment that pays off a loan in n equal months: L r (1 + r)^n / ((1 + r)^n - 1), or L / n without interest. */
function annuity(loan: bigint, rate: Rational, months: number): bigint {
  const principal = { n: loan, d: 1n }
  if (rate.n === 0n) return round(divide(principal, exact(months)))
  const growth = power(add(exact(1), rate), months)
  return round(divide(multiply(multiply(principal, rate), growth), subtract(growth, exact(1))))
}

const monthlyRate = (annualRate: number): Rational => divide(exact(annualRate), exact(1200))
const centsOf = (amount: number): bigint => cents(exact(amount))
