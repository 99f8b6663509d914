import { expect } from 'vitest'
import { formula as bmi } from '../../site/tools/bmi-calculator/formula'
import { formula as calories } from '../../site/tools/calorie-calculator/formula'
import { eachRow } from '../each-row'

// 154 × 0.453592 = 69.853168 kg, 69 × 0.0254 = 1.7526 m
eachRow([
  ['metric', '70', '175', '70', '1.75'],
  ['metric', '154 lb', `5'9"`, '69.85', '1.7526'],
  ['imperial', '154', `5'9"`, '69.85', '1.7526'],
  ['imperial', '70 kg', '1.75 m', '70', '1.75'],
])('BMI in %s units with %s and %s is the formula with kilograms and meters', (units, weight, height, w, h) => {
  expect(bmi.numbers({ bmi: 22.7 }, { units, weight, height })).toEqual({ BMI: '22.7', w, h })
})

eachRow([
  ['metric', '30', '70', '175', '70', '175', '30'],
  ['metric', '30 1/2', '70 kg', '175 cm', '70', '175', '30.5'],
  ['imperial', '30', '154', `5'9"`, '69.85', '175.26', '30'],
])(
  'calories in %s units at %s with %s and %s are the formula with kilograms and centimeters',
  (units, age, ...rest) => {
    const [weight, height, w, h, a] = rest
    const input = { units, age, gender: 'female', weight, height, activity: 'light' }
    expect(calories.numbers({ bmr: 1649 }, input)).toEqual({ BMR: '1,649', w, h, a, s: '(−161)' })
  },
)
