import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  evaluate,
  example,
  type Input,
  initial,
  paymentText,
  readBic,
  readIban,
  spacedIban,
  toFile,
} from '../../../src/engine/invoice-generator/invoice-generator'
import { eachRow } from '../../each-row'
import oracle from './engine.money.oracle.json'
import { answerOf, rowsOf } from './tables'

// Expected values: engine.money.oracle.py, with Python's decimal.
describe('tax rates, discounts and payments match the oracle', () => {
  eachRow(oracle.map((row, index) => [index, row] as const))('%i', (_, row) => {
    const items = row.rows.map(([quantity = '', rate = '', tax = '']) => ({ description: '', quantity, rate, tax }))
    const { tax, discount, discountOn, amountPaid, digits } = row
    const value = answerOf({ items, tax, discount, discountOn, amountPaid }, { minorDigits: digits })
    const { subtotal, taxAmount, discountAmount, total } = value
    expect([subtotal, taxAmount, discountAmount, total]).toEqual(row.totals)
    const taxes = value.taxes?.map((group) => [
      ...[group.rate, group.subtotal, group.discountAmount, group.taxable, group.taxAmount],
    ])
    expect(taxes).toEqual(row.taxes)
    expect('balance' in value ? [value.amountPaid, value.balance] : undefined).toEqual(row.balance)
  })
})

it('has the same output as before November 2026 for a caller who passes only the earlier fields', () => {
  const items = example.items.map(({ tax, ...item }) => item)
  const names = ['invoiceNumber', 'date', 'dueDate', 'fromName', 'toName', 'notes', 'tax', 'discount'] as const
  const earlier = Object.fromEntries(names.map((name) => [name, example[name]]))
  const result = evaluate({ ...earlier, items } as unknown as Input)
  expect(result).toEqual(evaluate(example))
  expect(Object.keys(result.ok ? result.value : {})).toEqual([
    ...['items', 'date', 'dueDate', 'subtotal', 'taxAmount', 'discountAmount', 'total', 'fieldIssues'],
  ])
})

// The worked example of the page: $1,000 with 8% tax and a 10% discount.
it('costs $980 with the discount after tax, and $972 before', () => {
  const order = { items: rowsOf([[1, 1000]]), tax: '8', discount: '10' }
  expect(answerOf(order).total).toBe(980)
  expect(answerOf({ ...order, discountOn: 'before-tax' }).total).toBe(972)
})

it('reports an unknown order, an IBAN and a BIC with a typing error, and a tax rate that isn’t a number', () => {
  const items = [{ description: '', quantity: '1', rate: '5', tax: 'x' }]
  const input = { items, discountOn: 'x', iban: 'DE02 1001 0010 9307 1186 30', bic: 'PBNK', tax: '10' }
  expect(answerOf(input)).toMatchObject({
    total: 5,
    fieldIssues: [
      { field: 'items.0.tax', code: 'not-a-number' },
      { field: 'discountOn', code: 'unknown-order' },
      { field: 'iban', code: 'not-an-iban' },
      { field: 'bic', code: 'not-a-bic' },
    ],
  })
})

it('is saved with its currency', () => {
  expect(JSON.parse(toFile(example, { currency: 'EUR' })).currency).toBe('EUR')
  expect(JSON.parse(toFile(example))).not.toHaveProperty('currency')
})

// Account numbers in the forms of nine countries. Their check digits were valid by ISO 7064, modulo 97.
describe('an account number', () => {
  eachRow([
    'BE71 0961 2345 6769',
    'FR76 3000 6000 0112 3456 7890 189',
    'DE91 1000 0000 0123 4567 89',
    'GR96 0810 0010 0000 0123 4567 890',
    'RO09 BCYP 0000 0012 3456 7890',
    'SA44 2000 0001 2345 6789 1234',
    'ES79 2100 0813 6101 2345 6789',
    'CH56 0483 5012 3456 7800 9',
    'GB98 MIDL 0700 9312 3456 78',
  ])('%s is read and written back', (text) => {
    expect(spacedIban(readIban(text.toLowerCase()) ?? '')).toBe(text)
  })

  it('with one wrong digit, or two swapped, is never read', () => {
    const iban = 'DE91100000000123456789'
    fc.assert(
      fc.property(fc.nat(21), fc.nat(9), (at, digit) => {
        const wrong = `${iban.slice(0, at)}${digit}${iban.slice(at + 1)}`
        if (at > 1 && wrong !== iban) expect(readIban(wrong)).toBeUndefined()
      }),
      { numRuns: 300, seed: 1 },
    )
    expect(readIban('DE91100000000124356789')).toBeUndefined()
  })

  eachRow(['BFSWDE33BER', 'bpot be b1', 'DEUTDEFF'])('%s is a BIC', (text) => {
    expect(readBic(text)).toBe(text.replaceAll(' ', '').toUpperCase())
  })
  eachRow(['', 'DEUT', 'DEUTDEFF5', '1EUTDEFF'])('%j is no BIC', (text) => {
    expect(readBic(text)).toBeUndefined()
  })
})

describe('the text of a payment QR code', () => {
  const payee = {
    accountName: 'Wikimedia Foerdergesellschaft',
    iban: 'DE33 1002 0500 0001 1947 00',
    bic: 'BFSWDE33BER',
  }
  const textOf = (input: Partial<Input>, amount: number, currency = 'EUR') => {
    const result = paymentText({ ...initial, ...input }, amount, { currency })
    return result.ok ? result.value.split('\n') : result.issues.map(({ code }) => code)
  }

  // The published example of the article on EPC QR codes in Wikipedia, as UTF-8 and with an invoice number as its text.
  it('has the lines of EPC069-12', () => {
    expect(textOf({ ...payee, invoiceNumber: 'Spende  für\nWikipedia' }, 123.45)).toEqual([
      ...['BCD', '002', '1', 'SCT', 'BFSWDE33BER', 'Wikimedia Foerdergesellschaft', 'DE33100205000001194700'],
      ...['EUR123.45', '', '', 'Spende für Wikipedia'],
    ])
  })

  it('ends with the amount if there’s no number', () => {
    expect(textOf({ ...payee, bic: '', invoiceNumber: '' }, 5).slice(-2)).toEqual(['DE33100205000001194700', 'EUR5.00'])
  })

  eachRow<[Partial<Input>, number, string, string[]]>([
    [{}, 5, 'USD', ['not-euro']],
    [{ accountName: '' }, 5, 'EUR', ['no-payee']],
    [{ accountName: 'x'.repeat(71) }, 5, 'EUR', ['too-long']],
    [{ iban: '' }, 5, 'EUR', ['no-iban']],
    [{ iban: 'DE33' }, 5, 'EUR', ['not-an-iban']],
    [{ bic: 'x' }, 5, 'EUR', ['not-a-bic']],
    [{ iban: 'CH5604835012345678009', bic: '' }, 5, 'EUR', ['no-bic']],
    [{}, 0, 'EUR', ['nothing-due']],
    [{}, -5, 'EUR', ['nothing-due']],
    [{}, 1e9, 'EUR', ['too-large']],
    [{ accountName: '', iban: '' }, 0, 'USD', ['not-euro', 'no-payee', 'no-iban', 'nothing-due']],
  ])('is refused for %j, %d %s', (input, amount, currency, codes) => {
    expect(textOf({ ...payee, ...input }, amount, currency)).toEqual(codes)
  })

  it('has at most 331 bytes, which fit in version 13 at level M', () => {
    const long = { ...payee, accountName: 'x'.repeat(70), invoiceNumber: 'x'.repeat(500) }
    expect(new TextEncoder().encode(textOf(long, 999_999_999.99).join('\n')).length).toBeLessThanOrEqual(331)
  })
})
