import { type InputOf, startOf } from '../core/fields/field'
import { oneOf, rows, text } from '../core/fields/text'

/** Global, ignore case, multiline, dotAll, Unicode, sticky, Unicode sets, indices (ECMAScript 2024, 22.2). */
export const flagLetters = ['g', 'i', 'm', 's', 'u', 'y', 'v', 'd'] as const

export const expectations = ['match', 'none'] as const

const testCase = {
  text: text(),
  /** `match` or `none`. */
  expected: oneOf(expectations, { words: 'expectations' }),
}

export const fields = {
  /** The source, as between the slashes of a literal. */
  pattern: text({
    // Bounded, so that it runs in linear time too.
    example: '(\\d\\d)-(\\d\\d)',
  }),
  /** Any of the letters g, i, m, s, u, y, v and d, in any order, without duplicates. */
  flags: text({ initial: 'g' }),
  /** The text to search. */
  text: text({ example: 'Rooms 10-12 and 14-18' }),
  /** What each match is replaced with, as in JavaScript: $1, $<name>, $&, $`, $' and $$. */
  replacement: text(),
  /** A template for the line of each match, such as '$1 → $2', with the same references as in a replacement. */
  list: text(),
  /** Strings that the pattern must match or must not match. */
  tests: rows(testCase),
}

export type Input = InputOf<typeof fields>
/** A string that the pattern must match or must not match. */
export type TestCase = InputOf<typeof testCase>
/** The rest may be absent. */
export type Search = Pick<Input, 'pattern' | 'flags' | 'text'> & Partial<Input>

export const { initial, example } = startOf(fields)
