import { type CivilDate, type DateIssue, dateOf, dayOf, writeDate } from '../core/dates/date'
import { averages, type Period, periodBetween } from '../core/dates/period'
import type { Now } from '../core/dates/today'
import type { Context as CoreContext } from '../core/engine'
import { readFields } from '../core/fields/read'
import { failure, type Issue, type Result, success } from '../core/result'
import { fields, type Input, initial, type LeapDay } from './fields'

export { example, fields, type Input, initial, type LeapDay, leapDays } from './fields'

export interface Context extends CoreContext {
  /** If absent, an empty `onDate` is `missing`, and dates such as 'yesterday' can't be read. */
  readonly now?: Now
}

/** The age in calendar years, months and days, and totals based on whole calendar days of 24 hours. */
export interface Output extends Period {
  readonly totalDays: number
  /** Full weeks in `totalDays`. */
  readonly totalWeeks: number
  /** Full calendar months: 12 for a one-year-old. */
  readonly totalMonths: number
  readonly totalHours: number
  /** See `averages`. */
  readonly averageYears: number
  readonly averageMonths: number
  /** Strictly after `onDate`, by 1 to 366 days. */
  readonly nextBirthday: { readonly date: string; readonly daysUntil: number }
  /** From the last birthday, or the day of birth, to `onDate`: 0 on a birthday. */
  readonly daysSinceBirthday: number
  /** The age in years on the next birthday. */
  readonly nextAge: number
  /** Whether `onDate` is a birthday or the day of birth. */
  readonly isBirthday: boolean
  readonly birthDate: string
  /** The date that was read, or today. */
  readonly onDate: string
  /** Whether the birth was on February 29, so that `leapDay` matters. */
  readonly isLeapDayBirth: boolean
}

/**
 * `DateIssue`: at either date. `birth-after-date`, at `birthDate`: it's after `onDate`. `too-late`, at `onDate`: it's
 * after 9998-12-31, so the year of the next birthday would have five digits. `unknown-leap-day`: not in `leapDays`.
 */
export type IssueCode = DateIssue | 'birth-after-date' | 'too-late' | 'unknown-leap-day'

/**
 * Years, months and days from a birth to the same or a later date, like `periodBetween`, except for births on February
 * 29 in common years. From February 28 to March 1, `periodBetween` goes from 11 months and 30 days to a year and 1 day.
 * This function returns full years, with 0 months and 0 days, on the selected birthday.
 */
export function ageOn(birth: CivilDate, on: CivilDate, leapDay: LeapDay = 'mar-1'): Period {
  const age = periodBetween(birth, on)
  if (sameDayIn(on.year, birth).month === birth.month) return age
  if (leapDay === 'mar-1') return on.month === 3 && on.day < 29 ? { ...age, days: age.days - 1 } : age
  return on.month === 2 && on.day === 28 ? { years: on.year - birth.year, months: 0, days: 0 } : age
}

/** The first birthday after a date, never on it (docs/rules.md). */
export function nextBirthday(birth: CivilDate, on: CivilDate, leapDay: LeapDay = 'mar-1'): CivilDate {
  const birthday = birthdayIn(on.year, birth, leapDay)
  return dayOf(birthday) > dayOf(on) ? birthday : birthdayIn(on.year + 1, birth, leapDay)
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = readFields(fields, input, context)
  const issues: Issue<IssueCode>[] = form.issues
  const birth = form.read('birthDate')
  const on = form.read('onDate')
  const isLeapDayBirth = isLeapDay(birth)
  if (on && on.year > 9998) issues.push({ code: 'too-late', field: 'onDate', values: { max: '9998-12-31' } })
  const leapDay = isLeapDayBirth ? form.read('leapDay') : initial.leapDay
  if (birth && on && dayOf(birth) > dayOf(on))
    issues.push({ code: 'birth-after-date', field: 'birthDate', values: { date: writeDate(on) } })
  if (!birth || !on || !leapDay || issues.length > 0) return failure(...issues)
  const age = ageOn(birth, on, leapDay)
  const next = nextBirthday(birth, on, leapDay)
  const totalDays = dayOf(on) - dayOf(birth)
  const daysSinceBirthday = dayOf(on) - dayOf(birthdayIn(next.year - 1, birth, leapDay))
  return success({
    ...age,
    totalDays,
    totalWeeks: Math.floor(totalDays / 7),
    totalMonths: age.years * 12 + age.months,
    totalHours: totalDays * 24,
    ...averages(totalDays),
    nextBirthday: { date: writeDate(next), daysUntil: dayOf(next) - dayOf(on) },
    daysSinceBirthday,
    nextAge: next.year - birth.year,
    isBirthday: daysSinceBirthday === 0,
    birthDate: writeDate(birth),
    onDate: writeDate(on),
    isLeapDayBirth,
  })
}

/** The birthday in a year. */
function birthdayIn(year: number, birth: CivilDate, leapDay: LeapDay): CivilDate {
  const day = sameDayIn(year, birth)
  return day.month === birth.month || leapDay !== 'feb-28' ? day : { year, month: 2, day: 28 }
}

/** The day of birth in a year. In a common year, February 29 becomes March 1. */
const sameDayIn = (year: number, birth: CivilDate): CivilDate => dateOf(dayOf({ ...birth, year }))

/** Whether a date was read and is February 29. */
export const isLeapDay = (date: CivilDate | Issue<DateIssue> | DateIssue | undefined): boolean =>
  typeof date === 'object' && 'month' in date && date.month === 2 && date.day === 29
