import type { Input, Output } from '../../src/engine/bmi-calculator'
import type { Formula } from './formula'
import { Constant, Equals, Fraction, number, Power } from './notation'

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
  numbers({ bmi }: Output, { units, weight, height }: Input) {
    const meters = Number(height) / 100
    if (units !== 'metric' || !(meters > 0)) return undefined
    return { BMI: number(bmi, 1), w: number(weight), h: number(meters) }
  },
}
