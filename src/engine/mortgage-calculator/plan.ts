import type { Context } from '../core/engine'
import { complete, type NumberIssue, readFields } from '../core/fields'
import { fieldToFind } from '../core/find-empty'
import { add, divide, exact, money, multiply, subtract } from '../core/numbers/rational'
import { interpretNumber, readNumber } from '../core/numbers/read-number'
import type { Issue } from '../core/result'
import type { Input } from './input'
import { centsOf, monthlyRate, regularPayment } from './loan'
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

export type PlanIssueCode =
  | NumberIssue
  | 'down-payment-covers-price'
  | 'unknown-term'
  | 'nothing-to-find'
  | 'no-solution'

export interface Plan {
  readonly mortgage: Mortgage
  readonly found: Found
  readonly costs: Costs
}

/** What's paid besides principal and interest, and earned. As in `Input`, with 0 for empty fields. */
export type Costs = Readonly<
  Record<'propertyTax' | 'insurance' | 'pmi' | 'hoa' | 'points' | 'closingCosts' | 'income' | 'debts' | 'ratio', number>
>

const costRules = { min: 0, max: limits.amount, empty: 0 }
const priceRules = { positive: true, max: limits.amount }
const rateRules = { min: 0, max: limits.rate, percent: true }

type Form = Pick<ReturnType<typeof readFields<Input>>, 'number' | 'text'>

/** Reads an input, and finds what's left empty. */
export function readPlan(input: Input, context: Context = {}): Plan | readonly Issue<PlanIssueCode>[] {
  const form = readFields(withoutLoneSign(input), context)
  // With an income instead of a price, the price is the one that the income pays for.
  const byIncome = form.text('homePrice') === '' && form.text('payment') === '' && form.text('income') !== ''
  const found = byIncome ? 'homePrice' : fieldToFind(form.text, findable)
  const price = found === 'homePrice' ? 0 : form.number('homePrice', priceRules)
  const down = readDown(form, found === 'homePrice' ? undefined : price, context)
  const rate = found === 'interestRate' ? 0 : form.number('interestRate', rateRules)
  const costs = readCosts(form)
  const typed = byIncome || found === 'payment' ? 0 : form.number('payment', priceRules)
  const years = found === 'term' ? 0 : readTerm(form.text('term'), context)
  const issues: Issue<PlanIssueCode>[] = [...form.issues]
  if (years === undefined) issues.push({ code: 'unknown-term', field: 'term' })
  if (!found) issues.push({ code: 'nothing-to-find', field: 'payment' })
  if (
    down &&
    (down.isPercent ? down.value >= 100 : found !== 'homePrice' && price !== undefined && down.value >= price)
  )
    return [...issues, { code: 'down-payment-covers-price', field: 'downPayment' }]
  const numbers = complete({ price, rate, years, payment: byIncome && costs ? budgetOf(costs) : typed })
  if (issues.length > 0 || !numbers || !costs || !down || !found) return issues
  const mortgage = solve(found, down, { ...numbers, months: numbers.years * 12 })
  if (mortgage) return { mortgage, found, costs }
  return [{ code: 'no-solution', field: byIncome ? 'income' : 'payment' }]
}

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

/** Whole years. */
function readTerm(text: string, { locale }: Context): number | undefined {
  const years = Number(readNumber(text, locale))
  return Number.isInteger(years) && years >= 1 && years <= limits.years ? years : undefined
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
