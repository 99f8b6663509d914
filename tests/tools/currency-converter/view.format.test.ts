import { describe, expect, it } from 'vitest'
import { formatRate, formatResult, formatTyped } from '../../../src/widgets/currency-converter/format'
import { eachRow } from '../../each-row'

// Minor units from ISO 4217: the yen has no decimals, the Kuwaiti dinar has three.
describe('a result', () => {
  eachRow([
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

describe('a typed amount', () => {
  eachRow([
    [250.5, 'JPY', '¥250.5'],
    [250, 'JPY', '¥250'],
    [250.5, 'USD', '$250.50'],
    [0.0000001, 'USD', '$0.0000001'],
    [1249.987654321, 'EUR', '€1,249.987654321'],
    [1e12, 'USD', '$1,000,000,000,000.00'],
  ])('of %d %s is %s, without rounding', (amount, currency, text) => {
    expect(formatTyped(amount, 'en-US', currency)).toBe(text)
  })
})

// Six decimals (docs/rules.md). They'd leave almost nothing of a small rate, so it has six digits instead.
describe('a rate', () => {
  eachRow([
    [0.85, '0.850000'],
    [1.1764705882, '1.176471'],
    [157, '157.000000'],
    [0.001, '0.001000'],
    [0.000038461538, '0.0000384615'],
  ])('of %d is %s', (rate, text) => {
    expect(formatRate(rate, 'en-US')).toBe(text)
  })
})
