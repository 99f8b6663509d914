import type { Context } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { divide, exact, minorUnits, multiply, subtract } from './core/numbers/rational'
import { failure, type Result, success } from './core/result'

export interface Input {
  /** From 0 to 10^12. */
  readonly originalPrice: string
  /** Percent off, from 0 to 100. */
  readonly discountPercent: string
}

/** To the currency's minor unit. The final price and the discount always add up to the original price. */
export interface Output {
  readonly originalPrice: number
  /** As entered. */
  readonly discountPercent: number
  readonly discountAmount: number
  readonly finalPrice: number
  /** Same as the discount amount. */
  readonly savings: number
}

/** `too-large`, at `discountPercent`: more than 100% off. */
export type IssueCode = NumberIssue

export const initial: Input = { originalPrice: '', discountPercent: '' }
export const example: Input = { originalPrice: '80', discountPercent: '25' }
export const kinds: Kinds<Input> = { originalPrice: 'money', discountPercent: 'percent' }

/** The percentages with a quick button (spec part 2, point 9). */
export const quickPercents = [10, 15, 20, 25, 30, 50, 75] as const

/** 25% off 80 is 60: final = price × (1 - percent / 100) (spec part 2, point 9). The discount is the difference. */
export function applyDiscount(price: number, percent: number, minorDigits?: number): Output {
  const { cents, money } = minorUnits(minorDigits)
  const original = cents(exact(price))
  const remaining = divide(subtract(exact(100), exact(percent)), exact(100))
  const final = cents(multiply(exact(price), remaining))
  const discountAmount = money(original - final)
  return {
    originalPrice: money(original),
    discountPercent: percent,
    discountAmount,
    finalPrice: money(final),
    savings: discountAmount,
  }
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = readFields(input, context)
  const price = form.number('originalPrice', { min: 0, max: 1e12 })
  const percent = form.number('discountPercent', { min: 0, max: 100, percent: true })
  if (price === undefined || percent === undefined) return failure(...form.issues)
  return success(applyDiscount(price, percent, context.minorDigits))
}
