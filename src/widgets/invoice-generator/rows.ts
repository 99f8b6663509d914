import { readPercent } from '../../engine/core/numbers/read-number'
import type { Output } from '../../engine/invoice-generator/evaluate'
import type { Input } from '../../engine/invoice-generator/fields'
import { readBic, readIban, spacedIban } from '../../engine/invoice-generator/payment'
import { interpolate } from '../core/base/strings'
import { formatMoney } from '../core/format/format'
import { formatDate, mediumDate } from '../core/format/format-date'
import type { strings } from './invoice-generator.strings'

export interface Invoice {
  readonly value: Input
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
}

interface Line {
  readonly label: string
  readonly text: string
}

/** The items that are filled in. */
export const itemsOf = ({ items }: Output) => items.filter(({ description, amount }) => description.trim() || amount)

/** Number, date and due date, as far as there are any. */
export const factsOf = ({ value, output, t, locale }: Invoice): readonly Line[] =>
  [
    { label: t.number, text: value.invoiceNumber.trim() },
    { label: t.date, text: output.date && formatDate(output.date, locale, mediumDate) },
    { label: t.due, text: output.dueDate && formatDate(output.dueDate, locale, mediumDate) },
  ].filter(({ text }) => text)

/** Subtotal, discount and tax that aren't 0, in the order in which they're calculated. An invalid percentage counts as 0. */
export function totalsOf({ value, output, t, locale }: Invoice): readonly Line[] {
  const percent = (field: 'tax' | 'discount') =>
    output.fieldIssues.some((issue) => issue.field === field) ? 0 : Number(readPercent(value[field], locale) ?? 0)
  const subtotal = { label: t.subtotal, amount: output.subtotal }
  const discount = {
    label: interpolate(t.discountAt, { percent: percent('discount') }, locale),
    amount: 0 - output.discountAmount,
  }
  const rates = output.taxes ?? [{ rate: percent('tax'), taxAmount: output.taxAmount }]
  const taxes = rates.map(({ rate, taxAmount }) => ({
    label: interpolate(t.taxAt, { percent: rate }, locale),
    amount: taxAmount,
  }))
  const totals = value.discountOn === 'before-tax' ? [subtotal, discount, ...taxes] : [subtotal, ...taxes, discount]
  return totals
    .filter(({ amount }) => amount !== 0)
    .map(({ label, amount }) => ({ label, text: formatMoney(amount, locale, t.currency) }))
}

/** What's still to be paid: the total, or the balance if something is paid. */
export const dueOf = ({ total, balance = total }: Output): number => balance

/** The total and what was paid, if anything, and last what's due. */
export function dueLines({ output, t, locale }: Invoice): readonly Line[] {
  const line = (label: string, amount: number) => ({ label, text: formatMoney(amount, locale, t.currency) })
  const { total, amountPaid = 0, balance } = output
  if (balance === undefined) return [line(t.totalDue, total)]
  return [line(t.total, total), line(t.paid, 0 - amountPaid), line(t.balance, balance)]
}

/** The sums below the items. A subtotal that's the total is left out. */
export function sumsOf(invoice: Invoice): readonly Line[] {
  const totals = totalsOf(invoice)
  return [...(totals.length > 1 ? totals : []), ...dueLines(invoice)]
}

/** How to pay, line by line: the terms, the account and other details. */
export function paymentLines({ value, t }: Invoice): string[] {
  const named = (label: string, text: string) => (text ? [`${label}: ${text}`] : [])
  const iban = value.iban.trim()
  return [
    ...(value.paymentTerms.trim() ? [value.paymentTerms.trim()] : []),
    ...named(t.accountName, value.accountName.trim()),
    ...named(t.iban, iban && spacedIban(readIban(iban) ?? iban)),
    ...named(t.bic, value.bic.trim() && (readBic(value.bic) ?? value.bic.trim())),
    ...(value.bankDetails.trim() ? [value.bankDetails.trim()] : []),
  ]
}
