import { decimalText, exact, subtract, toFixed } from '../core/numbers/rational'
import { readPercent } from '../core/numbers/read-number'
import { type Result, success } from '../core/result'
import { readText } from '../core/text-field'
import type { Context } from './context'
import {
  type Answer,
  checkEInvoice,
  type EInvoice,
  type EInvoiceIssueCode,
  readVatId,
  type TaxCategory,
} from './e-invoice'
import type { Input } from './fields'
import { readBic, readIban } from './payment'
import { type Node, node, xmlOf } from './xml'

const namespace = 'urn:oasis:names:specification:ubl:schema:xsd'

/** An e-invoice being written. */
interface Draft extends EInvoice {
  readonly text: (field: Exclude<keyof Input, 'items'>) => string
  readonly answer: Answer
  readonly currency: string
  /** An element with an amount of money. */
  readonly money: (name: string, amount: number) => Node
}

/**
 * The invoice as an e-invoice: EN 16931 in the syntax of UBL 2.1. `answer` is what `evaluate` returns for the input. Fails
 * with everything that's missing.
 */
export function toUbl(input: Input, answer: Answer, context: Context = {}): Result<string, EInvoiceIssueCode> {
  const { currency = 'USD', minorDigits = 2 } = context
  const tax = Number(readPercent(readText(input, 'tax'), context.locale ?? 'en-US') ?? 0)
  const checked = checkEInvoice(input, answer, tax, context)
  if (!checked.ok) return checked
  const text: Draft['text'] = (field) => readText(input, field)
  const money: Draft['money'] = (name, amount) =>
    node(name, toFixed(exact(amount), minorDigits), { currencyID: currency })
  const draft: Draft = { ...checked.value, text, answer, currency, money }
  const { discountAmount } = answer
  // The order of elements matters in UBL.
  const root = node(
    'Invoice',
    [
      node('cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
      node('cbc:ID', oneLine(text('invoiceNumber'))),
      node('cbc:IssueDate', answer.date),
      node('cbc:DueDate', answer.dueDate),
      // A commercial invoice (UNCL 1001).
      node('cbc:InvoiceTypeCode', '380'),
      node('cbc:Note', text('notes')),
      node('cbc:DocumentCurrencyCode', currency),
      node('cbc:BuyerReference', oneLine(text('buyerReference'))),
      node('cac:AccountingSupplierParty', [partyOf('from', draft)]),
      node('cac:AccountingCustomerParty', [partyOf('to', draft)]),
      paymentOf(draft),
      node('cac:PaymentTerms', [node('cbc:Note', text('paymentTerms'))]),
      ...allowancesOf(draft),
      taxesOf(draft),
      node('cac:LegalMonetaryTotal', [
        money('cbc:LineExtensionAmount', answer.subtotal),
        node('cbc:TaxExclusiveAmount', toFixed(subtract(exact(answer.total), exact(answer.taxAmount)), minorDigits), {
          currencyID: currency,
        }),
        money('cbc:TaxInclusiveAmount', answer.total),
        discountAmount !== 0 && money('cbc:AllowanceTotalAmount', discountAmount),
        answer.amountPaid !== undefined && money('cbc:PrepaidAmount', answer.amountPaid),
        money('cbc:PayableAmount', answer.balance ?? answer.total),
      ]),
      ...checked.value.lines.map((line, index) => lineOf(line, index, draft)),
    ],
    {
      xmlns: `${namespace}:Invoice-2`,
      'xmlns:cac': `${namespace}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${namespace}:CommonBasicComponents-2`,
    },
  )
  return success(`<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(root)}`)
}

/** The seller or the buyer. */
function partyOf(who: 'from' | 'to', { text }: Draft): Node {
  const [street, more, ...others] = text(`${who}Address`)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const email = text(`${who}Email`)
  const vatId = readVatId(text(`${who}VatId`))
  const taxNumber = who === 'from' ? oneLine(text('fromTaxNumber')) : ''
  return node('cac:Party', [
    // EM is email in the list of electronic address schemes.
    node('cbc:EndpointID', email, { schemeID: 'EM' }),
    // Without a VAT ID, the tax number also identifies the seller (BR-CO-26).
    !vatId && node('cac:PartyIdentification', [node('cbc:ID', taxNumber)]),
    node('cac:PostalAddress', [
      node('cbc:StreetName', street ?? ''),
      node('cbc:AdditionalStreetName', more ?? ''),
      node('cac:AddressLine', [node('cbc:Line', others.join(', '))]),
      node('cac:Country', [node('cbc:IdentificationCode', text(`${who}Country`).toUpperCase())]),
    ]),
    registered(vatId, 'VAT'),
    registered(taxNumber, 'FC'),
    node('cac:PartyLegalEntity', [node('cbc:RegistrationName', oneLine(text(`${who}Name`)))]),
    node('cac:Contact', [node('cbc:Telephone', oneLine(text(`${who}Phone`))), node('cbc:ElectronicMail', email)]),
  ])
}

/** A VAT ID, or with `FC` a number at the local tax office. */
const registered = (id: string, scheme: 'VAT' | 'FC'): Node | false =>
  id !== '' && node('cac:PartyTaxScheme', [node('cbc:CompanyID', id), node('cac:TaxScheme', [node('cbc:ID', scheme)])])

/** A transfer to the account, if there's a valid one: 58 is SEPA, 30 another transfer (UNCL 4461). */
function paymentOf({ text, currency }: Draft): Node | false {
  const iban = readIban(text('iban'))
  if (!iban) return false
  return node('cac:PaymentMeans', [
    node('cbc:PaymentMeansCode', currency === 'EUR' ? '58' : '30'),
    node('cbc:PaymentID', oneLine(text('invoiceNumber'))),
    node('cac:PayeeFinancialAccount', [
      node('cbc:ID', iban),
      node('cbc:Name', oneLine(text('accountName'))),
      node('cac:FinancialInstitutionBranch', [node('cbc:ID', readBic(text('bic')) ?? '')]),
    ]),
  ])
}

/** The discount, once for each tax rate. */
const allowancesOf = ({ groups, money }: Draft): Node[] =>
  groups
    .filter(({ discountAmount }) => discountAmount !== 0)
    .map(({ discountAmount, subtotal, category }) =>
      node('cac:AllowanceCharge', [
        node('cbc:ChargeIndicator', 'false'),
        node('cbc:AllowanceChargeReason', 'Discount'),
        money('cbc:Amount', discountAmount),
        money('cbc:BaseAmount', subtotal),
        categoryOf('cac:TaxCategory', category),
      ]),
    )

const taxesOf = ({ groups, answer, money }: Draft): Node =>
  node('cac:TaxTotal', [
    money('cbc:TaxAmount', answer.taxAmount),
    ...groups.map(({ taxable, taxAmount, category }) =>
      node('cac:TaxSubtotal', [
        money('cbc:TaxableAmount', taxable),
        money('cbc:TaxAmount', taxAmount),
        categoryOf('cac:TaxCategory', category, category.reason),
      ]),
    ),
  ])

const categoryOf = (name: string, { id, percent }: TaxCategory, reason = ''): Node =>
  node(name, [
    node('cbc:ID', id),
    node('cbc:Percent', decimalText(exact(percent))),
    node('cbc:TaxExemptionReason', reason),
    node('cac:TaxScheme', [node('cbc:ID', 'VAT')]),
  ])

/** A line. Its price can't be negative (BR-27), so for a credit the quantity is. */
function lineOf(line: EInvoice['lines'][number], index: number, { currency, money }: Draft): Node {
  const sign = line.rate < 0 ? -1 : 1
  const decimal = (number: number) => decimalText(exact(number * sign))
  return node('cac:InvoiceLine', [
    node('cbc:ID', String(index + 1)),
    // C62 is 'one', a piece or a unit (UN/ECE Recommendation 20).
    node('cbc:InvoicedQuantity', decimal(line.quantity), { unitCode: 'C62' }),
    money('cbc:LineExtensionAmount', line.amount),
    node('cac:Item', [
      node('cbc:Name', oneLine(line.description)),
      categoryOf('cac:ClassifiedTaxCategory', line.category),
    ]),
    node('cac:Price', [node('cbc:PriceAmount', decimal(line.rate), { currencyID: currency })]),
  ])
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
