import { readWord, type Word } from './number-words'
import { add, decimalText, divide, exact, multiply, toFixed } from './rational'
import { readingsIn } from './separators'

/** A text read as a number. */
export interface NumberRead {
  /** Decimal text, exactly as typed: '-1250.50'. Fractions and sums have up to 15 significant digits. */
  readonly plain: string
  /** There was a percent sign or word. */
  readonly percent: boolean
  /**
   * Only digits, sign, separators, percent and currency. If false, as for '500k', '1/2', '(5)' and sums, show what was
   * read.
   */
  readonly literal: boolean
}

/** An ambiguous text, with both readings: '1.250' in fr-FR is '1.25' or '1250'. */
export interface TwoReadings {
  readonly either: readonly [string, string]
}

/** The text before the digits; a fraction, or digits with separators; and the text after. */
const parts = /^(\D*?)(?:(?:(\d+) )?(\d+)\/(\d+)|([.,٫]?\d(?:[\d.,٫' ]*\d)?[.,٫]?))(\D*)$/

/**
 * Reads a single number with the words and symbols around it, after `toAscii`: '-$1,250.50', '1,5 Mio. €', '3 1/2 %'.
 * Parentheses make it negative, as in accounting.
 */
export function readTerm(text: string, locale: string): NumberRead | TwoReadings | undefined {
  const [, ...account] = /^([^()]*)\(([^()]*)\)([^()]*)$/.exec(text) ?? []
  const isAccount = account.length > 0
  const found = parts.exec(isAccount ? account.join(' ').trim() : text)
  if (!found) return undefined
  const [, before = '', whole, top, bottom, typed = '', after = ''] = found
  const signs = before.match(/[-+]/g) ?? []
  const beside = [readBeside(before.replace(/[-+]/, ''), locale), readBeside(after, locale)].flat()
  // In 'Rs.500' the point is part of the word.
  const digits = /\p{L}$/u.test(before) ? typed.replace(/^[.,]/, '') : typed
  const numbers = bottom ? readFraction(whole, top, bottom) : readingsIn(digits, locale)
  const powers = beside.filter((word) => typeof word === 'number')
  const percents = beside.filter((word) => word === 'percent')
  const isClear = signs.length + Number(isAccount) < 2 && powers.length < 2 && percents.length < 2
  if (!isClear || beside.includes(undefined) || (percents.length > 0 && beside.length > 1)) return undefined
  if (numbers.length === 0 || (isAccount && bottom)) return undefined
  const isNegative = isAccount || signs[0] === '-'
  const [plain = '', other] = numbers.map((number) => signed(isNegative, scaled(number, powers[0])))
  if (other !== undefined) return { either: [plain, other] }
  const literal = !isAccount && !bottom && powers.length === 0
  return { plain, percent: percents.length > 0, literal }
}

/** The words on one side of the digits: none, one, or a power of ten and a currency ('Mio. €'). */
function readBeside(text: string, locale: string): readonly (Word | undefined)[] {
  const words = text.trim()
  if (words === '') return []
  const one = readWord(words, locale)
  if (one !== undefined || words.length > 30) return [one]
  for (let cut = words.length - 1; cut > 0; cut--) {
    const pair = [words.slice(0, cut), words.slice(cut)].map((word) => readWord(word.trim(), locale))
    if (typeof pair[0] === 'number' && pair[1] === 'currency') return pair
  }
  return [undefined]
}

/** '3', '1', '2' is 3.5. Leading zeros suggest a date, as in 06/15, and 3 5/2 isn't a usual number. */
function readFraction(whole: string | undefined, top = '', bottom = ''): readonly string[] {
  const isOdd = [whole, top, bottom].some((part) => /^0\d/.test(part ?? '')) || /^0/.test(bottom)
  if (isOdd || (whole !== undefined && BigInt(top) >= BigInt(bottom))) return []
  return [decimalText(add(exact(whole ?? '0'), divide(exact(top), exact(bottom))))]
}

/** Multiplies decimal text by a power of ten, exactly. */
function scaled(plain: string, power = 0): string {
  if (power === 0) return plain
  const fraction = plain.split('.')[1]?.length ?? 0
  return toFixed(multiply(exact(plain), exact(`1e${power}`)), Math.max(0, fraction - power))
}

/** Zero has no sign. */
const signed = (isNegative: boolean, plain: string): string => (isNegative && /[1-9]/.test(plain) ? `-${plain}` : plain)
