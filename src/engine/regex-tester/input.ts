/** A string that the pattern must match or must not match. */
export interface TestCase {
  readonly text: string
  /** `match` or `none`. @values expectations */
  readonly expected: string
}

export const expectations = ['match', 'none'] as const

export interface Input {
  /** The source, as between the slashes of a literal. */
  readonly pattern: string
  /** Any of the letters g, i, m, s, u, y, v and d, in any order, without duplicates. */
  readonly flags: string
  /** The text to search. */
  readonly text: string
  /** What each match is replaced with, as in JavaScript: $1, $<name>, $&, $`, $' and $$. */
  readonly replacement: string
  /** A template for the line of each match, such as '$1 → $2', with the same references as in a replacement. */
  readonly list: string
  /** Strings that the pattern must match or must not match. */
  readonly tests: readonly TestCase[]
}

/** The rest may be absent. */
export type Search = Pick<Input, 'pattern' | 'flags' | 'text'> & Partial<Input>

export const initial: Input = { pattern: '', flags: 'g', text: '', replacement: '', list: '', tests: [] }

// Bounded, so that it runs in linear time too.
export const example: Input = {
  ...initial,
  pattern: '(\\d\\d)-(\\d\\d)',
  text: 'Rooms 10-12 and 14-18',
}

/** Global, ignore case, multiline, dotAll, Unicode, sticky, Unicode sets, indices (ECMAScript 2024, 22.2). */
export const flagLetters = ['g', 'i', 'm', 's', 'u', 'y', 'v', 'd'] as const

/** Anything other than a string counts as empty. */
export const textOf = (field: unknown): string => (typeof field === 'string' ? field : '')
