import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RandomContext } from '../../../src/engine/core/random'
import {
  evaluate,
  example,
  type Input,
  initial,
  statsOf,
  toHtml,
  types,
  vocabulary,
} from '../../../src/engine/lorem-generator/lorem-generator'
import { brokenSources, chiSquare, countOf, seeded } from '../../chance'
import { eachRow } from '../../each-row'

const made = (input: Partial<Input>, context: RandomContext = { random: seeded(1) }) => {
  const result = evaluate({ ...initial, ...input }, context)
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return result.value
}

const codesOf = (input: unknown, context?: RandomContext) => {
  const result = evaluate(input as Input, context)
  return result.ok ? [] : result.issues.map(({ code, field }) => (field ? `${field} ${code}` : code))
}

const sentencesOf = (text: string) => text.split(/(?<=\.)\s+/)
const lengthsOf = (texts: readonly string[], separator: RegExp) => texts.map((text) => text.split(separator).length)

// 75 words: docs/rules.md. The standard passage has 63 different words, counted by a Python program.
describe('the vocabulary', () => {
  it('has 75 different words in lowercase letters', () => {
    expect(new Set(vocabulary).size).toBe(75)
    expect(vocabulary).toHaveLength(75)
    expect(vocabulary.filter((word) => !/^[a-z]{2,}$/.test(word))).toEqual([])
  })

  it('starts with the standard passage', () => {
    expect(vocabulary.slice(0, 8).join(' ')).toBe('lorem ipsum dolor sit amet consectetur adipiscing elit')
    expect(vocabulary[62]).toBe('laborum')
  })
})

// Expected values: docs/rules.md. 1 to 50 of each, sentences of 5 to 14 words, paragraphs of 3 to 7 sentences.
describe('generates the requested number of', () => {
  const counts = fc.integer({ min: 1, max: 50 })

  it('words in lowercase, separated by single spaces, never the same twice in a row', () => {
    fc.assert(
      fc.property(counts, fc.integer(), (count, seed) => {
        const { text } = made({ type: 'words', count: `${count}` }, { random: seeded(seed) })
        const words = text.split(' ')
        expect(words).toHaveLength(count)
        expect(words.filter((word) => !vocabulary.includes(word))).toEqual([])
        expect(words.filter((word, at) => word === words[at + 1])).toEqual([])
      }),
    )
  })

  it('sentences of 5 to 14 words with an initial capital and a period', () => {
    fc.assert(
      fc.property(counts, fc.integer(), (count, seed) => {
        const { text } = made({ type: 'sentences', count: `${count}` }, { random: seeded(seed) })
        const sentences = sentencesOf(text)
        expect(sentences).toHaveLength(count)
        expect(sentences.filter((sentence) => !/^[A-Z][a-z]+( [a-z]+){4,13}\.$/.test(sentence))).toEqual([])
        const words = text.toLowerCase().match(/[a-z]+/g) ?? []
        expect(words.filter((word) => !vocabulary.includes(word))).toEqual([])
      }),
    )
  })

  it('paragraphs of 3 to 7 sentences, separated by empty lines', () => {
    fc.assert(
      fc.property(counts, fc.integer(), (count, seed) => {
        const { text } = made({ count: `${count}` }, { random: seeded(seed) })
        const paragraphs = text.split('\n\n')
        expect(paragraphs).toHaveLength(count)
        expect(lengthsOf(paragraphs, /(?<=\.) /).every((length) => length >= 3 && length <= 7)).toBe(true)
        expect(text).toMatch(/^[A-Za-z.\n ]+$/)
      }),
    )
  })
})

// Pearson's chi-square test. Bounds: chi2.isf(1e-9, df) of scipy 1.17 for 74, 9 and 4 degrees of freedom.
describe('draws are uniform for', () => {
  const random = seeded(20261121)
  const texts = Array.from({ length: 2000 }, () => made({ count: '10' }, { random }).text)
  const paragraphs = texts.flatMap((text) => text.split('\n\n'))
  const sentences = paragraphs.flatMap(sentencesOf)

  it('the first word', () => {
    const firsts = Array.from({ length: 75_000 }, () => made({ type: 'words', count: '1' }, { random }).text)
    const counts = countOf(firsts)
    expect(counts.size).toBe(75)
    expect(chiSquare(counts.values())).toBeLessThan(171.62)
  })

  it('sentence lengths from 5 to 14', () => {
    const counts = countOf(lengthsOf(sentences, / /))
    expect(Math.min(...counts.keys())).toBe(5)
    expect(Math.max(...counts.keys())).toBe(14)
    expect(chiSquare(counts.values())).toBeLessThan(60.66)
  })

  it('paragraph lengths from 3 to 7', () => {
    const counts = countOf(lengthsOf(paragraphs, /(?<=\.) /))
    expect([...counts.keys()].sort()).toEqual([3, 4, 5, 6, 7])
    expect(chiSquare(counts.values())).toBeLessThan(47.87)
  })
})

// Sentences and words counted by hand, characters by Python.
describe('counts the paragraphs, sentences, words and characters', () => {
  eachRow([
    ['Ut enim. Ad minim.', 1, 2, 4, 18],
    ['lorem', 1, 0, 1, 5],
    ['lorem ipsum dolor', 1, 0, 3, 17],
    ['Sed do eiusmod.\n\nUt labore. Et.', 2, 3, 6, 31],
  ])('of %j', (text, paragraphs, sentences, words, characters) => {
    expect(statsOf(text)).toEqual({ paragraphs, sentences, words, characters })
  })

  it('of generated text', () => {
    for (const type of types) {
      const { text, stats } = made({ type, count: '7' })
      expect(stats).toEqual(statsOf(text))
    }
    expect(made({ type: 'paragraphs', count: '7' }).stats.paragraphs).toBe(7)
    expect(made({ type: 'sentences', count: '7' }).stats).toMatchObject({ paragraphs: 1, sentences: 7 })
    expect(made({ type: 'words', count: '7' }).stats).toMatchObject({ paragraphs: 1, sentences: 0, words: 7 })
  })
})

describe('HTML', () => {
  it('has a <p> for each paragraph', () => {
    expect(toHtml('Sed do eiusmod.\n\nUt labore. Et.')).toBe('<p>Sed do eiusmod.</p>\n<p>Ut labore. Et.</p>')
    expect(toHtml('lorem ipsum')).toBe('<p>lorem ipsum</p>')
  })
})

// Expected values: docs/rules.md. From 1 to 50, and 1 for text that is not a number.
describe('the count', () => {
  eachRow(['', ' ', 'abc', 'three', '1e1', '--2'])('is 1 if the text is not a number: %j', (count) => {
    expect(made({ type: 'words', count }).stats.words).toBe(1)
  })

  eachRow([
    ['1', 1],
    ['50', 50],
    [' 12 ', 12],
    ['５', 5],
    ['3.0', 3],
  ])('%j gives %i', (count, words) => {
    expect(made({ type: 'words', count }).stats.words).toBe(words)
  })

  eachRow([
    ['0', 'count too-small'],
    ['-1', 'count too-small'],
    ['51', 'count too-large'],
    ['2.5', 'count not-whole'],
  ])('%j is an error', (count, code) => {
    expect(codesOf({ ...initial, count })).toEqual([code])
  })
})

describe('the random source', () => {
  it('determines the text', () => {
    const [one, same, other] = [1, 1, 2].map((seed) => made(example, { random: seeded(seed) }).text)
    expect(one).toBe(same)
    expect(one).not.toBe(other)
  })

  it('is secure by default', () => {
    expect(made(example, {}).text).not.toBe(made(example, {}).text)
  })

  eachRow([...brokenSources])('is an error if it returns %s', (_, random) => {
    for (const type of types) expect(codesOf({ type, count: '3' }, { random } as RandomContext)).toEqual(['no-random'])
  })

  it('isn’t used for an unknown type', () => {
    expect(codesOf({ type: 'letters', count: '99' })).toEqual(['count too-large', 'type unknown-type'])
    expect(codesOf({ type: 'constructor', count: '3' })).toEqual(['type unknown-type'])
  })
})
