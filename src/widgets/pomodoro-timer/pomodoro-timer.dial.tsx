import { minutesAndSeconds, progress, type State, secondsLeft } from '../../engine/pomodoro-timer'
import { formatDigits } from '../core/format'
import { fill } from '../core/strings'
import * as css from './pomodoro-timer.css'

interface DialProps {
  readonly state: State
  /** The mode in words, because its colour is not enough. */
  readonly name: string
  /** '{mode}: {time} left'. */
  readonly label: string
  readonly locale: string
}

/** 1,505 seconds are '25:05', in the digits of the locale. */
export const clockText = (seconds: number, locale: string): string =>
  minutesAndSeconds(seconds)
    .map((number) => formatDigits(number, locale, 2))
    .join(':')

/** A ring that fills as the period passes, with the time left inside it. */
export function Dial({ state, name, label, locale }: DialProps) {
  const time = clockText(secondsLeft(state), locale)
  const passed = (progress(state) * 100).toFixed(2)
  return (
    <div className={css.dial} role="timer" aria-label={fill(label, { mode: name, time })}>
      <svg className={css.ring} viewBox="0 0 280 280" aria-hidden="true">
        <circle className={css.track} cx="140" cy="140" r="130" />
        <circle
          className={`${css.passed} ${css.modes[state.mode]}`}
          cx="140"
          cy="140"
          r="130"
          pathLength="100"
          strokeDasharray={`${passed} 100`}
          transform="rotate(-90 140 140)"
        />
      </svg>
      <p className={css.time}>{time}</p>
      <p className={css.mode}>{name}</p>
    </div>
  )
}
