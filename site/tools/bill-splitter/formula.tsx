import type { Input, Output } from '../../../src/engine/bill-splitter/bill-splitter'
import type { Formula } from '../../formulas/formula'
import { Constant, cents, Equals, Fraction, number, Parentheses, Plus, share, Times } from '../../formulas/notation'

export const formula: Formula = {
  equation: (term) => (
    <>
      {term('E')}
      <Equals />
      <Fraction
        over={
          <>
            {term('B')}
            <Times />
            <Parentheses>
              <Constant>1</Constant>
              <Plus />
              {term('x')}
            </Parentheses>
            <Times />
            <Parentheses>
              <Constant>1</Constant>
              <Plus />
              {term('t')}
            </Parentheses>
          </>
        }
        under={term('n')}
      />
    </>
  ),
  legend: [
    ['E', 'each person pays'],
    ['B', 'bill'],
    ['x', 'tax rate'],
    ['t', 'tip percentage'],
    ['n', 'number of people'],
  ],
  numbers: (output: Output, { tax, tip, tipOn }: Input) => {
    const { perPerson, subtotal, numPeople, persons, taxPercent, tipPercent } = output
    const hasOwnRule = [persons, taxPercent, tipPercent].some((part) => part !== undefined) || tipOn === 'beforeTax'
    if (hasOwnRule) return undefined
    return {
      E: cents(perPerson),
      B: cents(subtotal),
      x: share(tax) || '0',
      t: share(tip) || '0',
      n: number(numPeople),
    }
  },
}
