import { type InputOf, startOf } from '../core/fields/field'
import { text } from '../core/fields/text'

export const fields = {
  /**
   * Up to `longest` characters of: numbers, including 1,250.50, 2.5e-3 and 3 1/2; + - * / ^ and × ÷ −, and ** for ^; ( ),
   * [ ] and { }; the `functions` and √; pi or π, e and ans; % ! ° deg ² ³ after a number; mod, of and x between numbers.
   * 15% of 80 is 12, 100 + 10% is 110, and 7 % 3 is 7 mod 3.
   */
  expression: text({ optional: false, example: '(1.5 + 2.5) × 3 ÷ 8' }),
}

export type Input = InputOf<typeof fields>

export const { initial, example } = startOf(fields)
