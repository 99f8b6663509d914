import type { DateIssue } from '../core/dates/date'
import { fieldToFind } from '../core/fields/find'
import type { NumberIssue } from '../core/fields/number'
import { complete, type Form, readFields } from '../core/fields/read'
import { add, divide, exact, money, multiply, subtract } from '../core/numbers/rational'
import { interpretNumber, readNumber } from '../core/numbers/read-number'
import type { Issue } from '../core/result'
import { textOf } from '../core/text-field'
import type { Context } from './context'
import { readFirstPayment } from './dates'
import type { Extras } from './faster'
import { fields, type Input, limits, type OtherLoan, otherLoan } from './fields'
import { centsOf, monthlyRate, regularPayment } from './loan'
import { type MonthIssue, paymentInMonth } from './month'
import { loanFor, monthsFor, priceFor, rateFor } from './solve'

/** What can be found. The payment is the usual answer. */
export type Found = 'homePrice' | 'interestRate' | 'term' | 'payment'

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

type LoanForm = Pick<Form<typeof fields>, 'issues' | 'read' | 'text'>

/** Where another loan is in the list, and what it has in common with the first one. */
interface Other {
  readonly first: Mortgage
  readonly path: string
}

/** The form of an input. A percent sign without a number yet is an empty field. */
export function formOf(input: Input, context: Context, path?: string, issues?: Form<typeof fields>['issues']) {
  const isSign = textOf(input.downPayment).trim() === '%'
  return readFields(fields, isSign ? { ...input, downPayment: '' } : input, context, path, issues)
}

/**
 * Reads a loan, and finds what's left empty. In another loan, that's what was found in the first one. Undefined, with
 * issues in the form, if it has no answer.
 */
export function readPlan(form: LoanForm, context: Context = {}, other?: Other): Plan | undefined {
  const { first, path = '' } = other ?? {}
  // With an income instead of a price, the price is the one that the income pays for.
  const byIncome = !first && !form.text('homePrice') && !form.text('payment') && form.text('income') !== ''
  const found = first ? 'payment' : byIncome ? 'homePrice' : fieldToFind<Found>(fields, form.text)
  const price = found === 'homePrice' ? 0 : form.read('homePrice', { empty: first?.price })
  const knownPrice = found === 'homePrice' ? undefined : price
  const down = readDown(form, knownPrice, context)
  const rate = found === 'interestRate' ? 0 : form.read('interestRate', { empty: first?.rate })
  const costs = readCosts(form)
  const payment = byIncome || found === 'payment' ? 0 : form.read('payment')
  const months = found === 'term' ? 0 : readTerm(form.text('term'), context, first?.months)
  const firstPayment = readFirstPayment(form.text('startDate'), context)
  const extras = readExtras(form, (text) => paymentInMonth(text, firstPayment, context))
  const issues: Issue<PlanIssueCode>[] = form.issues
  if (typeof firstPayment === 'object') issues.push(firstPayment)
  if (months === undefined) issues.push({ code: 'unknown-term', field: `${path}term` })
  if (!found) issues.push({ code: 'nothing-to-find', field: 'payment' })
  if (down && coversPrice(down, knownPrice))
    issues.push({ code: 'down-payment-covers-price', field: `${path}downPayment` })
  const numbers = complete({ price, rate, months, payment: byIncome && costs ? budgetOf(costs) : payment })
  if (typeof firstPayment === 'object' || issues.length > 0 || !numbers || !costs || !extras || !down || !found)
    return undefined
  const mortgage = solve(found, down, numbers)
  if (mortgage) return { mortgage, found, costs, extras: isFaster(extras) ? extras : undefined, firstPayment }
  issues.push({ code: 'no-solution', field: byIncome ? 'income' : 'payment' })
  return undefined
}

/** Reads the other loans. What's empty is as in the first one. */
export function readOthers(input: Input, form: Form<typeof fields>, first: Mortgage, context: Context) {
  const names = Object.keys(otherLoan) as (keyof OtherLoan)[]
  return form.rows('compare').map((row, index) => {
    const path = `compare.${index}.`
    const texts = Object.fromEntries(names.map((name) => [name, row.text(name) || input[name]]))
    return readPlan(formOf({ ...input, ...texts }, context, path, form.issues), context, { first, path })
  })
}

/** A down payment. */
interface Down {
  /** A percentage of a price that isn't known yet. Otherwise an amount. */
  readonly isPercent: boolean
  readonly value: number
}

/** Reads an amount or a percentage of the price. `price` is undefined while it isn't known. */
function readDown(form: LoanForm, price: number | undefined, { locale }: Context): Down | undefined {
  const read = interpretNumber(form.text('downPayment'), locale)
  const isPercent = price === undefined && read !== undefined && 'plain' in read && read.percent
  const value = form.read('downPayment', isPercent ? { max: 100, percent: true } : { base: price })
  return value === undefined ? undefined : { isPercent, value }
}

const coversPrice = ({ isPercent, value }: Down, price: number | undefined): boolean =>
  isPercent ? value >= 100 : price !== undefined && value >= price

/** Whole years, in months. */
function readTerm(text: string, { locale }: Context, empty?: number): number | undefined {
  if (text === '' && empty !== undefined) return empty
  const years = Number(readNumber(text, locale))
  return Number.isInteger(years) && years >= 1 && years <= limits.years ? years * 12 : undefined
}

const readCosts = (form: LoanForm): Costs | undefined =>
  complete({
    propertyTax: form.read('propertyTax'),
    insurance: form.read('insurance'),
    pmi: form.read('pmi'),
    hoa: form.read('hoa'),
    points: form.read('points'),
    closingCosts: form.read('closingCosts'),
    income: form.read('income'),
    debts: form.read('debts'),
    ratio: form.read('ratio'),
  })

/** What's paid in addition. If the first payment has a date, a month can be typed as a date. */
function readExtras(
  form: LoanForm,
  byDate: (text: string) => number | Issue<MonthIssue> | undefined,
): Extras | undefined {
  const monthIssues: Issue<PlanIssueCode>[] = []
  const month = (field: 'extraMonthlyFrom' | 'extraOnceMonth') => {
    const read = byDate(form.text(field)) ?? form.read(field)
    if (typeof read !== 'object') return read
    monthIssues.push({ ...read, field })
    return undefined
  }
  const extras = complete({
    monthly: form.read('extraMonthly'),
    monthlyFrom: month('extraMonthlyFrom'),
    yearly: form.read('extraYearly'),
    once: form.read('extraOnce'),
    onceMonth: month('extraOnceMonth'),
    frequency: form.read('frequency'),
  })
  const issues: Issue<PlanIssueCode>[] = form.issues
  issues.push(...monthIssues)
  return extras
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
