import { describe, expect, it } from 'vitest'
import { blankItem, blankPerson, evaluate, type Input, initial } from '../../../src/engine/bill-splitter/bill-splitter'
import { strings } from '../../../src/widgets/bill-splitter/bill-splitter.strings'
import { summarize } from '../../../src/widgets/bill-splitter/bill-splitter.summary'
import { copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { valueIn } from '../../results'

function summaryOf(own: Partial<Input>, locale = 'en-US', currency = 'USD') {
  const input = { ...initial, ...own }
  return summarize(valueIn(evaluate(input, { locale })), input, strings, formatIn(locale, currency))
}
const persons = (...names: readonly string[]) => names.map((name) => ({ ...blankPerson, name }))

// Expected values: by hand.
describe('an equal split', () => {
  const bill = { bill: '100', tax: '8', tip: '18', people: '3' }
  // 108 and 18% of it, 19.44, are 127.44, a third of which is 42.48.
  const answer = `Each person pays: $42.48
$127.44 splits evenly 3 ways.

Breakdown
Bill: $100.00
Tax (8%): $8.00
Tip (18%): $19.44

Split
Bill with tax: $108.00
Total: $127.44
3 people each pay: $42.48`

  it('names every figure', () => {
    const summary = summaryOf(bill)
    expect(copyOf(summary)).toBe(answer)
    expect(summary.text).toBeUndefined()
  })

  it('begins with the occasion, also in another tool', () => {
    const summary = summaryOf({ ...bill, occasion: ' Dinner ' })
    expect(copyOf(summary)).toBe(`Dinner\n${answer}`)
    expect(summary.sends).toEqual([{ kind: 'text', text: `Dinner\n${answer}` }])
  })

  // 10,00 is 3,34 + 3,33 + 3,33.
  it('says who pays a cent more, in the formats of the locale', () => {
    const summary = summaryOf({ bill: '10,00', tip: '0', people: '3' }, 'de-DE', 'EUR')
    expect(copyOf(summary).replaceAll('\u00a0', ' ')).toBe(`Each person pays: 3,33 €
The first person pays 3,34 €, because the total doesn’t split evenly. Everyone else pays 3,33 €.

Breakdown
Bill: 10,00 €
Tax (0 %): 0,00 €
Tip (0 %): 0,00 €

Split
Bill with tax: 10,00 €
Total: 10,00 €
Person 1 pays: 3,34 €
People 2–3 pay: 3,33 €`)
  })

  // 57.50 is rounded up to 60, for 2 people.
  it('says what rounding up adds to the tip', () => {
    const { lines } = summaryOf({ bill: '100', tip: '15', people: '2', roundTo: 'each', roundStep: '5' })
    expect(lines[2]).toMatchObject({ label: 'Tip (20%)', text: '$20.00', note: 'Rounding up adds $5.00 to the tip.' })
  })
})

describe('an unequal split', () => {
  const names = persons('Ann', 'Ben')

  it('by share is a message with what each person owes', () => {
    const shares = [{ ...blankPerson, name: 'Ann', weight: '2' }, blankPerson]
    const summary = summaryOf({ bill: '90', tip: '0', split: 'shares', persons: shares })
    expect(copyOf(summary)).toBe('Total: $90.00\nAnn owes $60.00\nPerson 2 owes $30.00\n\nBill: $90.00')
    expect([summary.label, summary.figure, summary.sentence?.values?.name]).toEqual(['Total', '$90.00', 'Ann'])
    expect(summary.lines.slice(0, 2)).toEqual([
      { group: 'Split', label: 'Ann', text: '$60.00' },
      { group: 'Split', label: 'Person 2', text: '$30.00' },
    ])
  })

  // Ann has half of 20 and of the 6 that isn't among the items, Ben the same and 10: 13 and 23, and 15% more of each.
  it('by item has the figures of each person, and says what everyone shares', () => {
    const items = [
      { ...blankItem, name: 'Pizza', price: '20' },
      { ...blankItem, name: 'Tea', price: '10', who: 'Ben' },
    ]
    const summary = summaryOf({ bill: '36', tip: '15', split: 'items', persons: names, items, occasion: 'Lunch' })
    expect(copyOf(summary)).toBe(
      'Lunch: $41.40 in total\nAnn owes $14.95\nBen owes $26.45\n\nBill: $36.00\nTip (15%): $5.40',
    )
    expect(summary.lines.map(({ group, label, text, note }) => [group, label, text, note].filter(Boolean))).toEqual([
      ['Ann', 'Items', '$13.00'],
      ['Ann', 'Tax', '$0.00'],
      ['Ann', 'Tip', '$1.95'],
      ['Ann', 'Pays', '$14.95'],
      ['Ben', 'Items', '$23.00'],
      ['Ben', 'Tax', '$0.00'],
      ['Ben', 'Tip', '$3.45'],
      ['Ben', 'Pays', '$26.45'],
      ['Breakdown', 'Bill', '$36.00', 'Everyone shares the $6.00 that isn’t among the items.'],
      ['Breakdown', 'Tax (0%)', '$0.00'],
      ['Breakdown', 'Tip (15%)', '$5.40'],
    ])
  })
})
