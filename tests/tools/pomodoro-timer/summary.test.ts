import { expect, it } from 'vitest'
import { filesOf } from '../../../scripts/build/languages'
import { evaluate, type Input, initial } from '../../../src/engine/pomodoro-timer/pomodoro-timer'
import { withOverrides } from '../../../src/widgets/core/base/strings'
import { copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/pomodoro-timer/pomodoro-timer.strings'
import { summarize } from '../../../src/widgets/pomodoro-timer/pomodoro-timer.summary'
import { valueIn } from '../../results'

const textOf = (input: Input, t = strings, locale = 'en-US') =>
  copyOf(summarize(valueIn(evaluate(input)), input, t, formatIn(locale, 'USD')))

it('has the lengths of sessions, breaks and rounds', () => {
  expect(textOf(initial)).toBe(`Focus: 25 minutes

Short Break: 5 minutes
Long Break: 15 minutes
Sessions until Long Break: 4`)
})

it('has the default of an invalid setting', () => {
  expect(textOf({ ...initial, workTime: '50', shortBreak: '1', longBreak: 'x' })).toBe(`Focus: 50 minutes

Short Break: 1 minute
Long Break: 15 minutes
Sessions until Long Break: 4`)
})

it('is written in the page’s language', () => {
  const german = withOverrides(strings, JSON.parse(Object.fromEntries(filesOf('de'))['pomodoro-timer'] ?? '{}'))
  expect(textOf(initial, german, 'de-DE').split('\n')[0]).toMatch(/: 25 Minuten$/)
})
