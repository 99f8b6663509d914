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
