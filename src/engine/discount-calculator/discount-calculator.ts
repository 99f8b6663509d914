import type { Context } from '../core/engine'
import { fieldToFind } from '../core/fields/find'
import type { NumberIssue } from '../core/fields/number'
import { complete, type Form, readFields } from '../core/fields/read'
import { failure, type Issue, type Result, success } from '../core/result'
import { fields, type Input, mostMoney, type offer } from './fields'
import { amountsOf, type Order, type OrderAmounts, percentFor, priceFor } from './order'

export { emptyOffer, example, fields, type Input, initial, type Offer, type OtherOffer } from './fields'
export type { OrderAmounts } from './order'

/** What can be found. */
export type Found = 'originalPrice' | 'discountPercent' | 'finalPrice'

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

/** What empty fields mean. */
const usual: Partial<Order> = { second: 0, third: 0, moneyOff: 0, salesTax: 0, quantity: 1, size: 1, buy: 0, free: 0 }

/** 25% off 80 is 60: final = price × (1 - percent / 100). The discount is the difference. */
export const applyDiscount = (price: number, percent: number, minorDigits?: number): Output =>
  outputOf(amountsOf({ ...(usual as Order), price, percent }, minorDigits), percent)

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const { minorDigits } = context
  const form = readFields(fields, input, context)
  const found = fieldToFind<Found>(fields, form.text)
  const final = found === 'finalPrice' ? undefined : form.read('finalPrice')
  const toFind = { originalPrice: { price: 0 }, discountPercent: { percent: 0 }, finalPrice: {} }
  const entered = complete({
    ...offerIn(form, { ...usual, ...(found && toFind[found]) }),
    third: form.read('thirdPercent'),
    salesTax: form.read('salesTax'),
  })
  const issues: Issue<IssueCode>[] = form.issues
  if (!found) issues.push({ code: 'nothing-to-find', field: 'finalPrice' })
  if (!found || !entered || issues.length > 0) return failure(...issues)
  const first = final === undefined ? entered : solve(found, final, entered, minorDigits)
  if (!first) return failure({ code: 'no-solution', field: 'finalPrice' })
  const others = form.rows('compare').map((row): Order => ({ ...first, ...complete(offerIn(row, first)) }))
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
const offerIn = (form: Pick<Form<typeof offer>, 'read'>, usual: Partial<Order>) => ({
  price: form.read('originalPrice', { empty: usual.price }),
  percent: form.read('discountPercent', { empty: usual.percent }),
  second: form.read('secondPercent', { empty: usual.second }),
  moneyOff: form.read('moneyOff', { empty: usual.moneyOff }),
  quantity: form.read('quantity', { empty: usual.quantity }),
  size: form.read('size', { empty: usual.size }),
  buy: form.read('buy', { empty: usual.buy }),
  free: form.read('free', { empty: usual.free }),
})

/** The order with what was left empty. Undefined if nothing there gives the final price. */
function solve(found: Found, final: number, order: Order, minorDigits?: number): Order | undefined {
  const solution = found === 'originalPrice' ? priceFor(final, order, minorDigits) : percentFor(final, order)
  if (solution === undefined || solution > mostMoney) return undefined
  return found === 'originalPrice' ? { ...order, price: solution } : { ...order, percent: solution }
}
