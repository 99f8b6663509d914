import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CivilDate, dateOf } from '../../../src/engine/core/dates/date'
import { evaluate, example, type Input, initial, timelineOf } from '../../../src/engine/date-difference/date-difference'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'
import oracle from './engine.oracle.json'

const between = (start: string, end: string) => evaluate({ start, end })
const answerOf = (start: string, end: string) => valueIn(between(start, end))

/** '20240301' becomes '2024-03-01'. */
const isoDate = (digits: string) => digits.replace(/(..)(..)$/, '-$1-$2')

/** Each pair from the oracle: its two dates, then years, months, days, total days and full weeks. */
const pairs = Object.entries(oracle).flatMap(([start, ends]) =>
  ends.split(',').map((end) => {
    const [digits = '', ...numbers] = end.split(' ')
    return [start, isoDate(digits), numbers.map(Number)] as const
  }),
)

// Expected values: engine.oracle.java, with java.time's Period.between and ChronoUnit.
describe('matches java.time', () => {
  const wrong = (chosen: typeof pairs) =>
    chosen.flatMap(([start, end, expected]) => {
      const { years, months, days, totalDays, weeks, startDate, endDate } = answerOf(start, end)
      const right =
        String([years, months, days, totalDays, weeks, startDate, endDate]) === String([...expected, start, end])
      return right ? [] : [`${start} to ${end}`]
    })

  it('for over 13,000 pairs', () => {
    expect(pairs.length).toBeGreaterThan(13_000)
    expect(wrong(pairs)).toEqual([])
  })

  it('from and to every February 29 from 1896 to 2104', () => {
    const years = Array.from({ length: 53 }, (_, index) => 1896 + index * 4)
    const leapDays = years.filter((year) => year !== 1900 && year !== 2100).map((year) => `${year}-02-29`)
    const [from, to] = [0, 1].map((side) => new Set(pairs.map((pair) => pair[side])))
    expect(leapDays).toHaveLength(51)
    expect(leapDays.filter((day) => !from?.has(day) || !to?.has(day))).toEqual([])
  })
})

// The rule: a month is full once its day is reached, and the remaining days are counted from there. In a month that's too
// short, that's the last day. Expected values: by hand, from the calendar.
describe('at the end of a month', () => {
  eachRow([
    ['2026-02-01', '2026-03-01', 0, 1, 0],
    ['2024-01-31', '2024-02-29', 0, 0, 29],
    ['2024-01-31', '2024-03-01', 0, 1, 1],
    ['2024-01-31', '2024-03-31', 0, 2, 0],
    ['2023-01-31', '2023-03-01', 0, 1, 1],
    ['2024-02-29', '2024-03-31', 0, 1, 2],
    ['2024-02-29', '2025-02-28', 0, 11, 30],
    ['2024-02-29', '2025-03-01', 1, 0, 1],
    ['2024-02-29', '2028-02-29', 4, 0, 0],
    ['2023-12-31', '2024-01-01', 0, 0, 1],
  ])('%s to %s is %d years, %d months, %d days', (start, end, years, months, days) => {
    expect(answerOf(start, end)).toMatchObject({ years, months, days })
  })
})

describe('a difference', () => {
  // By hand: 30 days is 4 weeks and 2 days; 30 × 24 = 720; 30 / 365.25 = 0.082…; 30 / 30.44 = 0.985…
  it('has totals of whole calendar days, and averages', () => {
    expect(between('2024-01-31', '2024-03-01')).toEqual({
      ok: true,
      value: {
        years: 0,
        months: 1,
        days: 1,
        totalDays: 30,
        weeks: 4,
        weekDays: 2,
        weekdays: 22,
        hours: 720,
        minutes: 43_200,
        seconds: 2_592_000,
        averageYears: 0.08,
        averageMonths: 0.99,
        startDate: '2024-01-31',
        endDate: '2024-03-01',
      },
    })
  })

  // Expected values: numpy.busday_count.
  eachRow([
    ['2026-02-01', '2026-11-20', 209],
    ['2026-11-21', '2026-11-23', 0],
    ['1969-12-27', '1970-01-05', 5],
    ['1969-07-20', '2024-12-26', 14_463],
    ['0001-01-01', '9999-12-31', 2_608_614],
  ])('from %s to %s has %d weekdays', (start, end, weekdays) => {
    expect(answerOf(start, end).weekdays).toBe(weekdays)
  })

  // A 23-hour day in New York, and the day that Apia skipped, count like any other.
  it('isn’t affected by clock changes', () => {
    expect(answerOf('2024-03-09', '2024-03-11')).toMatchObject({ totalDays: 2, hours: 48 })
    expect(answerOf('2011-12-29', '2011-12-31')).toMatchObject({ totalDays: 2, hours: 48 })
  })

  it('is 0 if both dates are the same', () => {
    expect(answerOf('2024-02-29', '2024-02-29')).toMatchObject({
      years: 0,
      months: 0,
      days: 0,
      totalDays: 0,
      seconds: 0,
    })
  })

  it('is the same in either order', () => {
    const civil = fc
      .integer({ min: -700_000, max: 2_900_000 })
      .map((day) => new Date(day * 864e5).toISOString().slice(0, 10))
    fc.assert(
      fc.property(civil, civil, (one, other) => {
        expect(between(other, one)).toEqual(between(one, other))
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('accepts other date formats and digits', () => {
    expect(between(' 2024/1/31 ', '2024.03.01')).toEqual(between('2024-01-31', '2024-03-01'))
    const arabic = evaluate({ start: '٢٠٢٤-٠١-٣١', end: '2024-03-01' }, { locale: 'ar-EG' })
    expect(arabic).toEqual(between('2024-01-31', '2024-03-01'))
  })
})

// By hand, from the calendar.
describe('the timeline', () => {
  const civil = (text: string) => {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
    return { year, month, day }
  }
  const timeline = (start: string, end: string) => timelineOf(civil(start), civil(end))

  it('covers the months of the dates', () => {
    const { unit, bounds, from, to } = timeline('2026-02-01', '2026-11-20')
    expect([unit, bounds.length, from]).toEqual(['month', 9, 0])
    // From February 1 to December 1 is 303 days, of which February has 28.
    expect(bounds[0]).toBeCloseTo(28 / 303, 12)
    expect(to).toBeCloseTo(292 / 303, 12)
  })

  eachRow([
    ['2026-02-10', '2026-02-10', 'day', 28],
    ['2024-02-01', '2024-03-31', 'day', 60],
    ['2024-12-31', '2025-01-01', 'day', 62],
    ['2026-01-31', '2026-03-01', 'month', 3],
    ['2023-01-01', '2026-04-01', 'month', 40],
    ['2023-01-01', '2026-05-01', 'year', 4],
    ['1987-06-15', '2026-11-20', 'year', 40],
    ['1986-06-15', '2026-11-20', 'years', 5],
    ['0001-01-01', '9999-12-31', 'years', 10],
  ])('from %s to %s uses the unit %s, %i times', (start, end, unit, count) => {
    const { bounds, ...line } = timeline(start, end)
    expect([line.unit, bounds.length + 1]).toEqual([unit, count])
  })

  it('has the years at its ends', () => {
    expect(timeline('1953-02-03', '2026-11-20').years).toEqual([1950, 2030])
    expect(timeline('0001-01-01', '9999-12-31').years).toEqual([0, 10_000])
  })

  it('contains the span for any dates', () => {
    const days = fc.integer({ min: -719_162, max: 2_932_896 })
    fc.assert(
      fc.property(days, days, (one, other) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other)].map(dateOf)
        const { bounds, from, to } = timelineOf(start as CivilDate, end as CivilDate)
        expect([0, ...bounds, 1]).toEqual([...new Set([0, ...bounds, 1])].sort((a, b) => a - b))
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeGreaterThanOrEqual(from)
        expect(to).toBeLessThan(1)
        expect(bounds.length).toBeLessThan(62)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })
})

it('reads relative dates: today to “in 3 weeks” is 21 days', () => {
  const value = valueIn(evaluate({ start: 'today', end: 'in 3 weeks' }, { now: '2026-11-20' }))
  expect(value).toMatchObject({ totalDays: 21, startDate: '2026-11-20', endDate: '2026-12-11' })
})

// Both dates are required.
describe('rejects', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['empty fields', initial, ['start: missing', 'end: missing']],
    ['a blank end date', { end: ' ' }, ['end: missing']],
    ['text that isn’t a date', { start: 'soon', end: '2026-02' }, ['start: not-a-date', 'end: not-a-date']],
    ['a relative date if today is unknown', { start: 'tomorrow' }, ['start: not-a-date']],
    ['February 29 of a common year', { end: '2026-02-29' }, ['end: no-such-date']],
    ['the year 0', { start: '0000-12-31' }, ['start: no-such-date']],
  ])('%s', (_, input, issues) => {
    const result = evaluate({ ...example, ...input })
    expect(result.ok ? [] : result.issues.map(({ code, field }) => `${field}: ${code}`)).toEqual(issues)
  })
})
