import type { Context } from '../core/engine'
import { complete, type NumberIssue, type NumberRules, readFields } from '../core/fields'
import { fieldToFind } from '../core/find-empty'
import { cents, divide, exact, money, multiply, subtract } from '../core/numbers/rational'
import { interpretNumber } from '../core/numbers/read-number'
import type { Issue } from '../core/result'
import type { Input, OtherLoan } from './input'
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
export type Costs = { readonly [Field in (typeof costFields)[number]]: number }

const costFields = ['propertyTax', 'insurance', 'pmi', 'hoa', 'closingCosts', 'income', 'debts'] as const
const amountRules = { min: 0, max: limits.amount }
const priceRules = { positive: true, max: limits.amount }
const rateRules = { min: 0, max: limits.rate, percent: true }

type Form = ReturnType<typeof readFields<Input>>

/** Reads an input, and finds what's left empty. */
export function readPlan(input: Input, context: Context = {}): Plan | readonly Issue<PlanIssueCode>[] {
  const form = readFields(withoutLoneSign(input), context)
  // With an income instead of a price, the price is the one that the income pays for.
  const byIncome = form.text('homePrice') === '' && form.text('payment') === '' && form.text('income') !== ''
  const found = byIncome ? 'homePrice' : fieldToFind(form.text, findable)
  ...
}
