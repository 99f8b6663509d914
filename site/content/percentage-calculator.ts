import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'X% of Y is X × Y ÷ 100; a change is the difference divided by the size of the first number, times 100. The sums are done in whole fractions, not in binary floating point, so 0.1 + 0.2 stays 0.3.',
  ],
}
