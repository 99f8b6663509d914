import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { evaluate, example, type Input, initial } from '../../../src/engine/invoice-generator/invoice-generator'
import { toUbl } from '../../../src/engine/invoice-generator/ubl'
import { eachRow } from '../../each-row'
import { records, sized } from '../../scale'

// Validated with libxml2 against the part of the UBL 2.1 schema that's used (ubl/, not the published files), and checked by the arithmetic rules
// of EN 16931 (BR-CO-10 to BR-CO-17, BR-S-08, BR-27, BR-DEC), written here from the text of the published schematron.

const schemaFile = (name: string) => ({
  fileName: name,
  contents: readFileSync(new URL(`./ubl/${name}`, import.meta.url), 'utf8'),
})
const schema = [schemaFile('invoice.xsd')]
const preload = [schemaFile('aggregate.xsd'), schemaFile('basic.xsd')]
const validate = (contents: string) => validateXML({ xml: [{ fileName: 'invoice.xml', contents }], schema, preload })

const complete: Input = {
  ...example,
  fromCountry: 'DE',
  toCountry: 'FR',
  fromVatId: 'DE 123 456 789',
  toVatId: 'FR12345678901',
  discountOn: 'before-tax',
  discount: '5',
  tax: '19',
  amountPaid: '100',
  paymentTerms: 'Due within 30 days',
  iban: 'DE02 1001 0010 9307 1186 03',
  bic: 'PBNKDEFF',
  accountName: 'Field & Fern',
  buyerReference: 'PO-17',
  items: [
    { description: 'Design <12 h>', quantity: '12', rate: '65', tax: '' },
    { description: 'Posters\n"A2"', quantity: '40', rate: '3', tax: '7' },
    { description: 'Credit', quantity: '1', rate: '-18', tax: '' },
    { description: '', quantity: '1', rate: '0', tax: '3' },
  ],
}
const ublOf = (input: Input, context: object = {}) => {
  const all = { currency: 'EUR', ...context }
  const result = evaluate(input, all)
  if (!result.ok) throw new Error('no answer')
  return toUbl(input, result.value, all)
}
const xmlOf = (input: Input, context?: object): string => {
  const result = ublOf(input, context)
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.value
}
const codesOf = (input: Partial<Input>, context?: object) => {
  const result = ublOf({ ...complete, ...input }, context)
  return result.ok ? [] : result.issues.map(({ code, field }) => (field ? `${field}: ${code}` : code))
}

/** The contents of each element of a name, with its tags left off: amounts in cents. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text)
const blocks = (xml: string, name: string) => xml.match(new RegExp(`<${name}>[\\s\\S]*?</${name}>`, 'g')) ?? []
const cents = (text = '0') => Math.round(Number(text) * 100)
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

/** The rules that don't hold. */
function brokenRules(xml: string): string[] {
  const lines = blocks(xml, 'cac:InvoiceLine')
  const allowances = blocks(xml, 'cac:AllowanceCharge')
  const groups = blocks(xml, 'cac:TaxSubtotal')
  const rest = xml.slice(xml.indexOf('<cac:LegalMonetaryTotal>'), xml.indexOf('</cac:LegalMonetaryTotal>'))
  const total = (name: string) => cents(texts(rest, `cbc:${name}`)[0])
  const net = (line: string) => cents(texts(line, 'cbc:LineExtensionAmount')[0])
  const categoryOf = (block: string) => `${texts(block, 'cbc:ID').at(-2)} ${texts(block, 'cbc:Percent')[0]}`
  const off = (block: string) => cents(texts(block, 'cbc:Amount')[0])
  const taxOf = (group: string) => cents(texts(group, 'cbc:TaxAmount')[0])
  const baseOf = (group: string) => cents(texts(group, 'cbc:TaxableAmount')[0])
  const inGroup = (list: readonly string[], group: string) =>
    list.filter((one) => categoryOf(one) === categoryOf(group))
  const amounts = [...xml.matchAll(/<cbc:\w*Amount [^>]*>([^<]*)</g)].filter(([all]) => !all.includes('PriceAmount'))
  const rules: Record<string, boolean> = {
    'BR-CO-10': total('LineExtensionAmount') === sum(lines.map(net)),
    'BR-CO-11': total('AllowanceTotalAmount') === sum(allowances.map(off)),
    'BR-CO-13': total('TaxExclusiveAmount') === total('LineExtensionAmount') - total('AllowanceTotalAmount'),
    'BR-CO-14': cents(texts(blocks(xml, 'cac:TaxTotal')[0] ?? '', 'cbc:TaxAmount')[0]) === sum(groups.map(taxOf)),
    'BR-CO-15': total('TaxInclusiveAmount') === total('TaxExclusiveAmount') + sum(groups.map(taxOf)),
    'BR-CO-16': total('PayableAmount') === total('TaxInclusiveAmount') - total('PrepaidAmount'),
    'BR-CO-17': groups.every((group) => {
      const exact = (baseOf(group) * Number(texts(group, 'cbc:Percent')[0])) / 100
      return Math.abs(taxOf(group) - exact) <= 0.5 + 1e-6
    }),
    'BR-S-08': groups.every(
      (group) => baseOf(group) === sum(inGroup(lines, group).map(net)) - sum(inGroup(allowances, group).map(off)),
    ),
    'BR-CO-18': groups.length > 0,
    'BR-27': texts(xml, 'cbc:PriceAmount').every((price) => Number(price) >= 0),
    'BR-DEC': amounts.every(([, amount = '']) => /^-?\d+(\.\d{1,2})?$/.test(amount)),
  }
  return Object.keys(rules).filter((rule) => !rules[rule])
}

describe('a complete invoice', () => {
  it('is valid by the schema and the rules', async () => {
    const xml = xmlOf(complete)
    expect((await validate(xml)).errors.map(({ message }) => message)).toEqual([])
    expect(brokenRules(xml)).toEqual([])
  })

  // UNCL 4461: 58 is a SEPA credit transfer, 30 a credit transfer.
  eachRow([
    ['EUR', '58'],
    ['USD', '30'],
  ])('in %s is paid by a transfer of code %s', (currency, code) => {
    const means = blocks(xmlOf(complete, { currency }), 'cac:PaymentMeans').join('')
    expect(texts(means, 'cbc:PaymentMeansCode')).toEqual([code])
  })

  // By hand: 780 - 18 = 762 at 19%, 120 at 7%. 5% off: 723.90 and 114. Tax: 137.54 and 7.98. Total 983.42, 100 paid.
  it('has the totals by hand', () => {
    const xml = xmlOf(complete)
    expect(texts(xml, 'cbc:TaxableAmount')).toEqual(['723.90', '114.00'])
    expect(texts(xml, 'cbc:TaxAmount')).toEqual(['145.52', '137.54', '7.98'])
    expect(texts(xml, 'cbc:TaxInclusiveAmount')).toEqual(['983.42'])
    expect(texts(xml, 'cbc:PayableAmount')).toEqual(['883.42'])
    expect(texts(xml, 'cbc:InvoicedQuantity')).toEqual(['12', '40', '-1'])
    expect(texts(xml, 'cbc:CompanyID')).toEqual(['DE123456789', 'FR12345678901'])
  })

  it('escapes what XML reserves, and leaves off what it doesn’t allow', async () => {
    const xml = xmlOf({ ...complete, fromName: 'A & B\u0000 <\ud800C>', notes: ']]> "x" 😀' })
    expect(xml).toContain('A &#38; B &#60;C&#62;')
    expect((await validate(xml)).errors).toEqual([])
  })

  it('without tax is exempt, with the reason, or one of the others', async () => {
    const zero = { ...complete, tax: '0', items: complete.items.map((item) => ({ ...item, tax: '' })) }
    for (const zeroTax of ['Z', 'E', 'AE', 'G']) {
      const xml = xmlOf({ ...zero, zeroTax, zeroTaxReason: zeroTax === 'E' ? 'Small business' : '' })
      expect((await validate(xml)).errors).toEqual([])
      expect(brokenRules(xml)).toEqual([])
      expect(texts(xml, 'cbc:TaxExemptionReason')).toHaveLength(zeroTax === 'Z' ? 0 : 1)
    }
  })

  it('may have a tax number instead of a VAT ID, which then also identifies the seller', async () => {
    const xml = xmlOf({ ...complete, fromVatId: '', fromTaxNumber: '12/345/67890' })
    expect((await validate(xml)).errors).toEqual([])
    expect(xml).toMatch(/<cac:PartyIdentification>\s*<cbc:ID>12\/345\/67890</)
    expect(xml).toMatch(/<cbc:CompanyID>12\/345\/67890<\/cbc:CompanyID>\s*<cac:TaxScheme>\s*<cbc:ID>FC</)
  })
})

it('the schema rejects another order and a missing element', async () => {
  const xml = xmlOf(complete)
  const [date = ''] = xml.match(/ +<cbc:IssueDate>.*\n/) ?? []
  expect((await validate(xml.replace(date, ''))).valid).toBe(false)
  expect((await validate(xml.replace(date, '').replace('  <cbc:ID>INV', `${date}  <cbc:ID>INV`))).valid).toBe(false)
})

describe('an incomplete invoice is refused', () => {
  eachRow<[Partial<Input>, string[]]>([
    [{ invoiceNumber: ' ' }, ['invoiceNumber: no-number']],
    [{ date: '' }, ['date: no-date']],
    [{ fromName: '', toName: '' }, ['fromName: no-seller', 'toName: no-buyer']],
    [{ fromCountry: '', toCountry: 'XX' }, ['fromCountry: no-country', 'toCountry: not-a-country']],
    [{ fromVatId: '123', toVatId: 'QQ123' }, ['fromVatId: not-a-vat-id', 'toVatId: not-a-vat-id']],
    [{ fromVatId: '' }, ['fromVatId: no-seller-id']],
    [{ items: [] }, ['items: no-items']],
    [{ items: [{ description: ' ', quantity: '1', rate: '5', tax: '' }] }, ['items.0.description: no-description']],
    [{ tax: '0' }, ['zeroTax: no-zero-tax']],
    [{ tax: '0', zeroTax: 'E' }, ['zeroTaxReason: no-reason']],
    [{ tax: '0', zeroTax: 'G', fromVatId: '', fromTaxNumber: '1' }, ['fromVatId: no-vat-id']],
    [{ tax: '0', zeroTax: 'AE', toVatId: '' }, ['toVatId: no-buyer-vat-id']],
    [{ dueDate: '', paymentTerms: '' }, ['dueDate: no-due']],
    [{ discountOn: 'after-tax' }, ['discountOn: discount-after-tax']],
    [{ tax: 'x' }, ['tax: invalid-field', 'zeroTax: no-zero-tax']],
  ])('%j', (input, codes) => {
    expect(codesOf(input)).toEqual(codes)
  })

  it('in a currency with three decimals', () => {
    expect(codesOf({}, { currency: 'KWD', minorDigits: 3 })).toEqual(['too-many-decimals'])
  })

  it('with everything that’s missing at once', () => {
    expect(codesOf(initial)).toHaveLength(7)
  })
})

it('any invoice is refused or follows the schema and the rules', { ...sized, timeout: 600_000 }, async () => {
  const text = fc.oneof(fc.constantFrom('', ' ', 'A & B', '<x>', '\u0001', 'ü\nß'), fc.string({ unit: 'binary' }))
  const item = fc.record({
    description: fc.constantFrom('Design', 'A & B', '漢字'),
    quantity: fc.integer({ min: -50_000, max: 500_000 }).map((number) => String(number / 1000)),
    rate: fc.integer({ min: -500_000, max: 5_000_000 }).map((number) => String(number / 1000)),
    tax: fc.constantFrom('', '', '0', '7', '19', '8.875', '5.5', '20', '20.4'),
  })
  const invoices = fc.record({
    items: fc.array(item, { minLength: 1, maxLength: 6 }),
    tax: fc.constantFrom('0', '19', '21', '5.5'),
    discount: fc.constantFrom('0', '5', '33.3', '12.5', '100'),
    amountPaid: fc.constantFrom('', '0', '10.55'),
    zeroTax: fc.constantFrom('Z', 'E', 'AE', 'G'),
    ...Object.fromEntries(
      ['fromAddress', 'toAddress', 'fromEmail', 'toPhone', 'notes', 'buyerReference', 'accountName'].map((name) => [
        name,
        text,
      ]),
    ),
  })
  for (const fields of fc.sample(invoices, { numRuns: records / 10, seed: 1 })) {
    const xml = xmlOf({ ...complete, zeroTaxReason: 'A reason', ...fields } as Input)
    expect(brokenRules(xml)).toEqual([])
    expect((await validate(xml)).errors.map(({ message }) => message)).toEqual([])
  }
})

it('hostile records never throw', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('1', '-1', '1e9', '__proto__', '2026-01-01', 'Z'),
  )
  const names = Object.keys(initial).filter((name) => name !== 'items')
  fc.assert(
    fc.property(fc.record(Object.fromEntries(names.map((name) => [name, text]))), (record) => {
      const input = { ...complete, ...record } as unknown as Input
      expect(typeof ublOf(input).ok).toBe('boolean')
    }),
    { numRuns: 500, seed: 1 },
  )
})
