import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ReadingContext, readConversion } from '../../../src/engine/core/numbers/read-conversion'
import { eachRow } from '../../each-row'
import oracle from './engine.phrases.oracle.json'

// Expected values: engine.phrases.oracle.py, written by hand.
describe('a sentence', () => {
  eachRow(oracle.map((row) => [row.text.slice(0, 60), JSON.stringify(row.context), row] as const))(
    '“%s” with %s is read as expected',
    (_text, _context, { text, context, ...row }) => {
      const named = Object.entries(row).filter(([, value]) => value !== null)
      const expected = named.length > 0 ? Object.fromEntries(named) : undefined
      expect(readConversion(text, context as ReadingContext)).toEqual(expected)
    },
  )

  it('that is hostile never throws', () => {
    const parts = fc.constantFrom('€', '$', 'kr', ' in ', ' to ', '/', '=', '5', '1,0', '-', '(', 'usd', '\ud800', '٣')
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(parts).map((list) => list.join('')),
    )
    fc.assert(
      fc.property(text, fc.constantFrom('en-US', 'de-DE', 'ar-EG', 'x'), (sentence, locale) => {
        const read = readConversion(sentence, { locale, from: 'USD', to: 'EUR' })
        if (read) expect(Object.keys(read).length).toBeGreaterThan(0)
      }),
    )
  })

  // A pattern that backtracks for each of them would run into the time limit.
  eachRow([' ', '5 ', '1,', '$ ', '- ', '/ ', ' in '])('of 200 characters of “%s” isn’t a conversion', (unit) => {
    expect(readConversion(unit.repeat(200).slice(0, 200))).toBeUndefined()
  })
})
