import type { Output } from '../calorie-calculator'
import { tables } from '../core/measures'
import { divide, exact, multiply, toNumber } from '../core/rational'
import { changes } from './changes'

/** Kilocalories for a pound of body weight (spec part 1, point 2). A rule of thumb: over months bodies change by less. */
export const kilocaloriesPerPound = 3500

/** Why to be careful: the target, as shown, is below the gender's `least`; it is below the basal metabolic rate. */
export type Caution = 'below-least' | 'below-bmr'

/** A target as a picture shows it. */
export interface Goal {
  readonly goal: 'maintenance' | 'weightLoss' | 'weightGain'
  readonly pace: 'aggressive' | 'moderate' | 'mild' | 'none'
  /** Kilocalories a day, whole, not below 0. */
  readonly calories: number
  /** What this is of the greatest target, from 0 to 1, to 4 decimals: the length of its bar. */
  readonly share: number
  /** By the rule of thumb, what this changes in a week, in the output's `weightUnit` to 2 decimals. */
  readonly weeklyChange: number
  readonly cautions: readonly Caution[]
}

/** The six targets of an answer from the least to the greatest. */
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
