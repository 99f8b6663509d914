import type { Kinds } from '../core/kinds'

/** `add`: the amount excludes tax. `remove`: the amount includes tax. */
export type TaxMode = 'add' | 'remove'

export const modes: readonly TaxMode[] = ['add', 'remove']

/** When to round: once for all lines, or each line by itself. */
export type Rounding = 'total' | 'line'

export const roundings: readonly Rounding[] = ['total', 'line']

/** Another tax. A type instead of an interface, so that it's assignable to `Row`. */
export type Tax = {
  /** Percent, from 0 to 1,000. Empty means that the tax doesn't count. */
  readonly rate: string
}

/** An amount of its own, such as a line of a receipt. */
export type Line = {
  /** From -10^12 to 10^12. Empty means that the line doesn't count. */
  readonly amount: string
}

/** One of the amount, the rate and the other amount is left empty, and is found. */
export interface Input {
  /** From 0.01 to 10^12. Not used if there are lines. */
  readonly amount: string
  /** Percent of the net amount, from 0 to 1,000. */
  readonly rate: string
  /** Whether to add tax to the amount, or to find the tax that it includes. */
  readonly mode: TaxMode
  /** The amount with tax ('add') or without ('remove'), up to 10^12. Leave it empty to find it. Not used if there are lines. */
  readonly otherAmount: string
  /** Up to three more taxes on the same amount, such as a provincial tax. */
  readonly moreTaxes: readonly Tax[]
  /** Whether each tax is also due on the ones before it. */
  readonly compound: boolean
  /** Amounts to add up, instead of `amount`. */
  readonly lines: readonly Line[]
  /** Whether tax is rounded once, or for each line. */
  readonly rounding: Rounding
}

export const initial: Input = {
  amount: '',
  rate: '',
  mode: 'add',
  otherAmount: '',
  moreTaxes: [],
  compound: false,
  lines: [],
  rounding: 'total',
}
export const example: Input = { ...initial, amount: '100', rate: '20' }
export const kinds: Kinds<Input> = {
  amount: 'money',
  rate: 'percent',
  otherAmount: 'money',
  moreTaxes: { rate: 'percent' },
  lines: { amount: 'money' },
}
