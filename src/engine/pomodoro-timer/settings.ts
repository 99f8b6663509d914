import type { Context } from '../core/engine'
import { readFields } from '../core/fields'
import { answer, type Result } from '../core/result'

/** The settings as typed: minutes, and how many work periods make a round. */
export interface Input {
  readonly workTime: string
  readonly shortBreak: string
  readonly longBreak: string
  readonly sessionsUntilLongBreak: string
}

/** The settings as used: whole minutes, and a whole number of work periods. */
export interface Settings {
  readonly workTime: number
  readonly shortBreak: number
  readonly longBreak: number
  readonly sessionsUntilLongBreak: number
}

export interface Output extends Settings {
  /** The fields whose text was blank, no whole number or out of bounds, and for which the default stands. */
  readonly fallbacks: readonly (keyof Settings)[]
}

/** No setting stops the timer: what cannot be used falls back (spec part 2, point 5). */
export type IssueCode = never

/** Spec part 2, points 5 and 9. */
export const defaults: Settings = { workTime: 25, shortBreak: 5, longBreak: 15, sessionsUntilLongBreak: 4 }

/** The greatest setting of each; the least is 1. */
export const maxima: Settings = { workTime: 60, shortBreak: 30, longBreak: 60, sessionsUntilLongBreak: 10 }

export const initial: Input = { workTime: '25', shortBreak: '5', longBreak: '15', sessionsUntilLongBreak: '4' }
export const example: Input = initial

/** In the order in which they are shown. */
export const fields = Object.keys(initial) as readonly (keyof Input)[]

/** Reads the settings. A blank focus time is 25 minutes, and 'workTime' is then among the fallbacks. */
export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = readFields(input, context)
  const settings: Record<keyof Input, number> = { ...defaults }
  const fallbacks: (keyof Input)[] = []
  for (const field of fields) {
    const number = form.number(field, { min: 1, max: maxima[field], whole: true })
    if (number === undefined) fallbacks.push(field)
    else settings[field] = number
  }
  return answer({ ...settings, fallbacks })
}
