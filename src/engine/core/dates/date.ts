import { isDate } from './is-date'

/**
 * A calendar date (ISO 8601, proleptic Gregorian) in years 1 to 9999, without time or time zone. Months and days start
 * at 1.
 */
export interface CivilDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/**
 * `missing`: empty. `not-a-date`: can't be read as a date. `no-such-date`: a nonexistent day, such as 2026-02-29, or
 * the year 0. `ambiguous`: `first` and `second` are equally likely.
 */
export type DateIssue = 'missing' | 'not-a-date' | 'no-such-date' | 'ambiguous'

const dayLength = 86_400_000

/** Days since 1970-01-01. An out-of-range month or day rolls over: day 0 is the last day of the previous month. */
export function dayOf({ year, month, day }: CivilDate): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) / dayLength
}

/** The date that is a number of days after 1970-01-01. */
export function dateOf(day: number): CivilDate {
  const date = new Date(day * dayLength)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** 'YYYY-MM-DD'. */
export function writeDate({ year, month, day }: CivilDate): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
}

/** Reads 'YYYY-MM-DD'. Undefined for other text and nonexistent days. `interpretDate` reads what people type. */
export function readDate(text: string): CivilDate | undefined {
  if (!isDate(text)) return undefined
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}
