import { textOf } from '../core/text-field'
import type { TestCase } from './fields'
import { compile } from './matches'

export interface Verdict {
  /** The text contains a match. */
  readonly isMatch: boolean
  /** It's as expected. */
  readonly passes: boolean
}

/** Whether a text contains a match, from its start with y. */
export function runTest(pattern: string, flags: string, { text, expected }: TestCase): Verdict {
  const regex = compile(pattern, flags.replace('g', ''))
  const isMatch = regex instanceof RegExp && pattern !== '' && regex.test(textOf(text))
  return { isMatch, passes: isMatch === (expected !== 'none') }
}

/** The rows that are rows: whatever a link or an attribute has brought. */
export const testsOf = (tests: unknown): readonly TestCase[] =>
  Array.isArray(tests) ? tests.filter((row): row is TestCase => typeof row === 'object' && row !== null) : []

/** One row for each line of a pasted text. Empty lines at its end aren't rows. */
export function testsFrom(pasted: string, expected: string): TestCase[] {
  const lines = pasted.replace(/(?:\r?\n|\r)+$/, '').split(/\r\n|\r|\n/)
  return lines.map((text) => ({ text, expected }))
}
