import type { FieldKind } from '../../../engine/core/kinds'
import { formatPlain } from '../../../engine/core/numbers/number-format'
import { interpretNumber } from '../../../engine/core/numbers/read-number'
import { currencySign, formatMoney, formatNumber, formatPercent } from '../format/format'
import { isNumeric } from '../tool/field-kinds'
import type { FieldProps, Notation } from '../tool/tool-props'

/** The props of a field of numbers, with what was read of its text: shown once the field is left, or said beside it. */
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

/** '€100' where the tool counts in dollars is taken as $100: no rate is known here, so that is said. */
function isOtherMoney(text: string, locale: string, currency: string | undefined): boolean {
  const [named] = /\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})/iu.exec(text.normalize('NFKC')) ?? []
  if (!currency || !named) return false
  return ![currency, currencySign(locale, currency).normalize('NFKC')].includes(named.toUpperCase())
}

/** What a person typed, free of their locale: '6,25' in de-DE is '6.25', '420,000' in en-US is '420000'. Other text stays. */
export function delocalize(text: string, kind: FieldKind | undefined, locale: string): string {
  if (!isNumeric(kind)) return text
  const read = interpretNumber(text, locale)
  return read && 'plain' in read && read.literal && !read.percent ? read.plain : text
}
