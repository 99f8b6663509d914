import type { Kinds } from '../core/kinds'

/** A type instead of an interface, so that it's assignable to `Row`. */
export type Offer = {
  /** The price of one item, from 0 to 10^12. */
  readonly originalPrice: string
  /** Percent off, from 0 to 100. */
  readonly discountPercent: string
  /** Another percentage, off the reduced price. Empty means none. */
  readonly secondPercent: string
  /** A third percentage, off the price reduced twice. Empty means none. */
  readonly thirdPercent: string
  /** An amount off the order, after the percentages. Empty means none. */
  readonly moneyOff: string
  /** Percent of the discounted price, from 0 to 100. Empty means none. */
  readonly salesTax: string
  /** How many items, from 1 to 1,000,000. Empty means 1. */
  readonly quantity: string
  /** The content of one item, in any unit, to compare offers of different sizes. Empty means 1. */
  readonly size: string
  /** 'Buy 2, get 1 free': the 2. Empty means no such offer. */
  readonly buy: string
  /** 'Buy 2, get 1 free': the 1. Empty means no such offer. */
  readonly free: string
}

/** Another offer. What's empty is as in the first one, also the third discount and the sales tax. */
export type OtherOffer = Omit<Offer, 'thirdPercent' | 'salesTax'>

/** One of the original price, the discount and the final price is left empty, and is found. */
export interface Input extends Offer {
  /** The price of the order after all discounts and before sales tax, from 0 to 10^12. Leave it empty to find it. */
  readonly finalPrice: string
  /** Other offers to compare with. */
  readonly compare: readonly OtherOffer[]
}

export const emptyOffer: OtherOffer = {
  originalPrice: '',
  discountPercent: '',
  secondPercent: '',
  moneyOff: '',
  quantity: '',
  size: '',
  buy: '',
  free: '',
}
export const initial: Input = { ...emptyOffer, thirdPercent: '', salesTax: '', finalPrice: '', compare: [] }
export const example: Input = { ...initial, originalPrice: '80', discountPercent: '25' }

const offerKinds: Kinds<OtherOffer> = {
  originalPrice: 'money',
  discountPercent: 'percent',
  secondPercent: 'percent',
  moneyOff: 'money',
  quantity: 'number',
  size: 'number',
  buy: 'number',
  free: 'number',
}
export const kinds: Kinds<Input> = {
  ...offerKinds,
  thirdPercent: 'percent',
  salesTax: 'percent',
  finalPrice: 'money',
  compare: offerKinds,
}
