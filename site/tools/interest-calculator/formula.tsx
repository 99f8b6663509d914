import type { Input, Output } from '../../../src/engine/interest-calculator/interest-calculator'
import type { Formula } from '../../formulas/formula'
import {
  Constant,
  cents,
  Equals,
  Fraction,
  number,
  Parentheses,
  Plus,
  Power,
  share,
  Times,
} from '../../formulas/notation'

/** Compound interest without contributions. */
export const formula: Formula = {
  equation: (term) => (
    <>
      {term('A')}
      <Equals />
      {term('P')}
      <Times />
      <Power
        exponent={
          <>
            {term('n')}
            <Times />
            {term('t')}
          </>
        }
      >
        <Parentheses>
          <Constant>1</Constant>
          <Plus />
          <Fraction over={term('r')} under={term('n')} />
        </Parentheses>
      </Power>
    </>
  ),
  legend: [
    ['A', 'final amount'],
    ['P', 'principal'],
    ['r', 'yearly interest rate'],
    ['n', 'compounding periods per year'],
    ['t', 'years'],
  ],
  numbers(
    { finalAmount, principal, contributions, years, found, solution }: Output,
    { type, rate, frequency, time, timeUnit }: Input,
  ) {
    if (type !== 'compound' || contributions > 0) return undefined
    const t = number(timeUnit === 'months' || found === 'time' ? (years.at(-1)?.year ?? 0) : time)
    const r = share(found === 'rate' ? String(solution) : rate)
    return { A: cents(finalAmount), P: number(principal), r, n: number(frequency), t }
  },
}
