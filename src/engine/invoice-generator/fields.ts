import { date } from '../core/fields/date'
import { type InputOf, startOf } from '../core/fields/field'
import { money, number, percent } from '../core/fields/number'
import { oneOf, rows, text } from '../core/fields/text'

/** The values of `discountOn`. */
export const discountOrders = ['after-tax', 'before-tax'] as const

/** Why an item has no tax (UNCL 5305): zero-rated, exempt, reverse charge, or an export. */
export const zeroTaxes = ['Z', 'E', 'AE', 'G'] as const

export const item = {
  /** Any text. */
  description: text(),
  /** From -10^9 to 10^9. Negative for returns. */
  quantity: number({ min: -1e9, max: 1e9, initial: '1' }),
  /** The price of one unit, from -10^12 to 10^12. May include fractions of a cent. Negative for a credit. */
  rate: money({ min: -1e12, max: 1e12, initial: '0' }),
  /** Percent of the amount, from 0 to 1,000. Empty means the invoice’s tax. */
  tax: percent({ min: 0, max: 1000, optional: true }),
}

export const fields = {
  /** Any text. */
  invoiceNumber: text({ initial: 'INV-001' }),
  /** A date, such as '2026-06-15'. Empty means today. */
  date: date({ today: true, optional: true, example: '2026-11-20' }),
  /** A date, such as '2026-06-15'. Empty means none. */
  dueDate: date({ optional: true, example: '2026-12-20' }),
  /** Your name or company. */
  fromName: text({ example: 'Field & Fern Studio' }),
  /** Your email. */
  fromEmail: text({ example: 'hello@fern.example' }),
  /** Your address. */
  fromAddress: text({ example: '12 Mill Lane\nPortland, OR 97201' }),
  /** Your phone number. */
  fromPhone: text({ example: '+1 503 555 0142' }),
  /** The client’s name or company. */
  toName: text({ example: 'Harbor Books' }),
  /** The client’s email. */
  toEmail: text({ example: 'ap@harbor.example' }),
  /** The client’s address. */
  toAddress: text({ example: '88 Pier Road\nPortland, ME 04101' }),
  /** The client’s phone number. */
  toPhone: text({ example: '+1 207 555 0118' }),
  /** The lines of the invoice. */
  items: rows(item, {
    initial: [startOf(item).initial],
    example: [
      { description: 'Window display design', quantity: '12', rate: '65', tax: '' },
      { description: 'Posters', quantity: '40', rate: '3', tax: '' },
      { description: 'Delivery', quantity: '1', rate: '18', tax: '' },
    ],
  }),
  /** Below the total, such as payment terms. */
  notes: text({ example: 'Thank you. Please pay by bank transfer.' }),
  /** Percent of the subtotal, from 0 to 1,000. Empty means 0. */
  tax: percent({ min: 0, max: 1000, empty: 0, initial: '0', example: '8' }),
  /** Percent of the subtotal, from 0 to 100. Empty means 0. */
  discount: percent({ min: 0, max: 100, empty: 0, initial: '0', example: '5' }),
  /** Before tax, it reduces what’s taxed. Either way, it’s a percentage of the subtotal. */
  discountOn: oneOf(discountOrders, {
    optional: true,
    initial: 'after-tax',
    unknown: 'unknown-order',
    words: 'discountOrders',
  }),
  /** What the client has already paid, from 0 to 10^12. Empty means that it isn’t shown. */
  amountPaid: money({ min: 0, max: 1e12, optional: true }),
  /** Such as 'Due within 30 days'. Empty means none. */
  paymentTerms: text(),
  /** Who’s paid, if it isn’t the sender’s name. */
  accountName: text(),
  /** The account number (ISO 13616), with or without spaces. */
  iban: text(),
  /** The bank’s code (ISO 9362), 8 or 11 characters. */
  bic: text(),
  /** Such as a routing and an account number. */
  bankDetails: text(),
  /** For an e-invoice, a code (ISO 3166-1) such as 'DE'. */
  fromCountry: text(),
  toCountry: text(),
  /** With the country’s letters, such as 'DE123456789'. */
  fromVatId: text(),
  toVatId: text(),
  /** From the local tax office, for those without a VAT ID. */
  fromTaxNumber: text(),
  /** What the client asks for, such as an order number. */
  buyerReference: text(),
  /** Codes of UNCL 5305. Empty if all items are taxed. */
  zeroTax: oneOf(zeroTaxes, { optional: true, words: 'zeroTaxes' }),
  /** Such as 'Reverse charge'. */
  zeroTaxReason: text(),
  /** The name you sign with. Empty means none. */
  signature: text(),
  /** Replaces the name: lines of points on 600 × 200, such as '20,80 60,40;70,90'. */
  signatureStrokes: text(),
}

/** No field is required (docs/rules.md). */
export type Input = InputOf<typeof fields>
/** A row as typed. */
export type Item = InputOf<typeof item>

export const { initial, example } = startOf(fields)
