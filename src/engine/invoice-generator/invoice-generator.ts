import { dateOf, dayOf, readDate, writeDate } from '../core/dates/date'
import { readDateField } from '../core/dates/read-date'
import { today } from '../core/dates/today'
import { type NumberIssue, type NumberRules, readFields } from '../core/fields'
import type { Kinds } from '../core/kinds'
import { exact, minorUnits } from '../core/numbers/rational'
import { failure, type Issue, type Result, success } from '../core/result'
import { readText } from '../core/text-field'
import { type Context, discountOrders, type Input, type Item, initial } from './input'
import { readBic, readIban } from './payment'
import { amountOf, type Taxed, type TaxGroup, type Totals, taxedTotals } from './totals'

export type { EInvoiceIssueCode } from './e-invoice'
export { type FileIssueCode, fromFile, toFile } from './file'
export { type Context, discountOrders, type Input, type Item, initial, zeroTaxes } from './input'
export { nextInvoice, nextNumber } from './next'
export { type PaymentIssueCode, paymentText, readBic, readIban, spacedIban } from './payment'
export {
  drawnIn,
  maxSignature,
  pad,
  pathOf,
  readStrokes,
  type Stroke,
  writeStrokes,
} from './signature'
export { amountOf, type TaxGroup, type Totals, totalsOf } from './totals'

/** A row with its numbers and amount. */
export interface Line {
  readonly description: string
  readonly quantity: number
  readonly rate: number
  /** Quantity × rate, to the cent. */
  readonly amount: number
  /** In percent. Present if the output has `taxes`. */
  readonly tax?: number
}

export interface Output extends Totals {
  /** All rows of the input, in order. */
  readonly items: readonly Line[]
  /** 'YYYY-MM-DD', or ''. */
  readonly date: string
  readonly dueDate: string
  /** By tax rate, highest first. Present if an item has its own rate or the discount comes before tax. */
  readonly taxes?: readonly TaxGroup[]
  /** Present if `amountPaid` is filled in: total = amountPaid + balance. */
  readonly amountPaid?: number
  readonly balance?: number
  /** Errors in single fields, in field order. They don't prevent an output: see `FieldIssueCode`. */
  readonly fieldIssues: readonly Issue<FieldIssueCode>[]
}

/**
 * `NumberIssue`: the number counts as 0 (docs/rules.md). `missing`: an empty quantity or rate. `not-a-date`,
 * `ambiguous-date` (could be `first` or `second`): the date is left empty. `due-before-date`, at `dueDate`: the date is
 * kept. `unknown-order`, at `discountOn`: counts as `after-tax`. `not-an-iban`, `not-a-bic`: printed as typed.
 */
export type FieldIssueCode =
  | NumberIssue
  | 'not-a-date'
  | 'ambiguous-date'
  | 'due-before-date'
  | 'unknown-order'
  | 'not-an-iban'
  | 'not-a-bic'

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
    { description: 'Window display design', quantity: '12', rate: '65', tax: '' },
    { description: 'Posters', quantity: '40', rate: '3', tax: '' },
    { description: 'Delivery', quantity: '1', rate: '18', tax: '' },
  ],
  notes: 'Thank you. Please pay by bank transfer.',
  tax: '8',
  discount: '5',
}
export const kinds: Kinds<Input> = {
  date: 'date',
  dueDate: 'date',
  items: { quantity: 'number', rate: 'money', tax: 'percent' },
  tax: 'percent',
  discount: 'percent',
  amountPaid: 'money',
}

const maxAmount = 1e13
const taxRules: NumberRules = { min: 0, max: 1000, percent: true }
const within = (max: number): NumberRules => ({ min: -max, max })

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const { minorDigits } = context
  const form = readFields(input, context)
  const dates = readDates(input, context)
  const tax = form.number('tax', { ...taxRules, empty: 0 }) ?? 0
  const discount = form.number('discount', { min: 0, max: 100, empty: 0, percent: true }) ?? 0
  const paid = form.number('amountPaid', { min: 0, max: 1e12, empty: 0 }) ?? 0
  const rows = readItems(input, context, tax)
  const order = form.text('discountOn')
  const beforeTax = order === 'before-tax'
  const { totals, taxes } = taxedTotals(rows.taxed, { discount, beforeTax }, minorDigits)
  const figures = [...rows.items.map(({ amount }) => amount), totals.subtotal, totals.taxAmount, totals.total]
  if (figures.some((figure) => Math.abs(figure) > maxAmount))
    return failure({ code: 'total-too-large', field: 'items', values: { max: maxAmount } })
  const fieldIssues: Issue<FieldIssueCode>[] = [...dates.issues, ...rows.issues, ...form.issues]
  if (order && !discountOrders.some((known) => known === order))
    fieldIssues.push({ code: 'unknown-order', field: 'discountOn' })
  if (form.text('iban') && !readIban(form.text('iban'))) fieldIssues.push({ code: 'not-an-iban', field: 'iban' })
  if (form.text('bic') && !readBic(form.text('bic'))) fieldIssues.push({ code: 'not-a-bic', field: 'bic' })
  const hasRates = beforeTax || rows.hasOwnTax
  return success({
    items: hasRates ? rows.items.map((item, index) => ({ ...item, tax: rows.taxed[index]?.tax ?? 0 })) : rows.items,
    date: dates.date,
    dueDate: dates.dueDate,
    ...totals,
    ...(hasRates ? { taxes } : {}),
    ...(form.text('amountPaid') ? balanceOf(totals.total, paid, minorDigits) : {}),
    fieldIssues,
  })
}

/** 100 with 30 paid leaves 70. */
function balanceOf(total: number, paid: number, minorDigits?: number) {
  const { cents, money } = minorUnits(minorDigits)
  const amount = cents(exact(paid))
  return { amountPaid: money(amount), balance: money(cents(exact(total)) - amount) }
}

function readDates(input: Input, { locale, now }: Context) {
  const issues: Issue<FieldIssueCode>[] = []
  const dateIn = (field: 'date' | 'dueDate'): string => {
    const text = readText(input, field)
    if (text === '') return ''
    const date = readDateField(text, { locale, today: today(now) })
    if (!('code' in date)) return writeDate(date)
    issues.push(date.code === 'ambiguous' ? { ...date, code: 'ambiguous-date', field } : { code: 'not-a-date', field })
    return ''
  }
  const date = readText(input, 'date') === '' ? today(now) : dateIn('date')
  const dueDate = dateIn('dueDate')
  if (dueDate && dueDate < date) issues.push({ code: 'due-before-date', field: 'dueDate' })
  return { date, dueDate, issues }
}

/** The rows, each with the tax rate of its own or else that of the invoice. */
function readItems(input: Input, context: Context, usualTax: number) {
  const issues: Issue<FieldIssueCode>[] = []
  const rows: readonly (Item | null)[] = Array.isArray(input.items) ? input.items : []
  const items: Line[] = []
  const taxed: Taxed[] = []
  let hasOwnTax = false
  for (const [index, row] of rows.entries()) {
    const fields = readFields<Partial<Item>>(row ?? {}, context, `items.${index}.`)
    const quantity = fields.number('quantity', within(1e9)) ?? 0
    const rate = fields.number('rate', within(1e12)) ?? 0
    const ownTax = fields.text('tax') === '' ? undefined : (fields.number('tax', taxRules) ?? 0)
    issues.push(...fields.issues)
    const amount = amountOf(quantity, rate, context.minorDigits)
    items.push({ description: fields.text('description'), quantity, rate, amount })
    taxed.push({ amount, tax: ownTax ?? usualTax })
    hasOwnTax ||= ownTax !== undefined
  }
  return { items, taxed, hasOwnTax, issues }
}

/** Common payment terms in days, each with a button that fills in the due date. */
export const terms = [14, 30, 60] as const

/** A date plus some days: '2026-01-31' plus 30 is '2026-03-02'. '' if it's invalid or the year exceeds 9999. */
export function dueIn(date: string, days: number): string {
  const from = readDate(date)
  const due = from && dateOf(dayOf(from) + days)
  return due && due.year <= 9999 ? writeDate(due) : ''
}
