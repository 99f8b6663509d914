import type { Context } from '../core/engine'
import type { NumberIssue } from '../core/fields/number'
import { readFields } from '../core/fields/read'
import { type HealthyRange, healthyRange as rangeAt, tables, withPlainMeasures } from '../core/measures/body-measures'
import { compare, divide, exact, multiply, type Rational, subtract, toNumber } from '../core/numbers/rational'
import { failure, type Result, success } from '../core/result'
import { fields, type Input } from './fields'

export { convertUnits, type HealthyRange, isUnlikely, systems, type Units } from '../core/measures/body-measures'
export { example, fields, type Input, initial } from './fields'

/**
 * The four categories for adults, each from its `from` up to that of the next (WHO Technical Report Series 894, 2000,
 * table 2.1).
 */
export const categories = [
  { category: 'underweight', from: 0 },
  { category: 'normal', from: 18.5 },
  { category: 'overweight', from: 25 },
  { category: 'obese', from: 30 },
] as const

export type Category = (typeof categories)[number]['category']

export interface Output {
  /** Kilograms divided by meters squared, to 10 decimals. */
  readonly bmi: number
  /** By the exact BMI, before rounding: 24.96 is normal. */
  readonly category: Category
  readonly healthyRange: HealthyRange
}

/**
 * `not-positive`, `too-small`, `too-large`: a weight or height outside the range in `Input`. `unknown-units`: `units`
 * isn't in `systems`.
 */
export type IssueCode = NumberIssue | 'unknown-units'

/** 70 kg at 1.75 m is 22.8571428571. `meters` must be above 0. */
export const bmi = (kilograms: number, meters: number): number => rounded(index(exact(kilograms), exact(meters)))

/** 24.96 is 'normal', 25 is 'overweight'. */
export const classify = (bmi: number): Category => categoryOf(exact(bmi))

/** At 1.75 m: 56.7 to 76.3 kg. */
export const healthyRange = (meters: number, unit: 'kg' | 'lb' = 'kg'): HealthyRange =>
  rangeAt(exact(meters), unit === 'kg' ? 'metric' : 'imperial')

/**
 * How far a weight is above (positive) or below (negative) the healthy range, in the range's unit, to 1 decimal. 0 within
 * it, and for input without an answer: 80 kg at 1.75 m is 3.7 kg above 76.3 kg.
 */
export function awayFromHealthy(input: Input, context: Context = {}): number {
  const result = evaluate(input, context)
  if (!result.ok || result.value.category === 'normal') return 0
  const { min, max } = result.value.healthyRange
  const form = formOf(input, context)
  const weight = form.read('weight', tables[form.read('units') ?? 'metric'].weight) ?? 0
  const bound = result.value.category === 'underweight' ? min : max
  return toNumber(subtract(exact(weight), exact(bound)), 1)
}

const rounded = (value: Rational): number => toNumber(value, 10)

function index(kilograms: Rational, meters: Rational): Rational {
  return divide(kilograms, multiply(meters, meters))
}

function categoryOf(index: Rational): Category {
  const reached = categories.filter(({ from }) => compare(index, exact(from)) >= 0)
  return (reached.at(-1) ?? categories[0]).category
}

const formOf = (input: Input, context: Context) => readFields(fields, withPlainMeasures(input, context), context)

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = formOf(input, context)
  const units = form.read('units')
  if (!units) return failure(...form.issues)
  const table = tables[units]
  const weight = form.read('weight', table.weight)
  const height = form.read('height', table.height)
  if (weight === undefined || height === undefined) return failure(...form.issues)
  const meters = multiply(exact(height), table.height.si)
  const exactBmi = index(multiply(exact(weight), table.weight.si), meters)
  return success({
    bmi: rounded(exactBmi),
    category: categoryOf(exactBmi),
    healthyRange: rangeAt(meters, units),
  })
}
