import type { Context } from './core/engine'
import { readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { type Result, success } from './core/result'

export type Mode = 'work' | 'shortBreak' | 'longBreak'

export const modes: readonly Mode[] = ['work', 'shortBreak', 'longBreak']

/** The settings as typed: minutes, and how many work periods make a round. */
export interface Input {
  readonly workTime: string
  readonly shortBreak: string
  readonly longBreak: string
  readonly sessionsUntilLongBreak: string
}

/** The settings as used: whole minutes, and a whole number of work periods. */
export interface Settings {
  readonly workTime: number
  readonly shortBreak: number
  readonly longBreak: number
  readonly sessionsUntilLongBreak: number
}

export interface Output extends Settings {
  /** The fields whose text is blank, not a whole number or out of bounds: their default is used. */
  readonly fallbacks: readonly (keyof Settings)[]
}

/** No setting stops the timer: what cannot be used falls back (spec part 2, point 5). */
export type IssueCode = never

/** Spec part 2, points 5 and 9. */
export const defaults: Settings = { workTime: 25, shortBreak: 5, longBreak: 15, sessionsUntilLongBreak: 4 }

/** The greatest setting of each; the least is 1. */
export const maxima: Settings = { workTime: 60, shortBreak: 30, longBreak: 60, sessionsUntilLongBreak: 10 }

export const initial: Input = { workTime: '25', shortBreak: '5', longBreak: '15', sessionsUntilLongBreak: '4' }
export const example: Input = initial
export const kinds: Kinds<Input> = {
  workTime: 'number',
  shortBreak: 'number',
  longBreak: 'number',
  sessionsUntilLongBreak: 'number',
}

/** In the order in which they are shown. */
export const fields = Object.keys(initial) as readonly (keyof Input)[]

/** Reads the settings. A blank focus time is 25 minutes, and 'workTime' is then among the fallbacks. */
export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = readFields(input, context)
  const settings: Record<keyof Input, number> = { ...defaults }
  const fallbacks: (keyof Input)[] = []
  for (const field of fields) {
    const number = form.number(field, { min: 1, max: maxima[field], whole: true })
    if (number === undefined) fallbacks.push(field)
    else settings[field] = number
  }
  return success({ ...settings, fallbacks })
}

/** All times are milliseconds, on one clock of the caller's that only moves forward, such as `performance.now()`. */
export interface State {
  readonly mode: Mode
  readonly running: boolean
  /** When the period ends, on the caller's clock; null while paused. */
  readonly endsAt: number | null
  /** Time left, as of the last transition. */
  readonly remaining: number
  /** Length of the period, kept here so that new settings do not disturb it. */
  readonly duration: number
  /** Finished work periods. */
  readonly completed: number
}

/** Length of a mode's period in milliseconds: work is 1,500,000 at 25 minutes. */
export function durationOf(mode: Mode, settings: Settings): number {
  return 60_000 * settings[mode === 'work' ? 'workTime' : mode]
}

/** A timer that has not begun: paused at the start of a work period. */
export function create(settings: Settings): State {
  return load('work', 0, settings)
}

/** A mode at its full length, paused. */
function load(mode: Mode, completed: number, settings: Settings): State {
  const duration = durationOf(mode, settings)
  return { mode, running: false, endsAt: null, remaining: duration, duration, completed }
}

/** How much of the period has passed, from 0 to 1, as of the last transition. */
export function progress({ duration, remaining }: State): number {
  return duration > 0 ? Math.min(1, Math.max(0, 1 - remaining / duration)) : 0
}

/** Whole seconds to show, rounded up, so that 0 shows at the end and not a second early. */
export function secondsLeft({ remaining }: State): number {
  return Math.max(0, Math.ceil(remaining / 1000))
}

/** 1,505 seconds are 25 minutes and 5 seconds; an hour is 60 minutes. */
export function minutesAndSeconds(seconds: number): readonly [minutes: number, seconds: number] {
  const whole = Math.round(seconds)
  return [Math.floor(whole / 60), whole % 60]
}

/** Runs on from the time left. A running timer goes on as it is. */
export function start(state: State, now: number): State {
  if (state.running || !Number.isFinite(now)) return state
  return { ...state, running: true, endsAt: now + state.remaining }
}

/** Stops and keeps the time left. At or after the end that is nothing, and the end is reported once it runs again. */
export function pause(state: State, now: number): State {
  return state.running ? { ...state, running: false, endsAt: null, remaining: timeLeft(state, now) } : state
}

/** Stops at the full length of the mode. Finished work periods stay counted. */
export function reset(state: State, settings: Settings): State {
  return load(state.mode, state.completed, settings)
}

/** Stops, and loads another mode at its full length. */
export function select(state: State, mode: Mode, settings: Settings): State {
  return load(mode, state.completed, settings)
}

/**
 * The timer at a moment. At the end it gives the next mode, paused at its full length: after work a break, the long one
 * after every `sessionsUntilLongBreak` work periods; after a break work. So an end is reported once: by the one call that
 * takes a running timer and gives a paused one. Call it as seldom or as late as you like, nothing drifts.
 */
export function tick(state: State, now: number, settings: Settings): State {
  if (!state.running) return state
  const remaining = timeLeft(state, now)
  // A clock that went back gives no time back: the end moves with it.
  if (remaining > 0) return { ...state, remaining, endsAt: Number.isFinite(now) ? now + remaining : state.endsAt }
  if (state.mode !== 'work') return load('work', state.completed, settings)
  const completed = state.completed + 1
  return load(completed % settings.sessionsUntilLongBreak === 0 ? 'longBreak' : 'shortBreak', completed, settings)
}

/** From 0 to what was left before. */
function timeLeft({ endsAt, remaining }: State, now: number): number {
  return endsAt === null || !Number.isFinite(now) ? remaining : Math.min(remaining, Math.max(0, endsAt - now))
}
