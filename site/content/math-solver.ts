import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'Numbers are kept as exact fractions, so 0.1 + 0.2 is 0.3, and 1/3 × 3 is 1. A decimal that ends is shown with every digit; one that does not is rounded to 15 digits and said to be so, beside its fraction where that is short. Roots, logarithms and angles are worked out to 48 digits and more before they are rounded.',
    'It reads + − × ÷ and their keyboard signs * and /, ^ for powers, parentheses, %, !, mod, √ and sqrt, cbrt, abs, exp, ln, log (base 10), log2, floor, ceil, round, sin, cos, tan, asin, acos, atan, and the numbers π and e. Angles are radians; ° behind a number makes it degrees. Powers go first and from the right: −2^2 is −4, 2^3^2 is 512. A percentage after + or − is of what stands before it: 100 + 10% is 110.',
    'Characters that mean nothing here are left out, and named beside the answer, so that 2 apples + 3 is 5 and you know why. What can be read in two ways, such as 1/2π, is not guessed: it asks for parentheses.',
    'It calculates with real numbers up to 10 to the power of 3010, and refuses what would keep the page waiting, such as 9^9^9^9. It does not solve equations, nor simplify letters. The history lives in the page’s memory and is gone with it.',
  ],
}
