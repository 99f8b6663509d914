import type { Input, Output } from '../../../src/engine/bmi-calculator/bmi-calculator'
import type { Formula } from '../../formulas/formula'
import { metric } from '../../formulas/measures'
import { Constant, Equals, Fraction, number, Power } from '../../formulas/notation'

/** In metric units. */
export const formula: Formula = {
  equation: (term) => (
    <>
      {term('BMI')}
      <Equals />
      <Fraction over={term('w')} under={<Power exponent={<Constant>2</Constant>}>{term('h')}</Power>} />
    </>
  ),
  legend: [
    ['w', 'weight in kilograms'],
    ['h', 'height in meters'],
  ],
  numbers({ bmi }: Output, input: Input) {
    const { kilograms, meters } = metric(input)
    return { BMI: number(bmi, 1), w: number(kilograms, 2), h: number(meters, 4) }
  },
}
