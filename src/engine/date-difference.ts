import {
  averages,
  type CivilDate,
  type DateIssue,
  dayOf,
  type Period,
  periodBetween,
  readDate,
  writeDate,
} from './core/date'
import type { Context } from './core/engine'
import { readFields } from './core/fields'
import { answer, fault, type Issue, type Result } from './core/result'

export interface Input {
  /** 'YYYY-MM-DD', from 0001-01-01 to 9999-12-31; may be after `end`. */
  readonly start: string
  /** 'YYYY-MM-DD'. */
  readonly end: string
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
  const form = readFields(input, context)
  const issues: Issue<IssueCode>[] = []
  const [start, end] = (['start', 'end'] as const).map((field) => {
    const date = readDate(form.text(field), context.locale)
    if (typeof date === 'object') return date
    issues.push({ code: date, field })
    return undefined
  })
  if (!start || !end) return fault(...issues)
  const [startDate, endDate] = inOrder(start, end).map(writeDate) as [string, string]
  return answer({ ...difference(start, end), startDate, endDate })
}

function inOrder(one: CivilDate, other: CivilDate): [earlier: CivilDate, later: CivilDate] {
  return dayOf(one) > dayOf(other) ? [other, one] : [one, other]
}
