import { expect, it } from 'vitest'
import { evaluate, example, type Input } from '../../../src/engine/bmi-calculator/bmi-calculator'
import { strings } from '../../../src/widgets/bmi-calculator/bmi-calculator.strings'
import { summarize } from '../../../src/widgets/bmi-calculator/bmi-calculator.summary'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { valueIn } from '../../results'

const summaryOf = (input: Input, locale = 'en-US') =>
  summarize(valueIn(evaluate(input, { locale })), input, strings, formatIn(locale, 'USD'))

// 200 × 0.453592 / (70 × 0.0254)² = 28.697. The healthy weight for 70 in, and what's above it: engine.test.ts.
it('copies the BMI, what it means, the category and the healthy weight', () => {
  expect(copyOf(summaryOf({ units: 'imperial', weight: '200', height: '70' }))).toBe(`Body mass index: 28.7
Above the healthy range. Muscle adds to BMI, so check your waist size too.

Category: Overweight
Healthy weight: 128.9 to 173.5 lb
Above that range by: 26.5 lb`)
})

// 70 / 1.75² = 22.857; 56.7 to 76.3 kg.
it('has nothing above or below a healthy weight, in the locale’s format', () => {
  expect(copyOf(summaryOf(example, 'de-DE'))).toBe(`Body mass index: 22,9
Within the healthy range for most adults.

Category: Normal weight
Healthy weight: 56,7 to 76,3 kg`)
})

it('announces the BMI and what it means', () => {
  expect(announcementOf(summaryOf(example))).toBe('Body mass index: 22.9. Within the healthy range for most adults.')
})
