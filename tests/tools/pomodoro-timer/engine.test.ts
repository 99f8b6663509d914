import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  create,
  defaults,
  durationOf,
  evaluate,
  type Input,
  initial,
  maxima,
  modes,
  nextMode,
  pause,
  progress,
  reset,
  type State,
  secondsLeft,
  select,
  start,
  tick,
} from '../../../src/engine/pomodoro-timer/pomodoro-timer'
import { eachRow } from '../../each-row'

const minute = 60_000

/** Runs a period to its end and returns the next state. */
const finish = (state: State, settings = defaults) => tick(start(state, 0), state.remaining, settings)

// Ranges and fallbacks: docs/rules.md.
describe('settings', () => {
  eachRow<[keyof Input, string, number, boolean]>([
    ['workTime', '25', 25, true],
    ['workTime', '1', 1, true],
    ['workTime', '60', 60, true],
    ['workTime', ' 45 ', 45, true],
    ['workTime', '', 25, false],
    ['workTime', ' ', 25, false],
    ['workTime', '0', 25, false],
    ['workTime', '61', 25, false],
    ['workTime', '-5', 25, false],
    ['workTime', '2.5', 25, false],
    ['workTime', 'half an hour', 25, false],
    ['workTime', 'NaN', 25, false],
    ['workTime', '1e309', 25, false],
    ['shortBreak', '30', 30, true],
    ['shortBreak', '31', 5, false],
    ['shortBreak', '', 5, false],
    ['longBreak', '60', 60, true],
    ['longBreak', '61', 15, false],
    ['longBreak', 'x', 15, false],
    ['sessionsUntilLongBreak', '1', 1, true],
    ['sessionsUntilLongBreak', '10', 10, true],
    ['sessionsUntilLongBreak', '11', 4, false],
    ['sessionsUntilLongBreak', '0', 4, false],
    ['sessionsUntilLongBreak', '', 4, false],
  ])('%s %j is %i', (field, text, used, isValid) => {
    expect(evaluate({ ...initial, [field]: text })).toEqual({
      ok: true,
      value: { ...defaults, [field]: used, fallbacks: isValid ? [] : [field] },
    })
  })

  it('fall back to the defaults if none are valid, and report it', () => {
    const fallbacks = ['workTime', 'shortBreak', 'longBreak', 'sessionsUntilLongBreak']
    for (const input of [{}, { workTime: null, longBreak: ['5'] }, JSON.parse('{"__proto__": null}')]) {
      expect(evaluate(input as Input)).toEqual({ ok: true, value: { ...defaults, fallbacks } })
    }
  })

  it('can be numbers', () => {
    const numbers: unknown = { workTime: 50, shortBreak: 10, longBreak: 30, sessionsUntilLongBreak: 2 }
    expect(evaluate(numbers as Input)).toEqual({ ok: true, value: { ...(numbers as object), fallbacks: [] } })
  })

  it('stay in range for any text', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String), fc.constant('9'.repeat(1_000_000)))
    fc.assert(
      fc.property(text, text, text, text, (workTime, shortBreak, longBreak, sessionsUntilLongBreak) => {
        const result = evaluate({ workTime, shortBreak, longBreak, sessionsUntilLongBreak })
        if (!result.ok) throw new Error('rejected')
        for (const field of ['workTime', 'shortBreak', 'longBreak', 'sessionsUntilLongBreak'] as const) {
          const used = result.value[field]
          expect(Number.isInteger(used) && used >= 1 && used <= maxima[field]).toBe(true)
        }
      }),
    )
  })
})

// 25, 5 and 15 minutes: docs/rules.md.
describe('modes', () => {
  eachRow([
    ['work', 25],
    ['shortBreak', 5],
    ['longBreak', 15],
  ] as const)('%s lasts %i min', (mode, minutes) => {
    expect(durationOf(mode, defaults)).toBe(minutes * minute)
    expect(select(create(defaults), mode, defaults)).toEqual({
      mode,
      running: false,
      endsAt: null,
      remaining: minutes * minute,
      duration: minutes * minute,
      completed: 0,
    })
  })

  it('start with work, paused', () => {
    expect(create(defaults)).toEqual(select(create(defaults), 'work', defaults))
  })
})

// Rules: docs/rules.md. Times: by hand.
describe('a period', () => {
  const started = start(create(defaults), 1000)

  it('starts with a deadline', () => {
    expect(started).toMatchObject({ running: true, endsAt: 1000 + 25 * minute, remaining: 25 * minute })
  })

  it('can’t be started twice', () => {
    expect(start(started, 5000)).toBe(started)
  })

  it('has the time until its deadline left', () => {
    expect(tick(started, 1000 + 10 * minute, defaults)).toMatchObject({ running: true, remaining: 15 * minute })
  })

  it('keeps the time left during a pause of any length', () => {
    const paused = pause(started, 1000 + 10 * minute)
    expect(paused).toMatchObject({ running: false, endsAt: null, remaining: 15 * minute })
    expect(tick(paused, 1e12, defaults)).toBe(paused)
    expect(pause(paused, 1e12)).toBe(paused)
    expect(start(paused, 1e12)).toMatchObject({ running: true, endsAt: 1e12 + 15 * minute })
  })

  it('is stopped and restored to full length by a reset, which keeps mode and count', () => {
    const state = { ...tick(started, 10 * minute, defaults), mode: 'longBreak', completed: 3 } as const
    expect(reset(state, defaults)).toEqual({
      mode: 'longBreak',
      running: false,
      endsAt: null,
      remaining: 15 * minute,
      duration: 15 * minute,
      completed: 3,
    })
  })

  it('stops when another mode is selected', () => {
    expect(select({ ...started, completed: 2 }, 'shortBreak', defaults)).toMatchObject({
      mode: 'shortBreak',
      running: false,
      remaining: 5 * minute,
      completed: 2,
    })
  })

  it('ends exactly at its deadline', () => {
    expect(tick(started, 999 + 25 * minute, defaults)).toMatchObject({ mode: 'work', running: true, remaining: 1 })
    expect(tick(started, 1000 + 25 * minute, defaults)).toMatchObject({
      mode: 'shortBreak',
      running: false,
      completed: 1,
    })
  })

  it('ends the same way after a late tick', () => {
    expect(tick(started, 1e12, defaults)).toEqual(tick(started, 1000 + 25 * minute, defaults))
  })

  it('ends once', () => {
    const ended = tick(started, 1e12, defaults)
    expect(tick(ended, 2e12, defaults)).toBe(ended)
  })

  it('that was paused after its end ends when resumed', () => {
    const paused = pause(started, 1e12)
    expect(paused).toMatchObject({ mode: 'work', running: false, remaining: 0, completed: 0 })
    expect(tick(start(paused, 2e12), 2e12, defaults)).toMatchObject({ mode: 'shortBreak', completed: 1 })
  })
})

// Expected values: docs/rules.md. A long break after the set number of work sessions, and work after any break.
describe('the sequence of modes', () => {
  eachRow([
    [1, 'longBreak longBreak longBreak longBreak'],
    [2, 'shortBreak longBreak shortBreak longBreak'],
    [3, 'shortBreak shortBreak longBreak shortBreak'],
    [4, 'shortBreak shortBreak shortBreak longBreak'],
  ])('with a long break after %i sessions', (sessionsUntilLongBreak, expected) => {
    const settings = { ...defaults, sessionsUntilLongBreak }
    let state = create(settings)
    const breaks: string[] = []
    for (let work = 1; work <= 4; work++) {
      state = finish(state, settings)
      breaks.push(state.mode)
      expect(state).toMatchObject({ running: false, completed: work, remaining: durationOf(state.mode, settings) })
      state = finish(state, settings)
      expect(state).toMatchObject({ mode: 'work', running: false, completed: work, remaining: 25 * minute })
    }
    expect(breaks.join(' ')).toBe(expected)
  })
})

// Expected values: docs/rules.md. New settings don't change the current time left.
describe('new settings', () => {
  const settings = { ...defaults, workTime: 10, shortBreak: 7 }
  const started = start(create(defaults), 0)

  it('don’t change the current period', () => {
    expect(tick(started, 5 * minute, settings)).toMatchObject({ remaining: 20 * minute, duration: 25 * minute })
    expect(progress(tick(started, 5 * minute, settings))).toBeCloseTo(0.2, 12)
  })

  it('apply to the next period, a reset or a selected mode', () => {
    expect(tick(started, 25 * minute, settings)).toMatchObject({ mode: 'shortBreak', remaining: 7 * minute })
    expect(reset(started, settings)).toMatchObject({ remaining: 10 * minute, duration: 10 * minute })
    expect(select(started, 'work', settings)).toMatchObject({ remaining: 10 * minute, duration: 10 * minute })
  })
})

// By hand: the elapsed fraction, and the seconds of a countdown.
describe('progress', () => {
  eachRow([
    [0, 0, 1500],
    [1, 1 / 1_500_000, 1500],
    [999, 999 / 1_500_000, 1500],
    [1000, 1 / 1500, 1499],
    [5 * minute, 0.2, 1200],
    [25 * minute - 1, 1_499_999 / 1_500_000, 1],
  ])('after %i ms is %f, with %i s left', (elapsed, share, seconds) => {
    const state = tick(start(create(defaults), 0), elapsed, defaults)
    expect(progress(state)).toBeCloseTo(share, 12)
    expect(secondsLeft(state)).toBe(seconds)
  })

  it('of a period of length 0 is 0', () => {
    expect(progress({ ...create(defaults), remaining: 0, duration: 0 })).toBe(0)
  })
})

// Properties: for any events and any clock, no time is gained, and no period ends twice or starts by itself.
describe('properties', () => {
  const settings = { workTime: 2, shortBreak: 1, longBreak: 3, sessionsUntilLongBreak: 2 }
  const now = fc.oneof(
    fc.integer({ min: -10 * minute, max: 10 * minute }),
    fc.constantFrom(Number.NaN, Infinity, -Infinity, -0),
  )
  const event = fc.oneof(
    fc.record({ type: fc.constantFrom('start', 'pause', 'tick', 'tick', 'tick', 'reset'), now }),
    fc.record({ type: fc.constant('select'), mode: fc.constantFrom(...modes), now }),
  )
  const apply = (state: State, { type, now, ...rest }: { type: string; now: number; mode?: State['mode'] }): State => {
    if (type === 'start') return start(state, now)
    if (type === 'pause') return pause(state, now)
    if (type === 'tick') return tick(state, now, settings)
    return type === 'reset' ? reset(state, settings) : select(state, rest.mode ?? 'work', settings)
  }

  it('the state is always valid', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = create(settings)
        for (const one of events) {
          const before = structuredClone(state)
          const after = apply(state, one)
          expect(state).toEqual(before)
          expect(after.remaining >= 0 && after.remaining <= after.duration).toBe(true)
          expect(after.duration).toBe(durationOf(after.mode, settings))
          expect(after.endsAt === null).toBe(!after.running)
          expect(progress(after) >= 0 && progress(after) <= 1).toBe(true)
          if (after.running) expect(after.remaining).toBeLessThanOrEqual(before.remaining)
          if (one.type !== 'start') expect(after.running && !before.running).toBe(false)
          const ended = one.type === 'tick' && before.running && !after.running
          expect(after.completed - before.completed).toBe(ended && before.mode === 'work' ? 1 : 0)
          state = after
        }
      }),
      { numRuns: 300 },
    )
  })

  it('a period takes the same time with any number of ticks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 * minute - 1 })), (times) => {
        let state = start(create(settings), 0)
        for (const time of times.sort((a, b) => a - b)) state = tick(state, time, settings)
        expect(state).toMatchObject({ running: true, remaining: 2 * minute - (times.at(-1) ?? 0) })
        expect(tick(state, 2 * minute, settings)).toMatchObject({ running: false, completed: 1 })
      }),
    )
  })

  it('the end moves with a clock that moves back', () => {
    const halfway = tick(start(create(settings), 100 * minute), 101 * minute, settings)
    const back = tick(halfway, 40 * minute, settings)
    expect(back).toMatchObject({ running: true, remaining: minute, endsAt: 41 * minute })
    expect(tick(back, 41 * minute, settings)).toMatchObject({ running: false, completed: 1 })
  })
})

// Expected values: docs/rules.md. A long break after every fourth work session.
eachRow([
  ['work', 0, 'shortBreak'],
  ['work', 3, 'longBreak'],
  ['work', 7, 'longBreak'],
  ['shortBreak', 1, 'work'],
  ['longBreak', 4, 'work'],
] as const)('after %s, with %i sessions completed, the next mode is %s', (mode, completed, next) => {
  expect(nextMode({ mode, completed }, defaults)).toBe(next)
})
