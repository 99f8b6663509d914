import { expect, it } from 'vitest'
import { evaluate } from '../../../src/engine/math-solver/math-solver'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/math-solver/math-solver.strings'
import { summarize } from '../../../src/widgets/math-solver/math-solver.summary'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'

function summaryOf(expression: string, locale = 'en-US') {
  const input = { expression }
  return summarize(valueIn(evaluate(input, { locale })), input, strings, formatIn(locale, 'USD'))
}

// Copied is what can be typed again: the result alone, with a hyphen as its minus sign.
eachRow([
  ['6*7', 'en-US', '42', 'Result: 42. This is the exact result.'],
  ['0.1+0.2', 'en-US', '0.3', 'Result: 0.3. As a fraction, that’s \u20663/10\u2069.'],
  ['0,1+0,2', 'de-DE', '0,3', 'Result: 0,3. As a fraction, that’s \u20663/10\u2069.'],
  [
    '-1/3',
    'en-US',
    '-0.333333333333333',
    'Result, rounded: −0.333333333333333. As a fraction, that’s \u2066−1/3\u2069.',
  ],
  [
    'sqrt(2)',
    'en-US',
    '1.41421356237310',
    'Result, rounded: 1.41421356237310. The result is rounded to 15 significant digits.',
  ],
])('%s in %s is copied as %s and announced as %s', (expression, locale, copied, announced) => {
  const summary = summaryOf(expression, locale)
  expect([copyOf(summary), announcementOf(summary)]).toEqual([copied, announced])
})

it('has the expression, and a fraction that’s too long for the sentence', () => {
  expect(summaryOf('2(3+4)').lines).toEqual([{ label: 'Calculated', text: '2(3+4)' }])
  expect(summaryOf('-1000000007/1000000009').lines).toEqual([
    { label: 'Calculated', text: '-1000000007/1000000009' },
    { label: 'As a fraction', text: '−1000000007/1000000009' },
  ])
})

// 100! has 158 digits.
it('has the first 100 digits of a long result as its figure, and copies all of them', () => {
  const factorial =
    '93326215443944152681699238856266700490715968264381621468592963895217599993229915608941463976156518286253697920827223758251185210916864000000000000000000000000'
  const { figure, text, sends } = summaryOf('100!')
  expect([figure, text]).toEqual([`${factorial.slice(0, 100)}…`, factorial])
  expect(sends).toEqual([{ kind: 'number', text: factorial }])
})
