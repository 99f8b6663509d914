import { type CivilDate, type DateIssue, dayOf, writeDate } from './core/dates/date'
import { averages, type Period, periodBetween } from './core/dates/period'
import { readDateField } from './core/dates/read-date'
import { type Now, today } from './core/dates/today'
import type { Context as CoreContext } from './core/engine'
import type { Kinds } from './core/kinds'
import { failure, type Issue, type Result, success } from './core/result'
import { readText } from './core/text-field'

export interface Input {
  /** As `interpretDate` reads it, from 0001-01-01 to 9999-12-31; may be after `end`. */
  readonly start: string
  /** As `interpretDate` reads it. */
  readonly end: string
}

export interface Context extends CoreContext {
  /** Without it nothing is read that depends on today, such as 'tomorrow'. */
  readonly now?: Now
}

/** The period by the calendar, and the same time in totals of whole civil days of 24 hours each. */
export interface Difference extends Period {
  /** Days from the one date to the other: from a day to the next is 1. */
  readonly totalDays: number
  /** Whole weeks in `totalDays`, and the days beyond them. */
  readonly weeks: number
  readonly weekDays: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  /** `totalDays` in average years of 365.25 and months of 30.44 days, to 2 decimals (spec part 1, point 9): '≈'. */
  readonly averageYears: number
  readonly averageMonths: number
}

export interface Output extends Difference {
  /** The earlier of the two, 'YYYY-MM-DD'. */
  readonly startDate: string
  /** The later of the two. */
  readonly endDate: string
}

/** See `DateIssue`; each at its field. */
export type IssueCode = DateIssue

export const initial: Input = { start: '', end: '' }
export const example: Input = { start: '2026-02-01', end: '2026-11-20' }
export const kinds: Kinds<Input> = { start: 'date', end: 'date' }

/**
 * 2024-01-31 to 2024-03-01 is 1 month and 1 day, 30 days in all. The order does not matter (spec part 1, point 5). Months
 * and their ends count as `periodBetween` says. No zone takes part, so no day has 23 or 25 hours.
 */
export function difference(one: CivilDate, other: CivilDate): Difference {
  const totalDays = Math.abs(dayOf(other) - dayOf(one))
  const hours = totalDays * 24
  return {
    totalDays,
    ...periodBetween(...inOrder(one, other)),
    weeks: Math.floor(totalDays / 7),
    weekDays: totalDays % 7,
    hours,
    minutes: hours * 60,
    seconds: hours * 3600,
    ...averages(totalDays),
  }
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const issues: Issue<IssueCode>[] = []
  const [start, end] = (['start', 'end'] as const).map((field) => {
    const date = readDateField(readText(input, field), { locale: context.locale, today: today(context.now) })
    if (!('code' in date)) return date
    issues.push({ ...date, field })
    return undefined
  })
  if (!start || !end) return failure(...issues)
  const [startDate, endDate] = inOrder(start, end).map(writeDate) as [string, string]
  return success({ ...difference(start, end), startDate, endDate })
}

function inOrder(one: CivilDate, other: CivilDate): [earlier: CivilDate, later: CivilDate] {
  return dayOf(one) > dayOf(other) ? [other, one] : [one, other]
}

/** The calendar around a span, from the start of the unit that the one date is in to the end of that of the other. */
export interface Timeline {
  /** What the calendar is divided into: days, months, years, or spans of 10, 100 or 1,000 years. */
  readonly unit: 'day' | 'month' | 'year' | 'years'
  /** Where one unit ends and the next begins, as parts of the whole, from 0 to 1 and without these two. */
  readonly bounds: readonly number[]
  /** Where the span begins and ends. */
  readonly from: number
  readonly to: number
  /** The years in which the calendar begins and ends: 1950 and 2030 for decades from 1953 to 2026. */
  readonly years: readonly [first: number, last: number]
}

/** In months: a month, a year, then ten, a hundred and a thousand years. */
const lengths = [1, 12, 120, 1200, 12_000] as const
const mostUnits = 40

/** Up to 40 units: the smallest of them that are so few. Within two months of the calendar, their days. */
export function timelineOf(start: CivilDate, end: CivilDate): Timeline {
  const [first, last] = [monthOf(start), monthOf(end)]
  const cellsOf = (length: number) => Math.floor(last / length) - Math.floor(first / length) + 1
  const length = lengths.find((length) => cellsOf(length) <= mostUnits) ?? 12_000
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
