import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import * as age from '../../src/engine/age-calculator'
import * as difference from '../../src/engine/date-difference'
import * as zones from '../../src/engine/timezone-converter'
import nextBirthdays from './age-calculator.oracle.json'
import periods from './date-difference.oracle.json'
import { rows } from './timezone-converter.zones'

// The other tests hold the answers to their oracles on this machine; here they are the same on machines of other zones,
// whose own clocks leave out a day (Apia), change twice a year (New York) and are half an hour off (Kolkata).

const spelt = (digits = '') => digits.replace(/(..)(..)$/, '-$1-$2')
const pairs = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([one, rest]) => rest.split(',').map((row) => [one, spelt(row.split(' ')[0])] as const))

/** Half an hour before each change, at it and half an hour after it, on the clock as it was before, to and fro. */
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

/** Run by Node alone, so that its zone is set before anything reads it. */
const program = `
  import { readFileSync } from 'node:fs'
  import * as age from './age-calculator'
  import * as difference from './date-difference'
  import * as zones from './timezone-converter'
  import { today } from './core/date'
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
  stdin: { contents: program, resolveDir: fileURLToPath(new URL('../../src/engine', import.meta.url)), loader: 'ts' },
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

describe.each([
  ['Pacific/Apia', [-780, -780]],
  ['America/New_York', [300, 240]],
  // The name that CLDR has for Asia/Kolkata, which some platforms give instead.
  ['Asia/Kolkata', [-330, -330]],
] as const)('on a machine in %s', (zone, offsets) => {
  const there = answersIn(zone)

  it('the platform’s clock is that zone’s', () => {
    expect(there.zone.replace('Calcutta', 'Kolkata')).toBe(zone)
    expect(there.offsets).toEqual(offsets)
  })

  it('every difference of dates is the same', () => {
    expect(there.difference).toEqual(inputs.difference.map((input) => difference.evaluate(input)))
  })

  it('every age is the same', () => {
    expect(there.age).toEqual(inputs.age.map((input) => age.evaluate(input)))
    expect(there.given).toEqual(age.evaluate(age.example))
  })

  it('every conversion is the same', () => {
    expect(inputs.zones.length).toBeGreaterThan(2000)
    expect(there.zones).toEqual(inputs.zones.map((input) => zones.evaluate(input)))
    expect(there.inZone).toEqual(zones.evaluate(zones.example))
  })

  it('today is the day that its calendar shows', () => {
    expect(there.today).toEqual(['2026-11-20', '2026-11-20'])
  })
})
