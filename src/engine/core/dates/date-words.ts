import { byLocale } from '../numbers/locale'
import { fold } from '../text/fold'

/** The order of a numeric date: month-day-year, day-month-year or year-month-day. */
export type DateOrder = 'mdy' | 'dmy' | 'ymd'

export interface NumericDates {
  readonly order: DateOrder
  /** The order without the year. Swedish has 2026-09-04, but 4/9. */
  readonly short: 'md' | 'dm'
  /** Matches full numeric dates in the locale's format, such as '9/4/2026'. */
  format(date: Date): string
}

/** The words in dates, normalized. Values count from 0. */
export interface DateWords {
  readonly months: ReadonlyMap<string, number>
  /** Starting with Sunday. */
  readonly weekdays: ReadonlyMap<string, number>
  /** Other words that appear in dates, such as 'de', 'of' and 'г'. */
  readonly fillers: ReadonlySet<string>
}

export type DateUnit = 'day' | 'week' | 'month' | 'year'

/** An offset from today: a fixed number of units, or without `count` as many as the text says. */
export interface Shift {
  readonly unit: DateUnit
  readonly sign: 1 | -1
  readonly count?: number | undefined
}

/** Dates are always read in the Gregorian calendar, even if the locale uses another. */
const gregorian = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const

const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { ...gregorian, ...options })

export const numericDates = byLocale((locale): NumericDates => {
  const format = dateFormat(locale, { year: 'numeric', month: 'numeric', day: 'numeric' })
  const orderOf = (format: Intl.DateTimeFormat) =>
    format
      .formatToParts(0)
      .map(({ type }) => (/^(?:year|month|day)$/.test(type) ? type[0] : ''))
      .join('')
  const order = orderOf(format)
  return {
    order: order === 'mdy' || order === 'ymd' ? order : 'dmy',
    short: orderOf(dateFormat(locale, { month: 'numeric', day: 'numeric' })) === 'md' ? 'md' : 'dm',
    format: (date) => format.format(date),
  }
})

/** The words and numbers of a normalized text: 'Ene. de 2026' gives 'ene', 'de', '2026'; 'a.m.' gives 'am'. */
export function tokensOf(folded: string): readonly string[] {
  return folded.replace(/(?<=[\p{L}\p{M}])\.(?=\p{L})/gu, '').match(/[\p{L}\p{M}]+|\d+/gu) ?? []
}

/** For each word that Intl uses in dates, the dates that contain it. */
function wordsOf(locale: string, dates: readonly Date[], styles: readonly Intl.DateTimeFormatOptions[]) {
  const words = new Map<string, Set<number>>()
  for (const style of styles) {
    const format = dateFormat(locale, style)
    dates.forEach((date, index) => {
      for (const word of tokensOf(fold(format.format(date))))
        if (!/\d/.test(word)) words.set(word, (words.get(word) ?? new Set()).add(index))
    })
  }
  return words
}

const fifths = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 5)))
/** Seven days starting on Sunday, January 4, 2026. */
const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 4 + day)))

const day: Intl.DateTimeFormatOptions = { year: 'numeric', day: 'numeric' }
const monthStyles: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { ...day, month: 'long' },
  { ...day, month: 'short' },
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
]
const weekdayStyles: readonly Intl.DateTimeFormatOptions[] = [
  { weekday: 'long' },
  { weekday: 'short' },
  { ...day, month: 'short', weekday: 'short' },
  { dateStyle: 'full' },
]

/** Ordinals ('1st', '1er', '1º') and articles that people type around a day but CLDR doesn't list. */
const usualFillers = ['st', 'nd', 'rd', 'th', 'er', 'o', 'of', 'on', 'the', 'am', 'den', 'de', 'le', 'el', 'il', 'года']

/**
 * A word found in only one month is its name; in several, it's a filler. '5 de enero' and '5 de mayo' both contain
 * 'de'.
 */
export const dateWords = byLocale((locale): DateWords => {
  const [inMonths, inWeek] = [wordsOf(locale, fifths, monthStyles), wordsOf(locale, week, weekdayStyles)]
  const namesIn = (words: ReadonlyMap<string, ReadonlySet<number>>) =>
    new Map([...words].filter(([, set]) => set.size === 1).map(([word, set]) => [word, Math.min(...set)]))
  const common = [...inMonths, ...inWeek].filter(([, set]) => set.size > 1).map(([word]) => word)
  return { months: namesIn(inMonths), weekdays: namesIn(inWeek), fillers: new Set([...usualFillers, ...common]) }
})

/** A phrase without spaces, with its first number replaced by '#': 'In 3 Wochen' gives 'in#wochen'. */
export const phraseKey = (folded: string): string => folded.replace(/\d+/, '#').replace(/[\s.]/g, '')

/** Numbers that cover every plural form in CLDR. */
const counts = [0, 1, 2, 3, 5, 11, 20, 100]

/**
 * The offset from today for each phrase, by key: 'tomorrow', 'in#weeks', 'nextmonth'. A phrase can have several: Hindi
 * 'कल' is both yesterday and tomorrow.
 */
export const relativeWords = byLocale((locale): ReadonlyMap<string, readonly Shift[]> => {
  const phrases = new Map<string, Shift[]>()
  const add = (phrase: string, { unit, sign, count }: Shift) => {
    const key = phraseKey(fold(phrase))
    const shift: Shift = key.includes('#') ? { unit, sign } : { unit, sign, count }
    phrases.set(key, [...(phrases.get(key) ?? []), shift])
  }
  for (const numeric of ['auto', 'always'] as const) {
    const format = new Intl.RelativeTimeFormat(locale, { numeric })
    for (const unit of ['day', 'week', 'month', 'year'] as const)
      for (const sign of [1, -1] as const)
        for (const count of counts)
          if (count > 0 || unit === 'day') add(format.format(sign * count, unit), { unit, sign, count })
  }
  return phrases
})
