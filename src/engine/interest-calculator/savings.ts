import { cents, divide, exact, money, type Rational, toNumber } from '../core/numbers/rational'
import { smallestWhole, solveGrowing } from '../core/numbers/solve'
import { limits } from './fields'
import { grown, growthAfter, snap, type Terms } from './growth'

/** What's paid in, and how it grows. */
export interface Savings extends Terms {
  readonly principal: number
  readonly contribution: number
  /** Years. */
  readonly time: Rational
}

/** What can be found. The final amount is the usual answer. */
export type Found = 'principal' | 'rate' | 'time' | 'contribution' | 'finalAmount'

const exactFinalOf = (savings: Savings): Rational =>
  grown(savings.principal, growthAfter(savings, savings.time), savings.contribution)

/** The final amount, in cents. */
export const finalOf = (savings: Savings): bigint => cents(exactFinalOf(savings))

/** The value of a final amount at today's prices, in cents, after inflation in percent per year: 100 after 10 years at 2% is 82.03. */
export function realValue(final: bigint, inflation: number, time: Rational): bigint {
  const prices = growthAfter({ type: 'compound', rate: inflation, frequency: 1, every: 12, atStart: false }, time)
  return cents(snap(divide({ n: final, d: 100n }, prices.factor)))
}

/** Why a final amount isn't reached with a solution: it's reached without it, or not even with the maximum. */
export type NoSolution = 'already-reached' | 'out-of-reach'

/**
 * The savings with the least that reaches a final amount: a principal or contribution in cents, a whole number of months,
 * or a rate, rounded to 10 decimals.
 */
export function solve(found: Found, savings: Savings, final: number): Savings | NoSolution {
  const target = cents(exact(final))
  const least = (withUnits: (units: number) => Savings, most: number): Savings | NoSolution => {
    if (finalOf(withUnits(0)) >= target) return 'already-reached'
    const units = smallestWhole((units) => finalOf(withUnits(units)) >= target, 1, most)
    return units === undefined ? 'out-of-reach' : withUnits(units)
  }
  const amount = (units: number): number => money(BigInt(units))
  if (found === 'rate') return solveRate(savings, target)
  if (found === 'time')
    return least((units) => ({ ...savings, time: divide(exact(units), exact(12)) }), limits.time * 12)
  if (found === 'principal') return least((units) => ({ ...savings, principal: amount(units) }), limits.principal * 100)
  return least((units) => ({ ...savings, contribution: amount(units) }), limits.contribution * 100)
}

function solveRate(savings: Savings, target: bigint): Savings | NoSolution {
  const withRate = (rate: number): Savings => ({ ...savings, rate })
  if (finalOf(withRate(0)) > target) return 'already-reached'
  const finalAt = (rate: Rational): Rational => exactFinalOf(withRate(toNumber(rate)))
  const rate = solveGrowing(finalAt, { n: target, d: 100n }, { min: 0, max: limits.rate, digits: 10 })
  return rate === undefined ? 'out-of-reach' : withRate(rate)
}
