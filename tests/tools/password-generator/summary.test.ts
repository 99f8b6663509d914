import { expect, it } from 'vitest'
import { initial, type Output } from '../../../src/engine/password-generator/password-generator'
import { announcementOf, copyOf, formatIn, submittedOf } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/password-generator/password-generator.strings'
import { summarize } from '../../../src/widgets/password-generator/password-generator.summary'

// The bits of 12 characters of all four kinds, and the years for 12 letters and digits: engine.test.ts.
const output: Output = {
  password: 'k7#Qm-vT2x!b',
  strength: 'strong',
  entropyBits: 77.4235330585,
  guessTime: { count: 5111.6, unit: 'year' },
}
const summaryOf = (locale = 'en-US', own: Partial<Output> = {}) =>
  summarize({ ...output, ...own }, initial, strings, formatIn(locale, 'USD'))

it('copies only the password', () => {
  expect(copyOf(summaryOf())).toBe('k7#Qm-vT2x!b')
})

it('neither announces nor submits the password, and sends it to no other tool', () => {
  const summary = summaryOf()
  expect(announcementOf(summary)).toBe(
    'Password. Would take 5.1 thousand years to crack at 10 billion guesses a second.',
  )
  expect(submittedOf(summary)).toEqual({
    label: 'Password',
    sentence: 'Would take 5.1 thousand years to crack at 10 billion guesses a second.',
    lines: [
      { label: 'Strength', text: 'Strong' },
      { label: 'Entropy', text: '77.4 bits' },
    ],
  })
  expect(summary.sends).toBeUndefined()
})

it.each([
  ['en-US', 5111.6, 'year', '5.1 thousand years'],
  ['de-DE', 5111.6, 'year', '5,1 Tausend Jahre'],
  ['en-US', 3.0325, 'hour', '3 hours'],
  ['en-US', 0.0000228, 'second', 'less than a second'],
  ['en-US', 2e12, 'year', 'more than a trillion years'],
] as const)('says in %s how long %f %ss are', (locale, count, unit, time) => {
  expect(summaryOf(locale, { guessTime: { count, unit } }).sentence?.values).toEqual({ time })
})
