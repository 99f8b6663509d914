import type { Output } from '../../../src/engine/percentage-calculator/percentage-calculator'
import type { Formula } from '../../formulas/formula'
import { Constant, Equals, Fraction, number, Times } from '../../formulas/notation'

/** A percentage of a number. Other questions solve the same equation for a different letter. */
export const formula: Formula = {
  equation: (term) => (
    <>
      {term('a')}
      <Equals />
      <Fraction over={term('p')} under={<Constant>100</Constant>} />
      <Times />
      {term('b')}
    </>
  ),
  legend: [
    ['a', 'part'],
    ['p', 'percentage'],
    ['b', 'whole'],
  ],
  numbers({ type, x, y, result }: Output) {
    if (type === 'percentOf') return { a: number(result), p: number(x), b: number(y) }
    if (type === 'whatPercent') return { a: number(x), p: number(result), b: number(y) }
    if (type === 'whatTotal') return { a: number(x), p: number(y), b: number(result) }
    return undefined
  },
}
