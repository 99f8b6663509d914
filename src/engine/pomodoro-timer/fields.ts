import { type InputOf, startOf } from '../core/fields/field'
import { whole } from '../core/fields/number'

/** The defaults and limits are those of docs/rules.md. */
export const fields = {
  /** Minutes, from 1 to 60. */
  workTime: whole({ min: 1, max: 60, initial: '25' }),
  /** Minutes, from 1 to 30. */
  shortBreak: whole({ min: 1, max: 30, initial: '5' }),
  /** Minutes, from 1 to 60. */
  longBreak: whole({ min: 1, max: 60, initial: '15' }),
  /** From 1 to 10. */
  sessionsUntilLongBreak: whole({ min: 1, max: 10, initial: '4' }),
}

/** The settings as typed: minutes, and the number of work sessions in a round. */
export type Input = InputOf<typeof fields>
export const { initial, example } = startOf(fields)
