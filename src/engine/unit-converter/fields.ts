import { type InputOf, startOf } from '../core/fields/field'
import { number } from '../core/fields/number'
import { choice } from '../core/fields/text'
import { categoryNames, unitsOf } from './units'

const units = categoryNames.flatMap(unitsOf)

export const fields = {
  /** The kind of quantity. */
  category: choice(categoryNames, { unknown: 'unknown-category', words: 'categories' }),
  /**
   * A number from -10^15 to 10^15, with up to 15 significant digits. Can have a unit of the category, which is then
   * used instead of `from`: '26.2 miles', `5'11"`.
   */
  amount: number({ min: -1e15, max: 1e15, initial: '1', example: '26.2' }),
  /** The unit of the amount, from the category. */
  from: choice(units, { initial: 'meter', example: 'mile', unknown: 'unknown-unit', words: 'symbols' }),
  /** The unit to convert to, from the category. */
  to: choice(units, { initial: 'kilometer', unknown: 'unknown-unit', words: 'symbols' }),
}

export type Input = InputOf<typeof fields>

export const { initial, example } = startOf(fields)
