import { type InputOf, startOf } from '../core/fields/field'
import { length } from '../core/fields/number'
import { choice } from '../core/fields/text'
import { systems } from '../core/measures/body-measures'

export type Gender = 'male' | 'female'

export const genders: readonly Gender[] = ['male', 'female']

/** The limits here are metric. `evaluate` uses those of the chosen units. */
export const fields = {
  /** For the height and the weights. */
  units: choice(systems, { unknown: 'unknown-units', words: 'systems' }),
  /** In centimeters (50 to 300) or inches (20 to 120), or with units: '5 ft 11'. */
  height: length({ positive: true, min: 50, max: 300, example: '175' }),
  /** The formulas differ for men and women. */
  gender: choice(genders, { unknown: 'unknown-gender', words: 'genders' }),
}

export type Input = InputOf<typeof fields>
export const { initial, example } = startOf(fields)
