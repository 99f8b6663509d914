import type { Mode } from './face'
import type { Settings } from './settings'
import { load, type State } from './state'

/** Runs on from the time left. A running timer goes on as it is. */
export function start(state: State, now: number): State {
  if (state.running || !Number.isFinite(now)) return state
  return { ...state, running: true, endsAt: now + state.remaining }
}

/** Stops and keeps the time left. At or after the end that is nothing, and the end is told once it runs again. */
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
 * after every `sessionsUntilLongBreak` work periods; after a break work. So an end is told once: by the one call that
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
