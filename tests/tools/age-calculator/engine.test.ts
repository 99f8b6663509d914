import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  evaluate,
  example,
  type Input,
  initial,
  type LeapDay,
  leapDays,
  type Output,
} from '../../../src/engine/age-calculator/age-calculator'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'
import periods from '../date-difference/engine.oracle.json'
import oracle from './engine.oracle.json'

const age = (birthDate: string, onDate: string, leapDay: LeapDay = 'mar-1') => evaluate({ birthDate, onDate, leapDay })
const answerOf = (...typed: Parameters<typeof age>) => valueIn(age(...typed))

/** '20240301' becomes '2024-03-01'. */
const isoDate = (digits = '') => digits.replace(/(..)(..)$/, '-$1-$2')

const rows = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([birth, list]) =>
    list.split(',').map((row): [string, string, ...string[]] => {
      const [on = '', ...rest] = row.split(' ')
      return [birth, isoDate(on), ...rest]
    }),
  )

const isCommon = (date: string) => new Date(Date.UTC(Number(date.slice(0, 4)), 1, 29)).getUTCMonth() > 1
const dayBefore = (date: string) => new Date(Date.parse(date) - 864e5).toISOString().slice(0, 10)

// Expected values: date-difference/engine.oracle.java, with java.time's Period.between, for over 13,000 pairs of dates.
describe('years, months and days', () => {
  const textOf = ({ years, months, days }: Output) => `${years} ${months} ${days}`
  const pairs = rows(periods).filter(([, on]) => on < '9999')

  it('match java.time for births on any day except February 29', () => {
    const wrong = pairs.filter(([birth, on, years, months, days]) => {
      if (birth.endsWith('02-29')) return false
      return leapDays.some((leapDay) => textOf(answerOf(birth, on, leapDay)) !== `${years} ${months} ${days}`)
    })
    expect(wrong).toEqual([])
  })

  // From February 28 to March 1 of a common year, java.time goes from 11 months and 30 days to a year and 1 day.
  it('match java.time for births on February 29, minus a day from March 1 to 28 of common years', () => {
    const births = pairs.filter(([birth]) => birth.endsWith('02-29'))
    const wrong = births.filter(([birth, on, years, months, days]) => {
      const less = isCommon(on) && on.slice(5) >= '03-01' && on.slice(5) <= '03-28' ? 1 : 0
      return textOf(answerOf(birth, on)) !== `${years} ${months} ${Number(days) - less}`
    })
    expect(wrong).toEqual([])
    expect(births.length).toBeGreaterThan(5000)
  })

  it('match java.time with birthdays on February 28, except on that day of common years, which completes a year', () => {
    const births = pairs.filter(([birth]) => birth.endsWith('02-29'))
    const wrong = births.filter(([birth, on, years, months, days]) => {
      const full = isCommon(on) && on.endsWith('02-28') ? `${Number(years) + 1} 0 0` : `${years} ${months} ${days}`
      return textOf(answerOf(birth, on, 'feb-28')) !== full
    })
    expect(wrong).toEqual([])
  })

  // By hand, from the calendar.
  eachRow<[string, string, LeapDay, string]>([
    ['2000-02-29', '2001-02-28', 'mar-1', '0 11 30'],
    ['2000-02-29', '2001-03-01', 'mar-1', '1 0 0'],
    ['2000-02-29', '2001-03-02', 'mar-1', '1 0 1'],
    ['2000-02-29', '2001-03-28', 'mar-1', '1 0 27'],
    ['2000-02-29', '2001-03-29', 'mar-1', '1 1 0'],
    ['2000-02-29', '2001-02-27', 'feb-28', '0 11 29'],
    ['2000-02-29', '2001-02-28', 'feb-28', '1 0 0'],
    ['2000-02-29', '2001-03-01', 'feb-28', '1 0 1'],
    ['2000-02-29', '2004-02-28', 'feb-28', '3 11 30'],
    ['2000-02-29', '2004-02-29', 'mar-1', '4 0 0'],
    ['2000-01-31', '2000-02-29', 'mar-1', '0 0 29'],
    ['2000-01-31', '2000-03-01', 'mar-1', '0 1 1'],
  ])('from %s to %s with %s are %s', (birth, on, leapDay, expected) => {
    expect(textOf(answerOf(birth, on, leapDay))).toBe(expected)
  })
})

// Expected values: engine.oracle.java, with java.time's MonthDay and Year.
describe('the next birthday', () => {
  it('matches java.time under both rules for February 29, for over 4,500 pairs', () => {
    const pairs = rows(oracle)
    const wrong = pairs.filter(([birth, on, march, untilMarch, february, untilFebruary]) => {
      const found = leapDays.map((leapDay) => answerOf(birth, on, leapDay).nextBirthday)
      const expected = [
        { date: isoDate(march), daysUntil: Number(untilMarch) },
        { date: isoDate(february), daysUntil: Number(untilFebruary) },
      ]
      return JSON.stringify(found) !== JSON.stringify(expected)
    })
    expect(wrong).toEqual([])
    expect(pairs.length).toBeGreaterThan(4500)
  })

  it('is 1 to 366 days after the date, and completes a year of age', () => {
    const day = fc.integer({ min: -30_000, max: 80_000 })
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 45_000 }), fc.constantFrom(...leapDays), (start, days, leapDay) => {
        const [birth = '', on = ''] = [start, start + days].map((day) =>
          new Date(day * 864e5).toISOString().slice(0, 10),
        )
        const { nextBirthday, daysSinceBirthday, nextAge, years, isBirthday } = answerOf(birth, on, leapDay)
        expect(daysSinceBirthday === 0).toBe(isBirthday)
        expect([365, 366]).toContain(daysSinceBirthday + nextBirthday.daysUntil)
        expect(nextBirthday.date > on).toBe(true)
        expect(nextBirthday.daysUntil).toBeGreaterThan(0)
        expect(nextBirthday.daysUntil).toBeLessThanOrEqual(366)
        expect(nextAge).toBe(years + 1)
        const then = answerOf(birth, nextBirthday.date, leapDay)
        expect(then).toMatchObject({ years: nextAge, months: 0, days: 0, isBirthday: true })
        expect(answerOf(birth, dayBefore(nextBirthday.date), leapDay).years).toBe(years)
      }),
      { numRuns: 3000, seed: 1 },
    )
  })
})

describe('an age', () => {
  // By hand: 13,307 days is 1,901 weeks and 0 days; × 24 = 319,368; / 365.25 = 36.432…; / 30.44 = 437.155…
  it('has totals, averages, the next birthday and the dates', () => {
    expect(evaluate(example)).toEqual({
      ok: true,
      value: {
        years: 36,
        months: 5,
        days: 5,
        totalDays: 13_307,
        totalWeeks: 1901,
        totalMonths: 437,
        totalHours: 319_368,
        averageYears: 36.43,
        averageMonths: 437.16,
        nextBirthday: { date: '2027-06-15', daysUntil: 207 },
        daysSinceBirthday: 158,
        nextAge: 37,
        isBirthday: false,
        birthDate: '1990-06-15',
        onDate: '2026-11-20',
        isLeapDayBirth: false,
      },
    })
  })

  it('of one year is 12 months', () => {
    expect(answerOf('2025-11-20', '2026-11-20')).toMatchObject({ years: 1, totalMonths: 12, isBirthday: true })
    expect(answerOf('2025-11-20', '2026-11-19')).toMatchObject({ years: 0, totalMonths: 11, isBirthday: false })
  })

  it('on the day of birth is 0, with the first birthday next', () => {
    const nextBirthday = { date: '2027-11-20', daysUntil: 365 }
    expect(answerOf('2026-11-20', '2026-11-20')).toMatchObject({ years: 0, totalDays: 0, nextAge: 1, nextBirthday })
  })

  it('is counted to today if no date is given', () => {
    const on = (now?: Date | number | string) => evaluate({ ...example, onDate: '' }, now === undefined ? {} : { now })
    expect(on(new Date(2026, 10, 20, 23, 59))).toEqual(evaluate(example))
    expect(on(new Date(2026, 10, 20).getTime())).toEqual(evaluate(example))
    expect(on('2026-11-20')).toEqual(evaluate(example))
    expect(on()).toEqual({ ok: false, issues: [{ code: 'missing', field: 'onDate' }] })
  })
})

describe('typed dates', () => {
  const typed = (birthDate: string, locale = 'en-US', onDate = '') =>
    evaluate({ ...example, birthDate, onDate }, { locale, now: '2026-11-20' })

  eachRow([
    ['en-US', 'June 15, 1990'],
    ['en-US', '6/15/90'],
    ['en-GB', '15/06/1990'],
    ['de-DE', '15. Juni 1990'],
    ['ja-JP', '1990年6月15日'],
  ])('in %s, %s is read', (locale, birthDate) => {
    expect(typed(birthDate, locale)).toEqual(evaluate(example))
    expect(typed(birthDate, locale, 'today')).toEqual(evaluate(example))
  })

  it('with two-digit years: birth dates are in the past, other dates can be in the future', () => {
    expect(valueIn(typed('6/15/40', 'en-US', '6/15/40'))).toMatchObject({
      birthDate: '1940-06-15',
      onDate: '2040-06-15',
    })
  })

  it('with two readings are ambiguous', () => {
    const issues = [{ code: 'ambiguous', field: 'birthDate', values: { first: '1990-02-03', second: '1990-03-02' } }]
    expect(typed('02/03/1990', 'en-CA')).toEqual({ ok: false, issues })
  })
})

describe('rejects', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['empty fields', initial, ['birthDate: missing', 'onDate: missing']],
    ['a birth in the future', { birthDate: '2026-11-21' }, ['birthDate: birth-after-date']],
    ['text that isn’t a date', { birthDate: '15/06', onDate: 'x' }, ['birthDate: not-a-date', 'onDate: not-a-date']],
    ['February 29 of a common year', { birthDate: '1990-02-29' }, ['birthDate: no-such-date']],
    ['a date whose next birthday is after the year 9999', { onDate: '9999-01-01' }, ['onDate: too-late']],
    [
      'an unknown rule for February 29',
      { birthDate: '2000-02-29', leapDay: 'mar-2' as LeapDay },
      ['leapDay: unknown-leap-day'],
    ],
  ])('%s', (_, input, issues) => {
    const result = evaluate({ ...example, ...input })
    expect(result.ok ? [] : result.issues.map(({ code, field }) => `${field}: ${code}`)).toEqual(issues)
  })

  it('a birth after the date, and names the date', () => {
    const issues = [{ code: 'birth-after-date', field: 'birthDate', values: { date: '2026-11-20' } }]
    expect(evaluate({ ...example, birthDate: '2027-01-01' })).toEqual({ ok: false, issues })
  })
})

it('ignores the rule for February 29 for births on other days', () => {
  expect(evaluate({ ...example, leapDay: '' as LeapDay })).toEqual(evaluate(example))
})
