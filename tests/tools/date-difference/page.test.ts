import { expect, it } from 'vitest'
import { page } from '../../../site/tools/date-difference/page'
import * as dates from '../../../src/engine/date-difference/date-difference'
import { ask, missingFrom, textOf } from '../../site/page-text'

const from = (start: string, end: string) => ask(dates, { start, end })

// Figures: the engine's, for the dates in each sentence.
it('states figures that the engine calculates', () => {
  const leap = from('2024-01-31', '2024-03-01')
  const common = from('2026-01-31', '2026-03-01')
  const february = from('2026-01-31', '2026-02-28')
  const year = from('2026-01-01', '2027-01-01')
  const leapYear = from('2024-01-01', '2025-01-01')
  const sentences = [
    `Jan 31 to Mar 1, 2024, is ${leap.months} month (to Feb 29) and ${leap.days} day`,
    `Dec 1 to Dec 25, 2026, is ${from('2026-12-01', '2026-12-25').totalDays} days`,
    `January 1 to December 31, 2024, only ${from('2024-01-01', '2024-12-31').totalDays} days`,
    `it’s ${leapYear.totalDays} days from Jan 1, 2024, to Jan 1, 2025`,
    `A year has ${year.weeks} weeks and ${year.weekDays} day, or ${leapYear.weeks} weeks and ${leapYear.weekDays} days`,
    `it’s ${february.months} months and ${february.days} days`,
    `Jan 31 to Mar 1, 2026, is ${common.months} month and ${common.days} day`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

// Expected values: the Gregorian calendar.
it('has leap years in 2000 and not in 2100', () => {
  expect(textOf(page)).toContain('2000 was a leap year, but 2100 won’t be')
  expect(from('2000-02-28', '2000-03-01').totalDays).toBe(2)
  expect(from('2100-02-28', '2100-03-01').totalDays).toBe(1)
})
