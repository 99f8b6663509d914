import { date } from '../core/fields/date'
import { type InputOf, startOf } from '../core/fields/field'
import { money, percent, whole } from '../core/fields/number'
import { choice, rows } from '../core/fields/text'

/** How often a loan is paid. `biweekly`: half a month's payment every two weeks, which makes 26 a year. */
export type Frequency = 'monthly' | 'biweekly'

export const frequencies: readonly Frequency[] = ['monthly', 'biweekly']

/** The largest amount, rate in percent per year, and term in years. */
export const limits = { amount: 1e10, rate: 1000, years: 50 }

const price = { positive: true, max: limits.amount }
const downPayment = { min: 0, max: limits.amount, percentOf: 'homePrice' }
const rate = { min: 0, max: limits.rate }
const term = { min: 1, max: limits.years }
const points = { min: 0, max: 100 }
const cost = { min: 0, max: limits.amount }
const month = { min: 1, max: limits.years * 12, empty: 1 }

/** What another loan can have of its own. */
export const otherLoan = {
  homePrice: money({ ...price, optional: true }),
  downPayment: money({ ...downPayment, optional: true }),
  interestRate: percent({ ...rate, optional: true }),
  term: whole({ ...term, optional: true }),
  points: percent({ ...points, optional: true }),
  closingCosts: money({ ...cost, optional: true }),
}

export const fields = {
  /** Above 0 and up to 10^10. */
  homePrice: money({ ...price, example: '420000', find: true }),
  /** An amount, or a percentage of the price: '20%'. */
  downPayment: money({ ...downPayment, example: '84000' }),
  /** Percent per year, such as 6.25. */
  interestRate: percent({ ...rate, example: '6.25', find: true }),
  /** Whole years, from 1 to 50. */
  term: whole({ ...term, initial: '30', find: true }),
  /** Principal and interest per month. Leave it empty to find it. */
  payment: money({ ...price, optional: true, find: true }),
  /** An amount per year. */
  propertyTax: money({ ...cost, empty: 0, example: '4800' }),
  /** An amount per year. */
  insurance: money({ ...cost, empty: 0, example: '1560' }),
  /** Private mortgage insurance: an amount per year. */
  pmi: money({ ...cost, empty: 0 }),
  /** Homeowners association fees: an amount per month. */
  hoa: money({ ...cost, empty: 0 }),
  /** Paid in addition every month. */
  extraMonthly: money({ ...cost, empty: 0 }),
  /** The month of the first of these payments, counted from 1 or, with a `startDate`, as a date. Empty means 1. */
  extraMonthlyFrom: whole(month),
  /** Paid in addition with every twelfth payment. */
  extraYearly: money({ ...cost, empty: 0 }),
  /** Paid in addition once. */
  extraOnce: money({ ...cost, empty: 0 }),
  /** The month of the extra payment, counted from 1 or, with a `startDate`, as a date. Empty means 1. */
  extraOnceMonth: whole(month),
  /** Monthly, or half of it every two weeks. */
  frequency: choice(frequencies, { words: 'frequencies' }),
  /** The date of the first payment. Empty means that months are numbered. */
  startDate: date({ optional: true }),
  /** Percent of the loan, paid at closing for a lower rate. */
  points: percent({ ...points, empty: 0 }),
  /** Other costs of the loan, paid at closing. */
  closingCosts: money({ ...cost, empty: 0 }),
  /** Per year, before tax. */
  income: money({ ...cost, empty: 0 }),
  /** Other debts, per month. */
  debts: money({ ...cost, empty: 0 }),
  /** The share of income for housing and debts, in percent. Empty means 36. */
  ratio: percent({ positive: true, max: 100, empty: 36 }),
  /** Other loans to compare with. */
  compare: rows(otherLoan),
}

/** One of the home price, interest rate, term and payment is left empty, and is found. */
export type Input = InputOf<typeof fields>
/** Another loan. What's empty is as in the first one. */
export type OtherLoan = InputOf<typeof otherLoan>

export const { initial, example } = startOf(fields)
export const emptyLoan = startOf(otherLoan).initial
