import type { Context } from './core/engine'
import { add, cents, divide, exact, money, multiply, subtract, toNumber } from './core/numbers/rational'
import { type Result, success } from './core/result'
import type { Input } from './mortgage-calculator/input'
import { centsOf, interestIn, monthlyRate, type Payment, payOff, regularPayment } from './mortgage-calculator/loan'
import { type Found, type Mortgage, type Plan, type PlanIssueCode, readPlan } from './mortgage-calculator/plan'

export {
  example,
  type Frequency,
  frequencies,
  type Input,
  initial,
  kinds,
  type OtherLoan,
} from './mortgage-calculator/input'
export { byYear, type Payment, type Year } from './mortgage-calculator/loan'
export type { Found } from './mortgage-calculator/plan'

export interface Output {
  /** Principal and interest, in every month except the last. */
  readonly monthlyPayment: number
  readonly monthlyTax: number
  readonly monthlyInsurance: number
  readonly monthlyPMI: number
  readonly totalMonthly: number
  readonly loanAmount: number
  readonly totalInterest: number
  /** All payments plus taxes, insurance, PMI and fees for the whole term (spec part 2, point 9). */
  readonly totalPaid: number
  /** The last month with PMI if it ends by law, at a balance of 78% of the price. 0 if PMI is never due. */
  readonly pmiEndMonth: number
  /** `totalPaid`, but with PMI only through `pmiEndMonth`. */
  readonly totalPaidPmiEnds: number
  readonly downPaymentPercent: number
  readonly schedule: readonly Payment[]
  /** Present if it isn't the payment. */
  readonly found?: Found
  /** What was found: a price, percent or months. */
  readonly solution?: number
}

/**
 * `down-payment-covers-price`: there's nothing to borrow. `unknown-term`: not whole years from 1 to 50.
 * `nothing-to-find`, at `payment`: no field is empty. `no-solution`, at `payment`: no price, rate up to 1,000% or term up
 * to 50 years gives it. At `income`: nothing is left for a loan.
 */
export type IssueCode = PlanIssueCode

/** The terms with a button, in years. */
export const terms = ['15', '20', '30'] as const

/** The monthly payment, to the cent: 2,068.81 for 336,000 at 6.25% over 30 years. */
export const monthlyPayment = (loan: number, annualRate: number, years: number): number =>
  money(regularPayment(centsOf(loan), monthlyRate(annualRate), years * 12))

/**
 * The amortization schedule. Each month's interest is the balance times a twelfth of the yearly rate, to the cent. The
 * last payment clears the remaining balance, so the principal adds up to exactly the loan.
 */
export function amortize(loan: number, annualRate: number, years: number): readonly Payment[] {
  const [balance, rate, count] = [centsOf(loan), monthlyRate(annualRate), years * 12]
  return payOff({ balance, rate, count, payment: regularPayment(balance, rate, count) })
}

/**
 * The number of months with private mortgage insurance under the Homeowners Protection Act of 1998 (12 U.S.C. 4901(18),
 * 4902(b) and (c)): until the balance is first scheduled to reach 78% of the price, and for at most half the term.
 */
function pmiMonths({ price, loan }: Mortgage, schedule: readonly Payment[]): number {
  const isInsured = (balance: bigint) => balance * 100n > centsOf(price) * 78n
  if (!isInsured(loan)) return 0
  const reached = schedule.findIndex(({ balance }) => !isInsured(centsOf(balance)))
  return Math.min(reached + 1, schedule.length / 2)
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const plan = readPlan(input, context)
  if (!('mortgage' in plan)) return { ok: false, issues: plan }
  return success(outputOf(plan))
}

function outputOf({ mortgage, costs, found }: Plan): Output {
  const { price, down, loan, rate, months, payment } = mortgage
  const schedule = payOff({ balance: loan, rate: monthlyRate(rate), payment, count: months })
  const paid = loan + interestIn(schedule)
  const years = divide(exact(months), exact(12))
  const yearly = [costs.propertyTax, costs.insurance, costs.pmi].map(exact)
  const [monthlyTax, monthlyInsurance, monthlyPMI] = yearly.map((amount) => cents(divide(amount, exact(12)))) as Monthly
  const monthlyHOA = centsOf(costs.hoa)
  const pmiEndMonth = costs.pmi ? pmiMonths(mortgage, schedule) : 0
  const savedPmi = multiply(exact(costs.pmi), divide(exact(months - pmiEndMonth), exact(12)))
  const fees = multiply(exact(costs.hoa), exact(months))
  const totalPaid = [{ n: paid, d: 100n }, multiply(yearly.reduce(add), years), fees].reduce(add)
  return {
    monthlyPayment: money(payment),
    monthlyTax: money(monthlyTax),
    monthlyInsurance: money(monthlyInsurance),
    monthlyPMI: money(monthlyPMI),
    totalMonthly: money(payment + monthlyTax + monthlyInsurance + monthlyPMI + monthlyHOA),
    loanAmount: money(loan),
    totalInterest: money(paid - loan),
    totalPaid: money(cents(totalPaid)),
    pmiEndMonth,
    totalPaidPmiEnds: money(cents(subtract(totalPaid, savedPmi))),
    downPaymentPercent: toNumber(divide(multiply(exact(down), exact(100)), exact(price)), 10),
    schedule,
    ...(found === 'payment' ? {} : { found, solution: solutionOf(mortgage, found) }),
  }
}

type Monthly = [tax: bigint, insurance: bigint, pmi: bigint]

function solutionOf({ price, rate, months }: Mortgage, found: Found): number {
  return found === 'homePrice' ? price : found === 'term' ? months : rate
}
