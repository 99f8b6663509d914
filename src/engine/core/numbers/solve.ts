import { compare, exact, multiply, type Rational, toNumber } from './rational'

export interface SolveRange {
  readonly min: number
  readonly max: number
  /** Decimals of the solution. */
  readonly digits: number
}

/**
 * The number from `min` (at least 0) to `max` at which a nondecreasing function reaches a target, rounded half up to `digits`
 * decimals: x² reaches 2 at 1.414. Undefined if the function is above the target at `min` or below it at `max`. By
 * bisection on exact numbers, so the rounding is right. The function is called about log2((max - min) × 10^digits) times.
 */
export function solveGrowing(
  growing: (x: Rational) => Rational,
  target: Rational,
  { min, max, digits }: SolveRange,
): number | undefined {
  // In halves of the last decimal, because rounding needs to know on which side of the middle the solution is.
  const d = 2n * 10n ** BigInt(digits)
  const isReached = (n: bigint) => compare(growing({ n, d }), target) >= 0
  const halves = (limit: number) => {
    const { n, d: whole } = multiply(exact(limit), { n: d, d: 1n })
    return n / whole
  }
  let [below, reached] = [halves(min) - 1n, halves(max)]
  if (!isReached(reached) || compare(growing({ n: below + 1n, d }), target) > 0) return undefined
  while (reached - below > 1n) {
    const middle = (below + reached) / 2n
    if (isReached(middle)) reached = middle
    else below = middle
  }
  // The solution is above `below` and at most `reached`.
  const isExact = compare(growing({ n: reached, d }), target) === 0
  const units = (isExact ? reached + 1n : reached) / 2n
  return toNumber({ n: units, d: d / 2n }, digits)
}

/** The smallest whole number from `least` to `most` that's enough, if every larger one is, too. Undefined if none is. */
export function smallestWhole(isEnough: (n: number) => boolean, least: number, most: number): number | undefined {
  if (!isEnough(most)) return undefined
  let [low, high] = [least, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle + 1
  }
  return high
}
