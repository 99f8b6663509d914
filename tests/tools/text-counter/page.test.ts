import { expect, it } from 'vitest'
import { page } from '../../../site/tools/text-counter/page'
import * as counter from '../../../src/engine/text-counter/text-counter'
import { ask, missingFrom, n } from '../../site/page-text'

const family = '👨‍👩‍👧‍👦'
const minutes = (words: number) => counter.countText('word '.repeat(words)).readingTime

// Figures: the engine's counts of a family emoji, and its reading time of texts of that length.
it('states figures that the engine calculates', () => {
  const { characters, codePoints, utf16, bytes } = ask(counter, { text: family })
  const sentences = [
    `assumes ${counter.wordsPerMinute} words a minute`,
    ...[500, 1000, 2000, 5000].map((words) => `${n(words)} words: ${minutes(words)} minutes`),
    `How long is ${family}?`,
    `Characters: ${characters}`,
    `Code points: ${codePoints}`,
    `UTF-16 units: ${utf16}`,
    `UTF-8 bytes: ${bytes}`,
    `is ${characters} character, but ${codePoints} code points, ${utf16} UTF-16 units and ${bytes} bytes.`,
    `About ${minutes(1000)} minutes at ${counter.wordsPerMinute} words a minute`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

it('counts well-known as two words, and can’t and 3.14 as one each', () => {
  const wordsIn = (text: string) => ask(counter, { text }).words
  expect(['well-known', 'can’t', '3.14'].map(wordsIn)).toEqual([2, 1, 1])
})

it('takes the period of an abbreviation for the end of a sentence', () => {
  expect(ask(counter, { text: 'Dr. Smith went to Washington.' }).sentences).toBe(2)
})

it('counts characters with and without spaces and line breaks', () => {
  expect(ask(counter, { text: 'a b\nc' })).toMatchObject({ characters: 5, charactersNoSpaces: 3 })
})
