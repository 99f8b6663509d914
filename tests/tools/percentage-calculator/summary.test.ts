import { expect, it } from 'vitest'
import { evaluate, type Input, initial } from '../../../src/engine/percentage-calculator/percentage-calculator'
import { copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/percentage-calculator/percentage-calculator.strings'
import { summarize } from '../../../src/widgets/percentage-calculator/percentage-calculator.summary'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'

/** What Copy copies. */
function copied(own: Partial<Input>, locale = 'en-US'): string {
  const input = { ...initial, ...own }
  return copyOf(summarize(valueIn(evaluate(input, { locale })), input, strings, formatIn(locale, 'USD')))
}

// Expected values: by hand.
it('names every figure of a percentage', () => {
  expect(copied({ type: 'percentOf', x: '15', y: '80' })).toBe(`15% of 80: 12
80 − 15% is 68, and 80 + 15% is 92.

Percentages of 80
5%: 4
10%: 8
20%: 16
25%: 20
50%: 40

80 plus a percentage
+5%: 84
+10%: 88
+20%: 96
+25%: 100
+50%: 120`)
})

it('has the formats of the locale', () => {
  expect(
    copied({ type: 'discount', x: '1.200', y: '12,5' }, 'de-DE').replaceAll('\u00a0', ' '),
  ).toBe(`12,5 % off 1.200: 1.050
You save 150.

Percentages of 1.200
5 %: 60
10 %: 120
20 %: 240
25 %: 300
50 %: 600

1.200 minus a percentage
−5 %: 1.140
−10 %: 1.080
−20 %: 960
−25 %: 900
−50 %: 600`)
})

it('has the number after each change, even if two changes are the same', () => {
  const changes = [{ percent: '10' }, { percent: '10' }, { percent: '-50' }]
  expect(copied({ type: 'chain', start: '200', changes })).toBe(`200 after all changes: 121
The total change is −39.5%.

Step by step
+10%: 220
+10%: 242
−50%: 121`)
})

eachRow([
  [{ type: 'points', x: '40', y: '44' }, ['From 40% to 44%, in percentage points: 4', 'an increase of 10%.']],
  [{ type: 'increase', x: '75', y: '60' }, ['Decrease from 75 to 60: 20%', 'takes an increase of 25%.']],
  [{ type: 'difference', x: '40', y: '60' }, ['Difference between 40 and 60: 40%', 'and back it’s −33.333333%.']],
] as const)('%o begins with %o', (input, [head, end]) => {
  const [first, second] = copied(input).split('\n')
  expect([first, second?.slice(-end.length)]).toEqual([head, end])
})
