import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  create,
  type Mode,
  pause,
  progress,
  reset,
  type Settings,
  type State,
  secondsLeft,
  select,
  start,
  tick,
} from '../../engine/pomodoro-timer'
import { createChime } from './pomodoro-timer.chime'

/** Milliseconds between two looks at the time: often enough that no second is skipped on screen. */
const beatLength = 200
/** A smaller gap between the two clocks is jitter. */
const leastGap = 5000

/** What a person sees of a clock. */
export interface View {
  readonly mode: Mode
  readonly running: boolean
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

/** What a person may change while a clock runs. */
interface Options {
  readonly settings: Settings
  readonly chimes: boolean
}

/** A clock that begins with the first settings, paused, and follows the newest. */
export function useClock(settings: Settings, chimes: boolean) {
  const [first] = useState(settings)
  const [view, setView] = useState(() => viewOf(create(first)))
  const options = useRef<Options>({ settings, chimes })
  options.current = { settings, chimes }
  const clock = useRef<ReturnType<typeof createClock>>(undefined)

  useEffect(() => {
    const created = createClock(create(first), options, setView)
    clock.current = created
    return () => created.close()
  }, [first])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chime is booked, or not, when the setting changes
  useEffect(() => clock.current?.bookChime(), [chimes])

  return { view, clock }
}

const viewOf = (state: State): View => ({
  mode: state.mode,
  running: state.running,
  completed: state.completed,
  seconds: secondsLeft(state),
  passed: (progress(state) * 100).toFixed(2),
})

/**
 * A timer that runs. Time is read from the monotonic clock at each beat and never counted in beats, so a hidden tab
 * cannot slow it and a changed wall clock cannot move it. Some systems stop the monotonic clock during sleep: then the
 * wall clock is ahead by what was slept, which is `gap`, and the person says whether it counts.
 */
function createClock(initial: State, options: RefObject<Options>, show: (view: View) => void) {
  const chime = createChime()
  let state = initial
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Milliseconds added to the monotonic clock: time slept that the person counts. */
  let counted = 0
  /** Wall clock less monotonic clock when the timer was started. */
  let offset = 0

  const now = () => performance.now() + counted
  const ahead = () => Date.now() - now() - offset

  function go(next: State, over?: Mode, gap?: number): void {
    state = next
    clearTimeout(timer)
    if (state.running) timer = setTimeout(beat, beatLength)
    show({ ...viewOf(state), over, gap })
  }

  function beat(): void {
    const next = tick(state, now(), options.current.settings)
    if (next.running) go(next, undefined, ahead() > leastGap ? ahead() : undefined)
    else go(next, state.mode)
  }

  function stopAt(next: State): void {
    chime.cancel()
    go(next)
  }

  /** At the end itself the chime is left to sound. */
  function bookChime(): void {
    if (!options.current.chimes) chime.cancel()
    else if (state.running) chime.book(state.remaining / 1000)
  }

  function run(): void {
    offset = Date.now() - now()
    go(start(state, now()))
    bookChime()
  }

  return {
    bookChime,
    start: run,
    pause: () => stopAt(pause(state, now())),
    /** Gives the way back to the time that was left. */
    reset(): () => void {
      const { running } = state
      const before = pause(state, now())
      stopAt(reset(state, options.current.settings))
      return () => {
        stopAt(before)
        if (running) run()
      }
    },
    select: (mode: Mode) => stopAt(select(state, mode, options.current.settings)),
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
