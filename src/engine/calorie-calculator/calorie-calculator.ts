import type { Context } from '../core/engine'
import type { NumberIssue } from '../core/fields/number'
import { readFields } from '../core/fields/read'
import { tables, type Units, withPlainMeasures } from '../core/measures/body-measures'
import { add, divide, exact, multiply, type Rational, round, toNumber } from '../core/numbers/rational'
import { failure, type Result, success } from '../core/result'
import { fields, type Gender, type Input } from './fields'

export { convertUnits, isUnlikely, systems, type Units } from '../core/measures/body-measures'
export { type Activity, example, fields, type Gender, type Input, initial } from './fields'

/**
 * The last term of the Mifflin–St Jeor equation, and the fewest kilocalories a day without a doctor's care (Harvard
 * Health Publishing, Calorie counting made easy).
 */
export const genders = { male: { offset: 5, least: 1500 }, female: { offset: -161, least: 1200 } } as const

/** Activity factors: daily energy use as a multiple of the basal metabolic rate (docs/rules.md). */
export const activities = { sedentary: 1.2, light: 1.375, moderate: 1.55, active: 1.725, extra: 1.9 } as const

/** The difference from maintenance, in kilocalories a day (docs/rules.md). */
export const changes = {
  weightLoss: { mild: -250, moderate: -500, aggressive: -750 },
  weightGain: { mild: 250, moderate: 500 },
} as const

/** The ages of the people studied by Mifflin, St Jeor et al. */
export const studied = { min: 19, max: 78 } as const

/** Kilocalories a day, each rounded once from its exact value, and 0 or more. */
export interface Output {
  readonly bmr: number
  readonly maintenance: number
  readonly weightLoss: { readonly mild: number; readonly moderate: number; readonly aggressive: number }
  readonly weightGain: { readonly mild: number; readonly moderate: number }
  readonly weightUnit: 'kg' | 'lb'
  /** The fewest kilocalories a day without a doctor's care, by gender. */
  readonly least: number
  /** Whether the age is outside `studied`, so that the equation is only a rough guess. */
  readonly ageUnstudied: boolean
}

/**
 * `not-positive`, `too-small`, `too-large`: a field outside the range in `Input`. `implausible`: each field is possible,
 * but together they give a BMR of 0 or less. `unknown-units`, `unknown-gender`, `unknown-activity`: not in `systems`,
 * `genders` or `activities`.
 */
export type IssueCode = NumberIssue | 'implausible' | 'unknown-units' | 'unknown-gender' | 'unknown-activity'

/**
 * Kilocalories a day at rest, to 10 decimals: 10 × kg + 6.25 × cm - 5 × years, plus 5 for men, minus 161 for women. A
 * 30-year-old man who weighs 70 kg and is 175 cm tall burns 1648.75. Mifflin, St Jeor et al.: A new predictive equation
 * for resting energy expenditure in healthy individuals, Am J Clin Nutr 51, 1990, 241–247; 498 adults ages 19 to 78.
 */
export const basalMetabolicRate = (kilograms: number, centimeters: number, age: number, gender: Gender): number =>
  toNumber(basal(exact(kilograms), divide(exact(centimeters), hundred), exact(age), gender), 10)

function basal(kilograms: Rational, meters: Rational, age: Rational, gender: Gender): Rational {
  const body = add(multiply(exact(10), kilograms), multiply(exact(625), meters))
  return add(add(body, multiply(exact(-5), age)), exact(genders[gender].offset))
}

const hundred = exact(100)

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = readFields(fields, withPlainMeasures(input, context), context)
  const age = form.read('age')
  const units = form.read('units')
  const table = units && tables[units]
  const weight = table && form.read('weight', table.weight)
  const height = table && form.read('height', table.height)
  const gender = form.read('gender')
  const activity = form.read('activity')
  if (!age || !table || !weight || !height || !gender || !activity) return failure(...form.issues)
  const [kilograms, meters] = [multiply(exact(weight), table.weight.si), multiply(exact(height), table.height.si)]
  const rate = basal(kilograms, meters, exact(age), gender)
  if (rate.n <= 0n) return failure({ code: 'implausible' })
  return success(targets(rate, multiply(rate, exact(activities[activity])), gender, units, age))
}

function targets(rate: Rational, burned: Rational, gender: Gender, units: Units, age: number): Output {
  const whole = (calories: Rational) => Math.max(0, Number(round(calories)))
  const target = (change: number) => whole(add(burned, exact(change)))
  const { weightLoss, weightGain } = changes
  return {
    bmr: whole(rate),
    maintenance: target(0),
    weightLoss: {
      mild: target(weightLoss.mild),
      moderate: target(weightLoss.moderate),
      aggressive: target(weightLoss.aggressive),
    },
    weightGain: { mild: target(weightGain.mild), moderate: target(weightGain.moderate) },
    weightUnit: tables[units].unit,
    least: genders[gender].least,
    ageUnstudied: age < studied.min || age > studied.max,
  }
}

/**
 * Kilocalories per pound of body weight (Wishnofsky, Am J Clin Nutr 6, 1958, 542–546). A rule of thumb: over months,
 * weight changes less.
 */
export const kilocaloriesPerPound = 3500

/** `below-least`: a rounded target other than maintenance is below `least`. `below-bmr`: it's below the BMR. */
export type Caution = 'below-least' | 'below-bmr'

/** A target as shown in the chart. */
export interface Goal {
  readonly goal: 'maintenance' | 'weightLoss' | 'weightGain'
  readonly pace: 'aggressive' | 'moderate' | 'mild' | 'none'
  /** Whole kilocalories a day, 0 or more. */
  readonly calories: number
  /** The length of its bar: the share of the largest target, from 0 to 1, to 4 decimals. */
  readonly share: number
  /** The weight change per week, by the rule of thumb, in the output's `weightUnit`, to 2 decimals. */
  readonly weeklyChange: number
  readonly cautions: readonly Caution[]
}

/** The six targets of an answer, from smallest to largest. */
export function goalsOf({ bmr, maintenance, weightLoss, weightGain, weightUnit, least }: Output): readonly Goal[] {
  const { weight } = weightUnit === 'kg' ? tables.metric : tables.imperial
  const perKilocalorie = divide(multiply(tables.imperial.weight.si, weight.back), exact(kilocaloriesPerPound))
  const goalOf = (goal: Goal['goal'], pace: Goal['pace'], change: number, calories: number): Goal => {
    const cautions: Caution[] = []
    if (change !== 0 && calories < least) cautions.push('below-least')
    if (calories < bmr) cautions.push('below-bmr')
    const share = toNumber(divide(exact(calories), exact(weightGain.moderate)), 4)
    const weeklyChange = toNumber(multiply(exact(change * 7), perKilocalorie), 2)
    return { goal, pace, calories, share, weeklyChange, cautions }
  }
  const loss = (pace: keyof typeof weightLoss) => goalOf('weightLoss', pace, changes.weightLoss[pace], weightLoss[pace])
  const gain = (pace: keyof typeof weightGain) => goalOf('weightGain', pace, changes.weightGain[pace], weightGain[pace])
  return [
    loss('aggressive'),
    loss('moderate'),
    loss('mild'),
    goalOf('maintenance', 'none', 0, maintenance),
    gain('mild'),
    gain('moderate'),
  ]
}
