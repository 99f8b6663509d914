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
} from '../../engine/pomodoro-timer/pomodoro-timer'
import { createChime } from './chime'

/** Milliseconds between updates, short enough that no second is skipped on screen. */
const updateInterval = 200
/** Milliseconds. A smaller difference between the two clocks is ignored as jitter. */
const minGap = 5000

/** What’s shown of the timer. */
export interface View {
  readonly mode: Mode
  readonly running: boolean
  /** Completed sessions. */
  readonly completed: number
  /** Time left. */
  readonly seconds: number
  /** Elapsed percent, as the length of the ring’s dash. */
  readonly passed: string
  /** The mode that just ended, until the next action. */
  readonly over?: Mode
  /** Milliseconds that the wall clock is ahead of the monotonic clock. */
  readonly gap?: number
}

/** What can change while the timer runs. */
interface Options {
  readonly settings: Settings
  readonly chimes: boolean
}

/** A timer that starts paused with the first settings and uses the latest for later sessions. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: schedules or cancels the chime when the option changes
  useEffect(() => clock.current?.scheduleChime(), [chimes])

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
 * Runs the timer. Each update reads the monotonic clock, so throttling in hidden tabs and changes of the wall clock don’t
 * affect it. Some systems stop the monotonic clock during sleep. The wall clock is then ahead by the time asleep, which is
 * `gap`, and the user decides whether it counts.
 */
function createClock(initial: State, options: RefObject<Options>, render: (view: View) => void) {
  const chime = createChime()
  let state = initial
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Milliseconds added to the monotonic clock: time asleep that the user chose to count. */
  let counted = 0
  /** The wall clock minus the monotonic clock when the timer was started. */
  let offset = 0

  const now = () => performance.now() + counted
  const ahead = () => Date.now() - now() - offset

  function show(next: State, over?: Mode, gap?: number): void {
    state = next
    clearTimeout(timer)
    if (state.running) timer = setTimeout(update, updateInterval)
    render({ ...viewOf(state), over, gap })
  }

  function update(): void {
    const next = tick(state, now(), options.current.settings)
    if (next.running) show(next, undefined, ahead() > minGap ? ahead() : undefined)
    else show(next, state.mode)
  }

  function stopAt(next: State): void {
    chime.cancel()
    show(next)
  }

  /** At the end of a session, a chime that’s playing isn’t cut off. */
  function scheduleChime(): void {
    if (!options.current.chimes) chime.cancel()
    else if (state.running) chime.schedule(state.remaining / 1000)
  }

  function run(): void {
    offset = Date.now() - now()
    show(start(state, now()))
    scheduleChime()
  }

  /** Stops in another state. Returns a function that goes back to this one. */
  function stopUndoably(next: (settings: Settings) => State): () => void {
    const { running } = state
    const before = pause(state, now())
    stopAt(next(options.current.settings))
    return () => {
      stopAt(before)
      if (running) run()
    }
  }

  return {
    scheduleChime,
    start: run,
    pause: () => stopAt(pause(state, now())),
    reset: () => stopUndoably((settings) => reset(state, settings)),
    select: (mode: Mode) => stopUndoably((settings) => select(state, mode, settings)),
    countGap(): void {
      counted += ahead()
      update()
      scheduleChime()
    },
    close(): void {
      clearTimeout(timer)
      chime.close()
    },
  }
}
