import type { Now } from '../core/dates/today'
import type { Context as CoreContext } from '../core/engine'

/** A row as typed. A type instead of an interface, so that it's assignable to `Row`. */
export type Item = {
  readonly description: string
  /** From -10^9 to 10^9. Negative for returns. */
  readonly quantity: string
  /** The price of one unit, from -10^12 to 10^12. May include fractions of a cent. Negative for a credit. */
  readonly rate: string
}

/** No field is required (spec part 2, point 5). */
export interface Input {
  readonly invoiceNumber: string
  /** Any date that `interpretDate` can read. Empty means today. */
  readonly date: string
  /** Any date that `interpretDate` can read. Empty means none. */
  readonly dueDate: string
  readonly fromName: string
  readonly fromEmail: string
  readonly fromAddress: string
  readonly fromPhone: string
  readonly toName: string
  readonly toEmail: string
  readonly toAddress: string
  readonly toPhone: string
  readonly items: readonly Item[]
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
