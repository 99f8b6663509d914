import { type InputOf, startOf } from '../core/fields/field'
import { money, percent } from '../core/fields/number'
import { choice, flag, rows } from '../core/fields/text'

/** `add`: the amount excludes tax. `remove`: the amount includes tax. */
export type TaxMode = 'add' | 'remove'

export const modes: readonly TaxMode[] = ['add', 'remove']

/** When to round: once for all lines, or each line by itself. */
export type Rounding = 'total' | 'line'

export const roundings: readonly Rounding[] = ['total', 'line']

/** The largest amount and rate. */
export const limits = { amount: 1e12, rate: 1000 }

const amountRules = { positive: true, min: 0.01, max: limits.amount }
const rateRules = { min: 0, max: limits.rate }

const tax = {
  /** Percent, from 0 to 1,000. Empty means that the tax doesn't count. */
  rate: percent({ ...rateRules, optional: true }),
}

const line = {
  /** From -10^12 to 10^12. Empty means that the line doesn't count. */
  amount: money({ min: -limits.amount, max: limits.amount, optional: true }),
}

export const fields = {
  /** From 0.01 to 10^12. Not used if there are lines. */
  amount: money({ ...amountRules, example: '100', find: true }),
  /** Percent of the net amount, from 0 to 1,000. */
  rate: percent({ ...rateRules, example: '20', find: true }),
  /** Whether to add tax to the amount, or to find the tax that it includes. */
  mode: choice(modes, { unknown: 'unknown-mode', words: 'modes' }),
  /** The amount with tax ('add') or without ('remove'), up to 10^12. Leave it empty to find it. Not used if there are lines. */
  otherAmount: money({ ...amountRules, optional: true, find: true }),
  /** Up to three more taxes on the same amount, such as a provincial tax. */
  moreTaxes: rows(tax),
  /** Whether each tax is also due on the ones before it. */
  compound: flag(),
  /** Amounts to add up, instead of `amount`. */
  lines: rows(line),
  /** Whether tax is rounded once, or for each line. */
  rounding: choice(roundings, { unknown: 'unknown-rounding', words: 'roundings' }),
}

/** One of the amount, the rate and the other amount is left empty, and is found. */
export type Input = InputOf<typeof fields>
/** Another tax. */
export type Tax = InputOf<typeof tax>
/** An amount of its own, such as a line of a receipt. */
export type Line = InputOf<typeof line>

export const { initial, example } = startOf(fields)
