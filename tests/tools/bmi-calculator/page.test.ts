import { expect, it } from 'vitest'
import { page } from '../../../site/tools/bmi-calculator/page'
import * as bmi from '../../../src/engine/bmi-calculator/bmi-calculator'
import { ask, fixed, missingFrom, textOf } from '../../site/page-text'

const of = (weight: string, height: string) => ask(bmi, { weight, height })
const american = ask(bmi, { units: 'imperial', weight: '165', height: '68' })
const between = ({ min, max }: { readonly min: number; readonly max: number }) => `${fixed(min, 1)} to ${fixed(max, 1)}`

// Figures: the engine's, for the weights and heights in each sentence, and its table of categories.
it('states figures that the engine calculates', () => {
  const { categories } = bmi
  const sentences = [
    `70 ÷ 1.75 ÷ 1.75 = ${fixed(of('70', '175').bmi, 1)}`,
    `${between(american.healthyRange)} lb, or ${between(of('70', '172.72').healthyRange)} kg`,
    `100 kg and is 190 cm tall has a BMI of ${fixed(of('100', '190').bmi, 1)}`,
    `76.5 kg and is 175 cm tall has a BMI of ${fixed(of('76.5', '175').bmi, 2)}. It’s shown as ${fixed(of('76.5', '175').bmi, 1)}`,
    `Underweight: Under ${categories[1].from}`,
    `Normal weight: ${categories[1].from}–24.9`,
    `Overweight: ${categories[2].from}–29.9`,
    `Obese: ${categories[3].from} and over`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

it('gives the BMI of 703 × pounds ÷ inches²', () => {
  expect(textOf(page)).toContain('multiply the result by 703')
  expect((165 * 703) / 68 ** 2).toBeCloseTo(american.bmi, 1)
})

it('puts a BMI of 24.98 in the normal weight category and 25 in overweight', () => {
  expect(textOf(page)).toContain('24.98')
  expect([24.98, 25].map(bmi.classify)).toEqual(['normal', 'overweight'])
})
