import { describe, expect, it } from 'vitest'
import { evaluate, example, type Input } from '../../../src/engine/invoice-generator/invoice-generator'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/invoice-generator/invoice-generator.strings'
import { summarize } from '../../../src/widgets/invoice-generator/invoice-generator.summary'
import { valueIn } from '../../results'

const sender = { fromName: 'Field & Fern Studio', fromAddress: '', fromEmail: 'hello@fern.example', fromPhone: '' }
const client = { toName: 'Harbor Books', toAddress: '3 Quay Street\nFalmouth', toEmail: '', toPhone: '' }

function summaryOf(own: Partial<Input> = {}, locale = 'en-US', currency = 'USD') {
  const input = { ...example, ...sender, ...client, ...own }
  const t = { ...strings, currency }
  return summarize(valueIn(evaluate(input, { locale })), input, t, formatIn(locale, currency))
}

// Expected values: by hand. 12 × 65, 40 × 3 and 18 are 918. 8% of it is 73.44, and 5% is 45.90.
describe('an invoice', () => {
  it('is copied as text for an email', () => {
    expect(copyOf(summaryOf({ notes: ' Thanks \n' }))).toBe(`Invoice: INV-001
Date: Nov 20, 2026
Due date: Dec 20, 2026

From:
Field & Fern Studio
hello@fern.example

Bill to:
Harbor Books
3 Quay Street
Falmouth

Window display design: 12 × $65.00 = $780.00
Posters: 40 × $3.00 = $120.00
Delivery: 1 × $18.00 = $18.00

Subtotal: $918.00
Tax (8%): $73.44
Discount (5%): −$45.90
Total due: $945.54

Thanks`)
  })

  it('has what’s due as its figure, and the sums as lines', () => {
    const summary = summaryOf()
    expect(announcementOf(summary)).toBe('Total: $945.54')
    expect(summary.lines.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Number: INV-001',
      'Date: Nov 20, 2026',
      'Due: Dec 20, 2026',
      'Subtotal: $918.00',
      'Tax (8%): $73.44',
      'Discount (5%): −$45.90',
      'Total due: $945.54',
    ])
  })

  it('has the balance as its figure, if something is paid', () => {
    const summary = summaryOf({ amountPaid: '45.54' })
    expect(announcementOf(summary)).toBe('Balance due: $900.00')
    expect(copyOf(summary)).toContain('\nTotal: $945.54\nPaid: −$45.54\nBalance due: $900.00\n')
  })

  it('has the formats of the locale and its own currency', () => {
    const items = [{ description: 'Druck', quantity: '2', rate: '1.250,50', tax: '' }]
    const { figure, text = '' } = summaryOf({ items, tax: '19', discount: '' }, 'de-DE', 'EUR')
    expect(figure.replaceAll('\u00a0', ' ')).toBe('2.976,19 €')
    expect(text.replaceAll('\u00a0', ' ')).toContain(`Druck: 2 × 1.250,50 € = 2.501,00 €

Subtotal: 2.501,00 €
Tax (19 %): 475,19 €
Total due: 2.976,19 €`)
  })
})
