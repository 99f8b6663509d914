import { expect, it } from 'vitest'
import { page } from '../../../site/tools/username-generator/page'
import { numbers, pairsOf, styles, variationsOf } from '../../../src/engine/username-generator/username-generator'
import { suffixes, wordsOf } from '../../../src/engine/username-generator/words'
import { missingFrom, n } from '../../site/page-text'

const pairs = wordsOf.cool[0].length * wordsOf.cool[1].length

// Figures: counts of the engine's words, suffixes and numbers.
it('states figures that the engine calculates', () => {
  const sentences = [
    `12 first words and 12 second words, which makes ${pairs} pairs. Long names add ${suffixes.slice(0, -1).join(', ')} or ${suffixes.at(-1)}`,
    `all ${n(4 * pairs * (1 + suffixes.length) * (1 + numbers.length))} possible names`,
    'about 70% of the names',
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

it('has the same number of pairs in all four styles', () => {
  expect(styles.map((style) => pairsOf(wordsOf[style]).length)).toEqual([pairs, pairs, pairs, pairs])
})

it('skips numbers that are used as hate symbols or slang', () => {
  expect([14, 69, 88].filter((number) => numbers.includes(number))).toEqual([])
})

it('has variations with underscores, periods and hyphens', () => {
  expect(variationsOf('NeonWolf')).toEqual(expect.arrayContaining(['neon_wolf', 'neon.wolf', 'neon-wolf']))
})
