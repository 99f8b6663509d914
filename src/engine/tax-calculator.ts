import type { Context } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { add, divide, exact, minorUnits, multiply, type Rational } from './core/numbers/rational'
import { failure, type Issue, type Result, success } from './core/result'

/** `add`: the amount excludes tax. `remove`: the amount includes tax. */
export type TaxMode = 'add' | 'remove'

export const modes: readonly TaxMode[] = ['add', 'remove']

export interface Input {
  /** From 0.01 to 10^12. */
  readonly amount: string
  /** Percent of the net amount, from 0 to 1,000. */
  readonly rate: string
  /** Whether to add tax to the amount, or to find the tax that it includes. */
  readonly mode: TaxMode
}

/** To the currency's minor unit. Net and tax always add up to the total. */
export interface Output {
  readonly netAmount: number
  readonly taxAmount: number
  readonly totalAmount: number
  /** Percent, as entered. */
  readonly taxRate: number
}

/** `unknown-mode`: not in `modes`. `not-positive`: an amount of 0 has no result (spec part 1, point 5). */
export type IssueCode = NumberIssue | 'unknown-mode'

export const initial: Input = { amount: '', rate: '', mode: 'add' }
export const example: Input = { amount: '100', rate: '20', mode: 'add' }
export const kinds: Kinds<Input> = { amount: 'money', rate: 'percent' }

/** 100 plus 20% tax is 120: tax = amount × rate / 100 (spec part 1, point 9). */
export function addTax(amount: number, rate: number, minorDigits?: number): Output {
  const { cents } = minorUnits(minorDigits)
  const net = exact(amount)
  return parts(cents(net), cents(multiply(net, fraction(rate))), rate, minorDigits)
}

/** 120 including 20% tax is 100 plus 20: net = amount / (1 + rate / 100) (spec part 1, point 9). */
export function removeTax(amount: number, rate: number, minorDigits?: number): Output {
  const { cents } = minorUnits(minorDigits)
  const total = exact(amount)
  const net = cents(divide(total, add(exact(1), fraction(rate))))
  return parts(net, cents(total) - net, rate, minorDigits)
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = readFields(input, context)
  const amount = form.number('amount', { positive: true, min: 0.01, max: 1e12 })
  const rate = form.number('rate', { min: 0, max: 1000, percent: true })
  const issues: Issue<IssueCode>[] = [...form.issues]
  if (!modes.includes(input.mode)) issues.push({ code: 'unknown-mode', field: 'mode' })
  if (issues.length > 0 || !amount || rate === undefined) return failure(...issues)
  return success((input.mode === 'add' ? addTax : removeTax)(amount, rate, context.minorDigits))
}

/** The total is the sum of the rounded parts, so it always matches them. */
function parts(net: bigint, tax: bigint, taxRate: number, minorDigits: number | undefined): Output {
  const { money } = minorUnits(minorDigits)
  return { netAmount: money(net), taxAmount: money(tax), totalAmount: money(net + tax), taxRate }
}

const fraction = (percent: number): Rational => divide(exact(percent), exact(100))
