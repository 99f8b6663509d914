const formats = new Map<string, Intl.NumberFormat>()

/**
 * Formats by the locale, or as en-US where the tag is none. Made once for each locale and set of options; making one
 * costs more than using it a hundred times.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? newFormat(locale, options)
  formats.set(key, known)
  return known
}

function newFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, options)
  } catch {
    return new Intl.NumberFormat('en-US', options)
  }
}

/**
 * Plain decimal text in the locale's digits and marks, exact at any length, with the fraction digits that it has:
 * '-1234567.50' is '-12,34,567.50' in en-IN and '-1.234.567,50' in de-DE. Other text stays as it is.
 */
export function formatPlain(plain: string, locale: string, { grouping = true } = {}): string {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain) ?? []
  if (whole === '') return plain
  const format = numberFormat(locale, grouping ? {} : { useGrouping: false })
  const isNegative = sign === '-' && /[1-9]/.test(plain)
  const digits = [...numberFormat(locale, { useGrouping: false }).format(9876543210n)].reverse()
  // One and a half shows where the locale has its sign, its digits and its mark.
  const parts = format.formatToParts(isNegative ? -1.5 : 1.5).map(({ type, value }) => {
    if (type === 'integer') return format.format(BigInt(whole))
    if (type === 'fraction') return fraction.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
    return type === 'decimal' && fraction === '' ? '' : value
  })
  return parts.join('')
}
