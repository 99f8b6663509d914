import type { Context } from '../core/engine'
import { complete, type Form, readFields } from '../core/fields/read'
import { exact, round } from '../core/numbers/rational'
import { failure, type Issue, type Result, success } from '../core/result'
import { type Bill, moneyIn, roundUp, stepOf, unitsOf } from './amounts'
import { fields, type Input } from './fields'
import { type IssueCode, type Output, outputOf } from './output'
import { readItems, readPersons } from './read'
import { splitByItems, splitByWeight } from './unequal'

export { examples, type Preset, presets } from './examples'
export {
  blankItem,
  blankPerson,
  example,
  fields,
  type Input,
  type Item,
  initial,
  type Person,
  type RoundTo,
  type Split,
  type TipOn,
  tipRange,
} from './fields'
export type { IssueCode, Output, PersonAmounts } from './output'
export { sharersOf, withoutPerson, withSharerToggled } from './who'

/** The most persons in an unequal split. */
export const mostPersons = 100

/** The percentages with a quick button (docs/rules.md). */
export const quickTips = [10, 15, 18, 20, 25] as const

const plainBill = { tipOn: 'afterTax', roundTo: '', roundStep: 1 } as const

/**
 * 100 plus 8% tax plus an 18% tip is 127.44: tax on the bill, and the tip on the bill with tax, each rounded to the
 * cent. Per person = total / people. `people` must be a positive integer.
 */
export function splitBill(bill: number, tax: number, tip: number, people: number, minorDigits = 2): Output {
  return splitEqually({ ...plainBill, bill, tax, tip }, people, minorDigits)
}

/** 100 split 3 ways is 33.34, 33.33 and 33.33. Each leftover cent goes to one person, starting with the first. */
export function splitEvenly(total: number, people: number, minorDigits = 2): readonly number[] {
  return evenShares(round(exact(total), minorDigits), people).map(moneyIn(minorDigits))
}

function evenShares(total: bigint, people: number): readonly bigint[] {
  const [less, leftover] = [total / BigInt(people), Number(total % BigInt(people))]
  return Array.from({ length: people }, (_, person) => (person < leftover ? less + 1n : less))
}

function splitEqually(bill: Bill, people: number, minorDigits: number): Output {
  const units = unitsOf(bill, minorDigits)
  const even = evenShares(units.total, people)
  // Rounded up, everyone pays the same, even if the leftover cents go to some of them: 1.61 and 1.60 are 1.65 and 1.65.
  const added =
    bill.roundTo === 'each' ? roundUp(even[0] as bigint, stepOf(bill, minorDigits)) * BigInt(people) - units.total : 0n
  const shares = added > 0n ? evenShares(units.total + added, people) : even
  return outputOf(bill, { units, shares, added, oddCents: Number((units.total + added) % BigInt(people)) }, minorDigits)
}

/** The shares rounded up if they're to be, and what that adds to the tip. Fixed ones aren't. */
function rounded(bill: Bill, shares: readonly bigint[], minorDigits: number, isFixed = (_: number) => false) {
  if (bill.roundTo !== 'each') return { shares, added: 0n }
  const step = stepOf(bill, minorDigits)
  const up = shares.map((share, index) => (isFixed(index) ? share : roundUp(share, step)))
  return { shares: up, added: up.reduce((sum, share, index) => sum + share - (shares[index] as bigint), 0n) }
}

interface Reading {
  readonly form: Form<typeof fields>
  /** The persons and the items, whose errors come last. */
  readonly lists: Form<typeof fields>
  readonly issues: Issue<IssueCode>[]
  readonly minorDigits: number
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const { minorDigits = 2 } = context
  const form = readFields(fields, input, context)
  const split = form.read('split')
  if (split === 'shares' || split === 'items') {
    const lists = readFields(fields, input, context)
    const reading: Reading = { form, lists, issues: lists.issues, minorDigits }
    const output = split === 'items' ? itemized(reading) : weighted(reading)
    const issues = [...form.issues, ...lists.issues]
    return output && issues.length === 0 ? success(output) : { ok: false, issues }
  }
  const bill = readBill(form, readSubtotal(form, minorDigits))
  const people = form.read('people')
  if (!bill || !people) return failure(...form.issues)
  return success(splitEqually(bill, people, minorDigits))
}

const readSubtotal = (form: Form<typeof fields>, minorDigits: number) => form.read('bill', { min: 10 ** -minorDigits })

/** The names of those who pay. */
function readNames({ form, lists }: Reading): readonly string[] {
  const names = lists.rows('persons').map((row) => row.text('name'))
  return names.length > 0 ? names : Array.from({ length: form.read('people', { max: mostPersons }) ?? 0 }, () => '')
}

/** The charges on a bill before tax and tip. Undefined if one of them has an error. */
function readBill(form: Form<typeof fields>, bill: number | undefined): Bill | undefined {
  const tax = form.text('taxMoney') ? 0 : form.read('tax')
  const taxMoney = form.read('taxMoney', { base: bill })
  const tip = form.text('tipMoney') ? 0 : form.read('tip')
  const tipOn = form.read('tipOn') ?? 'afterTax'
  const tipMoney = form.read('tipMoney', { base: bill })
  const roundTo = form.read('roundTo') ?? ''
  const roundStep = roundTo ? form.read('roundStep') : 1
  const read = complete({ bill, tax, tip, roundStep })
  return read && form.issues.length === 0 ? { ...read, taxMoney, tipMoney, tipOn, roundTo } : undefined
}

/** By weights and fixed amounts. */
function weighted(reading: Reading): Output | undefined {
  const { form, lists, issues, minorDigits } = reading
  const names = readNames(reading)
  const bill = readBill(form, readSubtotal(form, minorDigits))
  const money = moneyIn(minorDigits)
  const units = bill && unitsOf(bill, minorDigits)
  const persons = readPersons(lists.rows('persons'), names, units && money(units.total))
  if (!bill || !units || issues.length > 0 || persons.length === 0) return undefined
  const exactShares = splitByWeight(persons, units.total, minorDigits, issues)
  const isFixed = (index: number) => persons[index]?.fixed !== undefined
  const { shares, added } = rounded(bill, exactShares, minorDigits, isFixed)
  return {
    ...outputOf(bill, { units, shares, added }, minorDigits),
    persons: names.map((name, index) => ({ name, amount: money(shares[index] as bigint) })),
  }
}

/** By what each person had. */
function itemized(reading: Reading): Output | undefined {
  const { form, lists, issues, minorDigits } = reading
  const money = moneyIn(minorDigits)
  const names = readNames(reading)
  const items = readItems(lists.rows('items'), names, issues)
  const sum = items.reduce((total, { price }) => total + round(exact(price), minorDigits), 0n)
  const isGiven = form.text('bill') !== '' || items.length === 0
  const subtotal = isGiven ? readSubtotal(form, minorDigits) : money(sum)
  if (isGiven && subtotal !== undefined && round(exact(subtotal), minorDigits) < sum)
    issues.push({ code: 'below-items', field: 'bill', values: { sum: money(sum) } })
  if (!isGiven && sum === 0n && form.issues.length + issues.length === 0)
    issues.push({ code: 'not-positive', field: 'items.0.price' })
  const bill = readBill(form, subtotal)
  if (!bill || issues.length > 0 || names.length === 0) return undefined
  const units = unitsOf(bill, minorDigits)
  const parts = splitByItems(items, names.length, units, minorDigits)
  const sums = parts.map(({ had, tax, tip }) => had + tax + tip)
  const { shares, added } = rounded(bill, sums, minorDigits)
  const persons = parts.map(({ had, tax, tip }, index) => ({
    name: names[index] ?? '',
    amount: money(shares[index] as bigint),
    had: money(had),
    taxAmount: money(tax),
    tipAmount: money(tip + (shares[index] as bigint) - (sums[index] as bigint)),
  }))
  return { ...outputOf(bill, { units, shares, added }, minorDigits), persons, sharedByAll: money(units.subtotal - sum) }
}
