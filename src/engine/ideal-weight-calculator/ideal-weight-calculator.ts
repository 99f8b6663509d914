import type { Context } from '../core/engine'
import type { NumberIssue } from '../core/fields/number'
import { readFields } from '../core/fields/read'
import { type HealthyRange, healthyRange, tables, withPlainMeasures } from '../core/measures/body-measures'
import { add, divide, exact, multiply, type Rational, subtract, toNumber } from '../core/numbers/rational'
import { failure, type Result, success } from '../core/result'
import { fields, type Gender, type Input } from './fields'

export { convertUnits, isUnlikely, systems, type Units } from '../core/measures/body-measures'
export { example, fields, type Gender, genders, type Input, initial } from './fields'

/**
 * Kilograms at 60 inches, and kilograms per inch above that.
 * Hamwi: Therapy: changing dietary concepts, in Danowski (ed.), Diabetes Mellitus, vol. 1, 1964, 73–78, in pounds
 * (in kilograms: docs/rules.md).
 * Devine: Gentamicin therapy, Drug Intell Clin Pharm 8, 1974, 650–655.
 * Robinson et al.: Determination of ideal body weight for drug dosage calculations, Am J Hosp Pharm 40, 1983, 1016–1019.
 * Miller et al.: Determining ideal body weight, Am J Hosp Pharm 40, 1983, 1622.
 */
export const formulas = {
  hamwi: { male: [48, 2.7], female: [45.5, 2.2] },
  devine: { male: [50, 2.3], female: [45.5, 2.3] },
  robinson: { male: [52, 1.9], female: [49, 1.7] },
  miller: { male: [56.2, 1.41], female: [53.1, 1.36] },
} as const

export type Formula = keyof typeof formulas

/** Weights are in `unit`, to 1 decimal, and 0 or more. */
export interface Output extends Readonly<Record<Formula, number>> {
  readonly unit: 'kg' | 'lb'
  /** The weights for BMI 18.5 and 24.9: a healthy weight for most adults of this height. */
  readonly bmiRange: HealthyRange
  /** The smallest and largest weights of the four formulas. */
  readonly formulaRange: { readonly min: number; readonly max: number }
  /** The ends of the chart's axis: multiples of 10 around all of these. */
  readonly scale: { readonly min: number; readonly max: number }
  /** Whether the height is under 60 inches (152.4 cm). The formulas weren't made for such heights. */
  readonly extrapolated: boolean
}

/**
 * `not-positive`, `too-small`, `too-large`: a height outside the range in `Input`.
 * `unknown-units`, `unknown-gender`: not in `systems` or `genders`.
 */
export type IssueCode = NumberIssue | 'unknown-units' | 'unknown-gender'

/** In kilograms, to 10 decimals, 0 or more. By Devine, it's 50 + 2.3 × 10 = 73 kg for a 70-inch-tall man. */
export const idealWeight = (formula: Formula, inches: number, gender: Gender): number =>
  toNumber(weigh(formula, exact(inches), gender), 10)

function weigh(formula: Formula, inches: Rational, gender: Gender): Rational {
  const [base, perInch] = formulas[formula][gender]
  const weight = add(exact(base), multiply(exact(perInch), subtract(inches, sixty)))
  return weight.n < 0n ? exact(0) : weight
}

const sixty = exact(60)

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = readFields(fields, withPlainMeasures(input, context), context)
  const units = form.read('units')
  const table = units && tables[units]
  const height = table && form.read('height', table.height)
  const gender = form.read('gender')
  if (!table || !height || !gender) return failure(...form.issues)
  const meters = multiply(exact(height), table.height.si)
  const inches = divide(meters, tables.imperial.height.si)
  const weight = (formula: Formula) => toNumber(multiply(weigh(formula, inches, gender), table.weight.back), 1)
  const weights = {
    hamwi: weight('hamwi'),
    devine: weight('devine'),
    robinson: weight('robinson'),
    miller: weight('miller'),
  }
  const bmiRange = healthyRange(meters, units)
  const formulaRange = { min: Math.min(...Object.values(weights)), max: Math.max(...Object.values(weights)) }
  const scale = {
    min: Math.floor(Math.min(bmiRange.min, formulaRange.min) / 10) * 10,
    max: Math.ceil(Math.max(bmiRange.max, formulaRange.max) / 10) * 10,
  }
  const extrapolated = subtract(inches, sixty).n < 0n
  return success({ ...weights, unit: table.unit, bmiRange, formulaRange, scale, extrapolated })
}
