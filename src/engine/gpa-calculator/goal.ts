import { add, compare, divide, exact, multiply, type Rational, subtract } from '../core/numbers/rational'
import { averageOf, plus, type Sum } from './average'

/** What's needed in the remaining credits. */
export interface Goal {
  /** The GPA needed, rounded up to 2 decimals, so that it's enough. 0 if any grades are enough. */
  readonly gpa: number
  /** Whether the highest grades are enough. */
  readonly isReachable: boolean
  /** Whether any grades are enough, even the lowest. */
  readonly isReached: boolean
  /** The GPA in the end with the highest grade in all remaining credits, and with 0 points. */
  readonly highest: number
  readonly lowest: number
}

/**
 * (target × all credits - points so far) / remaining credits: 3.0 in 60 credits so far, and 3.2 wanted after 30 more, needs
 * 3.6 in those.
 */
export function goalOf(sum: Sum, target: number, remaining: number, max: number): Goal {
  const [left, limit] = [exact(remaining), exact(max)]
  const needed = divide(subtract(multiply(exact(target), add(sum.credits, left)), sum.points), left)
  const isReached = needed.n <= 0n
  return {
    gpa: isReached ? 0 : roundedUp(needed),
    isReachable: compare(needed, limit) <= 0,
    isReached,
    highest: averageOf(plus(sum, limit, left)).gpa,
    lowest: averageOf(plus(sum, 0, left)).gpa,
  }
}

/** 10/3 is 3.34. */
function roundedUp({ n, d }: Rational): number {
  return Number((n * 100n + d - 1n) / d) / 100
}
