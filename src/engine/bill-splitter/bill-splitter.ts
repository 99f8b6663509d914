import type { Context } from '../core/engine'
import { readFields } from '../core/fields'
import { exact, round } from '../core/numbers/rational'
import { failure, type Issue, type Result, success } from '../core/result'
import { type Bill, moneyIn, roundUp, stepOf, unitsOf } from './amounts'
import { type Input, initial } from './input'
import { type IssueCode, type Output, outputOf } from './output'
import { hasPersons, mostPersons, personNames, readItems, readPersons } from './read'
import { splitByItems, splitByWeight } from './unequal'

export {
  blankItem,
  blankPerson,
  example,
  examples,
  type Input,
  type Item,
  initial,
  kinds,
  type Person,
  type RoundTo,
  type Split,
  type TipOn,
} from './input'
export type { IssueCode, Output, PersonAmounts } from './output'
export { mostPersons } from './read'
export { sharersOf, withoutPerson, withSharerToggled } from './who'

/** The slider's range (docs/rules.md). The field also accepts values between its steps. */
export const tipRange = { min: 0, max: 30, step: 1 } as const

/** The percentages with a quick button (docs/rules.md). */
export const quickTips = [10, 15, 18, 20, 25] as const

/** A sample scenario. */
export interface Preset {
  readonly id: string
  readonly input: Input
}

const preset = (id: string, input: Partial<Input>): Preset => ({ id, input: { ...initial, ...input } })

/** Whole numbers, because they're the same in every locale. The second scenario doesn't split evenly. */
export const presets: readonly Preset[] = [
  preset('dinner-for-two', { bill: '90', tax: '8', tip: '18', people: '2' }),
  preset('team-lunch', { bill: '160', tax: '6', tip: '15', people: '7' }),
  preset('birthday-party', { bill: '420', tax: '9', tip: '20', people: '12' }),
]

const plainBill = { tipOn: 'afterTax', roundTo: '', roundStep: 1 } as const
const mostMoney = 1e12

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

type Form = ReturnType<typeof readFields<Input>>
interface Reading {
  readonly input: Input
  readonly context: Context
  readonly form: Form
  readonly issues: Issue<IssueCode>[]
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const { minorDigits = 2 } = context
  const form = readFields(input, context)
  const split = form.text('split')
  if (split === 'shares' || split === 'items') {
    const reading: Reading = { input, context, form, issues: [] }
    const names = personNames(input, hasPersons(input) ? undefined : readPeople(form, mostPersons))
    const output = split === 'items' ? itemized(reading, names) : weighted(reading, names)
    const issues = [...form.issues, ...reading.issues]
    return output && issues.length === 0 ? success(output) : { ok: false, issues }
  }
  const bill = readBill(form, form.number('bill', billRules(minorDigits)))
  const people = readPeople(form, 100_000)
  if (!bill || !people) return failure(...form.issues)
  return success(splitEqually(bill, people, minorDigits))
}

const billRules = (minorDigits: number) => ({ positive: true, min: 10 ** -minorDigits, max: mostMoney })

const readPeople = (form: Form, max: number) => form.number('people', { min: 1, max, whole: true })

/** The charges on a bill before tax and tip. Undefined if one of them has an error. */
function readBill(form: Form, bill: number | undefined): Bill | undefined {
  const money = (field: 'taxMoney' | 'tipMoney', base: number | undefined) =>
    form.text(field) ? form.number(field, { min: 0, max: mostMoney, percentOf: base }) : undefined
  const percent = (field: 'tax' | 'tip', rules: { readonly min: number; readonly max: number }) =>
    form.text(`${field}Money`) ? 0 : form.number(field, { min: rules.min, max: rules.max, empty: 0, percent: true })
  const tax = percent('tax', { min: 0, max: 100 })
  const taxMoney = money('taxMoney', bill)
  const tip = percent('tip', tipRange)
  const tipOn = form.text('tipOn') === 'beforeTax' ? 'beforeTax' : 'afterTax'
  const tipMoney = money('tipMoney', bill)
  const round = form.text('roundTo')
  const roundTo = round === 'each' || round === 'total' ? round : ''
  const roundStep = roundTo ? form.number('roundStep', { positive: true, max: 1e6, empty: 1 }) : 1
  if (form.issues.length > 0 || bill === undefined || tax === undefined || tip === undefined) return undefined
  return { bill, tax, taxMoney, tip, tipMoney, tipOn, roundTo, roundStep: roundStep ?? 1 }
}

/** By weights and fixed amounts. */
function weighted({ input, context, form, issues }: Reading, names: readonly string[]): Output | undefined {
  const { minorDigits = 2 } = context
  const bill = readBill(form, form.number('bill', billRules(minorDigits)))
  const money = moneyIn(minorDigits)
  const units = bill && unitsOf(bill, minorDigits)
  const persons = readPersons(input, names, units && money(units.total), context, issues)
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
function itemized({ input, context, form, issues }: Reading, names: readonly string[]): Output | undefined {
  const { minorDigits = 2 } = context
  const money = moneyIn(minorDigits)
  const items = readItems(input, names, context, issues)
  const sum = items.reduce((total, { price }) => total + round(exact(price), minorDigits), 0n)
  const isGiven = form.text('bill') !== '' || items.length === 0
  const subtotal = isGiven ? form.number('bill', billRules(minorDigits)) : money(sum)
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
