// What makes the timer run and its settings handy, fetched when somebody comes near to them, in one file.
export { plural } from '../core/plural'
export { act } from './pomodoro-timer.running'
export { settingOf } from './pomodoro-timer.steps'
/** @public Knip does not follow `<part.Told>`. */
export { Told } from './pomodoro-timer.told'
