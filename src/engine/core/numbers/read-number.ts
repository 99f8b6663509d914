import { toAscii } from './ascii'
import { decimalText, exact } from './rational'
import { type NumberRead, readTerm, type TwoReadings } from './read-term'
import { readSum } from './sum'

/**
 * Reads a number as people write it, in digits of any script. '$1,250.50', '1.250,50' and '1 250,50 €' are 1250.50,
 * '500k' is 500000, '3 1/2' is 3.5, '(5)' is -5 as in accounting, '84000*0.2' is 16800. A separator that can't be a
 * group separator is the decimal separator in any locale: '6,5' is 6.5. If it could be either, the locale decides, or
 * both readings are returned. Undefined for anything else: dates, times, addresses, unknown words, more than 1,000
 * characters.
 */
export function interpretNumber(text: string, locale = 'en-US'): NumberRead | TwoReadings | undefined {
  if (text.length > 1000) return undefined
  // Most input is the same in every locale, so it needs no locale data.
  if (/^\d+$/.test(text)) return { plain: text, percent: false, literal: true }
  const ascii = toAscii(text)
    .replace(/^=|=$/g, '')
    // In Switzerland and Sweden, whole amounts can end with a dash: '1250.-', '1250:-'.
    .replace(/(\d)[.,:][-—]{1,2}(?! ?[\d(])/, '$1')
    .trim()
  const term = readTerm(ascii, locale)
  if (term) return term
  const sum = readSum(ascii, (text) => {
    const read = readTerm(text, locale)
    return read && 'plain' in read ? { value: exact(read.plain), percent: read.percent } : undefined
  })
  return sum && { plain: decimalText(sum), percent: false, literal: false }
}

/** The decimal text of a percentage: '6.5' and '6.5%' both give '6.5'. Undefined if invalid or ambiguous. */
export function readPercent(text: string, locale?: string): string | undefined {
  const read = interpretNumber(text, locale)
  return read && 'plain' in read ? read.plain : undefined
}

/** The decimal text of a number. Undefined if invalid, ambiguous or a percentage. */
export function readNumber(text: string, locale?: string): string | undefined {
  const read = interpretNumber(text, locale)
  return read && 'plain' in read && !read.percent ? read.plain : undefined
}
