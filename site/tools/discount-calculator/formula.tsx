import type { Output } from '../../../src/engine/discount-calculator/discount-calculator'
import type { Formula } from '../../formulas/formula'
import { Constant, cents, Equals, Minus, number, Parentheses, Times } from '../../formulas/notation'

export const formula: Formula = {
  equation: (term) => (
    <>
      {term('F')}
      <Equals />
      {term('P')}
      <Times />
      <Parentheses>
        <Constant>1</Constant>
        <Minus />
        {term('d')}
      </Parentheses>
    </>
  ),
  legend: [
    ['F', 'final price'],
    ['P', 'original price'],
    ['d', 'discount rate'],
  ],
  numbers: ({ finalPrice, originalPrice, discountPercent }: Output) => ({
    F: cents(finalPrice),
    P: cents(originalPrice),
    d: number(discountPercent / 100),
  }),
}
