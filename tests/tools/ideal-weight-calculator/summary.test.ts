import { expect, it } from 'vitest'
import { evaluate, example, type Input } from '../../../src/engine/ideal-weight-calculator/ideal-weight-calculator'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/ideal-weight-calculator/ideal-weight-calculator.strings'
import { summarize } from '../../../src/widgets/ideal-weight-calculator/ideal-weight-calculator.summary'
import { valueIn } from '../../results'

const summaryOf = (input: Input, locale = 'en-US') =>
  summarize(valueIn(evaluate(input, { locale })), input, strings, formatIn(locale, 'USD'))

// Expected values: engine.test.ts. The healthy weight for 70 in: that of the BMI calculator.
it('copies the range, the healthy weight, and the weight by each formula', () => {
  expect(
    copyOf(summaryOf({ units: 'imperial', height: '70', gender: 'male' })),
  ).toBe(`Ideal weight (four formulas): 155.0–165.3 lb
A healthy weight for your height is 128.9 to 173.5 lb.

Hamwi, 1964: 165.3 lb
Devine, 1974: 160.9 lb
Robinson, 1983: 156.5 lb
Miller, 1983: 155.0 lb
Healthy weight: 128.9 to 173.5 lb`)
})

it('writes weights as in the locale', () => {
  expect(copyOf(summaryOf(example, 'de-DE'))).toBe(`Ideal weight (four formulas): 68,7–72,0 kg
A healthy weight for your height is 56,7 to 76,3 kg.

Hamwi, 1964: 72,0 kg
Devine, 1974: 70,5 kg
Robinson, 1983: 68,9 kg
Miller, 1983: 68,7 kg
Healthy weight: 56,7 to 76,3 kg`)
})

it('announces the range and the healthy weight', () => {
  expect(announcementOf(summaryOf(example))).toBe(
    'Ideal weight (four formulas): 68.7–72.0 kg. A healthy weight for your height is 56.7 to 76.3 kg.',
  )
})
