import { describe, expect, it } from 'vitest'
import { formatResult, formatTyped } from '../../src/widgets/currency-converter/currency-converter.format'

// Smallest coins: ISO 4217. The yen has none below one, the Kuwaiti dinar has a thousandth.
describe('a result', () => {
  it.each([
    [1146.0414, 'EUR', '€1,146.04'],
    [213.234257, 'EUR', '€213.23'],
    [1.594182, 'USD', '$1.59'],
    [187.5, 'JPY', '¥188'],
    [212.5, 'USD', '$212.50'],
    [0, 'EUR', '€0.00'],
    [0.005, 'USD', '$0.01'],
    [0.0049, 'USD', '$0.0049'],
    [0.000917431, 'USD', '$0.000917'],
    [0.4, 'JPY', '¥0.4'],
    [0.000000085, 'EUR', '€0.000000085'],
  ])('of %d %s is %s', (amount, currency, text) => {
    expect(formatResult(amount, 'en-US', currency)).toBe(text)
  })

  it('has the decimals of its currency', () => {
    expect(formatResult(1.23456, 'en-US', 'KWD')).toMatch(/1\.235$/)
  })
})

describe('an amount as it was typed', () => {
  it.each([
    [250.5, 'JPY', '¥250.5'],
    [250, 'JPY', '¥250'],
    [250.5, 'USD', '$250.50'],
    [0.0000001, 'USD', '$0.0000001'],
    [1249.987654321, 'EUR', '€1,249.987654321'],
    [1e12, 'USD', '$1,000,000,000,000.00'],
  ])('%d %s is %s', (amount, currency, text) => {
    expect(formatTyped(amount, 'en-US', currency)).toBe(text)
  })
})
