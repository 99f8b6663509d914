import { describe, expect, it } from 'vitest'
import { evaluate, type PercentageType } from '../../src/engine/percentage-calculator'
import { sentenceOf } from '../../src/widgets/percentage-calculator/percentage-calculator.sentence'
import { strings } from '../../src/widgets/percentage-calculator/percentage-calculator.strings'
import { valueIn } from '../results'

describe('the answer as a sentence', () => {
  it.each<[type: PercentageType, x: string, y: string, expected: string]>([
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
  ])('%s of %s and %s', (type, x, y, expected) => {
    expect(sentenceOf(valueIn(evaluate({ type, x, y })), strings, 'en-US')).toBe(expected)
  })
})
