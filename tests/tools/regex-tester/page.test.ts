import { expect, it } from 'vitest'
import { page } from '../../../site/tools/regex-tester/page'
import * as regex from '../../../src/engine/regex-tester/regex-tester'
import { limit } from '../../../src/widgets/regex-tester/regex-tester.client'
import { ask, missingFrom, n, rowsOf } from '../../site/page-text'

const matches = (pattern: string, text: string, flags = 'g') => ask(regex, { pattern, flags, text }).count

// Figures: the engine's, for the patterns in each sentence, and the limits of the list and of a search.
it('states figures that the engine calculates', () => {
  const quotes = '"yes" and "no"'
  const cats = 'cat concat cats'
  const sentences = [
    `the first ${n(regex.listLimit)} are listed`,
    `stops after ${limit / 1000} seconds`,
    `the pattern ".*" finds ${matches('".*"', quotes)} match, from the first quote to the last. Use ".*?" or "[^"]*" to find ${matches('"[^"]*"', quotes)}.`,
    `the pattern . finds ${matches('.', '🙂')} matches. Add the u flag and it finds ${matches('.', '🙂', 'gu')}.`,
    `In “${cats}”, \\bcat\\b finds ${matches('\\bcat\\b', cats)} match, while cat finds ${matches('cat', cats)}.`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

it('lists all flags', () => {
  expect(rowsOf(page, 'Flags').map(([flag]) => flag)).toEqual(expect.arrayContaining([...regex.flagLetters]))
})
