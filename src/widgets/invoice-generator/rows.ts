import { readPercent } from '../../engine/core/numbers/read-number'
import {
  type Input,
  type Output,
  readBic,
  readIban,
  spacedIban,
} from '../../engine/invoice-generator/invoice-generator'
import { interpolate } from '../core/base/strings'
import type { strings } from './invoice-generator.strings'

export interface Invoice {
  readonly value: Input
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
}

/** The items that are filled in. */
export const itemsOf = ({ items }: Output) => items.filter(({ description, amount }) => description.trim() || amount)

/** Subtotal, discount and tax, in the order in which they're calculated. An invalid percentage counts as 0. */
export function totalsOf({ value, output, t, locale }: Invoice) {
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
  return value.discountOn === 'before-tax' ? [subtotal, discount, ...taxes] : [subtotal, ...taxes, discount]
}

/** What's still to be paid: the total, or the balance if something is paid. */
export const dueOf = ({ total, balance = total }: Output): number => balance

/** The total and what was paid, if anything, and last what's due. */
export function sumsOf(invoice: Invoice) {
  const { output, t } = invoice
  const parts = totalsOf(invoice).filter(({ amount }) => amount !== 0)
  const shown = parts.length > 1 ? parts : []
  if (output.balance === undefined) return [...shown, { label: t.totalDue, amount: output.total }]
  return [
    ...shown,
    { label: t.total, amount: output.total },
    { label: t.paid, amount: 0 - (output.amountPaid ?? 0) },
    { label: t.balance, amount: output.balance },
  ]
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

/** A file name made from the invoice number, without characters that file systems don't allow. */
export function nameOf({ invoiceNumber }: Input): string {
  const allowed = invoiceNumber.replace(/[\\/:*?"<>|\p{Cc}\p{Cs}]+/gu, '-').trim()
  return (
    [...allowed]
      .slice(0, 60)
      .join('')
      .replace(/^\.+|\.+$/g, '') || 'invoice'
  )
}
