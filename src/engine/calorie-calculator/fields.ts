import { type InputOf, startOf } from '../core/fields/field'
import { length, number, weight } from '../core/fields/number'
import { choice } from '../core/fields/text'
import { systems } from '../core/measures/body-measures'

/** The limits here are metric. `evaluate` uses those of the chosen units. */
export const fields = {
  /** For the weight and the height. */
  units: choice(systems, { unknown: 'unknown-units', words: 'systems' }),
  /** Years, from 1 to 120. */
  age: number({ min: 1, max: 120, example: '30' }),
  /** The formula differs for men and women. */
  gender: choice(['male', 'female'], { unknown: 'unknown-gender', words: 'genders' }),
  /** In kilograms (1 to 1000) or pounds (2 to 2200), or with units: '12 st 4 lb'. */
  weight: weight({ positive: true, min: 1, max: 1000, example: '70' }),
  /** In centimeters (50 to 300) or inches (20 to 120), or with units: '5 ft 11'. */
  height: length({ positive: true, min: 50, max: 300, example: '175' }),
  /** How active you are in a usual week. */
  activity: choice(['sedentary', 'light', 'moderate', 'active', 'extra'], {
    initial: 'moderate',
    unknown: 'unknown-activity',
    words: 'activities',
  }),
}

export type Input = InputOf<typeof fields>
export type Gender = Input['gender']
export type Activity = Input['activity']

export const { initial, example } = startOf(fields)
