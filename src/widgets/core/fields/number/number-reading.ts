import type { FieldKind } from '../../../../engine/core/fields/field'
import { formatPlain } from '../../../../engine/core/numbers/number-format'
import { interpretNumber } from '../../../../engine/core/numbers/read-number'
import { numberKindOf } from '../../base/field-kinds'
import type { FieldProps, Notation } from '../../base/tool-props'
import { currencySign, formatMoney, formatNumber, formatPercent } from '../../format/format'

/** The props of a number field plus the value that was read, shown on blur or next to the field. */
export const withReading = <Props extends FieldProps>({ notation, ...props }: Props) => ({
  ...(notation && readingOf(props.value, notation)),
  ...props,
})

export function readingOf(text: string, { kind, locale, currency }: Notation): Pick<FieldProps, 'shown' | 'echo'> {
  if (/^\d{0,3}$/.test(text)) return {}
  const read = interpretNumber(text, locale)
  if (!read || 'either' in read || (read.percent && kind !== 'percent')) return {}
  if (read.literal && !(kind === 'money' && isOtherMoney(text, locale, currency)))
    return { shown: formatPlain(read.plain, locale) }
  const number = Number(read.plain)
  if (kind === 'percent') return { echo: formatPercent(number, locale) }
  if (kind === 'money' && currency)
    return { echo: formatMoney(number, locale, currency, { maximumFractionDigits: 10 }) }
  return { echo: formatNumber(number, locale) }
}

/** Whether a word or sign that isn't the tool's currency is beside an amount: '€100', 'C$100' or '100 kr' in dollars. */
export function isOtherMoney(text: string, locale: string, currency: string | undefined): boolean {
  const [named] = /\p{L}*\p{Sc}|\p{L}{2,}/u.exec(text.normalize('NFKC')) ?? []
  if (!currency || !named) return false
  return ![currency, currencySign(locale, currency).normalize('NFKC')].includes(named.toUpperCase())
}

/**
 * Typed text in locale-independent form: '6,25' in de-DE becomes '6.25', '420,000' in en-US '420000'. Other text stays.
 */
export function delocalize(text: string, kind: FieldKind | undefined, locale: string): string {
  if (!numberKindOf(kind)) return text
  const read = interpretNumber(text, locale)
  return read && 'plain' in read && read.literal && !read.percent ? read.plain : text
}
