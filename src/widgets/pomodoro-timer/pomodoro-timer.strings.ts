import type { IssueCode, Mode } from '../../engine/pomodoro-timer'
import { coreStrings } from '../core/strings'
import { lateStrings } from './pomodoro-timer.late.strings'

export const firstStrings = {
  ...coreStrings,
  name: 'Pomodoro timer',
  mode: 'Mode',
  modes: { work: 'Focus', shortBreak: 'Short Break', longBreak: 'Long Break' } satisfies Record<Mode, string>,
  left: '{mode}: {time} left',
  start: 'Start',
  pause: 'Pause',
  reset: 'Reset',
  sessions: 'Completed sessions',
  untilLongBreak: 'Long break after',
  more: { one: '{n} more session', other: '{n} more sessions' },
  chime: 'Chime at the end',
  customize: 'Customize Timer',
  workTime: 'Focus',
  shortBreak: 'Short Break',
  longBreak: 'Long Break',
  sessionsUntilLongBreak: 'Sessions until Long Break',
  minutes: 'minutes',
  applies: 'They apply from the next period, or after Reset.',
  issues: {} satisfies Record<IssueCode, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings)
