import type { Now } from '../core/dates/today'
import type { Context as CoreContext } from '../core/engine'

/** A row as typed. A type instead of an interface, so that it's assignable to `Row`. */
export type Item = {
  /** Any text. */
  readonly description: string
  /** From -10^9 to 10^9. Negative for returns. */
  readonly quantity: string
  /** The price of one unit, from -10^12 to 10^12. May include fractions of a cent. Negative for a credit. */
  readonly rate: string
}

/** No field is required (spec part 2, point 5). */
export interface Input {
  /** Any text. */
  readonly invoiceNumber: string
  /** A date, such as '2026-06-15'. Empty means today. */
  readonly date: string
  /** A date, such as '2026-06-15'. Empty means none. */
  readonly dueDate: string
  /** Your name or company. */
  readonly fromName: string
  /** Your email. */
  readonly fromEmail: string
  /** Your address. */
  readonly fromAddress: string
  /** Your phone number. */
  readonly fromPhone: string
  /** The client’s name or company. */
  readonly toName: string
  /** The client’s email. */
  readonly toEmail: string
  /** The client’s address. */
  readonly toAddress: string
  /** The client’s phone number. */
  readonly toPhone: string
  /** The lines of the invoice. */
  readonly items: readonly Item[]
  /** Below the total, such as payment terms. */
  readonly notes: string
  /** Percent of the subtotal, from 0 to 1,000. Empty means 0. */
  readonly tax: string
  /** Percent of the subtotal, from 0 to 100. Empty means 0. */
  readonly discount: string
}

export const initial: Input = {
  invoiceNumber: 'INV-001',
  date: '',
  dueDate: '',
  fromName: '',
  fromEmail: '',
  fromAddress: '',
  fromPhone: '',
  toName: '',
  toEmail: '',
  toAddress: '',
  toPhone: '',
  items: [{ description: '', quantity: '1', rate: '0' }],
  notes: '',
  tax: '0',
  discount: '0',
}

export interface Context extends CoreContext {
  /** If absent, an empty date stays empty. */
  readonly now?: Now
}
