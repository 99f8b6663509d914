export interface Input {
  /**
   * Up to `longest` characters of: numbers, also as 2.5e-3; + - * / ^ and × ÷ −, ** for ^; parentheses; the `functions`,
   * √; pi or π, e; % ! ° ² ³ behind a number; mod, of and x between two. 15% of 80 is 12, 100 + 10% is 110, 7 % 3 is 7 mod 3.
   */
  readonly expression: string
}

export const initial: Input = { expression: '' }
export const example: Input = { expression: '(1.5 + 2.5) × 3 ÷ 8' }

/** An expression has so many characters at most. */
export const longest = 4000
