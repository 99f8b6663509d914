// In parts, so that a view can fetch what makes a timer run once one is to run.
export { pause, reset, select, start, tick } from './pomodoro-timer/clock'
export { type Mode, minutesAndSeconds, modes } from './pomodoro-timer/face'
export {
  defaults,
  evaluate,
  example,
  fields,
  type Input,
  type IssueCode,
  initial,
  maxima,
  type Output,
  type Settings,
} from './pomodoro-timer/settings'
export { create, durationOf, progress, type State, secondsLeft } from './pomodoro-timer/state'
