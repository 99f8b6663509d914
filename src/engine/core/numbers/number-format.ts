import { intlTag } from './locale'

const formats = new Map<string, Intl.NumberFormat>()

/**
 * A formatter for the locale, or for en-US if the tag is invalid. Cached, because creating one costs more than using it
 * a hundred times.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.NumberFormat(intlTag(locale), options)
  formats.set(key, known)
  return known
}

/**
 * Formats plain decimal text exactly, at any length and with all its decimals: '-1234567.50' becomes '-12,34,567.50' in
 * en-IN and '-1.234.567,50' in de-DE. Other text is returned unchanged.
 */
export function formatPlain(plain: string, locale: string, { grouping = true } = {}): string {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain) ?? []
  if (whole === '') return plain
  const format = numberFormat(locale, grouping ? {} : { useGrouping: false })
  const isNegative = sign === '-' && /[1-9]/.test(plain)
  const digits = [...numberFormat(locale, { useGrouping: false }).format(9876543210n)].reverse()
  // Formatting 1.5 or -1.5 reveals the locale's sign, digits and decimal separator.
  const parts = format.formatToParts(isNegative ? -1.5 : 1.5).map(({ type, value }) => {
    if (type === 'integer') return format.format(BigInt(whole))
    if (type === 'fraction') return fraction.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
    return type === 'decimal' && fraction === '' ? '' : value
  })
  return parts.join('')
}
