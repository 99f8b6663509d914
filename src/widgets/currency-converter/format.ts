import { format, formatMoney, formatNumber } from '../core/format/format'

/** An amount as entered, without rounding: half a yen is '¥0.5', although there's no such coin. */
export const formatTyped = (amount: number, locale: string, currency: string): string =>
  formatMoney(amount, locale, currency, { maximumFractionDigits: 20 })

/** A result to the minor unit, or to three significant digits if that would round it to 0: '$0.000917'. */
export function formatResult(amount: number, locale: string, currency: string): string {
  const rounded = formatMoney(amount, locale, currency)
  const isRoundedToZero = amount > 0 && rounded === formatMoney(0, locale, currency)
  return isRoundedToZero ? formatMoney(amount, locale, currency, { maximumSignificantDigits: 3 }) : rounded
}

/** A rate with six decimals, or with six significant digits if that shows more of it: '0.000109170'. */
export const formatRate = (rate: number, locale: string): string =>
  rate < 0.001
    ? format(locale, { minimumSignificantDigits: 6, maximumSignificantDigits: 6 }).format(rate)
    : formatNumber(rate, locale, 6, 6)
