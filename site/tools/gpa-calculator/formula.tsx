import type { Output } from '../../../src/engine/gpa-calculator/gpa-calculator'
import type { Formula } from '../../formulas/formula'
import { Equals, Fraction, number } from '../../formulas/notation'

export const formula: Formula = {
  equation: (term) => (
    <>
      {term('GPA')}
      <Equals />
      <Fraction over={term('p')} under={term('c')} />
    </>
  ),
  legend: [
    ['p', 'total points (grade points × credits)'],
    ['c', 'total credits'],
  ],
  numbers: ({ gpa, totalPoints, totalCredits }: Output) => ({
    GPA: gpa.toFixed(2),
    p: number(totalPoints, 2),
    c: number(totalCredits),
  }),
}
