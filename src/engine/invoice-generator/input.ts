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
  /** Percent of the amount, from 0 to 1,000. Empty means the invoice’s tax. */
  readonly tax: string
}

/** No field is required (docs/rules.md). */
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
  /**
   * `after-tax`: the discount doesn’t change the tax. `before-tax`: it reduces what’s taxed. Both are percentages of the
   * subtotal.
   */
  readonly discountOn: string
  /** What the client has already paid, from 0 to 10^12. Empty means that it isn’t shown. */
  readonly amountPaid: string
  /** Such as 'Due within 30 days'. Empty means none. */
  readonly paymentTerms: string
  /** Who’s paid, if it isn’t the sender’s name. */
  readonly accountName: string
  /** The account number (ISO 13616), with or without spaces. */
  readonly iban: string
  /** The bank’s code (ISO 9362), 8 or 11 characters. */
  readonly bic: string
  /** Other ways to pay, such as a routing and an account number. */
  readonly bankDetails: string
  /** For an e-invoice: two-letter country codes (ISO 3166-1), such as 'DE'. */
  readonly fromCountry: string
  readonly toCountry: string
  /** VAT IDs with the country’s letters, such as 'DE123456789'. */
  readonly fromVatId: string
  readonly toVatId: string
  /** The sender’s number at the local tax office, for those without a VAT ID. */
  readonly fromTaxNumber: string
  /** What the client asks to see on the invoice, such as an order number or a routing ID. */
  readonly buyerReference: string
  /** Why some items have no tax: `Z`, `E`, `AE` or `G` (UNCL 5305), or empty. */
  readonly zeroTax: string
  /** The reason in words, such as 'Reverse charge'. */
  readonly zeroTaxReason: string
  /** The name you sign with. Empty means none. */
  readonly signature: string
  /** A drawn signature, which replaces the name: lines of points on 600 × 200, such as '20,80 60,40;70,90'. */
  readonly signatureStrokes: string
}

/** The values of `discountOn`. */
export const discountOrders = ['after-tax', 'before-tax'] as const

/** Why an item has no tax (UNCL 5305): zero-rated, exempt, reverse charge, or an export. */
export const zeroTaxes = ['Z', 'E', 'AE', 'G'] as const

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
  items: [{ description: '', quantity: '1', rate: '0', tax: '' }],
  notes: '',
  tax: '0',
  discount: '0',
  discountOn: 'after-tax',
  amountPaid: '',
  paymentTerms: '',
  accountName: '',
  iban: '',
  bic: '',
  bankDetails: '',
  fromCountry: '',
  toCountry: '',
  fromVatId: '',
  toVatId: '',
  fromTaxNumber: '',
  buyerReference: '',
  zeroTax: '',
  zeroTaxReason: '',
  signature: '',
  signatureStrokes: '',
}

export interface Context extends CoreContext {
  /** If absent, an empty date stays empty. */
  readonly now?: Now
  /** The currency of all amounts (ISO 4217), for files and payments. USD if absent. */
  readonly currency?: string
}
