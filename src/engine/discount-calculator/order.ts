import { add, divide, exact, minorUnits, multiply, type Rational, subtract, toNumber } from '../core/numbers/rational'

/** An offer: what's bought, at which price, and what comes off. */
export interface Order {
  /** The price of one item. */
  readonly price: number
  /** A positive integer. */
  readonly quantity: number
  /** 'Buy 2, get 1 free': for every 2 paid items, the next one is free. 0 and 0 for no such offer. */
  readonly buy: number
  readonly free: number
  /** Percent off, each from 0 to 100, one after the other. */
  readonly percent: number
  readonly second: number
  readonly third: number
  /** Off the whole order, after the percentages. */
  readonly moneyOff: number
  /** Percent of the discounted price, added at the end. */
  readonly salesTax: number
  /** The content of one item, in any unit. Above 0. */
  readonly size: number
}

/** An order's amounts, to the currency's minor unit: gross = discount + final, total = final + tax. */
export interface OrderAmounts {
  /** Of one item. */
  readonly price: number
  readonly quantity: number
  readonly freeItems: number
  /** All items at the original price. */
  readonly grossAmount: number
  readonly discountAmount: number
  /** Before sales tax, never below 0. */
  readonly finalPrice: number
  readonly taxAmount: number
  readonly totalAmount: number
  /** The whole discount as a percentage of the gross amount, to 10 decimals. 0 for a gross amount of 0. */
  readonly effectivePercent: number
  /** The final price for one unit of size, or for one item if it has no size. To 10 decimals. */
  readonly unitPrice: number
}

const hundred = exact(100)

/** The price of an order after percentages off, before money off: two items at 50, 20% and then 10% off, are 72. */
function reduced(order: Order): Rational {
  const paid = multiply(exact(order.price), exact(order.quantity - freeItems(order)))
  return [order.percent, order.second, order.third].reduce(
    (left, percent) => multiply(left, divide(subtract(hundred, exact(percent)), hundred)),
    paid,
  )
}

/** 'Buy 2, get 1 free': of 7 items, the 3rd and the 6th are free. */
export function freeItems({ quantity, buy, free }: Pick<Order, 'quantity' | 'buy' | 'free'>): number {
  if (buy === 0 || free === 0) return 0
  const rest = quantity % (buy + free)
  return Math.floor(quantity / (buy + free)) * free + Math.max(0, rest - buy)
}

/** Two items at 80, 25% off and then 10 off, with 8% tax: 160 - 50 = 110, plus 8.80. `given` is a known final price. */
export function amountsOf(order: Order, minorDigits?: number, given?: number): OrderAmounts {
  const { cents, money } = minorUnits(minorDigits)
  const [price, quantity] = [exact(order.price), exact(order.quantity)]
  const gross = cents(multiply(price, quantity))
  const left = cents(subtract(reduced(order), exact(order.moneyOff)))
  const final = given === undefined ? (left < 0n ? 0n : left) : cents(exact(given))
  const finalPrice = money(final)
  const tax = cents(multiply(exact(finalPrice), divide(exact(order.salesTax), hundred)))
  return {
    price: money(cents(price)),
    quantity: order.quantity,
    freeItems: freeItems(order),
    grossAmount: money(gross),
    discountAmount: money(gross - final),
    finalPrice,
    taxAmount: money(tax),
    totalAmount: money(final + tax),
    effectivePercent: gross === 0n ? 0 : toNumber({ n: (gross - final) * 100n, d: gross }, 10),
    unitPrice: toNumber(divide(exact(finalPrice), multiply(quantity, exact(order.size))), 10),
  }
}

/** The price of one item at which an order costs `final`, to the minor unit. Undefined if nothing is paid for. */
export function priceFor(final: number, order: Order, minorDigits?: number): number | undefined {
  const { cents, money } = minorUnits(minorDigits)
  const share = reduced({ ...order, price: 1 })
  return share.n === 0n ? undefined : money(cents(divide(add(exact(final), exact(order.moneyOff)), share)))
}

/**
 * The first percentage at which an order costs `final`, to 10 decimals, if the others stay. Undefined if none from 0 to
 * 100 does.
 */
export function percentFor(final: number, order: Order): number | undefined {
  const full = reduced({ ...order, percent: 0 })
  if (full.n === 0n) return undefined
  const left = divide(add(exact(final), exact(order.moneyOff)), full)
  const percent = toNumber(multiply(subtract(exact(1), left), hundred), 10)
  return percent < 0 ? undefined : percent
}
