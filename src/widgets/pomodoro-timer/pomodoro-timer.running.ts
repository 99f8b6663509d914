import { pause, reset, select, start, tick } from '../../engine/pomodoro-timer/clock'
import type { Mode } from '../../engine/pomodoro-timer/face'
import type { Settings } from '../../engine/pomodoro-timer/settings'
import { create, progress, type State, secondsLeft } from '../../engine/pomodoro-timer/state'
import { createChime } from './pomodoro-timer.chime'

/** Often enough that no second is skipped on screen. */
const beatLength = 200
/** A shorter gap between the two clocks is their own jitter. */
const noticeable = 5000

/** What a person sees of a clock. */
export interface View {
  readonly mode: Mode
  readonly running?: boolean
  /** Finished work periods. */
  readonly completed: number
  /** Left of the period. */
  readonly seconds: number
  /** Percent of the period, as a dash of the ring. */
  readonly passed: string
  /** The mode that has just ended, until something is pressed. */
  readonly over?: Mode
  /** Milliseconds by which the wall clock has run ahead. */
  readonly gap?: number
}

/** What a clock and its view share. */
export interface Live {
  /** The settings that it begins with, and the newest. */
  readonly first: Settings
  readonly settings: Settings
  readonly chimes: boolean
  /** Absent once the view is gone. */
  show?: (view: View) => void
  clock?: Clock
}

type Clock = ReturnType<typeof createClock>
export type Deed = 'start' | 'pause' | 'reset' | 'select' | 'countGap'

/** What a person presses, done by the clock, which is made for the first press. */
export function act(live: Live, deed: Deed, mode: Mode = 'work'): void {
  if (!live.show) return
  live.clock ??= createClock(live)
  live.clock[deed](mode)
}

/**
 * A timer that runs. Time is read from the monotonic clock at each beat and never counted in beats, so a hidden tab
 * cannot slow it and a changed wall clock cannot move it. Some systems stop the monotonic clock during sleep: then the
 * wall clock is ahead by what was slept, which is `gap`, and the person says whether it counts.
 */
function createClock(live: Live) {
  const chime = createChime()
  let state = create(live.first)
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Added to the monotonic clock: what was slept and counted. */
  let counted = 0
  /** Wall clock less monotonic clock when the timer was started. */
  let offset = 0

  const now = () => performance.now() + counted
  const ahead = () => Date.now() - now() - offset

  function go(next: State, over?: Mode, gap?: number): void {
    state = next
    clearTimeout(timer)
    if (state.running) timer = setTimeout(beat, beatLength)
    const { mode, running, completed } = state
    live.show?.({
      mode,
      running,
      completed,
      seconds: secondsLeft(state),
      passed: (progress(state) * 100).toFixed(2),
      over,
      gap,
    })
  }

  function beat(): void {
    const next = tick(state, now(), live.settings)
    if (next.running) go(next, undefined, ahead() > noticeable ? ahead() : undefined)
    else go(next, state.mode)
  }

  function stopAt(next: State): void {
    chime.cancel()
    go(next)
  }

  /** At the end itself it is left to sound. */
  function bookChime(): void {
    if (!live.chimes) chime.cancel()
    else if (state.running) chime.book(state.remaining / 1000)
  }

  return {
    bookChime,
    start(): void {
      offset = Date.now() - now()
      go(start(state, now()))
      bookChime()
    },
    pause: () => stopAt(pause(state, now())),
    reset: () => stopAt(reset(state, live.settings)),
    select: (mode: Mode) => stopAt(select(state, mode, live.settings)),
    countGap(): void {
      counted += ahead()
      beat()
      bookChime()
    },
    close(): void {
      clearTimeout(timer)
      chime.close()
    },
  }
}
