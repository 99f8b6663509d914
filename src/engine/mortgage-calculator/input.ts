import type { Now } from '../core/dates/today'
import type { Context as CoreContext } from '../core/engine'
import type { Kinds } from '../core/kinds'

export interface Context extends CoreContext {
  /** If absent, dates such as 'tomorrow' can't be read. */
  readonly now?: Now
}

/** How often a loan is paid. `biweekly`: half a month's payment every two weeks, which makes 26 a year. */
export type Frequency = 'monthly' | 'biweekly'

export const frequencies: readonly Frequency[] = ['monthly', 'biweekly']

/** Another loan. What's empty is as in the first one. A type instead of an interface, so that it's assignable to `Row`. */
export type OtherLoan = {
  readonly homePrice: string
  readonly downPayment: string
  readonly interestRate: string
  readonly term: string
  readonly points: string
  readonly closingCosts: string
}

/** One of the home price, interest rate, term and payment is left empty, and is found. */
export interface Input {
  /** Above 0 and up to 10^10. */
  readonly homePrice: string
  /** An amount, or a percentage of the price: '20%'. */
  readonly downPayment: string
  /** Percent per year, such as 6.25. */
  readonly interestRate: string
  /** Whole years, from 1 to 50. */
  readonly term: string
  /** Principal and interest per month. Leave it empty to find it. */
  readonly payment: string
  /** An amount per year. */
  readonly propertyTax: string
  /** An amount per year. */
  readonly insurance: string
  /** Private mortgage insurance: an amount per year. */
  readonly pmi: string
  /** Homeowners association fees: an amount per month. */
  readonly hoa: string
  /** Paid in addition every month. */
  readonly extraMonthly: string
  /** The month of the first of these payments, counted from 1 or, with a `startDate`, as a date. Empty means 1. */
  readonly extraMonthlyFrom: string
  /** Paid in addition with every twelfth payment. */
  readonly extraYearly: string
  /** Paid in addition once. */
  readonly extraOnce: string
  /** The month of the extra payment, counted from 1 or, with a `startDate`, as a date. Empty means 1. */
  readonly extraOnceMonth: string
  /** Monthly, or half of it every two weeks. */
  readonly frequency: Frequency
  /** The date of the first payment. Empty means that months are numbered. */
  readonly startDate: string
  /** Percent of the loan, paid at closing for a lower rate. */
  readonly points: string
  /** Other costs of the loan, paid at closing. */
  readonly closingCosts: string
  /** Per year, before tax. */
  readonly income: string
  /** Other debts, per month. */
  readonly debts: string
  /** The share of income for housing and debts, in percent. Empty means 36. */
  readonly ratio: string
  /** Other loans to compare with. */
  readonly compare: readonly OtherLoan[]
}

export const initial: Input = {
  homePrice: '',
  downPayment: '',
  interestRate: '',
  term: '30',
  payment: '',
  propertyTax: '',
  insurance: '',
  pmi: '',
  hoa: '',
  extraMonthly: '',
  extraMonthlyFrom: '',
  extraYearly: '',
  extraOnce: '',
  extraOnceMonth: '',
  frequency: 'monthly',
  startDate: '',
  points: '',
  closingCosts: '',
  income: '',
  debts: '',
  ratio: '',
  compare: [],
}
export const example: Input = {
  ...initial,
  homePrice: '420000',
  downPayment: '84000',
  interestRate: '6.25',
  propertyTax: '4800',
  insurance: '1560',
}

const loanKinds: Kinds<OtherLoan> = {
  homePrice: 'money',
  downPayment: 'money',
  interestRate: 'percent',
  term: 'number',
  points: 'percent',
  closingCosts: 'money',
}
export const kinds: Kinds<Input> = {
  ...loanKinds,
  payment: 'money',
  propertyTax: 'money',
  insurance: 'money',
  pmi: 'money',
  hoa: 'money',
  extraMonthly: 'money',
  extraMonthlyFrom: 'number',
  extraYearly: 'money',
  extraOnce: 'money',
  extraOnceMonth: 'number',
  startDate: 'date',
  income: 'money',
  debts: 'money',
  ratio: 'percent',
  compare: loanKinds,
}
