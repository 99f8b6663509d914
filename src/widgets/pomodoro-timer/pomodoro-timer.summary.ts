import type { Input, Output } from '../../engine/pomodoro-timer/pomodoro-timer'
import type { Format, Summary } from '../core/base/summary'
import { format, formatNumber } from '../core/format/format'
import type { strings } from './pomodoro-timer.strings'

/** The lengths of sessions, breaks and rounds. They're the timer's settings, so they aren't announced. */
export const summarize = (
  { workTime, shortBreak, longBreak, sessionsUntilLongBreak }: Output,
  _input: Input,
  t: typeof strings,
  { locale }: Format,
): Summary => ({
  label: t.workTime,
  figure: minutesText(workTime, locale),
  lines: [
    { label: t.shortBreak, text: minutesText(shortBreak, locale) },
    { label: t.longBreak, text: minutesText(longBreak, locale) },
    { label: t.sessionsUntilLongBreak, text: formatNumber(sessionsUntilLongBreak, locale) },
  ],
})

/** '25 minutes'. */
export const minutesText = (n: number, locale: string): string =>
  format(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(n)
