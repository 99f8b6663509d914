import { expect, it } from 'vitest'
import { evaluate, example, type Input } from '../../../src/engine/calorie-calculator/calorie-calculator'
import { strings } from '../../../src/widgets/calorie-calculator/calorie-calculator.strings'
import { summarize } from '../../../src/widgets/calorie-calculator/calorie-calculator.summary'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { valueIn } from '../../results'

function summaryOf(own: Partial<Input>, locale = 'en-US') {
  const input = { ...example, ...own }
  return summarize(valueIn(evaluate(input, { locale })), input, strings, formatIn(locale, 'USD'))
}

const man = { age: '35', weight: '80', height: '178' }

// Expected values: engine.test.ts.
it('copies the calories to maintain your weight, the BMR, and the targets with their weekly changes', () => {
  expect(copyOf(summaryOf(man))).toBe(`Calories a day to maintain your weight: 2,701 kcal
At rest, your body burns 1,743 kcal a day. That’s your BMR.

Basal metabolic rate (BMR): 1,743 kcal

Calories a day by goal
Lose fast: 1,951 kcal (≈ −0.68 kg a week)
Lose weight: 2,201 kcal (≈ −0.45 kg a week)
Lose slowly: 2,451 kcal (≈ −0.23 kg a week)
Maintain: 2,701 kcal
Gain slowly: 2,951 kcal (≈ +0.23 kg a week)
Gain weight: 3,201 kcal (≈ +0.45 kg a week)`)
})

// By hand: 500 + 1000 - 400 - 161 = 939; × 1.2 = 1126.8. 80 years is above 78, and 377, 627 and 877 are below 939.
it('copies what to be careful about', () => {
  const woman = { gender: 'female', age: '80', weight: '50', height: '160', activity: 'sedentary' } as const
  expect(copyOf(summaryOf(woman))).toBe(`Calories a day to maintain your weight: 1,127 kcal
At rest, your body burns 939 kcal a day. That’s your BMR.

Basal metabolic rate (BMR): 939 kcal (The formula is based on adults ages 19 to 78. At your age, it’s a rough guess. Ask a doctor.)

Calories a day by goal
Lose fast: 377 kcal (≈ −0.68 kg a week, below 1,200 kcal, below your BMR)
Lose weight: 627 kcal (≈ −0.45 kg a week, below 1,200 kcal, below your BMR)
Lose slowly: 877 kcal (≈ −0.23 kg a week, below 1,200 kcal, below your BMR)
Maintain: 1,127 kcal
Gain slowly: 1,377 kcal (≈ +0.23 kg a week)
Gain weight: 1,627 kcal (≈ +0.45 kg a week)
below 1,200 kcal: Eat less than 1,200 kcal a day only under a doctor’s care.
below your BMR: A target below your BMR is less than your body burns at rest. Ask a doctor first.`)
})

// By hand: 20 / 1.3² = 11.8, which is unlikely for an adult.
it('copies that a weight is unusual for a height', () => {
  const [bmr] = summaryOf({ weight: '20', height: '130' }).lines
  expect(bmr?.note).toBe('This weight is unusual for this height. Check both and the units.')
})

it('writes numbers as in the locale', () => {
  const { figure, lines } = summaryOf(man, 'de-DE')
  expect([figure, lines[0]?.text, lines[1]?.note]).toEqual(['2.701 kcal', '1.743 kcal', '≈ −0,68 kg a week'])
})

it('announces the calories and the BMR', () => {
  expect(announcementOf(summaryOf(man))).toBe(
    'Calories a day to maintain your weight: 2,701 kcal. At rest, your body burns 1,743 kcal a day. That’s your BMR.',
  )
})
