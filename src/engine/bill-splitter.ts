import type { Context } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { cents, divide, exact, money, multiply } from './core/numbers/rational'
import { failure, type Result, success } from './core/result'

export interface Input {
  /** Money before tax and tip, from 0.01 to 10^12; counted in whole cents. */
  readonly bill: string
  /** Percent of the bill, from 0 to 100; empty is 0. */
  readonly tax: string
  /** Percent of the bill with its tax, from 0 to 30, fractions too; empty is 0. */
  readonly tip: string
  /** Whole number from 1 to 100,000. */
  readonly people: string
}

/** Money to the cent; each line is calculated from the lines above it. */
export interface Output {
  /** The bill. */
  readonly subtotal: number
  readonly taxAmount: number
  /** Subtotal and tax. */
  readonly subtotalWithTax: number
  readonly tipAmount: number
  /** Subtotal, tax and tip. */
  readonly totalAmount: number
  /** The total divided by the people, rounded: times the people it may miss the total, which `shares` never do. */
  readonly perPerson: number
  readonly numPeople: number
  /** What each person pays, in order, the greater shares first; they add up to the total. */
  readonly shares: readonly number[]
  /** Cents left over after an even split, from 0 to one less than the people: as many people, the first, pay one more. */
  readonly oddCents: number
}

/** `not-positive`: no bill to split. `too-small`: less than a cent, or than one person. `not-whole`: part of a person. */
export type IssueCode = NumberIssue

export const initial: Input = { bill: '', tax: '0', tip: '15', people: '2' }
export const example: Input = { bill: '100', tax: '8', tip: '18', people: '3' }
export const kinds: Kinds<Input> = { bill: 'money', tax: 'percent', tip: 'percent', people: 'number' }

/** The slider's percents (spec part 2, point 5); the field takes those between its steps as well. */
export const tipRange = { min: 0, max: 30, step: 1 } as const

/** The usual tips in percent, to press instead of typing (spec part 2, point 9). */
export const quickTips = [10, 15, 18, 20, 25] as const

/** A scenario that a person can load in place of typing. */
export interface Preset {
  readonly id: string
  readonly input: Input
}

/** Whole numbers, which read the same in every locale. The second leaves odd cents. */
export const presets: readonly Preset[] = [
  { id: 'dinner-for-two', input: { bill: '90', tax: '8', tip: '18', people: '2' } },
  { id: 'team-lunch', input: { bill: '160', tax: '6', tip: '15', people: '7' } },
  { id: 'birthday-party', input: { bill: '420', tax: '9', tip: '20', people: '12' } },
]

/**
 * 100 with 8 percent tax and 18 percent tip on both are 127.44: tax on the bill, tip on bill and tax, each rounded to
 * the cent; per person = total / people (spec part 2, point 9). `people` is a whole number from 1.
 */
export function splitBill(bill: number, tax: number, tip: number, people: number): Output {
  const subtotal = cents(exact(bill))
  const taxAmount = percentOf(subtotal, tax)
  const tipAmount = percentOf(subtotal + taxAmount, tip)
  const total = subtotal + taxAmount + tipAmount
  return {
    subtotal: money(subtotal),
    taxAmount: money(taxAmount),
    subtotalWithTax: money(subtotal + taxAmount),
    tipAmount: money(tipAmount),
    totalAmount: money(total),
    perPerson: money(cents({ n: total, d: 100n * BigInt(people) })),
    numPeople: people,
    shares: splitEvenly(money(total), people),
    oddCents: Number(total % BigInt(people)),
  }
}

/** 100 among 3 is 33.34, 33.33 and 33.33: each odd cent goes to one person, from the first on. */
export function splitEvenly(total: number, people: number): readonly number[] {
  const [whole, count] = [cents(exact(total)), BigInt(people)]
  const odd = Number(whole % count)
  const [more, less] = [money(whole / count + 1n), money(whole / count)]
  return Array.from({ length: people }, (_, person) => (person < odd ? more : less))
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = readFields(input, context)
  const bill = form.number('bill', { positive: true, min: 0.01, max: 1e12 })
  const tax = form.number('tax', { min: 0, max: 100, empty: 0, percent: true })
  const tip = form.number('tip', { min: tipRange.min, max: tipRange.max, empty: 0, percent: true })
  const people = form.number('people', { min: 1, max: 100_000, whole: true })
  if (!bill || tax === undefined || tip === undefined || !people) return failure(...form.issues)
  return success(splitBill(bill, tax, tip, people))
}

/** In whole cents, of whole cents. */
const percentOf = (amount: bigint, percent: number): bigint =>
  cents(multiply({ n: amount, d: 100n }, divide(exact(percent), exact(100))))
