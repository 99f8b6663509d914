import type { Form } from '../core/fields/read'
import { add, compare, divide, exact, multiply, type Rational, subtract, toNumber } from '../core/numbers/rational'
import type { fields } from './fields'
import type { Percent } from './percent'

/** The weighted average of the assignments that have a score and a weight. */
export interface Average {
  /** To 10 decimals. */
  readonly percentage: number
  /** To 10 decimals. */
  readonly totalWeight: number
  readonly count: number
}

/** What's needed in the final exam. */
export interface Final {
  /** Percent of the course grade. */
  readonly weight: number
  readonly target: number
  /** The percentage needed, rounded up to 2 decimals, so that it's enough. 0 if any result is enough. */
  readonly needed: number
  /** Whether 100% is enough. */
  readonly isReachable: boolean
  /** Whether 0% is enough. */
  readonly isReached: boolean
  /** The course grade with 100% and with 0% in the final, to 10 decimals. */
  readonly highest: number
  readonly lowest: number
}

interface ReadAverage {
  readonly average: Rational
  readonly weight: Rational
  readonly count: number
}

const hundred = exact(100)

/** 80% with a weight of 30 and 90% with a weight of 10 are (2400 + 900) / 40 = 82.5%. Undefined without any weight. */
export function readAverage(form: Form<typeof fields>): ReadAverage | undefined {
  let [sum, weights, count] = [exact(0), exact(0), 0]
  for (const row of form.rows('assignments')) {
    const [score, weight] = [row.read('score'), row.read('weight')]
    if (score === undefined || weight === undefined) continue
    sum = add(sum, multiply(score.exact, exact(weight)))
    weights = add(weights, exact(weight))
    count++
  }
  return weights.n === 0n ? undefined : { average: divide(sum, weights), weight: weights, count }
}

export const averageOf = ({ average, weight, count }: ReadAverage): Average => ({
  percentage: toNumber(average, 10),
  totalWeight: toNumber(weight, 10),
  count,
})

/** (target - current × (1 - weight)) / weight: 85% so far, a final of 40% and a goal of 90% need 97.5%. */
export function finalOf(current: Percent['exact'], weight: number, target: number): Final {
  const share = divide(exact(weight), hundred)
  const kept = multiply(current, subtract(exact(1), share))
  const needed = divide(subtract(exact(target), kept), share)
  const isReached = needed.n <= 0n
  return {
    weight,
    target,
    needed: isReached ? 0 : Number((needed.n * 100n + needed.d - 1n) / needed.d) / 100,
    isReachable: compare(needed, hundred) <= 0,
    isReached,
    highest: toNumber(add(kept, exact(weight)), 10),
    lowest: toNumber(kept, 10),
  }
}

/** What the weights of the assignments leave of 100%. Undefined if nothing is left. */
export function weightLeft({ totalWeight }: Pick<Average, 'totalWeight'>): number | undefined {
  const left = toNumber(subtract(hundred, exact(totalWeight)), 10)
  return left > 0 && left < 100 ? left : undefined
}
