import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  currencySign,
  formatMoney,
  formatNumber,
  formatPercent,
  withPercentSign,
} from '../../../src/widgets/core/format/format'
import { formatDigits } from '../../../src/widgets/core/format/format-digits'
import { eachRow } from '../../each-row'

// Whole numbers are formatted without Intl, with the same result except for the minus sign.
const intl = (n: number) => new Intl.NumberFormat('en-US').format(n).replace('-', '\u2212')

eachRow([0, 7, -7, 999, 1000, -1000, 12_345, 999_999, 1_000_000, -1_234_567, Number.MAX_SAFE_INTEGER])(
  'formats %s like Intl',
  (n) => {
    expect(formatNumber(n, 'en-US')).toBe(intl(n))
  },
)

it('formats any whole number like Intl', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (n) => formatNumber(n, 'en-US') === intl(n)))
})

eachRow([
  [formatMoney(-5, 'en-US', 'USD'), '−$5.00'],
  [formatMoney(-5, 'de-DE', 'EUR'), '−5,00\u00a0€'],
  [formatMoney(-5, 'en-CA', 'USD'), '−US$5.00'],
  [formatPercent(-2.5, 'en-US'), '−2.5%'],
  [formatNumber(-0.25, 'en-US'), '−0.25'],
])('has a minus sign instead of a hyphen: %s', (given, expected) => {
  expect(given).toBe(expected)
})

it('keeps the letters and the sign of a currency together in languages written from right to left', () => {
  expect(formatMoney(5, 'ar', 'USD')).toBe('\u200f5.00\u00a0US$\u200e')
  expect(formatMoney(5, 'ckb', 'USD')).toMatch(/US\$\u200e$/)
  expect(currencySign('ar', 'CAD')).toBe('CA$\u200e')
  expect(formatMoney(5, 'pt-BR', 'USD')).toBe('US$\u00a05,00')
})

eachRow([
  // CLDR 48 has '€1,234.50' beside 1.234,5 for the first two.
  ['en-DE', 'EUR', '€1.234,50'],
  ['en-FR', 'EUR', '€1 234,50'],
  ['en-AT', 'EUR', '€ 1.234,50'],
  ['en-BR', 'BRL', 'R$1.234,50'],
  ['en-GB', 'GBP', '£1,234.50'],
  ['de-AT', 'EUR', '€ 1.234,50'],
])('in English, an amount has the marks of a number: %s', (locale, currency, amount) => {
  expect(formatMoney(1234.5, locale, currency).replace(/\s/g, ' ')).toBe(amount)
})

it('never gives negative zero', () => {
  expect(formatNumber(-0, 'en-US')).toBe('0')
})

eachRow([0, 5, 25, 99, 120])('pads %s as on a clock', (n) => {
  const own = new Intl.NumberFormat('en-US', { minimumIntegerDigits: 2, useGrouping: false })
  expect(formatDigits(n, 'en-US', 2)).toBe(own.format(n))
})

it('gives the currency symbol', () => {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).formatToParts(0)
  expect(currencySign('en-US', 'USD')).toBe(parts.find(({ type }) => type === 'currency')?.value)
  expect(currencySign('de-DE', 'EUR')).toBe('€')
})

// Expected values: CLDR's percent formats.
eachRow([
  ['en-US', '19.5', '19.5%'],
  ['de-DE', '19,5', '19,5\u00a0%'],
  ['tr-TR', '15', '%15'],
  ['eu-ES', '15', '%\u00a015'],
])('in %s %j percent is %j', (locale, number, text) => {
  expect(withPercentSign(number, locale)).toBe(text)
})
