import { byLocale } from '../../../engine/core/numbers/locale'
import { numberFormat as format } from '../../../engine/core/numbers/number-format'
import { directionOf } from './direction'
import { withMinus } from './minus'

/** An `Intl.NumberFormat`, cached for each locale and set of options. */
export { format }

/**
 * The locale of most pages. Their first paint avoids `Intl.NumberFormat`, whose first use takes about 50 ms on a phone.
 */
const usual = 'en-US'

/** -1234.5 becomes '−1,234.5'. With a minimum and maximum number of decimals. */
export const formatNumber = (value: number, locale: string, least = 0, most = Math.max(least, 10)): string =>
  withMinus(
    locale === usual && least === 0 && Number.isSafeInteger(value)
      ? String(value).replace(/\B(?=(\d{3})+$)/g, ',')
      : format(locale, { minimumFractionDigits: least, maximumFractionDigits: most }).format(value),
  )

/** Adds the percent sign in the locale's position: '15' becomes '15%' in en-US, '15 %' in de-DE, '%15' in tr-TR. */
export function withPercentSign(number: string, locale: string): string {
  if (locale === usual) return `${number}%`
  const parts = format(locale, { style: 'percent' }).formatToParts(1)
  return parts.map(({ type, value }) => (type === 'integer' ? number : value)).join('')
}

/** 19 becomes '19%' in en-US, '19 %' in de-DE. With a minimum and maximum number of decimals. */
export const formatPercent = (value: number, locale: string, least?: number, most?: number): string =>
  withPercentSign(formatNumber(value, locale, least, most), locale)

/** 2068.81 in USD becomes '$2,068.81'. The currency sets the number of decimals. */
export const formatMoney = (
  value: number,
  locale: string,
  currency: string,
  options: Intl.NumberFormatOptions = {},
): string =>
  leftToRight(withMinus(amountIn(format(locale, { style: 'currency', currency, ...options }), value, locale)), locale)

/** In English in Germany, CLDR writes 1.234,5 but €1,234.50. Here, an amount has the marks of a number there. */
function amountIn(amounts: Intl.NumberFormat, value: number, locale: string): string {
  if (!/^en-(?!US)/.test(locale)) return amounts.format(value)
  const marks: Readonly<Record<string, string | undefined>> = marksIn(locale)
  const parts = amounts.formatToParts(value).map(({ type, value }) => marks[type] ?? value)
  return parts.join('')
}

const marksIn = byLocale((locale) => {
  const parts = format(locale).formatToParts(12345.6)
  const markOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value
  return { group: markOf('group'), decimal: markOf('decimal') }
})

/** Keeps the letters and the sign of 'US$' together in Arabic, where the sign would move to the front. */
const leftToRight = (text: string, locale: string): string =>
  directionOf(locale) === 'rtl' ? text.replace(/\p{Lu}\p{Sc}/gu, '$&\u200e') : text

/** The currency symbol before or after the digits: '$' for USD in en-US. */
export const currencySign = (locale: string, currency: string): string =>
  locale === usual && currency === 'USD'
    ? '$'
    : leftToRight(
        format(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
          .formatToParts(0)
          .find((part) => part.type === 'currency')?.value ?? currency,
        locale,
      )

/** 2 for USD, 0 for JPY. Without `Intl` for the usual currency, as in `formatNumber`. */
export const minorDigitsOf = (currency: string): number =>
  currency === 'USD' ? 2 : (format(usual, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)

/** Whether a text is a currency code: three letters (ISO 4217). Anything else would break every amount. */
export const isCurrency = (code: string | undefined): code is string => /^[a-z]{3}$/i.test(code ?? '')
