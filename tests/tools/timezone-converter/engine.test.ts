import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Clock, clockOf, find } from '../../../src/engine/timezone-converter/clock'
import {
  type Context,
  evaluate,
  example,
  hoursAlong,
  type Input,
  initial,
  nameOf,
  offsetAt,
  timeAt,
  timeIn,
  zones,
} from '../../../src/engine/timezone-converter/timezone-converter'
import { eachRow } from '../../each-row'
import { errorsIn, valueIn } from '../../results'
import {
  isLater,
  listed,
  oracleVersion,
  outdated,
  platformVersion,
  probes,
  rows,
  systemVersion,
  type ZoneRow,
} from './zones'

const answerOf = (input: Partial<Input>, context?: Context) => valueIn(evaluate({ ...example, ...input }, context))
const issuesOf = (input: Partial<Input>, context?: Context) => errorsIn(evaluate({ ...example, ...input }, context))

/** In the order of docs/rules.md. */
const eleven = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Chicago',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Dubai',
  'Australia/Sydney',
  'UTC',
]

/** Instants at which a clock differs from the oracle, checked around each change and twice a year. */
function mismatches(zone: string, { offset, changes }: ZoneRow): string[] {
  const expected = changes.flatMap(({ at, before, after }) => [
    [at - 1, before] as const,
    [at, after] as const,
    [at + 1, after] as const,
  ])
  const between = probes.map((probe) => [probe, changes.findLast(({ at }) => at <= probe)?.after ?? offset] as const)
  return [...expected, ...between]
    .filter(([second, ahead]) => offsetAt(zone, second * 1000) !== ahead)
    .map(([second]) => `${zone} ${new Date(second * 1000).toISOString()}`)
}

// Expected values: engine.oracle.py, with Python's zoneinfo and the PyPI package tzdata.
describe(`clocks (platform: ${platformVersion}, oracle: ${oracleVersion} and ${systemVersion})`, () => {
  eachRow(eleven)('of %s match zoneinfo around every change from 1990 to 2037', (zone) => {
    const row = rows.find(({ names }) => names.includes(zone)) as ZoneRow
    expect(mismatches(zone, row)).toEqual([])
  })

  it('of all other zones match it too, with known differences between data versions', () => {
    const wrong = rows.flatMap((row) => row.names.flatMap((zone) => mismatches(zone, row).slice(0, 1)))
    expect(rows.flatMap(({ names }) => names).length).toBeGreaterThan(590)
    expect(rows.flatMap(({ names, changes }) => names.flatMap(() => changes)).length).toBeGreaterThan(20_000)
    // A release after 2026e can have corrected a few past dates.
    expect(wrong.slice(isLater ? 10 : 0)).toEqual([])
    expect(outdated.every(({ until }) => until > platformVersion && until <= oracleVersion)).toBe(true)
  })

  // PEP 495: fold 0 uses the offset before a change, fold 1 the one after it. The oracle checks that Python does the same.
  it('skip or repeat times at every change, as PEP 495 says', () => {
    const wrong = rows.flatMap(({ names: [zone = 'UTC'], changes }) => {
      const clock = clockOf(zone) as Clock
      return changes.flatMap(({ at, before, after }) => {
        const [start = 0, end = 0] = [at + before, at + after].sort((a, b) => a - b)
        const shift = before < after ? 'gap' : 'overlap'
        const cases = [
          [start - 1, undefined, [before]],
          [start, shift, [before, after]],
          [(start + end) / 2, shift, [before, after]],
          [end - 1, shift, [before, after]],
          [end, undefined, [after]],
        ] as const
        return cases
          .filter(([local, shift, offsets]) => {
            const found = find(local * 1000, clock)
            const instants = offsets.map((offset) => (local - offset) * 1000)
            const change = shift && at * 1000
            return found.shift !== shift || found.change !== change || String(found.instants) !== String(instants)
          })
          .map(([local]) => `${zone} ${new Date(local * 1000).toISOString()}`)
      })
    })
    expect(wrong.slice(isLater ? 10 : 0)).toEqual([])
  })
})

describe('a time', () => {
  // Expected values: Python's zoneinfo, 2026d.
  eachRow([
    ['2026-11-20', '12:00', 'America/New_York', 'Europe/London', '2026-11-20T17:00', '-05:00', '+00:00', 0],
    // The US changes its clocks on November 1, Europe on October 25. In between, the difference is four hours.
    ['2026-10-28', '12:00', 'America/New_York', 'Europe/London', '2026-10-28T16:00', '-04:00', '+00:00', 0],
    ['2026-07-01', '12:00', 'America/New_York', 'Europe/London', '2026-07-01T17:00', '-04:00', '+01:00', 0],
    ['2026-11-20', '20:00', 'America/Los_Angeles', 'Asia/Tokyo', '2026-11-21T13:00', '-08:00', '+09:00', 1],
    ['2026-01-01', '00:30', 'Asia/Kolkata', 'America/St_Johns', '2025-12-31T15:30', '+05:30', '-03:30', -1],
    ['2026-07-01', '23:59', 'Asia/Kathmandu', 'Pacific/Marquesas', '2026-07-01T08:44', '+05:45', '-09:30', 0],
    ['2026-01-01', '12:00', 'Pacific/Chatham', 'Australia/Eucla', '2026-01-01T07:00', '+13:45', '+08:45', 0],
    ['2026-11-20', '01:00', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', '2026-11-19T00:00', '+14:00', '-11:00', -1],
    ['2026-11-20', '23:00', 'Pacific/Pago_Pago', 'Pacific/Kiritimati', '2026-11-22T00:00', '-11:00', '+14:00', 2],
    ['2024-02-28', '23:30', 'UTC', 'Europe/Paris', '2024-02-29T00:30', '+00:00', '+01:00', 1],
    ['1970-01-01', '12:00', 'Africa/Monrovia', 'UTC', '1970-01-01T12:44:30', '-00:44:30', '+00:00', 0],
    ['1850-01-01', '12:00', 'UTC', 'America/New_York', '1850-01-01T07:03:58', '+00:00', '-04:56:02', 0],
  ])('on %s at %s in %s is, in %s, %s', (date, time, from, to, convertedTime, fromOffset, toOffset, dayDifference) => {
    const value = answerOf({ date, time, from, to })
    const reading = { originalTime: `${date}T${time}`, convertedTime, fromOffset, toOffset, dayDifference }
    expect(value).toMatchObject({ ...reading, fromZone: from, toZone: to, readings: [reading] })
    expect('shift' in value || 'change' in value).toBe(false)
  })

  eachRow([
    ['9:30', '09:30'],
    ['09.30', '09:30'],
    ['21:30', '21:30'],
    ['9:30 pm', '21:30'],
    ['9 PM', '21:00'],
    ['12 a.m.', '00:00'],
    ['12:05am', '00:05'],
    ['12pm', '12:00'],
    ['noon', '12:00'],
    ['2130', '21:30'],
    ['0:00', '00:00'],
    [' ２３:５９ ', '23:59'],
  ])('typed as %j is read as %s', (time, read) => {
    expect(answerOf({ time }).originalTime).toBe(`2026-11-20T${read}`)
  })

  it('is read in the locale’s digits, with the date in another format', () => {
    const typed = answerOf({ date: '٢٠٢٦/١١/٢٠', time: '١٢:٠٠' }, { locale: 'ar-EG' })
    expect(typed).toEqual(answerOf({}))
  })

  it('converts back to the same time', () => {
    const minutes = fc.integer({ min: Date.UTC(1990, 0, 1) / 60_000, max: Date.UTC(2037, 0, 1) / 60_000 })
    const zone = fc.constantFrom(...listed)
    fc.assert(
      fc.property(minutes, zone, zone, (minute, from, to) => {
        const original = new Date(minute * 60_000).toISOString().slice(0, 16)
        const [date = '', time = ''] = original.split('T')
        const value = answerOf({ date, time, from, to })
        const [convertedDate = '', convertedAt = ''] = value.convertedTime.split('T')
        const back = answerOf({ date: convertedDate, time: convertedAt, from: to, to: from })
        const shown = value.readings[0]?.originalTime
        expect(back.readings.map(({ convertedTime }) => convertedTime)).toContain(shown)
        if (!back.shift) expect(back.dayDifference + value.dayDifference).toBe(0)
      }),
      { numRuns: 1500, seed: 1 },
    )
  })
})

// Both examples from RFC 5545, 3.3.5. Clocks change at 2 a.m.: 15 U.S.C. 260a.
describe('a time that', () => {
  it('doesn’t exist is read with the offset before the change, then with the one after', () => {
    const value = answerOf({ date: '2007-03-11', time: '02:30', to: 'UTC' })
    expect(value).toMatchObject({
      shift: 'gap',
      originalTime: '2007-03-11T02:30',
      convertedTime: '2007-03-11T07:30',
      fromOffset: '-04:00',
      change: { before: '2007-03-11T02:00', after: '2007-03-11T03:00' },
      readings: [
        { originalTime: '2007-03-11T03:30', convertedTime: '2007-03-11T07:30', fromOffset: '-04:00' },
        { originalTime: '2007-03-11T01:30', convertedTime: '2007-03-11T06:30', fromOffset: '-05:00' },
      ],
    })
  })

  it('happens twice is read as the first, then as the second', () => {
    const value = answerOf({ date: '2007-11-04', time: '01:30', to: 'UTC' })
    expect(value).toMatchObject({
      shift: 'overlap',
      originalTime: '2007-11-04T01:30',
      convertedTime: '2007-11-04T05:30',
      fromOffset: '-04:00',
      change: { before: '2007-11-04T02:00', after: '2007-11-04T01:00' },
      readings: [
        { originalTime: '2007-11-04T01:30', convertedTime: '2007-11-04T05:30', fromOffset: '-04:00' },
        { originalTime: '2007-11-04T01:30', convertedTime: '2007-11-04T06:30', fromOffset: '-05:00' },
      ],
    })
  })

  // Samoa crossed the date line and skipped December 30: International Date Line Act 2011.
  it('is on a skipped day is read as the day after, then as the day before', () => {
    const value = answerOf({ date: '2011-12-30', time: '12:00', from: 'Pacific/Apia', to: 'Pacific/Apia' })
    expect(value).toMatchObject({
      shift: 'gap',
      change: { before: '2011-12-30T00:00', after: '2011-12-31T00:00' },
      readings: [{ originalTime: '2011-12-31T12:00' }, { originalTime: '2011-12-29T12:00' }],
    })
  })
})

describe('the strip', () => {
  const stripOf = (date: string, from: string, to = 'UTC') => answerOf({ date, from, to }).strip

  it('has the hours of the day on both clocks, and the position of the time', () => {
    const { hours, length, at } = stripOf('2026-11-20', 'America/New_York', 'Asia/Kolkata')
    expect([hours.length, length, at]).toEqual([24, 1440, 720])
    expect(hours[0]).toEqual({ from: '2026-11-20T00:00', to: '2026-11-20T10:30' })
    expect(hours[23]).toEqual({ from: '2026-11-20T23:00', to: '2026-11-21T09:30' })
  })

  // Days of clock changes: by half an hour on Lord Howe Island, at midnight in Havana, by a day in Apia.
  eachRow([
    ['2026-03-08', 'America/New_York', 23, 1380, 660],
    ['2026-11-01', 'America/New_York', 25, 1500, 780],
    ['2026-10-04', 'Australia/Lord_Howe', 24, 1410, 690],
    ['2026-04-05', 'Australia/Lord_Howe', 25, 1470, 750],
    ['2026-03-08', 'America/Havana', 23, 1380, 660],
    ['2026-11-01', 'America/Havana', 25, 1500, 780],
    ['2011-12-29', 'Pacific/Apia', 24, 1440, 720],
    ['2011-12-30', 'Pacific/Apia', 24, 1440, 720],
  ])('of %s in %s has %d hours, %d minutes, and noon after %d minutes', (date, zone, hours, length, at) => {
    const strip = stripOf(date, zone)
    expect([strip.hours.length, strip.length, strip.at]).toEqual([hours, length, at])
  })

  it('skips the hour that doesn’t exist and repeats the one that happens twice', () => {
    const clock = (date: string) => stripOf(date, 'America/New_York').hours.map(({ from }) => from.slice(11, 13))
    expect(clock('2026-03-08').slice(0, 4)).toEqual(['00', '01', '03', '04'])
    expect(clock('2026-11-01').slice(0, 4)).toEqual(['00', '01', '01', '02'])
  })
})

// From the offsets above: +05:30 is 10 hours and 30 minutes ahead of -05:00.
describe('a zone', () => {
  it('is ahead of another by the difference of their offsets on the date', () => {
    expect(answerOf({ to: 'Asia/Kolkata' }).ahead).toBe(630)
    expect(answerOf({ from: 'Asia/Kolkata', to: 'America/New_York' }).ahead).toBe(-630)
    expect(answerOf({ to: 'America/New_York' }).ahead).toBe(0)
    expect(answerOf({ date: '2026-10-28' }).ahead).toBe(240)
  })

  it('becomes the name of its city, and other text stays as typed', () => {
    expect(nameOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
    expect(nameOf('UTC')).toBe('UTC')
    for (const text of ['', '   ', 'London', 'a, b', 'a/b', '-1', '9'.repeat(400), '\ud800', '__proto__']) {
      expect(nameOf(text)).toBe(text)
    }
  })

  // ISO 8601 and RFC 5322 write the offset after the sign; the POSIX names of IANA, such as Etc/GMT+3, have the other sign.
  eachRow<[string, string, string, number]>([
    ['GMT+3', 'UTC+03:00', 'UTC+3', 180],
    ['gmt +3', 'UTC+03:00', 'UTC+3', 180],
    ['UTC-5', 'UTC-05:00', 'UTC-5', -300],
    ['UTC−05:00', 'UTC-05:00', 'UTC-5', -300],
    ['UTC+5:30', 'UTC+05:30', 'UTC+5:30', 330],
    ['+05:30', 'UTC+05:30', 'UTC+5:30', 330],
    ['+0545', 'UTC+05:45', 'UTC+5:45', 345],
    ['-03', 'UTC-03:00', 'UTC-3', -180],
    ['+10', 'UTC+10:00', 'UTC+10', 600],
    ['+14', 'UTC+14:00', 'UTC+14', 840],
    ['GMT+0', 'UTC', 'UTC', 0],
    ['Etc/GMT+3', 'Etc/GMT+3', 'GMT+3', -180],
  ])('is also an offset: %s', (typed, toZone, toPlace, ahead) => {
    expect(answerOf({ from: 'UTC', to: typed })).toMatchObject({ toZone, toPlace, ahead })
  })

  it('has a current date and time', () => {
    const instant = Date.UTC(2026, 10, 21, 3, 4, 59)
    expect(timeIn('America/New_York', instant)).toEqual({ date: '2026-11-20', time: '22:04' })
    expect(timeIn('Asia/Kathmandu', instant)).toEqual({ date: '2026-11-21', time: '08:49' })
    expect(timeIn('Nowhere', instant)).toBeUndefined()
  })
})

describe('an empty date', () => {
  // At 03:00 UTC on November 21, it's November 20 in New York and November 21 in London.
  it('means today in the zone, not on the device', () => {
    const now = new Date('2026-11-21T03:00:00Z')
    expect(answerOf({ date: '' }, { now }).originalTime).toBe('2026-11-20T12:00')
    expect(answerOf({ date: '' }, { now: now.getTime() }).originalTime).toBe('2026-11-20T12:00')
    expect(answerOf({ date: '', from: 'Europe/London' }, { now }).originalTime).toBe('2026-11-21T12:00')
    expect(answerOf({ date: '' }, { now: '2026-11-21' }).originalTime).toBe('2026-11-21T12:00')
  })

  it('and “tomorrow” use the same today', () => {
    const now = Date.UTC(2026, 10, 20, 12)
    const start = (from: string) => answerOf({ date: 'tomorrow', from }, { now }).originalTime.slice(0, 10)
    expect(['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(start)).toEqual(['2026-11-22', '2026-11-21'])
  })

  it('is missing if the current time is unknown', () => {
    for (const now of [undefined, Number.NaN, 'now', 8.64e15, -9e13]) {
      expect(issuesOf({ date: '' }, now === undefined ? {} : { now })).toEqual(['date: missing'])
    }
  })
})

describe('the zones', () => {
  it('are the 11 of docs/rules.md, then all from IANA’s table by current name, sorted and without duplicates', () => {
    const all = zones()
    expect(all.slice(0, 11)).toEqual(eleven)
    expect(all.slice(11)).toEqual([...all.slice(11)].sort())
    expect(new Set(all).size).toBe(all.length)
    expect(listed.filter((zone) => !all.includes(zone))).toEqual([])
    expect(all.filter((zone) => !clockOf(zone))).toEqual([])
    expect(all.filter((zone) => /Calcutta|Kiev|Saigon|Katmandu|Rangoon|Godthab|Faeroe/.test(zone))).toEqual([])
  })
})

// Date and time are required.
describe('rejects', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['empty date and time', { date: '', time: ' ' }, ['date: missing', 'time: missing']],
    ['empty zones', { from: '', to: ' ' }, ['from: missing', 'to: missing']],
    ['unknown zones', { from: 'Atlantis', to: 'Mars/Olympus' }, ['from: unknown-zone', 'to: unknown-zone']],
    ['offsets that no place has', { from: '+14:01', to: '-12:30' }, ['from: unknown-zone', 'to: unknown-zone']],
    ['text that isn’t a date', { date: '20/11/20/26' }, ['date: not-a-date']],
    ['February 29 of a common year', { date: '2026-02-29' }, ['date: no-such-date']],
    ['a date before 1800', { date: '1799-12-31' }, ['date: too-early']],
    ['a date after 2999', { date: '3000-01-01' }, ['date: too-late']],
    [
      'several errors at once',
      { date: 'x', time: 'y', to: 'nowhere' },
      ['to: unknown-zone', 'date: not-a-date', 'time: not-a-time'],
    ],
  ])('%s', (_, input, issues) => {
    expect(issuesOf(input)).toEqual(issues)
  })

  eachRow(['9', '24:00', '12:60', '9:3', '13 am', '25 pm', '12:00:30', 'soon', '-1:00', '12345'])(
    '%j as a time',
    (time) => {
      expect(issuesOf({ time })).toEqual(['time: not-a-time'])
    },
  )

  it('no date from 1800 to 2999', () => {
    const first = answerOf({ date: '1800-01-01', time: '00:00', from: 'Asia/Manila', to: 'America/New_York' })
    expect(first.dayDifference).toBeLessThanOrEqual(1)
    expect(answerOf({ date: '2999-12-31', time: '23:59', from: 'UTC', to: 'Pacific/Kiritimati' })).toMatchObject({
      convertedTime: '3000-01-01T13:59',
    })
    expect(issuesOf({ ...initial, date: '2026-11-20' })).toEqual([])
  })
})

// By hand: New York skips 2 AM on March 8, 2026, and has 1 AM twice on November 1. Chile’s clocks went back from midnight to
// 11 PM on April 6, 2024, so that day had 25 hours, the last two of which began at 11 PM.
describe('the time on the strip', () => {
  const stripOn = (date: string, to = 'Europe/London') => answerOf({ date, time: '12:00', to }).strip

  eachRow([
    ['2026-11-20', 0, '00:00'],
    ['2026-11-20', 1425, '23:45'],
    ['2026-03-08', 135, '03:15'],
    ['2026-11-01', 135, '01:15'],
    ['2026-11-01', 1485, '23:45'],
  ])('on %s after %i minutes is %s', (date, minutes, time) => {
    expect(timeAt(stripOn(date), minutes)).toBe(time)
  })

  eachRow([
    [1410, '23:30'],
    [1470, '23:30'],
    [1499, '23:59'],
  ])('in Santiago after %i minutes of a day with 25 hours is %s', (minutes, time) => {
    const { strip } = answerOf({ date: '2024-04-06', time: '12:00', from: 'America/Santiago' })
    expect([strip.length, timeAt(strip, minutes)]).toEqual([1500, time])
  })

  it('shows clock hours half an hour apart for a zone with a half-hour offset', () => {
    const hours = hoursAlong(stripOn('2026-11-20', 'Asia/Kolkata'), 'to')
    expect(hours).toHaveLength(25)
    expect(hours[0]).toEqual({ date: '2026-11-20', hour: 10, start: 0, end: 30 })
    expect(hours[1]).toEqual({ date: '2026-11-20', hour: 11, start: 30, end: 90 })
    expect(hours[14]).toEqual({ date: '2026-11-21', hour: 0, start: 810, end: 870 })
    expect(hours[24]).toEqual({ date: '2026-11-21', hour: 10, start: 1410, end: 1440 })
    expect(hoursAlong(stripOn('2026-11-20'), 'from')).toHaveLength(24)
  })
})
