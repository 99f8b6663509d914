import { dateOf, dayOf, readDate, writeDate } from './core/dates/date'
import { readDateField } from './core/dates/read-date'
import { today } from './core/dates/today'
import { type NumberIssue, type NumberRules, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { divide, exact, minorUnits, multiply } from './core/numbers/rational'
import { failure, type Issue, type Result, success } from './core/result'
import { type Context, type Input, type Item, initial } from './invoice-generator/input'

export { type FileIssueCode, fromFile, toFile } from './invoice-generator/file'
export { type Context, type Input, type Item, initial } from './invoice-generator/input'

/** A row with its numbers and amount. */
export interface Line {
  readonly description: string
  readonly quantity: number
  readonly rate: number
  /** Quantity × rate, to the cent. */
  readonly amount: number
}

/** To the cent: the amounts add up to the subtotal, and total = subtotal + tax - discount. */
export interface Totals {
  readonly subtotal: number
  readonly taxAmount: number
  readonly discountAmount: number
  readonly total: number
}

export interface Output extends Totals {
  /** All rows of the input, in order. */
  readonly items: readonly Line[]
  /** 'YYYY-MM-DD', or ''. */
  readonly date: string
  readonly dueDate: string
  /** Errors in single fields, in field order. They don't prevent an output: see `FieldIssueCode`. */
  readonly fieldIssues: readonly Issue<FieldIssueCode>[]
}

/**
 * `NumberIssue`: the number counts as 0 (spec part 2, point 5). `missing`: an empty quantity or rate. `not-a-date`,
 * `ambiguous-date` (could be `first` or `second`): the date is left empty. `due-before-date`, at `dueDate`: the date is
 * kept.
 */
export type FieldIssueCode = NumberIssue | 'not-a-date' | 'ambiguous-date' | 'due-before-date'

/** `total-too-large`, at `items`: an amount or total is above 10^13. Up to there, a number can hold hundredths. */
export type IssueCode = FieldIssueCode | 'total-too-large'

export const example: Input = {
  ...initial,
  date: '2026-11-20',
  dueDate: '2026-12-20',
  fromName: 'Field & Fern Studio',
  fromAddress: '12 Mill Lane\nPortland, OR 97201',
  fromEmail: 'hello@fern.example',
  fromPhone: '+1 503 555 0142',
  toName: 'Harbor Books',
  toAddress: '88 Pier Road\nPortland, ME 04101',
  toEmail: 'ap@harbor.example',
  toPhone: '+1 207 555 0118',
  items: [
    { description: 'Window display design', quantity: '12', rate: '65' },
    { description: 'Posters', quantity: '40', rate: '3' },
    { description: 'Delivery', quantity: '1', rate: '18' },
  ],
  notes: 'Thank you. Please pay by bank transfer.',
  tax: '8',
  discount: '5',
}
export const kinds: Kinds<Input> = {
  date: 'date',
  dueDate: 'date',
  items: { quantity: 'number', rate: 'money' },
  tax: 'percent',
  discount: 'percent',
}

const maxAmount = 1e13
const within = (max: number): NumberRules => ({ min: -max, max })

/** Quantity × rate (spec part 2, point 3), to the cent, rounded half away from zero: 3 × 0.335 is 1.01. */
export function amountOf(quantity: number, rate: number, minorDigits?: number): number {
  const { cents, money } = minorUnits(minorDigits)
  return money(cents(multiply(exact(quantity), exact(rate))))
}

/**
 * Amounts of 780, 120 and 18 with 8% tax and a 5% discount add up to 945.54. Both are percentages of the subtotal (spec
 * part 2, point 9), so the discount doesn't reduce the tax.
 */
export function totalsOf(amounts: readonly number[], tax: number, discount: number, minorDigits?: number): Totals {
  const { cents, money } = minorUnits(minorDigits)
  const percentOf = (amount: bigint, percent: number): bigint =>
    cents(multiply(exact(money(amount)), divide(exact(percent), exact(100))))
  const subtotal = amounts.reduce((sum, amount) => sum + cents(exact(amount)), 0n)
  const [taxAmount, discountAmount] = [percentOf(subtotal, tax), percentOf(subtotal, discount)]
  return {
    subtotal: money(subtotal),
    taxAmount: money(taxAmount),
    discountAmount: money(discountAmount),
    total: money(subtotal + taxAmount - discountAmount),
  }
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const fieldIssues: Issue<FieldIssueCode>[] = []
  const form = readFields(input, context)
  const dateIn = (field: 'date' | 'dueDate'): string => {
    const text = form.text(field)
    if (text === '') return ''
    const date = readDateField(text, { locale: context.locale, today: today(context.now) })
    if (!('code' in date)) return writeDate(date)
    fieldIssues.push(
      date.code === 'ambiguous' ? { ...date, code: 'ambiguous-date', field } : { code: 'not-a-date', field },
    )
    return ''
  }
  const date = form.text('date') === '' ? today(context.now) : dateIn('date')
  const dueDate = dateIn('dueDate')
  if (dueDate && dueDate < date) fieldIssues.push({ code: 'due-before-date', field: 'dueDate' })
  const rows: readonly (Item | null)[] = Array.isArray(input.items) ? input.items : []
  const items = rows.map((row, index): Line => {
    const fields = readFields<Partial<Item>>(row ?? {}, context, `items.${index}.`)
    const quantity = fields.number('quantity', within(1e9)) ?? 0
    const rate = fields.number('rate', within(1e12)) ?? 0
    fieldIssues.push(...fields.issues)
    return {
      description: fields.text('description'),
      quantity,
      rate,
      amount: amountOf(quantity, rate, context.minorDigits),
    }
  })
  const tax = form.number('tax', { min: 0, max: 1000, empty: 0, percent: true }) ?? 0
  const discount = form.number('discount', { min: 0, max: 100, empty: 0, percent: true }) ?? 0
  fieldIssues.push(...form.issues)
  const amounts = items.map(({ amount }) => amount)
  const totals = totalsOf(amounts, tax, discount, context.minorDigits)
  if ([...amounts, totals.subtotal, totals.taxAmount, totals.total].some((figure) => Math.abs(figure) > maxAmount))
    return failure({ code: 'total-too-large', field: 'items', values: { max: maxAmount } })
  return success({ items, date, dueDate, ...totals, fieldIssues })
}

/** Common payment terms in days, each with a button that fills in the due date. */
export const terms = [14, 30, 60] as const

/** A date plus some days: '2026-01-31' plus 30 is '2026-03-02'. '' if it's invalid or the year exceeds 9999. */
export function dueIn(date: string, days: number): string {
  const from = readDate(date)
  const due = from && dateOf(dayOf(from) + days)
  return due && due.year <= 9999 ? writeDate(due) : ''
}
