/** A day of the calendar (ISO 8601, proleptic Gregorian), years 1 to 9999: no time, no zone. Months and days count from 1. */
export interface CivilDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

export interface Period {
  readonly years: number
  /** 0 to 11. */
  readonly months: number
  /** 0 to 30. */
  readonly days: number
}

/**
 * What today is read from: a day as 'YYYY-MM-DD', or an instant (a Date or milliseconds since 1970), whose day is the one
 * where the person is, by the platform's zone. Nothing else here asks that zone.
 */
export type Now = Date | number | string

/**
 * `missing`: nothing typed. `not-a-date`: cannot be read as a date. `no-such-date`: a day that its month has not, such as
 * 2026-02-29, or the year 0. `ambiguous`: two dates are as likely, `first` and `second`.
 */
export type DateIssue = 'missing' | 'not-a-date' | 'no-such-date' | 'ambiguous'

const dayLength = 86_400_000

/** Days since 1970-01-01. A month or day out of range counts on: 'day 0' is the last of the month before. */
export function dayOf({ year, month, day }: CivilDate): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) / dayLength
}

/** The date a number of days after 1970-01-01. */
export function dateOf(day: number): CivilDate {
  const date = new Date(day * dayLength)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** 'YYYY-MM-DD'. */
export function writeDate({ year, month, day }: CivilDate): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
}

/**
 * The day that 'YYYY-MM-DD' writes; undefined for any other text, and for a day that its month has not. What people type
 * is read by `interpretDate`.
 */
export function readDate(text: string): CivilDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return date.year > 0 && writeDate(dateOf(dayOf(date))) === text ? date : undefined
}

/** A day that exists, in full 'YYYY-MM-DD'; '2026-02-29' and '2026-2-9' are none. */
export const isDate = (value: unknown): value is string => typeof value === 'string' && readDate(value) !== undefined

/** Today as 'YYYY-MM-DD'; '' where `now` is none. */
export function today(now?: Now): string {
  const date = new Date(typeof now === 'object' || typeof now === 'number' ? now : Number.NaN)
  const day = { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }
  const text = typeof now === 'string' ? now : writeDate(day)
  return isDate(text) ? text : ''
}

/** How many days the month of a date has. */
function daysIn({ year, month }: CivilDate): number {
  return dateOf(dayOf({ year, month: month + 1, day: 0 })).day
}

/**
 * So many months later, on the same day or, where the month has none such, on its last: 31 January and one month is
 * 28 or 29 February. The rule of java.time's `plusMonths`.
 */
export function plusMonths({ year, month, day }: CivilDate, months: number): CivilDate {
  const count = year * 12 + month - 1 + months
  const first = { year: Math.floor(count / 12), month: (count % 12) + 1, day: 1 }
  return { ...first, day: Math.min(day, daysIn(first)) }
}

/**
 * Whole years, months and days from a date to a later one (or the same). A month is whole once its day is reached, and
 * the days are counted from the last whole one: 1 February to 1 March is 1 month; 31 January to 28 February is 28 days,
 * and to 1 March it is 1 month (which ends on the last of February) and 1 day. The rule of java.time's `Period.between`.
 */
export function periodBetween(start: CivilDate, end: CivilDate): Period {
  const months = (end.year - start.year) * 12 + end.month - start.month - (end.day < start.day ? 1 : 0)
  const days = dayOf(end) - dayOf(plusMonths(start, months))
  return { years: Math.floor(months / 12), months: months % 12, days }
}

/** Days in average years and months: 365.25 and 30.44 days (spec part 1, point 9), to 2 decimals. Not a count: '≈'. */
export function averages(days: number): { readonly averageYears: number; readonly averageMonths: number } {
  // Never at half a hundredth: 36,525 and 3,044 have too few factors of 2 and 5 for a tie.
  return { averageYears: Math.round((days * 1e4) / 36_525) / 100, averageMonths: Math.round((days * 1e4) / 3044) / 100 }
}
