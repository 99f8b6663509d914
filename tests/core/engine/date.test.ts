import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as age from '../../../src/engine/age-calculator/age-calculator'
import { type CivilDate, dateOf, dayOf, readDate, writeDate } from '../../../src/engine/core/dates/date'
import { isDate } from '../../../src/engine/core/dates/is-date'
import { averages, periodBetween, plusMonths } from '../../../src/engine/core/dates/period'
import { today } from '../../../src/engine/core/dates/today'
import * as difference from '../../../src/engine/date-difference/date-difference'
import * as zones from '../../../src/engine/timezone-converter/timezone-converter'
import { eachRow } from '../../each-row'
import nextBirthdays from '../../tools/age-calculator/engine.oracle.json'
import periods from '../../tools/date-difference/engine.oracle.json'
import { rows } from '../../tools/timezone-converter/zones'

const date = (text: string) => readDate(text) as CivilDate
const civil = fc.integer({ min: dayOf(date('0001-01-01')), max: dayOf(date('9999-12-31')) }).map(dateOf)

// Expected values: Python's date.toordinal() less the 719,163 of 1970-01-01.
eachRow([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['2000-03-01', 11_017],
  ['0001-01-01', -719_162],
  ['0099-12-31', -683_004],
  ['9999-12-31', 2_932_896],
])('%s is day %d', (text, day) => {
  expect(dayOf(date(text))).toBe(day)
  expect(writeDate(dateOf(day))).toBe(text)
})

describe('a date', () => {
  eachRow([
    ['2026-02-09', { year: 2026, month: 2, day: 9 }],
    ['0001-01-01', { year: 1, month: 1, day: 1 }],
    ['9999-12-31', { year: 9999, month: 12, day: 31 }],
    ['', undefined],
    ['today', undefined],
    ['2026-2-9', undefined],
    ['2026/02/09', undefined],
    [' 2026-02-09', undefined],
    ['２０２６-０２-０９', undefined],
    ['2026-02', undefined],
    ['26-02-09', undefined],
    ['12026-02-09', undefined],
    ['-2026-02-09', undefined],
    ['02/09/2026', undefined],
    ['2026-02-09T00:00', undefined],
    ['2026-02-29', undefined],
    ['2026-04-31', undefined],
    ['2026-13-01', undefined],
    ['2026-00-01', undefined],
    ['2026-01-00', undefined],
    ['2026-99-99', undefined],
    ['0000-01-01', undefined],
    // A century year is a leap year only if 400 divides it: the Gregorian rule (Inter gravissimas, 1582; ISO 8601).
    ['1900-02-29', undefined],
    ['2000-02-29', { year: 2000, month: 2, day: 29 }],
    ['2100-02-29', undefined],
    ['2024-02-29', { year: 2024, month: 2, day: 29 }],
  ])('written as %j is %j', (text, expected) => {
    expect(readDate(text)).toEqual(expected)
  })

  it('accepts only four, two and two digits', () => {
    expect(['2024-02-29', '0001-01-01'].map(isDate)).toEqual([true, true])
    const others = [
      '2024-2-29',
      ' 2024-02-29',
      '2023-02-29',
      '2024/02/29',
      '２０２４-02-29',
      '',
      null,
      20240229,
      ['2024-02-29'],
    ]
    expect(others.filter(isDate)).toEqual([])
  })

  it('reads back every printed date and counts days one by one', () => {
    fc.assert(
      fc.property(civil, fc.integer({ min: 0, max: 5000 }), (start, days) => {
        expect(readDate(writeDate(start))).toEqual(start)
        expect(dayOf(dateOf(dayOf(start) + days)) - dayOf(start)).toBe(days)
      }),
      { numRuns: 2000, seed: 1 },
    )
  })
})

// 2007-03-31 and 1 month is 2007-04-30, and 2008-02-29 and 12 months 2009-02-28: LocalDate.plusMonths and plusYears.
describe('adding months', () => {
  eachRow([
    ['2007-03-31', 1, '2007-04-30'],
    ['2008-02-29', 12, '2009-02-28'],
    ['2008-02-29', 48, '2012-02-29'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2023-11-30', 1, '2023-12-30'],
    ['2023-12-31', 2, '2024-02-29'],
    ['2024-02-29', 0, '2024-02-29'],
  ])('from %s, %d of them, gives %s', (start, months, end) => {
    expect(writeDate(plusMonths(date(start), months))).toBe(end)
  })
})

describe('a period', () => {
  // 2010-01-15 to 2011-03-18 is 1 year, 2 months and 3 days: the example of Period.between's documentation.
  it('matches the java.time example: one year, two months and three days', () => {
    expect(periodBetween(date('2010-01-15'), date('2011-03-18'))).toEqual({ years: 1, months: 2, days: 3 })
  })

  it('leads from start to end, months first, then days', () => {
    fc.assert(
      fc.property(civil, civil, (one, other) => {
        const [start, end] = dayOf(one) > dayOf(other) ? [other, one] : [one, other]
        const { years, months, days } = periodBetween(start, end)
        expect(dayOf(plusMonths(start, years * 12 + months)) + days).toBe(dayOf(end))
        expect(months >= 0 && months < 12 && days >= 0 && days < 31).toBe(true)
      }),
      { numRuns: 5000, seed: 1 },
    )
  })

  it('never gets shorter from one day to the next', () => {
    fc.assert(
      fc.property(civil, fc.integer({ min: 0, max: 3000 }), (start, days) => {
        const size = (end: number) => {
          const period = periodBetween(start, dateOf(end))
          return (period.years * 12 + period.months) * 100 + period.days
        }
        expect(size(dayOf(start) + days + 1)).toBeGreaterThan(size(dayOf(start) + days))
      }),
      { numRuns: 5000, seed: 1 },
    )
  })
})

// Worked by hand: 100 × 1,461 / 365.25 = 400; 3,044 / 365.25 = 8.334…; 365 / 365.25 = 0.9993…; 365 / 30.44 = 11.990…
it('uses average years and months of 365.25 and 30.44 days', () => {
  expect(averages(1461)).toEqual({ averageYears: 4, averageMonths: 48 })
  expect(averages(3044)).toEqual({ averageYears: 8.33, averageMonths: 100 })
  expect(averages(365)).toEqual({ averageYears: 1, averageMonths: 11.99 })
  expect(averages(0)).toEqual({ averageYears: 0, averageMonths: 0 })
})

describe('today', () => {
  it('is the day at the person’s location', () => {
    expect(today(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02')
    expect(today(new Date(2026, 0, 2).getTime())).toBe('2026-01-02')
  })

  it('is the given day, whatever the time zone', () => {
    expect(today('2026-01-02')).toBe('2026-01-02')
  })

  it('is empty without a four-digit year', () => {
    const none = [undefined, Number.NaN, new Date(Number.NaN), 8.64e15, -8.64e15, '', '2026-02-29', 'now']
    expect(none.map(today)).toEqual(none.map(() => ''))
  })
})

// The other tests compare the answers with oracles on this machine. Here, they must be the same in other time zones, whose
// clocks skip a day (Apia), change twice a year (New York) or are half an hour off (Kolkata).

const spelt = (digits = '') => digits.replace(/(..)(..)$/, '-$1-$2')
const pairs = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([one, rest]) => rest.split(',').map((row) => [one, spelt(row.split(' ')[0])] as const))

/** Half an hour before, at and after each change, by the clock before the change, in both directions. */
const changes = rows
  .filter(({ names }) =>
    names.some((name) =>
      /^(America\/New_York|Europe\/London|Asia\/Kolkata|.*\/(Apia|Lord_Howe|Casablanca))$/.test(name),
    ),
  )
  .flatMap(({ names: [zone = ''], changes }) =>
    changes.flatMap(({ at, before }) =>
      [-30, 0, 30].flatMap((minutes) => {
        const [date = '', time = ''] = new Date((at + before + minutes * 60) * 1000)
          .toISOString()
          .slice(0, 16)
          .split('T')
        return [
          { date, time, from: zone, to: 'Asia/Kathmandu' },
          { date, time, from: 'UTC', to: zone },
        ]
      }),
    ),
  )

const inputs = {
  difference: pairs(periods).map(([start, end]) => ({ start, end })),
  age: pairs(nextBirthdays).flatMap(([birthDate, onDate]) =>
    age.leapDays.map((leapDay) => ({ birthDate, onDate, leapDay })),
  ),
  zones: changes,
}

/** Runs in a separate Node process, so that its zone is set before anything reads it. */
const program = `
  import { readFileSync } from 'node:fs'
  import * as age from './age-calculator/age-calculator'
  import * as difference from './date-difference/date-difference'
  import * as zones from './timezone-converter/timezone-converter'
  import { today } from './core/dates/today'
  const inputs = JSON.parse(readFileSync(0, 'utf8'))
  const now = Date.UTC(2026, 10, 21, 3)
  console.log(JSON.stringify({
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    offsets: [0, 6].map((month) => new Date(2026, month, 1).getTimezoneOffset()),
    difference: inputs.difference.map((input) => difference.evaluate(input)),
    age: inputs.age.map((input) => age.evaluate(input)),
    zones: inputs.zones.map((input) => zones.evaluate(input)),
    given: age.evaluate({ ...age.example, onDate: '' }, { now: '2026-11-20' }),
    inZone: zones.evaluate({ ...zones.example, date: '' }, { now }),
    today: [today(new Date(2026, 10, 20)), today(new Date(2026, 10, 20, 23, 59))],
  }))`

const code = buildSync({
  stdin: {
    contents: program,
    resolveDir: fileURLToPath(new URL('../../../src/engine', import.meta.url)),
    loader: 'ts',
  },
  bundle: true,
  format: 'esm',
  platform: 'node',
  write: false,
}).outputFiles[0]?.text as string

function answersIn(zone: string) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, NODE_OPTIONS: '', TZ: zone },
    input: JSON.stringify(inputs),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  expect([stderr, status]).toEqual(['', 0])
  return JSON.parse(stdout)
}

/** The answers here. */
const answers = {
  difference: inputs.difference.map((input) => difference.evaluate(input)),
  age: inputs.age.map((input) => age.evaluate(input)),
  zones: inputs.zones.map((input) => zones.evaluate(input)),
}

describe.each([
  ['Pacific/Apia', [-780, -780]],
  ['America/New_York', [300, 240]],
  // CLDR's name for Asia/Kolkata, which some platforms return instead.
  ['Asia/Kolkata', [-330, -330]],
] as const)('on a machine in %s', (zone, offsets) => {
  const there = answersIn(zone)

  it('uses that time zone as the platform’s clock', () => {
    expect(there.zone.replace('Calcutta', 'Kolkata')).toBe(zone)
    expect(there.offsets).toEqual(offsets)
  })

  it('gives the same date differences', () => {
    expect(there.difference).toEqual(answers.difference)
  })

  it('gives the same ages', () => {
    expect(there.age).toEqual(answers.age)
    expect(there.given).toEqual(age.evaluate(age.example))
  })

  it('gives the same conversions', () => {
    expect(inputs.zones.length).toBeGreaterThan(2000)
    expect(there.zones).toEqual(answers.zones)
    expect(there.inZone).toEqual(zones.evaluate(zones.example))
  })

  it('shows the time zone’s current day as today', () => {
    expect(there.today).toEqual(['2026-11-20', '2026-11-20'])
  })
})
