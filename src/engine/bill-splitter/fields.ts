import { type InputOf, startOf } from '../core/fields/field'
import { money, number, percent, whole } from '../core/fields/number'
import { choice, rows, text } from '../core/fields/text'

/** The slider's range (docs/rules.md). The field also accepts values between its steps. */
export const tipRange = { min: 0, max: 30, step: 1 } as const

const mostMoney = 1e12

export const person = {
  name: text(),
  /** How many shares this person pays for, from 0 to 1,000,000. May be a fraction. Empty means 1. */
  weight: number({ min: 0, max: 1e6, empty: 1 }),
  /** An amount of the total, or a percentage of it such as '40%', that this person pays instead. Empty means none. */
  fixed: money({ min: 0, max: mostMoney * 10, optional: true }),
}

export const item = {
  name: text(),
  /** Before tax and tip, from 0 to 10^12. */
  price: money({ min: 0, max: mostMoney }),
  /** The numbers or names of those who share it: '1, 3' or 'Ann, Cem'. Empty means everyone. */
  who: text(),
}

export const fields = {
  /**
   * The amount before tax and tip, from one cent to 10^12. Rounded to the cent, or the currency's minor unit. In a split
   * by items, empty means the sum of the items, and everyone shares what it exceeds them by.
   */
  bill: money({ positive: true, min: 0.01, max: mostMoney, example: '100' }),
  /** Percent of the bill, from 0 to 100. Empty means 0. */
  tax: percent({ min: 0, max: 100, empty: 0, initial: '0', example: '8' }),
  /** Percent of the bill with tax, or of the bill as `tipOn` says, from 0 to 30. May be a fraction. Empty means 0. */
  tip: percent({ min: tipRange.min, max: tipRange.max, empty: 0, initial: '15', example: '18' }),
  /** A whole number from 1 to 100,000, or 100 in an unequal split. Unused if `persons` has rows in such a split. */
  people: whole({ min: 1, max: 100_000, initial: '2', example: '3' }),
  /** The tax as an amount, up to 10^12. If filled in, it replaces the percentage. */
  taxMoney: money({ min: 0, max: mostMoney, percentOf: 'bill', optional: true }),
  /** The tip as an amount, up to 10^12. If filled in, it replaces the percentage. */
  tipMoney: money({ min: 0, max: mostMoney, percentOf: 'bill', optional: true }),
  /** Anything but 'beforeTax' means the bill with tax. */
  tipOn: choice(['afterTax', 'beforeTax'], { words: 'tipOns' }),
  /** 'each' share or the 'total' is rounded up, and the difference is added to the tip. Anything else means neither. */
  roundTo: choice(['each', 'total'], { optional: true, words: 'roundTos' }),
  /** Amounts are rounded up to a multiple of it, such as 5 or 0.05. Up to 1,000,000. Empty means 1. */
  roundStep: money({ positive: true, max: 1e6, empty: 1 }),
  /** Anything but 'shares' and 'items' means equal shares. */
  split: choice(['equal', 'shares', 'items'], { words: 'splits' }),
  /** Those who pay, in an unequal split. Empty means `people` persons without names. */
  persons: rows(person),
  /** What they had, in a split by items. */
  items: rows(item),
  /** What the bill is for, such as 'Dinner'. Begins the message to the group. */
  occasion: text(),
}

export type Input = InputOf<typeof fields>
export type Person = InputOf<typeof person>
/** What someone had, such as a dish. A blank row is ignored. */
export type Item = InputOf<typeof item>
/** What the tip is a percentage of: the bill with tax, or the bill before tax. */
export type TipOn = Input['tipOn']
/** What's rounded up, if anything. */
export type RoundTo = Input['roundTo']
/** `equal`: everyone pays the same. `shares`: by each person's weight or fixed amount. `items`: by what each one had. */
export type Split = Input['split']

export const { initial, example } = startOf(fields)
export const blankPerson: Person = startOf(person).initial
export const blankItem: Item = startOf(item).initial
