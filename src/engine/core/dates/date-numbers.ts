import { type CivilDate, dateOf, dayOf, writeDate } from './date'
import { type DateOrder, numericDates } from './date-words'

/** What an incomplete date is completed from. */
export interface DateReader {
  readonly locale: string
  /** Today; absent if unknown. */
  readonly now: CivilDate | undefined
  /** If there's a choice, the date must not be in the future. */
  readonly past: boolean
}

/** The part that each number represents. No `m`: the month is named in words. No `y`: the year is missing. */
type Order = DateOrder | 'md' | 'dm' | 'dy' | 'yd' | 'd'

/** Whether a date exists in the calendar, in years 1 to 9999. February 30 doesn't. */
export const exists = (date: CivilDate): boolean =>
  date.year > 0 && date.year < 10_000 && writeDate(dateOf(dayOf(date))) === writeDate(date)

/**
 * The possible dates for some numbers, some of which may not exist; empty if they can't be a date. '15', '6', '1990' is
 * the same date in every locale, while '2', '6', '1990' depends on the locale's order.
 */
export function readNumbers(numbers: readonly string[], reader: DateReader): CivilDate[] {
  const { order, short } = numericDates(reader.locale)
  const [digits = ''] = numbers
  if (numbers.length === 1 && /^\d{8}$/.test(digits)) {
    const isoFirst = choose([digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)], ['ymd'], reader)
    if (isoFirst.some(exists)) return isoFirst
    return readNumbers([digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)], reader)
  }
  if (numbers.length === 2) return choose(numbers, short === 'md' ? ['md', 'dm'] : ['dm', 'md'], reader)
  if (numbers.length !== 3) return []
  const [, , last = ''] = numbers
  // Swedish puts the year first but writes 4/9 for September 4. In month-first locales, too, '2/6/1990' is ambiguous.
  const own = order === 'ymd' && short === 'dm' && last.length === 4 ? 'dmy' : order
  const others = (['mdy', 'dmy', 'ymd'] as const).filter((other) => other !== own)
  return choose(numbers, [own, ...others], reader)
}

/** The dates for a day and an optional year next to a month name (1 to 12). */
export function readWithMonth(numbers: readonly string[], month: number, reader: DateReader): CivilDate[] {
  if (numbers.length === 1) return choose(numbers, ['d'], reader, month)
  const [first = ''] = numbers
  // 'Feb 30 20' isn't a real day, nor is it February 20, 2030: 30 can be the year only in year-first locales.
  const mayBeYear = Number(first) > 31 || numericDates(reader.locale).order === 'ymd'
  return numbers.length === 2 ? choose(numbers, mayBeYear ? ['dy', 'yd'] : ['dy'], reader, month) : []
}

/** The date in the first order if it exists, otherwise the dates in all orders. */
function choose(parts: readonly string[], orders: readonly Order[], reader: DateReader, month?: number): CivilDate[] {
  const dates = orders.map((order) => readInOrder(parts, order, reader, month))
  const [own] = dates
  return own && exists(own) ? [own] : dates.filter((date) => date !== undefined)
}

/** The date in one order. Undefined if a number has too many or too few digits. */
function readInOrder(
  parts: readonly string[],
  order: Order,
  { now, past }: DateReader,
  named?: number,
): CivilDate | undefined {
  const part = (name: string) => parts[order.indexOf(name)] ?? ''
  const shortNumber = (text: string) => (/^\d\d?$/.test(text) ? Number(text) : undefined)
  const [day, month, year] = [shortNumber(part('d')), named ?? shortNumber(part('m')), part('y')]
  if (day === undefined || month === undefined) return undefined
  if (/^\d{4}$/.test(year)) return { year: Number(year), month, day }
  if (!now) return undefined
  if (!order.includes('y')) return nearest(month, day, now, past)
  if (!/^\d\d$/.test(year)) return undefined
  const date = { year: windowed(Number(year), now.year + 20), month, day }
  return past && dayOf(date) > dayOf(now) ? { ...date, year: date.year - 100 } : date
}

/** Expands a two-digit year into the hundred years up to `last`: up to 2046, 46 is 2046 and 47 is 1947. */
const windowed = (digits: number, last: number): number => last - ((((last - digits) % 100) + 100) % 100)

/** Without a year, the nearest such day to today. Leap days are at most eight years apart. */
function nearest(month: number, day: number, now: CivilDate, past: boolean): CivilDate {
  const distance = (date: CivilDate) => Math.abs(dayOf(date) - dayOf(now))
  const [found] = Array.from({ length: 17 }, (_, index) => ({ year: now.year + index - 8, month, day }))
    .filter((date) => exists(date) && !(past && dayOf(date) > dayOf(now)))
    .sort((one, other) => distance(one) - distance(other))
  return found ?? { year: now.year, month, day }
}
