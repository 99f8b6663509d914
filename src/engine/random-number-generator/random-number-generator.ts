import type { NumberIssue } from '../core/fields/number'
import { readFields } from '../core/fields/read'
import { below, drawn, type Random, type RandomContext, secureRandom } from '../core/random'
import { failure, type Result, success } from '../core/result'
import { fields, type Input } from './fields'

export { example, fields, type Input, initial, most } from './fields'

export interface Output {
  /** In the order drawn. */
  readonly numbers: readonly number[]
  /** The range and how many numbers it contains, rounded to a JavaScript number. */
  readonly min: number
  readonly max: number
  readonly possible: number
  /** Of the drawn numbers, rounded to a JavaScript number. */
  readonly sum: number
  readonly mean: number
}

/**
 * `min-not-below-max`: also if both are the same. `too-few-to-be-unique`: the range has fewer numbers than `quantity`.
 * `no-random`: the random source is missing or broken.
 */
export type IssueCode = NumberIssue | 'min-not-below-max' | 'too-few-to-be-unique' | 'no-random'

/** How many sides each die has (docs/rules.md). */
export const dice: readonly number[] = [6, 10, 20, 100]

/** The fields for rolling a die: one number from 1 to its number of sides. */
export const rollOf = (sides: number): Partial<Input> => ({ min: '1', max: String(sides), quantity: '1' })

/** Random numbers from the range. New ones on every call, unless `context.random` is seeded. */
export function evaluate(input: Input, context: RandomContext = {}): Result<Output, IssueCode> {
  const form = readFields(fields, input, context)
  const [min, max, quantity] = [form.read('min'), form.read('max'), form.read('quantity')]
  if (min !== undefined && max !== undefined && min >= max) {
    return failure(...form.issues, { code: 'min-not-below-max', field: 'min' })
  }
  if (min === undefined || max === undefined || quantity === undefined) return failure(...form.issues)
  const isUnique = form.read('unique')
  if (isUnique && quantity > max - min + 1) {
    return failure({ code: 'too-few-to-be-unique', field: 'quantity', values: { q: quantity, min, max } })
  }
  const numbers = drawn(() => (isUnique ? drawUnique : drawAny)(min, max, quantity, context.random))
  if (!numbers) return failure({ code: 'no-random' })
  const sum = Number(numbers.reduce((sum, number) => sum + BigInt(number), 0n))
  return success({ numbers, min, max, possible: max - min + 1, sum, mean: sum / numbers.length })
}

/**
 * A uniformly random integer from `min` to `max`, inclusive; both are safe integers. Throws if the source is broken.
 * A range can have up to 2^54 - 1 numbers, but `below` goes only to 2^53. For larger ranges, this draws from -2^53 to
 * 2^53 - 1 and rejects numbers outside the range, which happens less than half of the time.
 */
export function between(min: number, max: number, random: Random = secureRandom): number {
  if (max - min < 2 ** 53) return min + below(max - min + 1, random)
  for (let attempt = 0; attempt < 1000; attempt++) {
    const number = below(2 ** 53, random) - 2 ** 53 * below(2, random)
    if (number >= min && number <= max) return number
  }
  throw new RangeError('no random numbers')
}

/** Draws with replacement. */
export function drawAny(min: number, max: number, quantity: number, random?: Random): number[] {
  return Array.from({ length: quantity }, () => between(min, max, random))
}

/**
 * Draws without replacement; every selection in every order is equally likely. Runs the first steps of a Fisher–Yates
 * shuffle (Knuth, The Art of Computer Programming 2, 3.4.2, algorithm P) on a virtual array of the range. Only moved
 * elements are stored, so memory grows with `quantity`, not with the range.
 */
export function drawUnique(min: number, max: number, quantity: number, random: Random = secureRandom): number[] {
  const moved = new Map<number, number>()
  const at = (place: number) => moved.get(place) ?? place
  return Array.from({ length: quantity }, (_, taken) => {
    const first = min + taken
    const place = between(first, max, random)
    const number = at(place)
    moved.set(place, at(first))
    return number
  })
}
