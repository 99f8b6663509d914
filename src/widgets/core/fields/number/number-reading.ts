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
  if (read.literal && !isOtherMoney(text, locale, currency)) return { shown: formatPlain(read.plain, locale) }
  const number = Number(read.plain)
  if (kind === 'percent') return { echo: formatPercent(number, locale) }
  if (kind === 'money' && currency)
    return { echo: formatMoney(number, locale, currency, { maximumFractionDigits: 10 }) }
  return { echo: formatNumber(number, locale) }
}

/**
 * A different currency symbol, as in '€100' in a dollar tool, is read as $100 without conversion, so the field says so.
 */
function isOtherMoney(text: string, locale: string, currency: string | undefined): boolean {
  const [named] = /\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})/iu.exec(text.normalize('NFKC')) ?? []
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
