import { formatMoney } from '../core/format/format'

/** An amount as it was typed, never rounded: half a yen is '¥0.5', though no coin is that small. */
export const formatTyped = (amount: number, locale: string, currency: string): string =>
  formatMoney(amount, locale, currency, { maximumFractionDigits: 20 })

/** A result to the currency's smallest coin; what is less than one coin to three significant digits: '$0.000917'. */
export function formatResult(amount: number, locale: string, currency: string): string {
  const coins = formatMoney(amount, locale, currency)
  const isLess = amount > 0 && coins === formatMoney(0, locale, currency)
  return isLess ? formatMoney(amount, locale, currency, { maximumSignificantDigits: 3 }) : coins
}
