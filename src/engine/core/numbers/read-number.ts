import { toAscii } from './ascii'
import { decimalText, exact } from './rational'
import { type NumberRead, readTerm, type TwoReadings } from './read-term'
import { readSum } from './sum'

/**
 * Reads a number as people write it, in digits of any script. '$1,250.50', '1.250,50' and '1 250,50 €' are 1250.50,
 * '500k' is 500000, '3 1/2' is 3.5, '(5)' is -5 as in accounts, '84000*0.2' is 16800. A mark that cannot be grouping is
 * the decimal mark, whatever the locale: '6,5' is 6.5. Where it can be both, the locale decides, or there are two
 * readings. Undefined for anything else: dates, times, addresses, unknown words, more than 1,000 characters.
 */
export function interpretNumber(text: string, locale = 'en-US'): NumberRead | TwoReadings | undefined {
  if (text.length > 1000) return undefined
  // The same in every locale, and most of what is typed: no locale has to be looked up.
  if (/^\d+$/.test(text)) return { plain: text, percent: false, literal: true }
  const ascii = toAscii(text)
    .replace(/^=|=$/g, '')
    // The Swiss and the Swedes end a whole amount with a dash: '1250.-', '1250:-'.
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

/** The plain text of a percentage: '6.5' and '6.5%' are both '6.5'. Undefined where it is none or has two readings. */
export function readPercent(text: string, locale?: string): string | undefined {
  const read = interpretNumber(text, locale)
  return read && 'plain' in read ? read.plain : undefined
}

/** The plain text of a number; undefined where it is none, has two readings, or is a percentage. */
export function readNumber(text: string, locale?: string): string | undefined {
  const read = interpretNumber(text, locale)
  return read && 'plain' in read && !read.percent ? read.plain : undefined
}
