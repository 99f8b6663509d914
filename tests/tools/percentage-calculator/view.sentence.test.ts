import { describe, expect, it } from 'vitest'
import { evaluate, type PercentageType } from '../../../src/engine/percentage-calculator/percentage-calculator'
import { interpolate } from '../../../src/widgets/core/base/strings'
import { strings } from '../../../src/widgets/percentage-calculator/percentage-calculator.strings'
import { meaningOf, sentenceOf } from '../../../src/widgets/percentage-calculator/sentence'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'

describe('the answer as a sentence', () => {
  eachRow<[type: PercentageType, x: string, y: string, expected: string]>([
    ['increase', '80', '100', 'From 80 to 100 is an increase of 25%'],
    ['decrease', '80', '100', 'From 80 to 100 is an increase of 25%'],
    ['increase', '100', '80', 'From 100 to 80 is a decrease of 20%'],
    ['decrease', '100', '80', 'From 100 to 80 is a decrease of 20%'],
    ['decrease', '80', '80', 'From 80 to 80 is a decrease of 0%'],
    ['increase', '-80', '-60', 'From −80 to −60 is an increase of 25%'],
    ['change', '100', '80', 'From 100 to 80 is a change of −20%'],
    ['percentOf', '-15', '80', '−15% of 80 is −12'],
    ['whatPercent', '12', '80', '12 is 15% of 80'],
    ['discount', '80', '15', '15% off 80 is 68'],
    ['whatPercent', '1', '1000000000', '1 is 0.0000001% of 1,000,000,000'],
    ['increase', '3', '3.0000000003', 'From 3 to 3.0000000003 is an increase of 0.00000001%'],
    ['whatTotal', '12', '15', '12 is 15% of 80'],
    ['points', '40', '44', 'From 40% to 44% is a change of 4 percentage points'],
    ['points', '4', '5', 'From 4% to 5% is a change of 1 percentage point'],
    ['difference', '50', '75', 'The percent difference between 50 and 75 is 40%'],
  ])('%s of %s and %s', (type, x, y, expected) => {
    expect(sentenceOf(valueIn(evaluate({ type, x, y })), strings, 'en-US')).toBe(expected)
  })
})

describe('the sentence below the answer', () => {
  eachRow<[type: PercentageType, x: string, y: string, expected: string]>([
    ['percentOf', '15', '80', '80 − 15% is 68, and 80 + 15% is 92.'],
    ['percentOf', '-15', '80', '80 − 15% is 68, and 80 + 15% is 92.'],
    ['whatPercent', '0', '5', 'Zero is 0 percent of any other number.'],
    ['increase', '50', '50', 'Both numbers are the same.'],
    ['change', '-5', '-5', 'Both numbers are the same.'],
    ['increase', '50', '0', 'No percent change gets you from 0 back to 50.'],
    ['decrease', '100', '80', 'Going back from 80 to 100 takes an increase of 25%.'],
    ['whatTotal', '12', '15', '15% of 80 is 12.'],
    ['points', '40', '44', 'Compared with 40%, that’s an increase of 10%.'],
    ['points', '5', '4', 'Compared with 5%, that’s a decrease of 20%.'],
    ['points', '0', '4', 'There’s no percent change from 0%.'],
    [
      'difference',
      '40',
      '50',
      'It’s the same in both directions. The change from 40 to 50 is 25%, and back it’s −20%.',
    ],
    ['difference', '40', '0', 'Any number is 200% different from 0.'],
  ])('%s of %s and %s', (type, x, y, expected) => {
    const { template, values } = meaningOf(valueIn(evaluate({ type, x, y })), strings, 'en-US')
    expect(interpolate(template, values)).toBe(expected)
  })
})

it('states a chain of changes as one sentence', () => {
  const changes = [{ percent: '10' }, { percent: '-10' }]
  const output = valueIn(evaluate({ type: 'chain', x: '', y: '', start: '200', changes }))
  expect(sentenceOf(output, strings, 'en-US')).toBe('200 becomes 198, a total change of −1%')
})
