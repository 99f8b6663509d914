import type { Context } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { divide, exact, multiply, type Rational, round, toNumber } from './core/numbers/rational'
import { failure, type Result, success } from './core/result'

export interface Input {
  /** The amount before tax and tip, from one cent to 10^12. Rounded to the cent, or the currency's minor unit. */
  readonly bill: string
  /** Percent of the bill, from 0 to 100. Empty means 0. */
  readonly tax: string
  /** Percent of the bill with tax, from 0 to 30. May be a fraction. Empty means 0. */
  readonly tip: string
  /** A whole number from 1 to 100,000. */
  readonly people: string
}

/** To the cent, or the currency's minor unit. Each amount is calculated from the rounded ones above it. */
export interface Output {
  /** The bill before tax and tip. */
  readonly subtotal: number
  readonly taxAmount: number
  /** Subtotal plus tax. */
  readonly subtotalWithTax: number
  readonly tipAmount: number
  /** Subtotal plus tax plus tip. */
  readonly totalAmount: number
  /** The total divided by the people, rounded. Unlike `shares`, it may not add up to the total. */
  readonly perPerson: number
  readonly numPeople: number
  /** What each person pays, larger shares first. They add up to the total. */
  readonly shares: readonly number[]
  /** Cents, or minor units, left over after an even split. The first `oddCents` people each pay one more. */
  readonly oddCents: number
}

/** `not-positive`: a bill of 0. `too-small`: less than one cent (or minor unit) or one person. `not-whole`: a fraction of a person. */
export type IssueCode = NumberIssue

export const initial: Input = { bill: '', tax: '0', tip: '15', people: '2' }
export const example: Input = { bill: '100', tax: '8', tip: '18', people: '3' }
export const kinds: Kinds<Input> = { bill: 'money', tax: 'percent', tip: 'percent', people: 'number' }

/** The slider's range (spec part 2, point 5). The field also accepts values between its steps. */
export const tipRange = { min: 0, max: 30, step: 1 } as const

/** The percentages with a quick button (spec part 2, point 9). */
export const quickTips = [10, 15, 18, 20, 25] as const

/** A sample scenario. */
export interface Preset {
  readonly id: string
  readonly input: Input
}

/** Whole numbers, because they're the same in every locale. The second scenario doesn't split evenly. */
export const presets: readonly Preset[] = [
  { id: 'dinner-for-two', input: { bill: '90', tax: '8', tip: '18', people: '2' } },
  { id: 'team-lunch', input: { bill: '160', tax: '6', tip: '15', people: '7' } },
  { id: 'birthday-party', input: { bill: '420', tax: '9', tip: '20', people: '12' } },
]

/**
 * 100 plus 8% tax plus an 18% tip is 127.44: tax on the bill, and the tip on the bill with tax, each rounded to the
 * cent. Per person = total / people (spec part 2, point 9). `people` must be a positive integer.
 */
export function splitBill(bill: number, tax: number, tip: number, people: number, minorDigits = 2): Output {
  const minor = (amount: Rational): bigint => round(amount, minorDigits)
  const amountOf = (units: bigint): Rational => ({ n: units, d: 10n ** BigInt(minorDigits) })
  const money = (units: bigint): number => toNumber(amountOf(units), minorDigits)
  const percentOf = (units: bigint, percent: number): bigint =>
    minor(multiply(amountOf(units), divide(exact(percent), exact(100))))
  const subtotal = minor(exact(bill))
  const taxAmount = percentOf(subtotal, tax)
  const tipAmount = percentOf(subtotal + taxAmount, tip)
  const total = subtotal + taxAmount + tipAmount
  return {
    subtotal: money(subtotal),
    taxAmount: money(taxAmount),
    subtotalWithTax: money(subtotal + taxAmount),
    tipAmount: money(tipAmount),
    totalAmount: money(total),
    perPerson: money(minor(divide(amountOf(total), exact(people)))),
    numPeople: people,
    shares: splitEvenly(money(total), people, minorDigits),
    oddCents: Number(total % BigInt(people)),
  }
}

/** 100 split 3 ways is 33.34, 33.33 and 33.33. Each leftover cent goes to one person, starting with the first. */
export function splitEvenly(total: number, people: number, minorDigits = 2): readonly number[] {
  const [whole, count] = [round(exact(total), minorDigits), BigInt(people)]
  const leftover = Number(whole % count)
  const money = (n: bigint): number => toNumber({ n, d: 10n ** BigInt(minorDigits) }, minorDigits)
  const [more, less] = [money(whole / count + 1n), money(whole / count)]
  return Array.from({ length: people }, (_, person) => (person < leftover ? more : less))
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const { minorDigits = 2 } = context
  const form = readFields(input, context)
  const bill = form.number('bill', { positive: true, min: 10 ** -minorDigits, max: 1e12 })
  const tax = form.number('tax', { min: 0, max: 100, empty: 0, percent: true })
  const tip = form.number('tip', { min: tipRange.min, max: tipRange.max, empty: 0, percent: true })
  const people = form.number('people', { min: 1, max: 100_000, whole: true })
  if (!bill || tax === undefined || tip === undefined || !people) return failure(...form.issues)
  return success(splitBill(bill, tax, tip, people, minorDigits))
}
