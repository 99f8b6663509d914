import type { Kinds } from '../core/kinds'

/** A type instead of an interface, so that it's assignable to `Row`. */
export type Person = {
  readonly name: string
  /** How many shares this person pays for, from 0 to 1,000,000. May be a fraction. Empty means 1. */
  readonly weight: string
  /** An amount of the total, or a percentage of it such as '40%', that this person pays instead. Empty means none. */
  readonly fixed: string
}

/** What someone had, such as a dish. A blank row is ignored. */
export type Item = {
  readonly name: string
  /** Before tax and tip, from 0 to 10^12. */
  readonly price: string
  /** The numbers or names of those who share it: '1, 3' or 'Ann, Cem'. Empty means everyone. */
  readonly who: string
}

/** What the tip is a percentage of: the bill with tax, or the bill before tax. */
export type TipOn = 'afterTax' | 'beforeTax'
/** What's rounded up, if anything. */
export type RoundTo = '' | 'each' | 'total'
/** `equal`: everyone pays the same. `shares`: by each person's weight or fixed amount. `items`: by what each one had. */
export type Split = 'equal' | 'shares' | 'items'

export interface Input {
  /**
   * The amount before tax and tip, from one cent to 10^12. Rounded to the cent, or the currency's minor unit. In a split
   * by items, empty means the sum of the items, and everyone shares what it exceeds them by.
   */
  readonly bill: string
  /** Percent of the bill, from 0 to 100. Empty means 0. */
  readonly tax: string
  /** Percent of the bill with tax, or of the bill as `tipOn` says, from 0 to 30. May be a fraction. Empty means 0. */
  readonly tip: string
  /** A whole number from 1 to 100,000, or 100 in an unequal split. Unused if `persons` has rows in such a split. */
  readonly people: string
  /** The tax as an amount, up to 10^12. If filled in, it replaces the percentage. */
  readonly taxMoney: string
  /** The tip as an amount, up to 10^12. If filled in, it replaces the percentage. */
  readonly tipMoney: string
  /** Anything but 'beforeTax' means the bill with tax. */
  readonly tipOn: TipOn
  /** 'each' share or the 'total' is rounded up, and the difference is added to the tip. Anything else means neither. */
  readonly roundTo: RoundTo
  /** Amounts are rounded up to a multiple of it, such as 5 or 0.05. Up to 1,000,000. Empty means 1. */
  readonly roundStep: string
  /** Anything but 'shares' and 'items' means equal shares. */
  readonly split: Split
  /** Those who pay, in an unequal split. Empty means `people` persons without names. */
  readonly persons: readonly Person[]
  /** What they had, in a split by items. */
  readonly items: readonly Item[]
  /** What the bill is for, such as 'Dinner'. Begins the message to the group. */
  readonly occasion: string
}

export const initial: Input = {
  bill: '',
  tax: '0',
  tip: '15',
  people: '2',
  taxMoney: '',
  tipMoney: '',
  tipOn: 'afterTax',
  roundTo: '',
  roundStep: '',
  split: 'equal',
  persons: [],
  items: [],
  occasion: '',
}
export const example: Input = { ...initial, bill: '100', tax: '8', tip: '18', people: '3' }

export const blankPerson: Person = { name: '', weight: '', fixed: '' }
export const blankItem: Item = { name: '', price: '', who: '' }
/** Names aren't translated, so they're common in many languages. */
const group: readonly Person[] = ['Ana', 'Leo', 'Mia'].map((name) => ({ ...blankPerson, name }))

/** An example of each way to split. */
export const examples: Readonly<Record<Split, Input>> = {
  equal: example,
  // One person pays for two, such as a parent with a child.
  shares: {
    ...example,
    split: 'shares',
    persons: group.map((each, index) => (index ? each : { ...each, weight: '2' })),
  },
  items: {
    ...example,
    bill: '',
    split: 'items',
    persons: group,
    items: [
      { name: 'Pizza', price: '24', who: '1, 2' },
      { name: 'Pasta', price: '16', who: '3' },
      { name: 'Salad', price: '12', who: '' },
    ],
  },
}

export const kinds: Kinds<Input> = {
  bill: 'money',
  tax: 'percent',
  tip: 'percent',
  people: 'number',
  taxMoney: 'money',
  tipMoney: 'money',
  roundStep: 'money',
  persons: { weight: 'number', fixed: 'money' },
  items: { price: 'money' },
}
