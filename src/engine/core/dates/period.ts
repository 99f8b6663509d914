import { type CivilDate, dateOf, dayOf } from './date'

export interface Period {
  readonly years: number
  /** 0 to 11. */
  readonly months: number
  /** 0 to 30. */
  readonly days: number
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
