import type { DateIssue } from '../core/dates/date'
import { complete, type NumberIssue, readFields } from '../core/fields'
import { fieldToFind } from '../core/find-empty'
import { add, divide, exact, money, multiply, subtract } from '../core/numbers/rational'
import { interpretNumber, readNumber } from '../core/numbers/read-number'
import type { Issue } from '../core/result'
import { readFirstPayment } from './dates'
import type { Extras } from './faster'
import type { Context, Input, OtherLoan } from './input'
import { centsOf, monthlyRate, regularPayment } from './loan'
import { type MonthIssue, paymentInMonth } from './month'
import { limits, loanFor, monthsFor, priceFor, rateFor } from './solve'

const findable = ['homePrice', 'interestRate', 'term', 'payment'] as const

/** What can be found. The payment is the usual answer. */
export type Found = (typeof findable)[number]

/** A mortgage's numbers. */
export interface Mortgage {
  readonly price: number
  readonly down: number
  /** In cents. */
  readonly loan: bigint
  /** Percent per year. */
  readonly rate: number
  readonly months: number
  /** Principal and interest per month, in cents. */
  readonly payment: bigint
}

/** Errors in fields. `no-solution`: at `payment` or `income`. */
export type PlanIssueCode =
  | NumberIssue
  | DateIssue
  | MonthIssue
  | 'down-payment-covers-price'
  | 'unknown-term'
  | 'nothing-to-find'
  | 'no-solution'

export interface Plan {
  readonly mortgage: Mortgage
  readonly found: Found
  readonly costs: Costs
  /** Undefined if nothing is paid in addition, and once a month. */
  readonly extras: Extras | undefined
  /** 'YYYY-MM-DD', or '' if it isn't known. */
  readonly firstPayment: string
}

/** What's paid besides principal and interest, and earned. As in `Input`, with 0 for empty fields. */
export type Costs = Readonly<
  Record<'propertyTax' | 'insurance' | 'pmi' | 'hoa' | 'points' | 'closingCosts' | 'income' | 'debts' | 'ratio', number>
>

const costRules = { min: 0, max: limits.amount, empty: 0 }
const priceRules = { positive: true, max: limits.amount }
const rateRules = { min: 0, max: limits.rate, percent: true }

type Form = Pick<ReturnType<typeof readFields<Input>>, 'number' | 'text'>
type MonthField = 'extraMonthlyFrom' | 'extraOnceMonth'

/** Where another loan is in the list, and what it has in common with the first one. */
interface Other {
  readonly first: Mortgage
  readonly path: string
}

/** Reads an input, and finds what's left empty. In another loan, that's what was found in the first one. */
export function readPlan(input: Input, context: Context = {}, other?: Other): Plan | readonly Issue<PlanIssueCode>[] {
  const { first, path = '' } = other ?? {}
  const form = readFields(withoutLoneSign(input), context, path)
  // With an income instead of a price, the price is the one that the income pays for.
  const byIncome =
    !first && ['homePrice', 'payment'].every((field) => !form.text(field as Found)) && !!form.text('income')
  const found = first ? 'payment' : byIncome ? 'homePrice' : fieldToFind(form.text, findable)
  const price = found === 'homePrice' ? 0 : form.number('homePrice', { ...priceRules, empty: first?.price })
  const down = readDown(form, found === 'homePrice' ? undefined : price, context)
  const rate = found === 'interestRate' ? 0 : form.number('interestRate', { ...rateRules, empty: first?.rate })
  const costs = readCosts(form)
  const payment = byIncome || found === 'payment' ? 0 : form.number('payment', priceRules)
  const months = found === 'term' ? 0 : readTerm(form.text('term'), context, first?.months)
  const firstPayment = readFirstPayment(input, context)
  const { extras, monthIssues } = readExtras(form, input, (field) =>
    paymentInMonth(form.text(field), firstPayment, context),
  )
  const issues: Issue<PlanIssueCode>[] = [...form.issues, ...monthIssues]
  if (typeof firstPayment === 'object') issues.push(firstPayment)
  if (months === undefined) issues.push({ code: 'unknown-term', field: `${path}term` })
  if (!found) issues.push({ code: 'nothing-to-find', field: 'payment' })
  if (down && coversPrice(down, found === 'homePrice' ? undefined : price))
    issues.push({ code: 'down-payment-covers-price', field: `${path}downPayment` })
  const numbers = complete({ price, rate, months, payment: byIncome && costs ? budgetOf(costs) : payment })
  if (typeof firstPayment === 'object' || issues.length > 0 || !numbers || !costs || !extras || !down || !found)
    return issues
  const mortgage = solve(found, down, numbers)
  if (mortgage) return { mortgage, found, costs, extras: isFaster(extras) ? extras : undefined, firstPayment }
  return [{ code: 'no-solution', field: byIncome ? 'income' : 'payment' }]
}

/** Reads the other loans. What's empty is as in the first one. */
export const readOthers = (input: Input, { mortgage }: Plan, context: Context) =>
  (Array.isArray(input.compare) ? input.compare : []).map((row: OtherLoan | null, index) =>
    readPlan({ ...input, ...filledIn(row ?? {}), payment: '' }, context, {
      first: mortgage,
      path: `compare.${index}.`,
    }),
  )

const filledIn = (row: object): Partial<Input> =>
  Object.fromEntries(Object.entries(row).filter(([, text]) => typeof text === 'string' && text.trim() !== ''))

/** A down payment. */
interface Down {
  /** A percentage of a price that isn't known yet. Otherwise an amount. */
  readonly isPercent: boolean
  readonly value: number
}

/** Reads an amount or a percentage of the price. `price` is undefined while it isn't known. */
function readDown(form: Form, price: number | undefined, { locale }: Context): Down | undefined {
  const read = interpretNumber(form.text('downPayment'), locale)
  const isPercent = price === undefined && read !== undefined && 'plain' in read && read.percent
  const value = form.number('downPayment', {
    min: 0,
    max: isPercent ? 100 : limits.amount,
    ...(isPercent ? { percent: true } : { percentOf: price }),
  })
  return value === undefined ? undefined : { isPercent, value }
}

/** A percent sign without a number yet is an empty field. */
const withoutLoneSign = (input: Input): Input =>
  typeof input.downPayment === 'string' && input.downPayment.trim() === '%' ? { ...input, downPayment: '' } : input

const coversPrice = ({ isPercent, value }: Down, price: number | undefined): boolean =>
  isPercent ? value >= 100 : price !== undefined && value >= price

/** Whole years, in months. */
function readTerm(text: string, { locale }: Context, empty?: number): number | undefined {
  if (text === '' && empty !== undefined) return empty
  const years = Number(readNumber(text, locale))
  return Number.isInteger(years) && years >= 1 && years <= limits.years ? years * 12 : undefined
}

const readCosts = (form: Form): Costs | undefined =>
  complete({
    propertyTax: form.number('propertyTax', costRules),
    insurance: form.number('insurance', costRules),
    pmi: form.number('pmi', costRules),
    hoa: form.number('hoa', costRules),
    points: form.number('points', { min: 0, max: 100, percent: true, empty: 0 }),
    closingCosts: form.number('closingCosts', costRules),
    income: form.number('income', costRules),
    debts: form.number('debts', costRules),
    ratio: form.number('ratio', { positive: true, max: 100, percent: true, empty: 36 }),
  })

/** What's paid in addition, and errors in months. If the first payment has a date, a month can be typed as a date. */
function readExtras(
  form: Form,
  { frequency }: Input,
  byDate: (field: MonthField) => number | Issue<MonthIssue> | undefined,
): { readonly extras: Extras | undefined; readonly monthIssues: readonly Issue<MonthIssue>[] } {
  const monthIssues: Issue<MonthIssue>[] = []
  const month = (field: MonthField) => {
    const read = byDate(field) ?? form.number(field, { min: 1, max: limits.years * 12, whole: true, empty: 1 })
    if (typeof read !== 'object') return read
    monthIssues.push({ ...read, field })
    return undefined
  }
  const amounts = complete({
    monthly: form.number('extraMonthly', costRules),
    monthlyFrom: month('extraMonthlyFrom'),
    yearly: form.number('extraYearly', costRules),
    once: form.number('extraOnce', costRules),
    onceMonth: month('extraOnceMonth'),
  })
  const extras = amounts && ({ ...amounts, frequency: frequency === 'biweekly' ? frequency : 'monthly' } as const)
  return { extras, monthIssues }
}

const isFaster = ({ monthly, yearly, once, frequency }: Extras): boolean =>
  frequency === 'biweekly' || monthly + yearly + once > 0

/** What an income leaves for principal and interest per month, in whole cents. */
export function budgetOf(costs: Costs): number {
  const share = divide(multiply(exact(costs.income), exact(costs.ratio)), exact(1200))
  const yearly = [costs.propertyTax, costs.insurance, costs.pmi].map(exact).reduce(add)
  const left = [divide(yearly, exact(12)), exact(costs.debts), exact(costs.hoa)].reduce(subtract, share)
  return Math.max(0, Number((left.n * 100n) / left.d) / 100)
}

function solve(
  found: Found,
  down: Down,
  { price, rate, months, payment }: Record<'price' | 'rate' | 'months' | 'payment', number>,
): Mortgage | undefined {
  if (found === 'homePrice') {
    const loan = loanFor(payment, rate, months)
    const cents = priceFor(loan, down)
    if (loan <= 0n || cents > centsOf(limits.amount)) return undefined
    return { price: money(cents), down: money(cents - loan), loan, rate, months, payment: centsOf(payment) }
  }
  const loan = centsOf(price) - centsOf(down.value)
  const known = { price, down: down.value, loan, rate, months, payment: centsOf(payment) }
  if (found === 'payment') return { ...known, payment: regularPayment(loan, monthlyRate(rate), months) }
  if (found === 'interestRate') {
    const solution = rateFor(loan, payment, months)
    return solution === undefined ? undefined : { ...known, rate: solution }
  }
  const solution = monthsFor(loan, rate, payment)
  return solution === undefined ? undefined : { ...known, months: solution }
}
