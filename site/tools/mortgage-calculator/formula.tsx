import type { Input, Output } from '../../../src/engine/mortgage-calculator/mortgage-calculator'
import type { Formula } from '../../formulas/formula'
import {
  Constant,
  cents,
  Equals,
  Fraction,
  Minus,
  number,
  Parentheses,
  Plus,
  Power,
  Times,
} from '../../formulas/notation'

/** The annuity formula, with the rate per month. */
export const formula: Formula = {
  equation: (term) => (
    <>
      {term('M')}
      <Equals />
      <Fraction
        over={
          <>
            {term('L')}
            <Times />
            {term('r')}
          </>
        }
        under={
          <>
            <Constant>1</Constant>
            <Minus />
            <Power
              exponent={
                <>
                  <Minus />
                  {term('n')}
                </>
              }
            >
              <Parentheses>
                <Constant>1</Constant>
                <Plus />
                {term('r')}
              </Parentheses>
            </Power>
          </>
        }
      />
    </>
  ),
  legend: [
    ['M', 'monthly payment'],
    ['L', 'loan amount'],
    ['r', 'monthly interest rate'],
    ['n', 'number of months'],
  ],
  // At 0% interest, the formula would divide by zero.
  numbers: ({ monthlyPayment, loanAmount, schedule }: Output, { interestRate }: Input) =>
    Number(interestRate) > 0
      ? {
          M: cents(monthlyPayment),
          L: number(loanAmount),
          r: number(Number(interestRate) / 1200, 7),
          n: number(schedule.length),
        }
      : undefined,
}
