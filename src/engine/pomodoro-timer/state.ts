import type { Mode } from './face'
import type { Settings } from './settings'

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
export function load(mode: Mode, completed: number, settings: Settings): State {
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
