import type { Output } from '../../../src/engine/tax-calculator/tax-calculator'
import type { Formula } from '../../formulas/formula'
import { Constant, cents, Equals, number, Parentheses, Plus, Times } from '../../formulas/notation'

export const formula: Formula = {
  equation: (term) => (
    <>
      {term('T')}
      <Equals />
      {term('N')}
      <Times />
      <Parentheses>
        <Constant>1</Constant>
        <Plus />
        {term('r')}
      </Parentheses>
    </>
  ),
  legend: [
    ['T', 'total amount'],
    ['N', 'net amount'],
    ['r', 'tax rate'],
  ],
  numbers({ totalAmount, netAmount, taxRate, taxes, lines }: Output) {
    // Several taxes or items are rounded by themselves.
    if (taxes || lines) return undefined
    return { T: cents(totalAmount), N: cents(netAmount), r: number(taxRate / 100) }
  },
}
