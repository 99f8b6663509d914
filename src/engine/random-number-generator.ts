import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { below, drawn, type Random, type RandomContext, secureRandom } from './core/random'
import { failure, type Result, success } from './core/result'

export interface Input {
  /** Whole numbers from -(2^53 - 1) to 2^53 - 1; both may be drawn. */
  readonly min: string
  readonly max: string
  /** How many, from 1 to 1,000. */
  readonly quantity: string
  /** Each number at most once. */
  readonly unique: boolean
}

export interface Output {
  /** In the order in which they were drawn. */
  readonly numbers: readonly number[]
}

/**
 * `min-not-below-max`: spec part 2, point 5. `too-few-to-be-unique`: the range holds fewer numbers than are asked for.
 * `no-random`: the source of chance is missing or broken.
 */
export type IssueCode = NumberIssue | 'min-not-below-max' | 'too-few-to-be-unique' | 'no-random'

export const initial: Input = { min: '1', max: '100', quantity: '1', unique: false }
export const example: Input = { min: '1', max: '49', quantity: '6', unique: true }
export const kinds: Kinds<Input> = { min: 'number', max: 'number', quantity: 'number' }

/** The sides of the dice, each thrown once (spec part 2, point 9). */
export const dice: readonly number[] = [6, 10, 20, 100]

/** What the fields say for a die: 1 to its number of sides, once. */
export const throwOf = (sides: number): Partial<Input> => ({ min: '1', max: String(sides), quantity: '1' })

/** The greatest numbers allowed; the least `min` is the negative of the same. */
export const most = { range: Number.MAX_SAFE_INTEGER, quantity: 1000 } as const

/** Numbers from the range, other ones each time unless `context.random` repeats itself. */
export function evaluate(input: Input, context: RandomContext = {}): Result<Output, IssueCode> {
  const form = readFields(input, context)
  const min = form.number('min', { min: -most.range, max: most.range, whole: true })
  const max = form.number('max', { min: -most.range, max: most.range, whole: true })
  const quantity = form.number('quantity', { min: 1, max: most.quantity, whole: true })
  if (min !== undefined && max !== undefined && min >= max) {
    return failure(...form.issues, { code: 'min-not-below-max', field: 'min' })
  }
  if (min === undefined || max === undefined || quantity === undefined) return failure(...form.issues)
  const isUnique = input.unique === true
  if (isUnique && quantity > max - min + 1) {
    return failure({ code: 'too-few-to-be-unique', field: 'quantity', values: { q: quantity, min, max } })
  }
  const numbers = drawn(() => (isUnique ? drawUnique : drawAny)(min, max, quantity, context.random))
  return numbers ? success({ numbers }) : failure({ code: 'no-random' })
}

/**
 * A whole number from `min` to `max`, each as likely as the others, both included; both are safe integers. Throws where
 * the source is broken. A range may hold up to 2^54 - 1 numbers, and of the numbers from 0 a double counts only to 2^53:
 * there a sign is drawn with the number, and what falls outside the range is drawn again, less than half of the time.
 */
export function between(min: number, max: number, random: Random = secureRandom): number {
  if (max - min < 2 ** 53) return min + below(max - min + 1, random)
  for (let attempt = 0; attempt < 1000; attempt++) {
    const number = below(2 ** 53, random) - 2 ** 53 * below(2, random)
    if (number >= min && number <= max) return number
  }
  throw new RangeError('no random numbers')
}

/** Each draw from the whole range, whatever has been drawn before. */
export function drawAny(min: number, max: number, quantity: number, random?: Random): number[] {
  return Array.from({ length: quantity }, () => between(min, max, random))
}

/**
 * Each number once, every order of every choice as likely as the others: the first steps of a Fisher-Yates shuffle
 * (Knuth, The Art of Computer Programming 2, 3.4.2, algorithm P) of a range that is never written out. Only places that
 * hold another number than their own are kept, so that memory follows `quantity`, not the range.
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
