import { FacturX } from 'factur-x-kit'
import type { Element } from './read'

// The invoice in the terms of factur-x-kit, a library for another syntax of EN 16931 with its own code for the standard's rules.

const child = (parent: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>((at, name) => (at as Element | undefined)?.[name], parent)
const text = (parent: unknown, ...names: string[]) => child(parent, ...names) as string | undefined
const number = (parent: unknown, ...names: string[]) => {
  const found = text(parent, ...names)
  return found === undefined ? undefined : Number(found)
}
const list = (parent: unknown, ...names: string[]) => [child(parent, ...names) ?? []].flat() as Element[]
const date = (value?: string) => {
  const [year, month, day] = (value ?? '').split('-').map(Number)
  return value ? { year, month, day } : undefined
}
const tax = (category: unknown) => ({
  typeCode: 'VAT',
  categoryCode: text(category, 'cbc:ID'),
  rateApplicablePercent: number(category, 'cbc:Percent'),
})

function partyOf(party: unknown) {
  const ids = list(party, 'cac:PartyTaxScheme')
  const idOf = (scheme: string) =>
    text(
      ids.find((id) => text(id, 'cac:TaxScheme', 'cbc:ID') === scheme),
      'cbc:CompanyID',
    )
  return {
    name: text(party, 'cac:PartyLegalEntity', 'cbc:RegistrationName'),
    postalAddress: { country: text(party, 'cac:PostalAddress', 'cac:Country', 'cbc:IdentificationCode') },
    ...(ids.length > 0 ? { taxIdentification: { vatId: idOf('VAT'), localTaxId: idOf('FC') } } : {}),
  }
}

const lineOf = (line: Element) => ({
  generalLineData: { lineId: text(line, 'cbc:ID') },
  productDescription: { name: text(line, 'cac:Item', 'cbc:Name') },
  productPriceAgreement: { productNetPricing: { netPricePerItem: number(line, 'cac:Price', 'cbc:PriceAmount') } },
  delivery: {
    itemQuantity: {
      quantity: number(line, 'cbc:InvoicedQuantity'),
      unit: text(line, 'cbc:InvoicedQuantity@unitCode'),
    },
  },
  settlement: {
    tax: tax(child(line, 'cac:Item', 'cac:ClassifiedTaxCategory')),
    lineTotals: { netTotal: number(line, 'cbc:LineExtensionAmount') },
  },
})

function profileOf(invoice: Element) {
  const supplier = child(invoice, 'cac:AccountingSupplierParty', 'cac:Party')
  const [total] = list(invoice, 'cac:TaxTotal')
  const sums = invoice['cac:LegalMonetaryTotal']
  const allowances = list(invoice, 'cac:AllowanceCharge')
  const currency = text(invoice, 'cbc:DocumentCurrencyCode')
  return {
    profile: text(invoice, 'cbc:CustomizationID'),
    document: {
      id: text(invoice, 'cbc:ID'),
      type: text(invoice, 'cbc:InvoiceTypeCode'),
      dateOfIssue: date(text(invoice, 'cbc:IssueDate')),
      currency,
    },
    seller: {
      ...partyOf(supplier),
      id: list(supplier, 'cac:PartyIdentification').map((one) => text(one, 'cbc:ID')),
    },
    buyer: partyOf(child(invoice, 'cac:AccountingCustomerParty', 'cac:Party')),
    invoiceLines: list(invoice, 'cac:InvoiceLine').map(lineOf),
    paymentInformation: {
      paymentMeans: list(invoice, 'cac:PaymentMeans').map((means) => ({
        paymentType: text(means, 'cbc:PaymentMeansCode'),
        payeeBankAccount: { iban: text(means, 'cac:PayeeFinancialAccount', 'cbc:ID') },
      })),
      paymentTerms: {
        description: text(invoice, 'cac:PaymentTerms', 'cbc:Note'),
        dueDate: date(text(invoice, 'cbc:DueDate')),
      },
    },
    totals: {
      sumWithoutAllowancesAndCharges: number(sums, 'cbc:LineExtensionAmount'),
      documentLevelAllowancesAndCharges: {
        allowances: allowances.map((one) => ({
          actualAmount: number(one, 'cbc:Amount'),
          basisAmount: number(one, 'cbc:BaseAmount'),
          reason: text(one, 'cbc:AllowanceChargeReason'),
          categoryTradeTax: tax(one['cac:TaxCategory']),
        })),
      },
      allowanceTotalAmount: number(sums, 'cbc:AllowanceTotalAmount'),
      netTotal: number(sums, 'cbc:TaxExclusiveAmount'),
      taxBreakdown: list(total, 'cac:TaxSubtotal').map((one) => ({
        ...tax(one['cac:TaxCategory']),
        basisAmount: number(one, 'cbc:TaxableAmount'),
        calculatedAmount: number(one, 'cbc:TaxAmount'),
        exemptionReason: text(one, 'cac:TaxCategory', 'cbc:TaxExemptionReason'),
      })),
      taxTotal: [{ amount: number(total, 'cbc:TaxAmount'), currency }],
      grossTotal: number(sums, 'cbc:TaxInclusiveAmount'),
      prepaidAmount: number(sums, 'cbc:PrepaidAmount'),
      openAmount: number(sums, 'cbc:PayableAmount'),
    },
  }
}

/** The rules of EN 16931 that don't hold, each as factur-x-kit words it. Throws if it can't read the invoice at all. */
export async function brokenRules({ 'ubl:Invoice': invoice }: { 'ubl:Invoice': Element }): Promise<string[]> {
  const profile = profileOf(invoice) as unknown as Parameters<typeof FacturX.fromObject>[0]
  const result = (await FacturX.fromObject(profile)).validate()
  return result.valid ? [] : (result.errors ?? []).map(({ message }) => message)
}
