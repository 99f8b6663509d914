import { type CivilDate, type DateIssue, dayOf, writeDate } from '../core/dates/date'
import { averages, type Period, periodBetween } from '../core/dates/period'
import type { Now } from '../core/dates/today'
import type { Context as CoreContext } from '../core/engine'
import { readFields } from '../core/fields/read'
import { failure, type Result, success } from '../core/result'
import { fields, type Input } from './fields'

export { example, fields, type Input, initial } from './fields'

export interface Context extends CoreContext {
  /** If absent, dates such as 'tomorrow' can't be read. */
  readonly now?: Now
}

/** Calendar years, months and days, and totals based on whole calendar days of 24 hours. */
export interface Difference extends Period {
  /** From one day to the next: 1. */
  readonly totalDays: number
  /** Full weeks in `totalDays`, and the remaining days. */
  readonly weeks: number
  readonly weekDays: number
  /** Mondays to Fridays from the earlier date up to, but not including, the later one. */
  readonly weekdays: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  /** See `averages`. */
  readonly averageYears: number
  readonly averageMonths: number
}

export interface Output extends Difference {
  /** The earlier date, 'YYYY-MM-DD'. */
  readonly startDate: string
  /** The later date. */
  readonly endDate: string
}

/** At either field: see `DateIssue`. */
export type IssueCode = DateIssue

/**
 * 2024-01-31 to 2024-03-01 is 1 month and 1 day, or 30 days. The dates can be in either order. Months are counted by
 * `periodBetween`. There's no time zone, so every day has 24 hours.
 */
export function difference(one: CivilDate, other: CivilDate): Difference {
  const totalDays = Math.abs(dayOf(other) - dayOf(one))
  const hours = totalDays * 24
  return {
    totalDays,
    ...periodBetween(...inOrder(one, other)),
    weeks: Math.floor(totalDays / 7),
    weekDays: totalDays % 7,
    weekdays: Math.abs(weekdaysUntil(dayOf(other)) - weekdaysUntil(dayOf(one))),
    hours,
    minutes: hours * 60,
    seconds: hours * 3600,
    ...averages(totalDays),
  }
}

/** Mondays to Fridays before a day, counted from a Monday. 1970-01-01 is a Thursday. */
function weekdaysUntil(day: number): number {
  const days = day + 3
  const weeks = Math.floor(days / 7)
  return weeks * 5 + Math.min(days - weeks * 7, 5)
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = readFields(fields, input, context)
  const [start, end] = [form.read('start'), form.read('end')]
  if (!start || !end) return failure(...form.issues)
  const [startDate, endDate] = inOrder(start, end).map(writeDate) as [string, string]
  return success({ ...difference(start, end), startDate, endDate })
}

function inOrder(one: CivilDate, other: CivilDate): [earlier: CivilDate, later: CivilDate] {
  return dayOf(one) > dayOf(other) ? [other, one] : [one, other]
}

/** The calendar around a span, from the start of the first date's unit to the end of the second date's unit. */
export interface Timeline {
  /** How the calendar is divided: into days, months, years, or spans of 10, 100 or 1,000 years. */
  readonly unit: 'day' | 'month' | 'year' | 'years'
  /** The positions between units, as fractions of the timeline, without 0 and 1. */
  readonly bounds: readonly number[]
  /** The positions of the start and end of the span. */
  readonly from: number
  readonly to: number
  /** The years at the ends of the timeline: 1950 and 2030 for decades from 1953 to 2026. */
  readonly years: readonly [first: number, last: number]
}

/** In months: a month, then 1, 10, 100 and 1,000 years. */
const unitLengths = [1, 12, 120, 1200, 12_000] as const
const maxUnits = 40

/** Uses the smallest unit that needs 40 or fewer, or days if the dates are within two consecutive calendar months. */
export function timelineOf(start: CivilDate, end: CivilDate): Timeline {
  const [first, last] = [monthOf(start), monthOf(end)]
  const cellsOf = (length: number) => Math.floor(last / length) - Math.floor(first / length) + 1
  const length = unitLengths.find((length) => cellsOf(length) <= maxUnits) ?? 12_000
  const opening = Math.floor(first / length) * length
  const edges = Array.from({ length: cellsOf(length) + 1 }, (_, cell) => firstDayOf(opening + cell * length))
  const [begin = 0, close = 0] = [edges[0], edges.at(-1)]
  const at = (day: number) => (day - begin) / (close - begin)
  const isShort = edges.length <= 3 && length === 1
  const inner = isShort ? Array.from({ length: close - begin - 1 }, (_, day) => begin + day + 1) : edges.slice(1, -1)
  return {
    unit: isShort ? 'day' : length === 1 ? 'month' : length === 12 ? 'year' : 'years',
    bounds: inner.map(at),
    from: at(dayOf(start)),
    to: at(dayOf(end)),
    years: [opening / 12, opening / 12 + (cellsOf(length) * length) / 12].map(Math.floor) as [number, number],
  }
}

const monthOf = ({ year, month }: CivilDate): number => year * 12 + month - 1
const firstDayOf = (month: number): number => dayOf({ year: 0, month: month + 1, day: 1 })
