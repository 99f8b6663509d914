import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BmiCalculator } from '../../../src/widgets/bmi-calculator/bmi-calculator'
import { CalorieCalculator } from '../../../src/widgets/calorie-calculator/calorie-calculator'
import { IdealWeightCalculator } from '../../../src/widgets/ideal-weight-calculator/ideal-weight-calculator'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const calculate = () => fireEvent.click(screen.getByRole('button', { name: 'Calculate' }))

it.each([
  ['cm', 'metric', '17', 'Enter a height from 50 to 300 cm.'],
  ['in', 'imperial', '12', 'Enter a height from 20 to 120 in.'],
  ['cm', 'metric', 'tall', 'Enter a height, such as 175.'],
] as const)('a height in %s outside its range is an error with the range and unit', (_, units, height, error) => {
  render(<IdealWeightCalculator defaultValue={{ units, height, gender: 'male' }} />)
  calculate()
  expect(field('Height')).toHaveAccessibleDescription(error)
})

it('empty fields each ask for their own measure', () => {
  render(<CalorieCalculator locale="de-DE" />)
  calculate()
  expect(field('Age')).toHaveAccessibleDescription('Enter an age, such as 30.')
  expect(field('Weight')).toHaveAccessibleDescription('Enter a weight, such as 70.')
  expect(field('Height')).toHaveAccessibleDescription('Enter a height, such as 175.')
})

it('asks to check an unlikely weight, but answers', () => {
  const caution = () => screen.queryByText(/^This weight is unusual/)
  render(<BmiCalculator locale="de-DE" />)
  expect(caution()).toBeNull()
  type('Weight', '154')
  type('Height', '152')
  // 154 / 1.52² = 66.65…
  expect(screen.getByText('Body mass index').nextElementSibling).toHaveTextContent('66,7')
  expect(caution()).toBeVisible()
  type('Weight', '54')
  expect(caution()).toBeNull()
})
