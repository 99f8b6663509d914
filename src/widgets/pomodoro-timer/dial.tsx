import { type Mode, minutesAndSeconds } from '../../engine/pomodoro-timer/pomodoro-timer'
import { interpolate } from '../core/base/strings'
import { formatDigits } from '../core/format/format-digits'
import { useWords } from '../core/words/use-words'
import * as css from './pomodoro-timer.css'

interface DialProps {
  readonly mode: Mode
  /** Time left. */
  readonly seconds: number
  /** Elapsed percent. */
  readonly passed: string
  /** The name of the mode, so that color isn’t needed. */
  readonly name: string
  /** '{mode}: {time} left'. */
  readonly label: string
}

/** 1,505 seconds is '25:05', in the locale’s digits. */
export const clockText = (seconds: number, locale: string): string =>
  minutesAndSeconds(seconds)
    .map((number) => formatDigits(number, locale, 2))
    .join(':')

/** A ring that fills as time passes, with the time left inside. */
export function Dial({ mode, seconds, passed, name, label }: DialProps) {
  const { locale } = useWords()
  const time = clockText(seconds, locale)
  const ring = { cx: 140, cy: 140, r: 130 }
  return (
    <svg className={css.dial} viewBox="0 0 280 280" role="timer" aria-label={interpolate(label, { mode: name, time })}>
      <circle {...ring} className={`${css.modes[mode]} ${css.whole}`} />
      <circle
        {...ring}
        className={css.modes[mode]}
        pathLength="100"
        strokeDasharray={`${passed} 100`}
        transform="rotate(-90 140 140)"
      />
      <text className={css.time} x="140" y="148">
        {time}
      </text>
      <text className={css.mode} x="140" y="180">
        {name}
      </text>
    </svg>
  )
}
