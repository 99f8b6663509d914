import { type InputOf, startOf } from '../core/fields/field'
import { money, number, percent, whole } from '../core/fields/number'
import { rows } from '../core/fields/text'

/** The largest amount. */
export const mostMoney = 1e12

/** What's in every offer. */
export const offer = {
  /** The price of one item, from 0 to 10^12. */
  originalPrice: money({ min: 0, max: mostMoney, example: '80', find: true }),
  /** Percent off, from 0 to 100. */
  discountPercent: percent({ min: 0, max: 100, example: '25', find: true }),
  /** Another percentage, off the reduced price. Empty means none. */
  secondPercent: percent({ min: 0, max: 100, empty: 0 }),
  /** An amount off the order, after the percentages. Empty means none. */
  moneyOff: money({ min: 0, max: mostMoney, empty: 0 }),
  /** How many items, from 1 to 1,000,000. Empty means 1. */
  quantity: whole({ min: 1, max: 1e6, empty: 1 }),
  /** The content of one item, in any unit, to compare offers of different sizes. Empty means 1. */
  size: number({ positive: true, max: mostMoney, empty: 1 }),
  /** 'Buy 2, get 1 free': the 2. Empty means no such offer. */
  buy: whole({ min: 0, max: 1e6, empty: 0 }),
  /** 'Buy 2, get 1 free': the 1. Empty means no such offer. */
  free: whole({ min: 0, max: 1e6, empty: 0 }),
}

export const fields = {
  ...offer,
  /** A third percentage, off the price reduced twice. Empty means none. */
  thirdPercent: percent({ min: 0, max: 100, empty: 0 }),
  /** Percent of the discounted price, from 0 to 100. Empty means none. */
  salesTax: percent({ min: 0, max: 100, empty: 0 }),
  /** The price of the order after all discounts and before sales tax, from 0 to 10^12. Leave it empty to find it. */
  finalPrice: money({ min: 0, max: mostMoney, optional: true, find: true }),
  /** Other offers to compare with. */
  compare: rows(offer),
}

/** One of the original price, the discount and the final price is left empty, and is found. */
export type Input = InputOf<typeof fields>
/** Another offer. What's empty is as in the first one, also the third discount and the sales tax. */
export type OtherOffer = InputOf<typeof offer>
export type Offer = Omit<Input, 'finalPrice' | 'compare'>

export const { initial, example } = startOf(fields)
export const emptyOffer: OtherOffer = startOf(offer).initial
