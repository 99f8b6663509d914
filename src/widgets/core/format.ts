import { numberFormat } from '../../engine/core/number'

const formats = new Map<string, Intl.NumberFormat>()

/** An Intl format, made once for each locale and set of options; making one costs more than using it a hundred times. */
export function format(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? numberFormat(locale, options)
  formats.set(key, known)
  return known
}

/** 1234.5 is '1,234.5'; at least and at most so many decimals. */
export const formatNumber = (value: number, locale: string, least = 0, most = Math.max(least, 10)): string =>
  format(locale, { minimumFractionDigits: least, maximumFractionDigits: most }).format(value)

/** 2068.81 in USD is '$2,068.81'; the currency gives the number of decimals. */
export const formatMoney = (
  value: number,
  locale: string,
  currency: string,
  options: Intl.NumberFormatOptions = {},
): string => format(locale, { style: 'currency', currency, ...options }).format(value)

/** '$' for USD in en-US: what stands before, or after, the digits. */
export const currencySign = (locale: string, currency: string): string =>
  format(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value ?? currency
