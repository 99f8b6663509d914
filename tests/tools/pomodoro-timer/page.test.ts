import { expect, it } from 'vitest'
import { page } from '../../../site/tools/pomodoro-timer/page'
import { defaults, durationOf, maxima, modes } from '../../../src/engine/pomodoro-timer/pomodoro-timer'
import { missingFrom, textOf } from '../../site/page-text'

// Figures: the engine's defaults and limits.
it('states figures that the engine calculates', () => {
  const sentences = [
    `You focus for ${defaults.workTime} minutes, then take a ${defaults.shortBreak}-minute break. Every fourth break is ${defaults.longBreak} minutes long`,
    `up to ${maxima.workTime} minutes, and short breaks up to ${maxima.shortBreak}. You can take a long break after 1 to ${maxima.sessionsUntilLongBreak} sessions`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

it('takes 2 hours and 10 minutes for a round of four pomodoros', () => {
  const [work = 0, short = 0, long = 0] = modes.map((mode) => durationOf(mode, defaults) / 60_000)
  const text = textOf(page)
  expect(text).toContain(`${defaults.sessionsUntilLongBreak} focus sessions: ${4 * work} minutes`)
  expect(text).toContain(`3 short breaks: ${3 * short} minutes`)
  expect(text).toContain(`1 long break: ${long} minutes`)
  expect(text).toContain('2 hours and 10 minutes')
  expect(4 * work + 3 * short + long).toBe(130)
})
