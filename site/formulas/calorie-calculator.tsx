import type { Input, Output } from '../../src/engine/calorie-calculator'
import type { Formula } from './formula'
import { Constant, Equals, Minus, number, Plus, Times } from './notation'

/** Mifflin–St Jeor, in metric units. */
export const formula: Formula = {
  equation: (term) => (
    <>
      {term('BMR')}
      <Equals />
      <Constant>10</Constant>
      <Times />
      {term('w')}
      <Plus />
      <Constant>6.25</Constant>
      <Times />
      {term('h')}
      <Minus />
      <Constant>5</Constant>
      <Times />
      {term('a')}
      <Plus />
      {term('s')}
    </>
  ),
  legend: [
    ['w', 'weight in kilograms'],
    ['h', 'height in centimeters'],
    ['a', 'age in years'],
    ['s', '5 for men, −161 for women'],
  ],
  numbers: ({ bmr }: Output, { units, weight, height, age, gender }: Input) =>
    units === 'metric' && Number(weight) > 0 && Number(height) > 0
      ? {
          BMR: number(bmr, 0),
          w: number(weight),
          h: number(height),
          a: number(age),
          s: gender === 'male' ? '5' : '(−161)',
        }
      : undefined,
}
