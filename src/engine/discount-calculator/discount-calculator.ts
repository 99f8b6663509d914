import type { Context } from '../core/engine'
import { complete, type NumberIssue, readFields } from '../core/fields'
import { fieldToFind } from '../core/find-empty'
import { failure, type Issue, type Result, success } from '../core/result'
import type { Input, Offer, OtherOffer } from './input'
import { amountsOf, type Order, type OrderAmounts, percentFor, priceFor } from './order'

export {
  emptyOffer,
  example,
  type Input,
  initial,
  kinds,
  type Offer,
  type OtherOffer,
} from './input'
export type { OrderAmounts } from './order'

const findable = ['originalPrice', 'discountPercent', 'finalPrice'] as const

/** What can be found. */
export type Found = (typeof findable)[number]

/** To the currency's minor unit. The final price and the discount always add up to the original price. */
export interface Output {
  /** Of all items. */
  readonly originalPrice: number
  /** As entered or found, to 10 decimals. */
  readonly discountPercent: number
  readonly discountAmount: number
  readonly finalPrice: number
  /** Same as the discount amount. */
  readonly savings: number
  /** Present if it isn't the final price. */
  readonly found?: Found
  /** Present if there's more to the order than one item and one percentage. */
  readonly order?: OrderAmounts
  /** This offer, then those it's compared with. Present if there are any. */
  readonly offers?: readonly OrderAmounts[]
}

/**
 * `too-large`, at `discountPercent`: more than 100% off. `nothing-to-find`, at `finalPrice`: no field is empty.
 * `no-solution`, at `finalPrice`: no price or percentage gives it, for example because it's above the original price.
 */
export type IssueCode = NumberIssue | 'nothing-to-find' | 'no-solution'

/** The percentages with a quick button (docs/rules.md). */
export const quickPercents = [10, 15, 20, 25, 30, 50, 75] as const

const amountRules = { min: 0, max: 1e12 }
const percentRules = { min: 0, max: 100, percent: true }
const countRules = { min: 0, max: 1e6, whole: true }

/** What empty fields mean. */
const usual: Partial<Order> = { second: 0, third: 0, moneyOff: 0, salesTax: 0, quantity: 1, size: 1, buy: 0, free: 0 }

/** 25% off 80 is 60: final = price × (1 - percent / 100). The discount is the difference. */
export const applyDiscount = (price: number, percent: number, minorDigits?: number): Output =>
  outputOf(amountsOf({ ...(usual as Order), price, percent }, minorDigits), percent)

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const { minorDigits } = context
  const form = readFields<Input>(input, context)
  const found = fieldToFind(form.text, findable)
  const final = found === 'finalPrice' ? undefined : form.number('finalPrice', amountRules)
  const toFind = { originalPrice: { price: 0 }, discountPercent: { percent: 0 }, finalPrice: {} }
  const entered = readOrder(form, { ...usual, ...(found && toFind[found]) })
  const issues: Issue<IssueCode>[] = [...form.issues]
  if (!found) issues.push({ code: 'nothing-to-find', field: 'finalPrice' })
  if (!found || !entered || issues.length > 0) return failure(...issues)
  const first = final === undefined ? entered : solve(found, final, entered, minorDigits)
  if (!first) return failure({ code: 'no-solution', field: 'finalPrice' })
  const others = rowsOf(input).map((row, index) => {
    const whole: Offer = { ...row, thirdPercent: '', salesTax: '' }
    const fields = readFields<Offer>(whole, context, `compare.${index}.`)
    const other = readOrder(fields, first)
    issues.push(...fields.issues)
    return other ?? first
  })
  if (issues.length > 0) return { ok: false, issues }
  const amounts = amountsOf(first, minorDigits, final)
  const offers = [amounts, ...others.map((other) => amountsOf(other, minorDigits))]
  return success({
    ...outputOf(amounts, first.percent),
    ...(found === 'finalPrice' ? {} : { found }),
    ...(hasMore(first) ? { order: amounts } : {}),
    ...(others.length > 0 ? { offers } : {}),
  })
}

function outputOf({ grossAmount, discountAmount, finalPrice }: OrderAmounts, discountPercent: number): Output {
  return { originalPrice: grossAmount, discountPercent, discountAmount, finalPrice, savings: discountAmount }
}

/** Whether there's more to an order than one item and one percentage. */
const hasMore = (order: Order): boolean =>
  Object.entries(usual).some(([field, value]) => order[field as keyof Order] !== value)

/** Reads an offer. An empty field is as in `usual`, or else missing. */
function readOrder(
  form: Pick<ReturnType<typeof readFields<Offer>>, 'number'>,
  usual: Partial<Order>,
): Order | undefined {
  return complete({
    price: form.number('originalPrice', { ...amountRules, empty: usual.price }),
    percent: form.number('discountPercent', { ...percentRules, empty: usual.percent }),
    second: form.number('secondPercent', { ...percentRules, empty: usual.second }),
    third: form.number('thirdPercent', { ...percentRules, empty: usual.third }),
    moneyOff: form.number('moneyOff', { ...amountRules, empty: usual.moneyOff }),
    salesTax: form.number('salesTax', { ...percentRules, empty: usual.salesTax }),
    quantity: form.number('quantity', { ...countRules, min: 1, empty: usual.quantity }),
    size: form.number('size', { positive: true, max: 1e12, empty: usual.size }),
    buy: form.number('buy', { ...countRules, empty: usual.buy }),
    free: form.number('free', { ...countRules, empty: usual.free }),
  })
}

/** The order with what was left empty. Undefined if nothing there gives the final price. */
function solve(found: Found, final: number, order: Order, minorDigits?: number): Order | undefined {
  const solution = found === 'originalPrice' ? priceFor(final, order, minorDigits) : percentFor(final, order)
  if (solution === undefined || solution > amountRules.max) return undefined
  return found === 'originalPrice' ? { ...order, price: solution } : { ...order, percent: solution }
}

/** The rows of `compare`, whatever JavaScript passed. */
const rowsOf = ({ compare }: Input): readonly OtherOffer[] =>
  Array.isArray(compare) ? compare.map((row) => row ?? {}) : []
