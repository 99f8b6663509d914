interface Symbols {
  readonly decimal: string
  readonly groups: readonly string[]
  /** Indian grouping, 12,34,567, beside the usual 1,234,567. */
  readonly lakh: boolean
  readonly digits: ReadonlyMap<string, string>
}

const spaces = [' ', '\u00a0', '\u202f', '\u2009']
const symbolsOf = new Map<string, Symbols>()

/**
 * Reads a number as people write it, and gives it as plain decimal text, or nothing where it is not a number.
 * '$1,250.50' in en-US is '1250.50', and '1.250,50' in de-DE too. Takes spaces and the locale's grouping separators
 * where they group, a leading currency sign, full-width digits and the locale's own. '1,5' in en-US is refused: it is
 * as likely one and a half as fifteen. So are exponents, letters and anything else.
 */
export function readNumber(text: string, locale = 'en-US'): string | undefined {
  if (text.length > 1000) return undefined
  // The same in every locale, and most of what is typed: no locale has to be looked up.
  if (/^\d+$/.test(text)) return text
  const { decimal, groups, lakh, digits } = symbols(locale)
  let plain = ''
  for (const character of text.replace(/[\u200e\u200f\u061c]/g, '').trim()) plain += digits.get(character) ?? character
  const [, before = '', after = '', number = ''] = /^([-−]?)\s*(?:\p{Sc}\s*)?([-−]?)(.*)$/su.exec(plain) ?? []
  if (before && after) return undefined
  const parts = number.split(decimal)
  if (parts.length > 2) return undefined
  let [whole = '', fraction = ''] = parts
  const group = groups.find((separator) => whole.includes(separator))
  if (group !== undefined) {
    const sections = whole.split(group)
    const shape = sections.map((section) => section.length).join()
    if (!/^[1-3](,3)+$/.test(shape) && !(lakh && /^[12](,2)*,3$/.test(shape))) return undefined
    whole = sections.join('')
  }
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(fraction) || whole + fraction === '') return undefined
  return `${before || after ? '-' : ''}${whole || '0'}${fraction && `.${fraction}`}`
}

function symbols(locale: string): Symbols {
  const known = symbolsOf.get(locale)
  if (known) return known
  const format = numberFormat(locale)
  const parts = format.formatToParts(-1234567.8)
  const find = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value
  const group = find('group') ?? ''
  const digits = new Map<string, string>()
  const own = [...numberFormat(locale, { useGrouping: false }).format(9876543210)]
  for (let digit = 0; digit < 10; digit++) {
    digits.set(String.fromCodePoint(0xff10 + digit), String(digit))
    digits.set(own[9 - digit] ?? '', String(digit))
  }
  const found: Symbols = {
    decimal: find('decimal') ?? '.',
    groups: [...new Set([group, ...(group === '’' ? ["'"] : []), ...spaces])].filter(Boolean),
    lakh: find('integer')?.length === 2,
    digits,
  }
  symbolsOf.set(locale, found)
  return found
}

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
