import { type CivilDate, type DateIssue, dateOf, dayOf, readDate, writeDate } from '../core/dates/date'
import type { NumberIssue } from '../core/fields/number'
import { type Form, readFields } from '../core/fields/read'
import { exact, minorUnits } from '../core/numbers/rational'
import { failure, type Issue, type Result, success } from '../core/result'
import type { Context } from './context'
import { discountOrders, fields, type Input, type item } from './fields'
import { readBic, readIban } from './payment'
import { amountOf, type TaxGroup, type Totals, taxedTotals } from './totals'

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

const maxAmount = 1e13

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const { minorDigits } = context
  const form = readFields(fields, input, context)
  const issues: Issue<FieldIssueCode | DateIssue>[] = form.issues
  const [date, dueDate] = [written(form.read('date')), written(form.read('dueDate'))]
  if (dueDate && dueDate < date) issues.push({ code: 'due-before-date', field: 'dueDate' })
  const rows = form.rows('items').map((row) => readRow(row, minorDigits))
  const items = rows.map(({ line }) => line)
  const tax = form.read('tax') ?? 0
  const taxed = rows.map(({ line, ownTax = tax }) => ({ amount: line.amount, tax: ownTax }))
  const discount = form.read('discount') ?? 0
  const paid = form.read('amountPaid') ?? 0
  const order = form.text('discountOn')
  const beforeTax = order === 'before-tax'
  const { totals, taxes } = taxedTotals(taxed, { discount, beforeTax }, minorDigits)
  const figures = [...items.map(({ amount }) => amount), totals.subtotal, totals.taxAmount, totals.total]
  if (figures.some((figure) => Math.abs(figure) > maxAmount))
    return failure({ code: 'total-too-large', field: 'items', values: { max: maxAmount } })
  if (order && !discountOrders.some((known) => known === order))
    issues.push({ code: 'unknown-order', field: 'discountOn' })
  if (form.text('iban') && !readIban(form.text('iban'))) issues.push({ code: 'not-an-iban', field: 'iban' })
  if (form.text('bic') && !readBic(form.text('bic'))) issues.push({ code: 'not-a-bic', field: 'bic' })
  const hasRates = beforeTax || rows.some(({ ownTax }) => ownTax !== undefined)
  return success({
    items: hasRates ? items.map((item, index) => ({ ...item, tax: taxed[index]?.tax ?? 0 })) : items,
    date,
    dueDate,
    ...totals,
    ...(hasRates ? { taxes } : {}),
    ...(form.text('amountPaid') ? balanceOf(totals.total, paid, minorDigits) : {}),
    fieldIssues: issues.map(ownIssue),
  })
}

const written = (date: CivilDate | undefined): string => (date ? writeDate(date) : '')

/** With this tool's codes for dates. */
function ownIssue({ code, ...issue }: Issue<FieldIssueCode | DateIssue>): Issue<FieldIssueCode> {
  if (code === 'no-such-date') return { ...issue, code: 'not-a-date' }
  const isDate = issue.field === 'date' || issue.field === 'dueDate'
  return { ...issue, code: isDate && code === 'ambiguous' ? 'ambiguous-date' : code }
}

/** 100 with 30 paid leaves 70. */
function balanceOf(total: number, paid: number, minorDigits?: number) {
  const { cents, money } = minorUnits(minorDigits)
  const amount = cents(exact(paid))
  return { amountPaid: money(amount), balance: money(cents(exact(total)) - amount) }
}

/** A row with its numbers, and the tax rate of its own if it has one. */
function readRow(row: Form<typeof item>, minorDigits?: number) {
  const quantity = row.read('quantity') ?? 0
  const rate = row.read('rate') ?? 0
  const ownTax = row.text('tax') === '' ? undefined : (row.read('tax') ?? 0)
  const amount = amountOf(quantity, rate, minorDigits)
  const line: Line = { description: row.text('description'), quantity, rate, amount }
  return { line, ownTax }
}

/** Common payment terms in days, each with a button that fills in the due date. */
export const terms = [14, 30, 60] as const

/** A date plus some days: '2026-01-31' plus 30 is '2026-03-02'. '' if it's invalid or the year exceeds 9999. */
export function dueIn(date: string, days: number): string {
  const from = readDate(date)
  const due = from && dateOf(dayOf(from) + days)
  return due && due.year <= 9999 ? writeDate(due) : ''
}
