import { type CivilDate, dateOf, dayOf, writeDate } from './date'
import { type DateOrder, numericDates } from './date-words'

/** What a date that is typed in part is completed from. */
export interface DateReader {
  readonly locale: string
  /** Today; absent where it is not known. */
  readonly now: CivilDate | undefined
  /** Where there is a choice, the date is not after today. */
  readonly past: boolean
}

/** Which part each number is. Without `m` the month is known from its name; without `y` the year is missing. */
type Order = DateOrder | 'md' | 'dm' | 'dy' | 'yd' | 'd'

/** Whether a date is in the calendar, from year 1 to 9999; 30 February is not. */
export const exists = (date: CivilDate): boolean =>
  date.year > 0 && date.year < 10_000 && writeDate(dateOf(dayOf(date))) === writeDate(date)

/**
 * The dates that numbers may mean, some of which may not exist; none where numbers are no date. '15', '6', '1990' is one
 * date in every locale, '2', '6', '1990' is in the locale's order.
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
  // Sweden writes the year first, but 4/9 for September 4; where the month comes first, too, '2/6/1990' is anybody's guess.
  const own = order === 'ymd' && short === 'dm' && last.length === 4 ? 'dmy' : order
  const others = (['mdy', 'dmy', 'ymd'] as const).filter((other) => other !== own)
  return choose(numbers, [own, ...others], reader)
}

/** The dates of a day and perhaps a year beside the name of a month, 1 to 12. */
export function readWithMonth(numbers: readonly string[], month: number, reader: DateReader): CivilDate[] {
  if (numbers.length === 1) return choose(numbers, ['d'], reader, month)
  const [first = ''] = numbers
  // 'Feb 30 20' has no such day, and is not February 20, 2030: only where dates begin with the year may 30 be one.
  const mayBeYear = Number(first) > 31 || numericDates(reader.locale).order === 'ymd'
  return numbers.length === 2 ? choose(numbers, mayBeYear ? ['dy', 'yd'] : ['dy'], reader, month) : []
}

/** The date by the first order if that exists, or else the dates by all of them. */
function choose(parts: readonly string[], orders: readonly Order[], reader: DateReader, month?: number): CivilDate[] {
  const dates = orders.map((order) => readInOrder(parts, order, reader, month))
  const [own] = dates
  return own && exists(own) ? [own] : dates.filter((date) => date !== undefined)
}

/** The date by one order; undefined where the numbers are too long or too short for it. */
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

/** The year that ends in two digits, of the hundred years up to `last`: up to 2046, 46 is 2046 and 47 is 1947. */
const windowed = (digits: number, last: number): number => last - ((((last - digits) % 100) + 100) % 100)

/** The day of a year left out: the one nearest to today. Leap days are at most eight years apart. */
function nearest(month: number, day: number, now: CivilDate, past: boolean): CivilDate {
  const distance = (date: CivilDate) => Math.abs(dayOf(date) - dayOf(now))
  const [found] = Array.from({ length: 17 }, (_, index) => ({ year: now.year + index - 8, month, day }))
    .filter((date) => exists(date) && !(past && dayOf(date) > dayOf(now)))
    .sort((one, other) => distance(one) - distance(other))
  return found ?? { year: now.year, month, day }
}
