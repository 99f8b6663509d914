import { describe, expect, it } from 'vitest'
import { readNumber } from '../../../src/engine/core/numbers/number'

// Expected readings: Unicode CLDR 44 number symbols and grouping of each locale, written by hand.
describe('reads a number as people write it', () => {
  it.each([
    ['en-US', '1250.5', '1250.5'],
    ['en-US', '1,250.50', '1250.50'],
    ['en-US', ' $1,250 ', '1250'],
    ['en-US', '€ 12', '12'],
    ['en-US', '-12', '-12'],
    ['en-US', '−$12', '-12'],
    ['en-US', '$-12', '-12'],
    ['en-US', '.5', '0.5'],
    ['en-US', '5.', '5'],
    ['en-US', '1 000 000', '1000000'],
    ['en-US', '１２３', '123'],
    ['de-DE', '1.250,5', '1250.5'],
    ['de-CH', "1'250.5", '1250.5'],
    ['fr-FR', '1 250,5', '1250.5'],
    ['en-IN', '12,34,567', '1234567'],
    ['ar-EG', '٣٫٥', '3.5'],
    ['not a locale', '1,250', '1250'],
  ])('%s %j is %s', (locale, text, plain) => {
    expect(readNumber(text, locale)).toBe(plain)
  })
})

describe('refuses what could mean two things, or nothing', () => {
  it.each([
    ['en-US', ''],
    ['en-US', ' '],
    ['en-US', '.'],
    ['en-US', '-'],
    ['en-US', '$'],
    ['en-US', '1,5'],
    ['en-US', '1,2345'],
    ['en-US', '12,34,567'],
    ['en-US', '1.5.2'],
    ['en-US', '1e309'],
    ['en-US', '0x10'],
    ['en-US', 'Infinity'],
    ['en-US', 'NaN'],
    ['en-US', '--1'],
    ['en-US', '-$-1'],
    ['en-US', '٣'],
    ['en-US', '👍'],
    ['en-US', '1 2'],
    ['en-US', '5%'],
    ['de-DE', '1.25'],
    ['en-US', '9'.repeat(1_000_000)],
  ])('%s %.20j', (locale, text) => {
    expect(readNumber(text, locale)).toBeUndefined()
  })
})
