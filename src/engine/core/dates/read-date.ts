import type { Issue } from '../result'
import { fold } from '../text/fold'
import { type CivilDate, type DateIssue, dateOf, dayOf, readDate, writeDate } from './date'
import { type DateReader, exists, readNumbers, readWithMonth } from './date-numbers'
import { dateWords, numericDates, phraseKey, relativeWords, type Shift, tokensOf } from './date-words'
import { isDate } from './is-date'
import { plusMonths } from './period'

export interface DateOptions {
  /** BCP 47 tag for words and order; `en-US` if absent. English words are always accepted. */
  readonly locale?: string | undefined
  /** 'YYYY-MM-DD'. If '', nothing that depends on it is read, such as 'tomorrow' or a two-digit year. */
  readonly today: string
  /** For dates of birth: if the text is ambiguous, as with a two-digit year, the date is in the past. */
  readonly past?: boolean | undefined
}

/** `literal`: typed as 'YYYY-MM-DD' or in the locale's numeric format, so there's nothing to show. */
export type DateReading =
  | { readonly date: string; readonly literal: boolean }
  | { readonly either: readonly [first: string, second: string] }

/**
 * Reads a date and returns 'YYYY-MM-DD': '1990-06-15', 'June 15, 1990', '15. Juni 1990', '1990年6月15日', '15.6.90',
 * '6/15', 'tomorrow', 'in 3 weeks', 'Friday' (the next one, or today). Numbers are in the locale's order unless only
 * another order gives a real date. Without a year it's the nearest such day. `either`: two dates are equally likely,
 * such as '02/03/2026' in year-first locales. Undefined: not a date, or a nonexistent one.
 */
export function interpretDate(text: string, options: DateOptions): DateReading | undefined {
  const reading = interpret(text, options)
  return typeof reading === 'string' ? undefined : reading
}

/** The date in a field, or its error. `ambiguous` has the two dates as `first` and `second`. */
export function readDateField(text: string, options: DateOptions): CivilDate | Issue<DateIssue> {
  if (text.trim() === '') return { code: 'missing' }
  const reading = interpret(text, options)
  if (typeof reading === 'string') return { code: reading }
  if ('date' in reading) return readDate(reading.date) as CivilDate
  const [first, second] = reading.either
  return { code: 'ambiguous', values: { first, second } }
}

function interpret(text: string, options: DateOptions): DateReading | 'not-a-date' | 'no-such-date' {
  const typed = text.trim()
  if ([typed].some(isDate)) return { date: typed, literal: true }
  if (typed.length > 100) return 'not-a-date'
  const { locale = 'en-US', today, past = false } = options
  const now = readDate(today)
  const folded = fold(typed)
  const found = readRelative(folded, locale, now) ?? readParts(folded, { locale, now, past })
  if (found.length === 0) return 'not-a-date'
  const [first, second] = new Set(found.filter(exists).map(writeDate))
  if (!first) return 'no-such-date'
  if (second) return { either: [first, second] }
  return { date: first, literal: plain(folded) === plain(fold(numericDates(locale).format(new Date(first)))) }
}

/** '06. 05. 2026' becomes '6.5.2026'. */
const plain = (folded: string): string => folded.replace(/\s/g, '').replace(/(?<!\d)0+(?=\d)/g, '')

/**
 * Relative dates in the locale's language or in English: 'tomorrow', 'in 3 weeks', '3 days ago', 'a month from now'.
 */
function readRelative(folded: string, locale: string, now: CivilDate | undefined): CivilDate[] | undefined {
  if (!now || !/\p{L}/u.test(folded)) return undefined
  const read = (phrase: string, language: string) => {
    const typed = Math.min(Number(/\d+/.exec(phrase)?.[0] ?? 0), 1e7)
    return relativeWords(language)
      .get(phraseKey(phrase))
      ?.map((shift) => shifted(now, shift, typed))
  }
  const english = folded.replace(/\b(?:an?|one)\b/, '1').replace(/^(.*) from (?:now|today)$/, 'in $1')
  return read(folded, locale) ?? read(english, 'en-US')
}

function shifted(now: CivilDate, { unit, sign, count }: Shift, typed: number): CivilDate {
  const units = sign * (count ?? typed)
  if (unit === 'month' || unit === 'year') return plusMonths(now, units * (unit === 'year' ? 12 : 1))
  return dateOf(dayOf(now) + units * (unit === 'week' ? 7 : 1))
}

/** Numbers with or without a month name, or a weekday alone. */
function readParts(folded: string, reader: DateReader): CivilDate[] {
  // Markers after the numbers in Chinese, Japanese and Korean dates; the weekday may follow without a space.
  const text = folded.replace(/(\d)\s*[年月日년월일]/g, '$1 ')
  if (!/^[\p{L}\p{M}\d(][\p{L}\p{M}\d\s.,/()'·،、॰׳-]*$/u.test(text)) return []
  const tokens = tokensOf(text)
  const isNumber = (token: string) => /^\d/.test(token)
  const numbers = tokens.filter(isNumber)
  const words = tokens.filter((token) => !isNumber(token))
  if (numbers.length === 0) return readWeekday(words, reader)
  if (words.length === 0 && numbers.length === 2 && text.includes(',')) return []
  const names = namesIn(words, reader.locale)
  if (!names) return []
  const [month] = names.months
  return month === undefined ? readNumbers(numbers, reader) : readWithMonth(numbers, month + 1, reader)
}

/**
 * The month and weekdays named in words. Undefined if there are two months or an unknown word. 'mar' is March and, in
 * Italian, Tuesday: next to another month it's Tuesday. A weekday that doesn't match the date is ignored, because the
 * date read is shown.
 */
function namesIn(words: readonly string[], locale: string) {
  const [own, english] = [dateWords(locale), dateWords('en-US')]
  const isFiller = (word: string) => own.fillers.has(word) || english.fillers.has(word)
  const find = (names: 'months' | 'weekdays', word: string) =>
    own[names].get(word) ??
    english[names].get(word) ??
    (isFiller(word) ? undefined : (findPrefix(own[names], word) ?? findPrefix(english[names], word)))
  const known = words
    .map((word) => ({ month: find('months', word), weekday: find('weekdays', word), isFiller: isFiller(word) }))
    .filter(({ month, weekday, isFiller }) => month !== undefined || weekday !== undefined || !isFiller)
  if (known.some(({ month, weekday }) => month === undefined && weekday === undefined)) return undefined
  const monthsOf = (names: typeof known) => new Set(names.flatMap(({ month }) => month ?? []))
  const sure = monthsOf(known.filter(({ weekday }) => weekday === undefined))
  const months = sure.size > 0 ? sure : monthsOf(known)
  const weekdays = new Set(known.flatMap(({ weekday }) => weekday ?? []))
  return months.size > 1 ? undefined : { months, weekdays }
}

/** Prefixes of month names: 'sept' and 'novem' match one name each, 'jui' matches two in French. */
function findPrefix(names: ReadonlyMap<string, number>, word: string): number | undefined {
  if (word.length < 3) return undefined
  const found = new Set([...names].filter(([name]) => name.startsWith(word)).map(([, value]) => value))
  return found.size === 1 ? [...found][0] : undefined
}

/**
 * 'Friday' and 'this Friday' are the next one, or today (with `past`: the last one, or today). 'last Friday' is before
 * today. 'next Friday' is ambiguous: the next one, or the one after.
 */
function readWeekday([first = '', ...others]: readonly string[], { locale, now, past }: DateReader): CivilDate[] {
  const isAdjective = /^(?:this|next|last)$/.test(first) && others.length > 0
  const names = namesIn(isAdjective ? others : [first, ...others], locale)
  if (!now || names?.weekdays.size !== 1) return []
  const [weekday = 0] = names.weekdays
  const today = dayOf(now)
  // January 1, 1970 was a Thursday.
  const ahead = (((weekday - today - 4) % 7) + 7) % 7
  if (isAdjective && first === 'next')
    return (ahead === 0 ? [7] : [ahead, ahead + 7]).map((days) => dateOf(today + days))
  const isBefore = isAdjective ? first === 'last' : past && ahead > 0
  return [dateOf(today + ahead - (isBefore ? 7 : 0))]
}
