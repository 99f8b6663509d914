import { isDate } from './is-date'

/** A day of the calendar (ISO 8601, proleptic Gregorian), years 1 to 9999: no time, no zone. Months and days count from 1. */
export interface CivilDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

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
  if (!isDate(text)) return undefined
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}
