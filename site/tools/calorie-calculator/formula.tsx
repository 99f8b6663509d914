import type { Input, Output } from '../../../src/engine/calorie-calculator/calorie-calculator'
import { fields } from '../../../src/engine/calorie-calculator/fields'
import { readFields } from '../../../src/engine/core/fields/read'
import type { Formula } from '../../formulas/formula'
import { metric } from '../../formulas/measures'
import { Constant, Equals, Minus, number, Plus, Times } from '../../formulas/notation'

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
  numbers({ bmr }: Output, input: Input) {
    const { kilograms, meters } = metric(input)
    return {
      BMR: number(bmr, 0),
      w: number(kilograms, 2),
      h: number(meters * 100, 2),
      a: number(readFields(fields, input).read('age') ?? ''),
      s: input.gender === 'male' ? '5' : '(−161)',
    }
  },
}
