import { toAscii } from './ascii'
import { currenciesNamed } from './currency-names'
import { readWord } from './number-words'
import { interpretNumber } from './read-number'

/** What a sentence such as '€1,299.50 in GBP' says. What it doesn't say is absent. */
export interface Conversion {
  /** The number as written, without the currency: '1,299.50', '10k', '3 1/2'. */
  readonly amount?: string
  readonly from?: string
  readonly to?: string
}

/** Decides what an ambiguous '$', 'kr' or 'pounds' means. */
export interface ReadingContext {
  /** The currencies that are chosen now. */
  readonly from?: string
  readonly to?: string
  /** The currency of the person's region. */
  readonly local?: string
  readonly locale?: string
}

/** Words before a question: 'convert', 'how much is'. */
const opening = /^(?:please |convert |change |exchange |how much (?:is|are) |what(?:'s| is| are) |= ?)+/i
const closing = /[\s?!.;:,=]+$/
/** Between the two currencies, in the languages of the tool. */
const link =
  /\s*(?:=>|->|→|⇒|⟶|>|=)\s*|\s+(?:in|to|into|as|nach|zu|en|a|à|em|para|vers|إلى|الى|بال)\s+|(?<=[A-Za-z]{3})\s*\/\s*(?=[A-Za-z]{3}\b)/iu
const asked = /^how (?:many|much) (?!is |are )(.+?) (?:is|are|for|do i get for|in|make) (.+)$/i

/**
 * Reads an amount with its currencies: '€1,299.50 in GBP', '50 euros to yen', 'USD/EUR', '100 kr', 'how many yen is
 * $50'. A sign or name that several currencies share is the current one of `from` or `to`, else the local one, else the
 * likeliest. Undefined if the text names no currency, has words it can't read, or is longer than 200 characters.
 */
export function readConversion(text: string, context: ReadingContext = {}): Conversion | undefined {
  if (text.length > 200) return undefined
  const plain = toAscii(text.normalize('NFC')).replace(/￥/g, '¥')
  const sentence = plain.replace(opening, '').replace(closing, '')
  const [, wanted, given] = asked.exec(plain.replace(closing, '')) ?? []
  const [left = '', right, ...more] = wanted && given ? [given, wanted] : splitOnce(sentence)
  if (more.length > 0) return undefined
  const one = readSide(left, context, 'from')
  if (!one) return undefined
  if (right === undefined) return one.to || (one.from && one.amount) ? one : undefined
  const other = readSide(right, context, 'to')
  if (!other || other.to === undefined || one.to !== undefined) return undefined
  if (one.amount !== undefined && other.amount !== undefined) return undefined
  return compact({ amount: one.amount ?? other.amount, from: one.from, to: other.to })
}

/** At the first link whose both sides have text. '1 = 2 = 3' has too many parts. */
const splitOnce = (sentence: string): readonly string[] => sentence.split(link).map((part) => part.trim())

/** One side of the sentence: a number with a currency, or either alone. Two currencies are from and to. */
function readSide(text: string, context: ReadingContext, role: 'from' | 'to'): Conversion | undefined {
  const locale = context.locale ?? 'en-US'
  const { before, number, after } = partsOf(text, locale)
  if (number !== undefined && interpretNumber(number, locale) === undefined) return undefined
  const words = [before, after].filter((word) => word !== '')
  const named = words.map((word) => currenciesNamed(word, locale))
  if (named.some((codes) => codes.length === 0)) return readPair(words, number, context)
  const [first, second] = named
  if (!first) return compact({ amount: number })
  const both = second && first.filter((code) => second.includes(code))
  // '$100 CAD' has one currency, and '€100 USD' two.
  if (!both || both.length > 0) return compact({ amount: number, [role]: choose(both ?? first, context, role) })
  if (role === 'to') return undefined
  return compact({ amount: number, from: choose(first, context, 'from'), to: choose(second, context, 'to') })
}

/** 'USD EUR', also around a number: '100 USD EUR'. */
function readPair(words: readonly string[], number: string | undefined, context: ReadingContext) {
  const locale = context.locale ?? 'en-US'
  const [first, second, third] = words.join(' ').split(' ')
  if (!first || !second || third) return undefined
  const [source, target] = [currenciesNamed(first, locale), currenciesNamed(second, locale)]
  if (source.length === 0 || target.length === 0) return undefined
  // '100 dollars US'
  const both = source.filter((code) => target.includes(code))
  if (both.length > 0) return compact({ amount: number, from: choose(both, context, 'from') })
  return compact({ amount: number, from: choose(source, context, 'from'), to: choose(target, context, 'to') })
}

/** 'US$ 1.2 million' is 'US$', '1.2 million' and nothing after. */
function partsOf(text: string, locale: string) {
  const found = /^(\D*?)([-+]?[.,]?\d(?:[\d.,٫' /]*\d)?(?:[.,]?-{1,2})?[.,]?)(\D*)$/.exec(text)
  if (!found) return { before: bare(text), number: undefined, after: '' }
  const [, before = '', digits = '', after = ''] = found
  // '-€5' and '$-5' are negative.
  const sign = before.includes('-') && !digits.startsWith('-') ? '-' : ''
  const { scale, rest } = scaleOf(after, locale)
  // In 'Rs.500' the point is part of the word.
  const number = /\p{L}$/u.test(before) ? digits.replace(/^[.,]/, '') : digits
  return { before: bare(before.replace('-', '')), number: `${sign}${number}${scale}`, after: bare(rest) }
}

/** 'k' in '10k €', ' million' in '5 million yen'. */
function scaleOf(after: string, locale: string): { readonly scale: string; readonly rest: string } {
  const [, short = '', currency = ''] = /^(\s?(?:k|m|bn))((?: |\p{Sc}).*)?$/iu.exec(after) ?? []
  if (short) return { scale: short, rest: currency.trim() }
  if (currenciesNamed(bare(after), locale).length > 0) return { scale: '', rest: after }
  const [, word = '', rest = ''] = /^(\s?\S+)(.*)$/u.exec(after) ?? []
  if (typeof readWord(word.trim(), locale) !== 'number') return { scale: '', rest: after }
  return { scale: word, rest: rest.trim().replace(/^(?:of|de) /, '') }
}

/** Without brackets and 'of', as in '100 (USD)'. */
const bare = (text: string): string =>
  text
    .replace(/[()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function choose(codes: readonly string[] | undefined, context: ReadingContext, role: 'from' | 'to') {
  const current = role === 'from' ? [context.from, context.to] : [context.to, context.from]
  const preferred = [...current, context.local].find((code) => code !== undefined && codes?.includes(code))
  return preferred ?? codes?.[0]
}

const compact = (conversion: { [Field in keyof Conversion]: string | undefined }): Conversion =>
  Object.fromEntries(Object.entries(conversion).filter(([, value]) => value !== undefined))
