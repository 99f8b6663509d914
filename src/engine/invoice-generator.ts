import { dateOf, dayOf, readDate, writeDate } from './core/dates/date'
import { readDateField } from './core/dates/read-date'
import { today } from './core/dates/today'
import { type NumberIssue, type NumberRules, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { cents, divide, exact, money, multiply } from './core/numbers/rational'
import { failure, type Issue, type Result, success } from './core/result'
import { type Context, type Input, type Item, initial } from './invoice-generator/input'

export { type FileIssueCode, fromFile, toFile } from './invoice-generator/file'
export { type Context, type Input, type Item, initial } from './invoice-generator/input'

/** A row as it counts. */
export interface Line {
  readonly description: string
  readonly quantity: number
  readonly rate: number
  /** Quantity times rate, to the cent. */
  readonly amount: number
}

/** Money to the cent: the amounts add up to the subtotal, and subtotal + tax - discount is the total. */
export interface Totals {
  readonly subtotal: number
  readonly taxAmount: number
  readonly discountAmount: number
  readonly total: number
}

export interface Output extends Totals {
  /** Every row of the input, in its order. */
  readonly items: readonly Line[]
  /** 'YYYY-MM-DD', or ''. */
  readonly date: string
  readonly dueDate: string
  /** What is wrong at single fields, in the order of the screen. It stops nothing: see `FieldIssueCode`. */
  readonly fieldIssues: readonly Issue<FieldIssueCode>[]
}

/**
 * An invalid number counts as 0 (spec part 2, point 5); `missing` is an empty quantity or rate. `not-a-date`,
 * `ambiguous-date` (two dates are as likely, `first` and `second`): the date is dropped. `due-before-date`, at `dueDate`: it
 * is kept.
 */
export type FieldIssueCode = NumberIssue | 'not-a-date' | 'ambiguous-date' | 'due-before-date'

/** `total-too-large`, at `items`: an amount or a total passes 10^13, up to where hundredths are sure to be kept. */
export type IssueCode = FieldIssueCode | 'total-too-large'

export const example: Input = {
  ...initial,
  date: '2026-11-20',
  dueDate: '2026-12-20',
  fromName: 'Field & Fern Studio',
  toName: 'Harbour Books',
  items: [
    { description: 'Shop window, design', quantity: '12', rate: '65' },
    { description: 'Posters', quantity: '40', rate: '3' },
    { description: 'Delivery', quantity: '1', rate: '18' },
  ],
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

const most = 1e13
const within = (max: number): NumberRules => ({ min: -max, max })

/** 3 at 0.335 are 1.01: quantity × rate (spec part 2, point 3), to the cent, half away from zero. */
export const amountOf = (quantity: number, rate: number): number => money(cents(multiply(exact(quantity), exact(rate))))

/**
 * Amounts of 780, 120 and 18 with 8 percent tax and 5 percent discount come to 945.54. Both are percents of the
 * subtotal (spec part 2, point 9): the discount does not lower the tax.
 */
export function totalsOf(amounts: readonly number[], tax: number, discount: number): Totals {
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
  const day = (field: 'date' | 'dueDate'): string => {
    const text = form.text(field)
    if (text === '') return ''
    const date = readDateField(text, { locale: context.locale, today: today(context.now) })
    if (!('code' in date)) return writeDate(date)
    fieldIssues.push(
      date.code === 'ambiguous' ? { ...date, code: 'ambiguous-date', field } : { code: 'not-a-date', field },
    )
    return ''
  }
  const date = form.text('date') === '' ? today(context.now) : day('date')
  const dueDate = day('dueDate')
  if (dueDate && dueDate < date) fieldIssues.push({ code: 'due-before-date', field: 'dueDate' })
  const rows: readonly (Item | null)[] = Array.isArray(input.items) ? input.items : []
  const items = rows.map((row, index): Line => {
    const fields = readFields<Partial<Item>>(row ?? {}, context, `items.${index}.`)
    const quantity = fields.number('quantity', within(1e9)) ?? 0
    const rate = fields.number('rate', within(1e12)) ?? 0
    fieldIssues.push(...fields.issues)
    return { description: fields.text('description'), quantity, rate, amount: amountOf(quantity, rate) }
  })
  const tax = form.number('tax', { min: 0, max: 1000, empty: 0, percent: true }) ?? 0
  const discount = form.number('discount', { min: 0, max: 100, empty: 0, percent: true }) ?? 0
  fieldIssues.push(...form.issues)
  const amounts = items.map(({ amount }) => amount)
  const totals = totalsOf(amounts, tax, discount)
  if ([...amounts, totals.subtotal, totals.taxAmount, totals.total].some((figure) => Math.abs(figure) > most))
    return failure({ code: 'total-too-large', field: 'items', values: { max: most } })
  return success({ items, date, dueDate, ...totals, fieldIssues })
}

/** In whole cents, of whole cents. */
const percentOf = (amount: bigint, percent: number): bigint =>
  cents(multiply({ n: amount, d: 100n }, divide(exact(percent), exact(100))))

/** The usual payment terms in days, to press instead of typing a date. */
export const terms = [14, 30, 60] as const

/** The day some days after another: 30 days from '2026-01-31' is '2026-03-02'. '' for no date, or past the year 9999. */
export function dueIn(date: string, days: number): string {
  const from = readDate(date)
  const due = from && dateOf(dayOf(from) + days)
  return due && due.year <= 9999 ? writeDate(due) : ''
}
