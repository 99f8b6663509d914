import fc from 'fast-check'
import { expect, it } from 'vitest'
import { currencySign, formatNumber, withPercentSign } from '../../../src/widgets/core/format/format'
import { formatDigits } from '../../../src/widgets/core/format/format-digits'

// What is written without a number format is what the platform's own would write.

it.each([0, 7, -7, 999, 1000, -1000, 12_345, 999_999, 1_000_000, -1_234_567, Number.MAX_SAFE_INTEGER])('%s', (n) => {
  expect(formatNumber(n, 'en-US')).toBe(new Intl.NumberFormat('en-US').format(n))
})

it('any whole number', () => {
  const own = new Intl.NumberFormat('en-US')
  fc.assert(fc.property(fc.maxSafeInteger(), (n) => formatNumber(n, 'en-US') === own.format(n)))
})

it('nothing below zero of nothing', () => {
  expect(formatNumber(-0, 'en-US')).toBe('0')
})

it.each([0, 5, 25, 99, 120])('%s on a clock', (n) => {
  const own = new Intl.NumberFormat('en-US', { minimumIntegerDigits: 2, useGrouping: false })
  expect(formatDigits(n, 'en-US', 2)).toBe(own.format(n))
})

it('the sign of a currency', () => {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).formatToParts(0)
  expect(currencySign('en-US', 'USD')).toBe(parts.find(({ type }) => type === 'currency')?.value)
  expect(currencySign('de-DE', 'EUR')).toBe('€')
})

// Expected values: CLDR's percent formats.
it.each([
  ['en-US', '19.5', '19.5%'],
  ['de-DE', '19,5', '19,5\u00a0%'],
  ['tr-TR', '15', '%15'],
  ['eu-ES', '15', '%\u00a015'],
])('in %s %j percent is %j', (locale, number, text) => {
  expect(withPercentSign(number, locale)).toBe(text)
})
