import { byLocale } from '../by-locale'
import { fold } from '../text/fold'

/** In which order a date of digits is written: month, day and year; day, month and year; year, month and day. */
export type DateOrder = 'mdy' | 'dmy' | 'ymd'

export interface NumericDates {
  readonly order: DateOrder
  /** The order without the year. Swedish has 2026-09-04, but 4/9. */
  readonly short: 'md' | 'dm'
  /** As the locale writes a date of digits in full, such as '9/4/2026'. */
  format(date: Date): string
}

/** The words of dates, folded; values count from 0. */
export interface DateWords {
  readonly months: ReadonlyMap<string, number>
  /** From Sunday. */
  readonly weekdays: ReadonlyMap<string, number>
  /** Words that a date has besides, such as 'de', 'of', 'г'. */
  readonly fillers: ReadonlySet<string>
}

export type DateUnit = 'day' | 'week' | 'month' | 'year'

/** A way from today: so many units, or (`count` absent) as many as the text says. */
export interface Shift {
  readonly unit: DateUnit
  readonly sign: 1 | -1
  readonly count?: number | undefined
}

/** Dates are typed and read in the Gregorian calendar, whatever the locale's own. */
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

/** 'Ene. de 2026' is 'ene', 'de', '2026', 'a.m.' is 'am': the words and numbers of a folded text. */
export function tokensOf(folded: string): readonly string[] {
  return folded.replace(/(?<=[\p{L}\p{M}])\.(?=\p{L})/gu, '').match(/[\p{L}\p{M}]+|\d+/gu) ?? []
}

/** Which of the dates have a word, for every word that Intl writes them with. */
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
/** From Sunday, January 4, 2026. */
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

/** Ordinals ('1st', '1er', '1º') and articles that people type around a day and CLDR does not print. */
const usualFillers = ['st', 'nd', 'rd', 'th', 'er', 'o', 'of', 'on', 'the', 'am', 'den', 'de', 'le', 'el', 'il', 'года']

/** A word of a single month is its name, of several a filler: of '5 de enero' and '5 de mayo' both are found. */
export const dateWords = byLocale((locale): DateWords => {
  const [inMonths, inWeek] = [wordsOf(locale, fifths, monthStyles), wordsOf(locale, week, weekdayStyles)]
  const namesIn = (words: ReadonlyMap<string, ReadonlySet<number>>) =>
    new Map([...words].filter(([, set]) => set.size === 1).map(([word, set]) => [word, Math.min(...set)]))
  const common = [...inMonths, ...inWeek].filter(([, set]) => set.size > 1).map(([word]) => word)
  return { months: namesIn(inMonths), weekdays: namesIn(inWeek), fillers: new Set([...usualFillers, ...common]) }
})

/** 'In 3 Wochen' is 'in#wochen': a phrase without its spaces, its first number as '#'. */
export const phraseKey = (folded: string): string => folded.replace(/\d+/, '#').replace(/[\s.]/g, '')

/** Numbers that bring up every plural form of CLDR. */
const counts = [0, 1, 2, 3, 5, 11, 20, 100]

/**
 * Where from today a phrase leads, by its key: 'tomorrow', 'in#weeks', 'nextmonth'. A phrase may lead to several days:
 * Hindi 'कल' is both yesterday and tomorrow.
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
