import {
  type HealthyRange,
  healthyRange as rangeAt,
  systems,
  tables,
  type Units,
  withPlainMeasures,
} from './core/body-measures'
import type { Context } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import { compare, divide, exact, multiply, type Rational, toNumber } from './core/numbers/rational'
import { failure, type Result, success } from './core/result'

export { convertUnits, type HealthyRange, systems, type Units } from './core/body-measures'

import type { Kinds } from './core/kinds'

export interface Input {
  readonly units: Units
  /** In kilograms (1 to 1000) or pounds (2 to 2200), or as `interpretWeight` reads it: '12 st 4 lb'. */
  readonly weight: string
  /** In centimetres (50 to 300) or inches (20 to 120), or as `interpretHeight` reads it: '5 ft 11'. */
  readonly height: string
}

/** The four categories for adults (spec part 1, point 9), each from its least BMI up to the next one's. */
export const categories = [
  { category: 'underweight', from: 0 },
  { category: 'normal', from: 18.5 },
  { category: 'overweight', from: 25 },
  { category: 'obese', from: 30 },
] as const

export type Category = (typeof categories)[number]['category']

export interface Output {
  /** Kilograms by metres squared, to 10 decimals. */
  readonly bmi: number
  /** That of the exact BMI, not of a rounded one: 24.96 is normal. */
  readonly category: Category
  readonly healthyRange: HealthyRange
}

/**
 * `not-positive`, `too-small`, `too-large`: no adult's weight or height. `unknown-units`: `units` is neither of the two.
 */
export type IssueCode = NumberIssue | 'unknown-units'

export const initial: Input = { units: 'metric', weight: '', height: '' }
export const example: Input = { units: 'metric', weight: '70', height: '175' }
export const kinds: Kinds<Input> = { weight: 'number', height: 'number' }

/** 70 kg at 1.75 m is 22.8571428571. `metres` is above 0. */
export const bmi = (kilograms: number, metres: number): number => show(index(exact(kilograms), exact(metres)))

/** 24.96 is 'normal', 25 is 'overweight'. */
export const classify = (bmi: number): Category => categoryOf(exact(bmi))

/** At 1.75 m from 56.7 to 76.3 kg. */
export const healthyRange = (metres: number, unit: 'kg' | 'lb' = 'kg'): HealthyRange =>
  rangeAt(exact(metres), unit === 'kg' ? 'metric' : 'imperial')

const show = (value: Rational): number => toNumber(value, 10)

function index(kilograms: Rational, metres: Rational): Rational {
  return divide(kilograms, multiply(metres, metres))
}

function categoryOf(index: Rational): Category {
  const reached = categories.filter(({ from }) => compare(index, exact(from)) >= 0)
  return (reached.at(-1) ?? categories[0]).category
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  if (!systems.includes(input.units)) return failure({ code: 'unknown-units', field: 'units' })
  const table = tables[input.units]
  const form = readFields(withPlainMeasures(input, context), context)
  const weight = form.number('weight', table.weight)
  const height = form.number('height', table.height)
  if (weight === undefined || height === undefined) return failure(...form.issues)
  const metres = multiply(exact(height), table.height.si)
  const exactly = index(multiply(exact(weight), table.weight.si), metres)
  return success({ bmi: show(exactly), category: categoryOf(exactly), healthyRange: rangeAt(metres, input.units) })
}
