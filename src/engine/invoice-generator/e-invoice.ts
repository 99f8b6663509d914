import type { Issue, Result } from '../core/result'
import { failure, success } from '../core/result'
import { readText } from '../core/text-field'
import type { Context } from './context'
import { countries } from './countries'
import { type Input, zeroTaxes } from './fields'
import type { TaxGroup, Totals } from './totals'
import { allowedText } from './xml'

type ZeroTax = (typeof zeroTaxes)[number]

/** What an e-invoice is made from: an invoice as `evaluate` returns it. */
export interface Answer extends Totals {
  readonly items: readonly {
    readonly description: string
    readonly quantity: number
    readonly rate: number
    readonly amount: number
    readonly tax?: number
  }[]
  readonly date: string
  readonly dueDate: string
  readonly taxes?: readonly TaxGroup[]
  readonly amountPaid?: number
  readonly balance?: number
  readonly fieldIssues: readonly Issue[]
}

/**
 * What an e-invoice (EN 16931) lacks, or can't hold. The rules are in parentheses, as bound to UBL in the official artifacts
 * (ConnectingEurope/eInvoicing-EN16931, ubl/schematron/UBL/EN16931-UBL-model.sch at commit ffa98ce2, read on Nov 26, 2026).
 * `invalid-field`: a field of the invoice has an error. `no-number` (BR-02), `no-date` (BR-03), `no-seller` (BR-06),
 * `no-buyer` (BR-07). `no-country` (BR-09, BR-11) and `not-a-country`, at `fromCountry` or `toCountry`. `no-items` (BR-16).
 * `no-description` (BR-25), at an item. `not-a-vat-id` (BR-CO-09). `no-seller-id`: no VAT ID and no tax number (BR-S-02,
 * BR-Z-02, BR-E-02, BR-AE-02, BR-CO-26). `no-vat-id`: an export needs the VAT ID (BR-G-02). `no-buyer-vat-id`: so does the
 * client for reverse charge (BR-AE-02; a company number would do too, but there's no field for it). `no-zero-tax`: an item
 * has no tax, and there's no reason. `no-reason`: exempt, but no reason in words (BR-E-10). `no-due`: neither a due date nor
 * payment terms (BR-CO-25). `discount-after-tax`: a discount always reduces what's taxed (BR-CO-13). `too-many-decimals`:
 * more than two (BR-DEC-01 to BR-DEC-28).
 */
export type EInvoiceIssueCode =
  | 'invalid-field'
  | 'no-number'
  | 'no-date'
  | 'no-seller'
  | 'no-buyer'
  | 'no-country'
  | 'not-a-country'
  | 'no-items'
  | 'no-description'
  | 'not-a-vat-id'
  | 'no-seller-id'
  | 'no-vat-id'
  | 'no-buyer-vat-id'
  | 'no-zero-tax'
  | 'no-reason'
  | 'no-due'
  | 'discount-after-tax'
  | 'too-many-decimals'

export interface TaxCategory {
  /** `S` for an item with tax. */
  readonly id: 'S' | ZeroTax
  readonly percent: number
  /** In words, if there's no tax. */
  readonly reason?: string
}

export interface EInvoice {
  readonly lines: readonly (Answer['items'][number] & { readonly category: TaxCategory })[]
  readonly groups: readonly (TaxGroup & { readonly category: TaxCategory })[]
}

/** The lines and tax groups of an e-invoice, or everything that's missing. */
export function checkEInvoice(
  input: Input,
  answer: Answer,
  tax: number,
  { minorDigits = 2 }: Context = {},
): Result<EInvoice, EInvoiceIssueCode> {
  const issues: Issue<EInvoiceIssueCode>[] = []
  const need = (isThere: unknown, code: EInvoiceIssueCode, field?: string) => {
    if (!isThere) issues.push(field ? { code, field } : { code })
  }
  const text = (field: Exclude<keyof Input, 'items'>) => allowedText(readText(input, field))
  const items = answer.items
    .map((item, index) => ({ ...item, tax: item.tax ?? tax, index }))
    .filter(({ description, amount }) => description.trim() || amount)
  const zero = zeroTaxes.find((known) => known === text('zeroTax'))
  const hasZero = items.some((item) => item.tax === 0)

  need(answer.fieldIssues.length === 0, 'invalid-field', answer.fieldIssues[0]?.field)
  need(text('invoiceNumber'), 'no-number', 'invoiceNumber')
  need(answer.date, 'no-date', 'date')
  need(text('fromName'), 'no-seller', 'fromName')
  need(text('toName'), 'no-buyer', 'toName')
  for (const field of ['fromCountry', 'toCountry'] as const) {
    need(text(field), 'no-country', field)
    if (text(field)) need(countries.includes(text(field).toUpperCase()), 'not-a-country', field)
  }
  for (const field of ['fromVatId', 'toVatId'] as const) {
    if (text(field)) need(isVatId(text(field)), 'not-a-vat-id', field)
  }
  need(text('fromVatId') || text('fromTaxNumber'), 'no-seller-id', 'fromVatId')
  need(items.length > 0, 'no-items', 'items')
  for (const { description, index } of items)
    need(allowedText(description), 'no-description', `items.${index}.description`)
  if (hasZero) {
    need(zero, 'no-zero-tax', 'zeroTax')
    if (zero === 'E') need(text('zeroTaxReason'), 'no-reason', 'zeroTaxReason')
    if (zero === 'G' && text('fromTaxNumber')) need(text('fromVatId'), 'no-vat-id', 'fromVatId')
    if (zero === 'AE') need(text('toVatId'), 'no-buyer-vat-id', 'toVatId')
  }
  if ((answer.balance ?? answer.total) > 0) need(answer.dueDate || text('paymentTerms'), 'no-due', 'dueDate')
  need(text('discountOn') === 'before-tax' || answer.discountAmount === 0, 'discount-after-tax', 'discountOn')
  need(minorDigits <= 2, 'too-many-decimals')
  if (issues.length > 0) return failure(...issues)

  const categoryOf = (percent: number): TaxCategory =>
    percent === 0 && zero ? { id: zero, percent, ...reasonOf(zero, text('zeroTaxReason')) } : { id: 'S', percent }
  const { subtotal, taxAmount } = answer
  const groups = answer.taxes ?? [{ rate: tax, subtotal, discountAmount: 0, taxable: subtotal, taxAmount }]
  return success({
    lines: items.map(({ index, ...item }) => ({ ...item, category: categoryOf(item.tax) })),
    // A row that's left off may have a rate of its own.
    groups: groups
      .filter(({ rate }) => items.some((item) => item.tax === rate))
      .map((group) => ({ ...group, category: categoryOf(group.rate) })),
  })
}

/** 'DE123456789': the letters of a country, EL for Greece or XI for Northern Ireland, then its number. */
export const readVatId = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase()

function isVatId(text: string): boolean {
  const id = readVatId(text)
  return /^[A-Z]{2}[A-Z\d+*]{2,13}$/.test(id) && [...countries, 'EL', 'XI'].includes(id.slice(0, 2))
}

/** Zero-rated items have no reason in words (BR-Z-10); the others must. */
function reasonOf(zero: ZeroTax, reason: string): { reason?: string } {
  if (zero === 'Z') return {}
  return { reason: reason || (zero === 'AE' ? 'Reverse charge' : 'Export outside the EU') }
}
