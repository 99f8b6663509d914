import type { Context } from '../core/engine'
import { readFields } from '../core/fields/read'
import { type Result, success } from '../core/result'
import { fields, type Input, initial } from './fields'

export { example, fields, type Input, initial } from './fields'

export type Mode = 'work' | 'shortBreak' | 'longBreak'

export const modes: readonly Mode[] = ['work', 'shortBreak', 'longBreak']

/** The settings in use, as whole numbers. */
export interface Settings {
  readonly workTime: number
  readonly shortBreak: number
  readonly longBreak: number
  readonly sessionsUntilLongBreak: number
}

export interface Output extends Settings {
  /** The fields that are blank, not a whole number or out of range. They use their defaults. */
  readonly fallbacks: readonly (keyof Settings)[]
}

/** There are no errors, because invalid settings use their defaults (docs/rules.md). */
export type IssueCode = never

/** In display order. */
export const settingNames = Object.keys(fields) as readonly (keyof Input)[]

/** Minutes, and sessions (docs/rules.md). */
export const defaults = settingsOf((name) => initial[name])

/** The maximum of each setting. The minimum is 1. */
export const maxima = settingsOf((name) => fields[name].max)

function settingsOf(numberOf: (name: keyof Input) => string | number | undefined): Settings {
  const entries = settingNames.map((name) => [name, Number(numberOf(name))])
  return Object.fromEntries(entries) as Record<keyof Settings, number>
}

/** Reads the settings. A blank focus time is 25 minutes, with 'workTime' in `fallbacks`. */
export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = readFields(fields, input, context)
  const settings = settingsOf((name) => form.read(name) ?? defaults[name])
  const fallbacks = settingNames.filter((name) => form.issues.some(({ field }) => field === name))
  return success({ ...settings, fallbacks })
}

/**
 * A period is a work session or a break. All times are milliseconds on a clock that only moves forward, such as
 * `performance.now()`, which the caller passes as `now`.
 */
export interface State {
  readonly mode: Mode
  readonly running: boolean
  /** When the period ends, on the caller's clock. Null while paused. */
  readonly endsAt: number | null
  /** Time left at the last transition. */
  readonly remaining: number
  /** Length of the period. New settings don't change it. */
  readonly duration: number
  /** Completed work sessions. */
  readonly completed: number
}

/** Length of a mode's period in milliseconds: 1,500,000 for 25 minutes of work. */
export function durationOf(mode: Mode, settings: Settings): number {
  return 60_000 * settings[mode === 'work' ? 'workTime' : mode]
}

/** A new timer, paused at the start of a work session. */
export function create(settings: Settings): State {
  return load('work', 0, settings)
}

/** A full period of a mode, paused. */
function load(mode: Mode, completed: number, settings: Settings): State {
  const duration = durationOf(mode, settings)
  return { mode, running: false, endsAt: null, remaining: duration, duration, completed }
}

/** The elapsed fraction of the period, from 0 to 1, at the last transition. */
export function progress({ duration, remaining }: State): number {
  return duration > 0 ? Math.min(1, Math.max(0, 1 - remaining / duration)) : 0
}

/** Whole seconds left, rounded up, so that 0 isn't shown a second early. */
export function secondsLeft({ remaining }: State): number {
  return Math.max(0, Math.ceil(remaining / 1000))
}

/** 1,505 seconds is [25, 5], and an hour is [60, 0]. */
export function minutesAndSeconds(seconds: number): readonly [minutes: number, seconds: number] {
  const whole = Math.round(seconds)
  return [Math.floor(whole / 60), whole % 60]
}

/** Starts or resumes the timer. A running timer stays as it is. */
export function start(state: State, now: number): State {
  if (state.running || !Number.isFinite(now)) return state
  return { ...state, running: true, endsAt: now + state.remaining }
}

/** Pauses and keeps the time left. If that's 0, `tick` ends the period once the timer runs again. */
export function pause(state: State, now: number): State {
  return state.running ? { ...state, running: false, endsAt: null, remaining: timeLeft(state, now) } : state
}

/** Stops and restores the mode's full length. Completed sessions still count. */
export function reset(state: State, settings: Settings): State {
  return load(state.mode, state.completed, settings)
}

/** Stops and switches to a mode at its full length. */
export function select(state: State, mode: Mode, settings: Settings): State {
  return load(mode, state.completed, settings)
}

/**
 * The timer at a given time. At the end of a period, returns the next mode at its full length, paused. Only the call that
 * gets a running timer and returns a paused one ends the period, so each end is reported once. The timer doesn't drift,
 * however rarely it's called.
 */
export function tick(state: State, now: number, settings: Settings): State {
  if (!state.running) return state
  const remaining = timeLeft(state, now)
  // If the clock moves back, the end moves back with it, so no time is gained.
  if (remaining > 0) return { ...state, remaining, endsAt: Number.isFinite(now) ? now + remaining : state.endsAt }
  return load(nextMode(state, settings), state.completed + (state.mode === 'work' ? 1 : 0), settings)
}

/** The mode after a period: a break after work (a long one at the end of a round), and work after a break. */
export function nextMode({ mode, completed }: Pick<State, 'mode' | 'completed'>, settings: Settings): Mode {
  if (mode !== 'work') return 'work'
  return (completed + 1) % settings.sessionsUntilLongBreak === 0 ? 'longBreak' : 'shortBreak'
}

/** From 0 to the time left before. */
function timeLeft({ endsAt, remaining }: State, now: number): number {
  return endsAt === null || !Number.isFinite(now) ? remaining : Math.min(remaining, Math.max(0, endsAt - now))
}
