import { numberFormat as format } from '../../../engine/core/numbers/number-format'

/** An `Intl.NumberFormat`, made once for each locale and set of options. */
export { format }

/** What most pages are in. Their first paint avoids `Intl.NumberFormat`, whose first use takes a phone some 50 ms. */
const usual = 'en-US'

/** 1234.5 is '1,234.5'; with at least and at most a number of decimals. A minus is the locale's own, as everywhere. */
export const formatNumber = (value: number, locale: string, least = 0, most = Math.max(least, 10)): string =>
  locale === usual && least === 0 && Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(\d{3})+$)/g, ',')
    : format(locale, { minimumFractionDigits: least, maximumFractionDigits: most }).format(value)

/** A number with its percent sign, where the locale has it: '15' is '15%' in en-US, '15 %' in de-DE, '%15' in tr-TR. */
export function withPercentSign(number: string, locale: string): string {
  if (locale === usual) return `${number}%`
  const parts = format(locale, { style: 'percent' }).formatToParts(1)
  return parts.map(({ type, value }) => (type === 'integer' ? number : value)).join('')
}

/** 19 is '19%' in en-US, '19 %' in de-DE; with at least and at most a number of decimals. */
export const formatPercent = (value: number, locale: string, least?: number, most?: number): string =>
  withPercentSign(formatNumber(value, locale, least, most), locale)

/** 2068.81 in USD is '$2,068.81'; the currency gives the number of decimals. */
export const formatMoney = (
  value: number,
  locale: string,
  currency: string,
  options: Intl.NumberFormatOptions = {},
): string => format(locale, { style: 'currency', currency, ...options }).format(value)

/** '$' for USD in en-US: what is before, or after, the digits. */
export const currencySign = (locale: string, currency: string): string =>
  locale === usual && currency === 'USD'
    ? '$'
    : (format(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
        .formatToParts(0)
        .find((part) => part.type === 'currency')?.value ?? currency)

/** Whether a page gave the code of a currency: three letters (ISO 4217). Anything else would break every amount. */
export const isCurrency = (code: string | undefined): code is string => /^[a-z]{3}$/i.test(code ?? '')
