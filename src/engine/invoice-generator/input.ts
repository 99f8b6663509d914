import type { Now } from '../core/dates/today'
import type { Context as CoreContext } from '../core/engine'

/** A row as typed. A type, not an interface, so that it is a `Row`. */
export type Item = {
  readonly description: string
  /** From -10^9 to 10^9; below 0 for what is given back. */
  readonly quantity: string
  /** Money for one, from -10^12 to 10^12, parts of a cent too; below 0 for a credit. */
  readonly rate: string
}

/** No field is required (spec part 2, point 5). */
export interface Input {
  readonly invoiceNumber: string
  /** As `interpretDate` reads it; empty means today. */
  readonly date: string
  /** As `interpretDate` reads it; empty means none. */
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
  /** Percent of the subtotal, from 0 to 1,000; empty is 0. */
  readonly tax: string
  /** Percent of the subtotal, from 0 to 100; empty is 0. */
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
  /** Without it an empty date stays empty. */
  readonly now?: Now
}
