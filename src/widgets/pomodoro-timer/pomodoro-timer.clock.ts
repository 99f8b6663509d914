import { useEffect, useMemo, useRef, useState } from 'react'
import * as engine from '../../engine/pomodoro-timer'
import { createChime } from './pomodoro-timer.chime'

/** Often enough that no second is skipped on screen. */
const beat = 200
/** A shorter gap between the two clocks is their own jitter. */
const noticeable = 5000

/**
 * A running timer. Time is read from the monotonic clock at each beat and never counted in beats, so a hidden tab
 * cannot slow it and a changed wall clock cannot move it. Some systems stop the monotonic clock during sleep: then the
 * wall clock is ahead by what was slept, which is `gap`, and the person says whether it counts.
 */
export function useClock(settings: engine.Settings, chimes: boolean) {
  const [state, setState] = useState(() => engine.create(settings))
  const [over, setOver] = useState<engine.Mode>()
  const [gap, setGap] = useState(0)
  const chime = useMemo(createChime, [])
  const latest = useRef({ state, settings })
  latest.current.settings = settings
  /** Added to the monotonic clock: what was slept and counted. */
  const counted = useRef(0)
  /** Wall clock less monotonic clock when the timer was started. */
  const offset = useRef(0)

  const now = () => performance.now() + counted.current
  const ahead = () => Date.now() - now() - offset.current

  function go(next: engine.State): void {
    latest.current.state = next
    setState(next)
  }

  function beatOnce(): void {
    const { state, settings } = latest.current
    const next = engine.tick(state, now(), settings)
    if (state.running && !next.running) {
      setOver(state.mode)
      setGap(0)
    } else setGap(ahead() > noticeable ? ahead() : 0)
    go(next)
  }

  const { running } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: beatOnce reads the newest through refs
  useEffect(() => {
    if (!running) return
    const timer = setInterval(beatOnce, beat)
    return () => clearInterval(timer)
  }, [running])

  useEffect(() => chime.close, [chime])
  /** At the end itself it is left to sound. */
  function bookChime(): void {
    if (!chimes) chime.cancel()
    else if (latest.current.state.running) chime.book(latest.current.state.remaining / 1000)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: booked when the timer starts, not at each beat
  useEffect(bookChime, [running, chimes, chime])

  function stopAt(next: engine.State): void {
    chime.cancel()
    setOver(undefined)
    setGap(0)
    go(next)
  }

  return {
    state,
    /** The mode that has just ended, until something is pressed. */
    over,
    /** Milliseconds by which the wall clock has run ahead. */
    gap,
    start(): void {
      offset.current = Date.now() - now()
      setOver(undefined)
      go(engine.start(latest.current.state, now()))
    },
    pause: () => stopAt(engine.pause(latest.current.state, now())),
    reset: () => stopAt(engine.reset(latest.current.state, settings)),
    select: (mode: engine.Mode) => stopAt(engine.select(latest.current.state, mode, settings)),
    countGap(): void {
      counted.current += ahead()
      beatOnce()
      bookChime()
    },
  }
}
