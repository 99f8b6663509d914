import { add, cents, divide, exact, money, multiply, subtract, toNumber } from '../core/numbers/rational'
import { type Issue, type Result, success } from '../core/result'
import type { Context } from './context'
import { paymentDate } from './dates'
import { type Faster, payFaster } from './faster'
import type { Input } from './fields'
import { centsOf, interestIn, monthlyRate, type Payment, payOff, regularPayment } from './loan'
import {
  budgetOf,
  type Costs,
  type Found,
  formOf,
  type Mortgage,
  type Plan,
  type PlanIssueCode,
  readOthers,
  readPlan,
} from './plan'
import { annualPercentageRate, loanFor } from './solve'

export type { Context } from './context'
export { paymentDate } from './dates'
export type { Faster } from './faster'
export { example, type Frequency, fields, frequencies, type Input, initial, type OtherLoan } from './fields'
export type { Payment } from './loan'
export type { Found } from './plan'
export { type AtRate, sensitivity } from './sensitivity'
export { byYear, type Timing, type Year } from './years'

export interface Output {
  /** Principal and interest, in every month except the last. */
  readonly monthlyPayment: number
  readonly monthlyTax: number
  readonly monthlyInsurance: number
  readonly monthlyPMI: number
  readonly totalMonthly: number
  readonly loanAmount: number
  readonly totalInterest: number
  /** All payments plus taxes, insurance, PMI and fees for the whole term (docs/rules.md). */
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
  /** Per month. Present if there are fees. */
  readonly monthlyHOA?: number
  /** The dates of the first and last payment, 'YYYY-MM-DD'. Present if there's a start date. */
  readonly dates?: { readonly first: string; readonly last: string }
  /** With extra payments, or every two weeks. Present if there are any. */
  readonly faster?: Faster
  /** The first month in which PMI can be canceled on request, at a balance of 80% of the price. Present if PMI is paid. */
  readonly pmiRequestMonth?: number
  /** Present if there are points or closing costs. */
  readonly closing?: Closing
  /** What the income pays for. Present if there's an income. */
  readonly affordable?: Affordable
  /** This loan, then the others. Present if there are any. */
  readonly compared?: readonly Output[]
}

/** A budget for principal and interest per month, and what it pays for. 0 if nothing is left. */
export interface Affordable {
  /** The share of the income that goes to this loan, its taxes and insurance, and debts, in percent. */
  readonly ratio: number
  readonly payment: number
  readonly loan: number
  readonly price: number
}

/** What a loan costs at the start. */
export interface Closing {
  readonly points: number
  /** Points and closing costs. */
  readonly costs: number
  /** The annual percentage rate, to 6 decimals. 0 if the costs are as much as the loan. */
  readonly apr: number
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

/** The first month at whose end the balance is at most a percentage of the price. 0 if the loan starts there. */
function monthWithShare({ price, loan }: Mortgage, schedule: readonly Payment[], percent: number): number {
  const isAbove = (balance: bigint) => balance * 100n > centsOf(price) * BigInt(percent)
  return isAbove(loan) ? schedule.findIndex(({ balance }) => !isAbove(centsOf(balance))) + 1 : 0
}

/**
 * The number of months with private mortgage insurance under the Homeowners Protection Act of 1998 (12 U.S.C. 4901(18),
 * 4902(b) and (c)): until the balance is first scheduled to reach 78% of the price, and for at most half the term.
 */
function pmiMonths(mortgage: Mortgage, schedule: readonly Payment[]): number {
  return Math.min(monthWithShare(mortgage, schedule, 78), Math.ceil(schedule.length / 2))
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = formOf(input, context)
  const plan = readPlan(form, context)
  const others = plan ? readOthers(input, form, plan.mortgage, context) : []
  const issues: Issue<IssueCode>[] = form.issues
  if (!plan || issues.length > 0) return { ok: false, issues }
  const output = outputOf(plan)
  const compared = [output, ...(others as Plan[]).map(outputOf)]
  return success(others.length > 0 ? { ...output, compared } : output)
}

function outputOf(plan: Plan): Output {
  const { mortgage, costs, found } = plan
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
    ...moreOf(plan, schedule),
  }
}

/** What's only in the output if it was asked for. */
function moreOf({ mortgage, costs, extras, firstPayment: first }: Plan, schedule: readonly Payment[]): Partial<Output> {
  const { loan: balance, payment, months: count, rate } = mortgage
  const faster = extras && payFaster({ balance, payment, count }, rate, schedule, extras)
  const isMonthly = extras?.frequency !== 'biweekly'
  const pmiRequestMonth = monthWithShare(mortgage, faster && isMonthly ? faster.schedule : schedule, 80)
  const last = () => paymentDate(first, (faster?.schedule ?? schedule).length, extras?.frequency ?? 'monthly')
  return {
    ...(costs.hoa > 0 ? { monthlyHOA: money(centsOf(costs.hoa)) } : {}),
    ...(first ? { dates: { first, last: last() } } : {}),
    ...(faster ? { faster } : {}),
    ...(costs.pmi > 0 ? { pmiRequestMonth } : {}),
    ...(costs.points + costs.closingCosts > 0 ? { closing: closingOf(mortgage, costs, schedule) } : {}),
    ...(costs.income > 0 ? { affordable: affordableFor(mortgage, costs) } : {}),
  }
}

function closingOf({ loan }: Mortgage, { points, closingCosts }: Costs, schedule: readonly Payment[]): Closing {
  const forPoints = cents(multiply({ n: loan, d: 100n }, divide(exact(points), exact(100))))
  const all = forPoints + centsOf(closingCosts)
  return { points: money(forPoints), costs: money(all), apr: annualPercentageRate(schedule, loan, all) ?? 0 }
}

/** What an income pays for, with the same down payment, rate and term. */
function affordableFor({ down, rate, months, payment: regular }: Mortgage, costs: Costs): Affordable {
  const payment = budgetOf(costs)
  const yearly = [costs.propertyTax, costs.insurance, costs.pmi].map(exact).reduce(add)
  const monthly = [{ n: regular, d: 100n }, divide(yearly, exact(12)), exact(costs.hoa), exact(costs.debts)].reduce(add)
  const ratio = divide(multiply(monthly, exact(1200)), exact(costs.income))
  const loan = loanFor(payment, rate, months)
  return {
    ratio: toNumber(ratio, 10),
    payment,
    loan: money(loan),
    price: payment > 0 ? money(loan + centsOf(down)) : 0,
  }
}

type Monthly = [tax: bigint, insurance: bigint, pmi: bigint]

function solutionOf({ price, rate, months }: Mortgage, found: Found): number {
  return found === 'homePrice' ? price : found === 'term' ? months : rate
}
