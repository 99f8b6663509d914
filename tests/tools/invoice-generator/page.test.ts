import { expect, it } from 'vitest'
import { page } from '../../../site/tools/invoice-generator/page'
import * as invoice from '../../../src/engine/invoice-generator/invoice-generator'
import { $, ask, missingFrom, textOf } from '../../site/page-text'

/** $1,000 with 8% tax and a 10% discount. */
const billed = (fields: Partial<invoice.Input> = {}) =>
  ask(invoice, {
    date: '2026-01-31',
    items: [{ description: '', quantity: '1', rate: '1,000', tax: '' }],
    tax: '8',
    discount: '10',
    ...fields,
  })

// Figures: the engine's, for the invoice that the page describes.
it('states figures that the engine calculates', () => {
  const afterTax = billed()
  const beforeTax = billed({ discountOn: 'before-tax' })
  const sentences = [
    `the tax is ${$(afterTax.taxAmount)}, the discount is ${$(afterTax.discountAmount)} and the total is ${$(afterTax.total)}`,
    `under Tax options, the tax is ${$(beforeTax.taxAmount)} and the total is ${$(beforeTax.total)}`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

// Expected value: the calendar. January has 31 days, and February 2026 has 28.
it('gives the due date 30 days after an invoice date', () => {
  expect(textOf(page)).toContain('dated Jan 31, 2026, is due on Mar 2, 2026')
  expect(invoice.dueIn('2026-01-31', 30)).toBe('2026-03-02')
})
