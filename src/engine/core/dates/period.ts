import { type CivilDate, dateOf, dayOf } from './date'

export interface Period {
  readonly years: number
  /** 0 to 11. */
  readonly months: number
  /** 0 to 30. */
  readonly days: number
}

/** The number of days in a date's month. */
function daysIn({ year, month }: CivilDate): number {
  return dateOf(dayOf({ year, month: month + 1, day: 0 })).day
}

/**
 * Adds months, keeping the day of the month or using the last day if it doesn't exist: January 31 plus one month is
 * February 28 or 29. Same rule as java.time's `plusMonths`.
 */
export function plusMonths({ year, month, day }: CivilDate, months: number): CivilDate {
  const count = year * 12 + month - 1 + months
  const first = { year: Math.floor(count / 12), month: (count % 12) + 1, day: 1 }
  return { ...first, day: Math.min(day, daysIn(first)) }
}

/**
 * Full years, months and days from a date to the same or a later date. A month is complete when its day is reached, and
 * the remaining days are counted from there: February 1 to March 1 is 1 month; January 31 to February 28 is 28 days,
 * and to March 1 it's 1 month (ending on the last day of February) and 1 day. Same rule as java.time's
 * `Period.between`.
 */
export function periodBetween(start: CivilDate, end: CivilDate): Period {
  const months = (end.year - start.year) * 12 + end.month - start.month - (end.day < start.day ? 1 : 0)
  const days = dayOf(end) - dayOf(plusMonths(start, months))
  return { years: Math.floor(months / 12), months: months % 12, days }
}

/** Days in average years (365.25 days) and months (30.44 days), to 2 decimals (docs/rules.md). Shown with '≈'. */
export function averages(days: number): { readonly averageYears: number; readonly averageMonths: number } {
  // Never exactly half a hundredth: 36,525 and 3,044 have too few factors of 2 and 5 for a tie.
  return { averageYears: Math.round((days * 1e4) / 36_525) / 100, averageMonths: Math.round((days * 1e4) / 3044) / 100 }
}
