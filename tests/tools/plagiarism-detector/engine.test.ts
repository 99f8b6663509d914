import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phrases } from '../../../src/engine/plagiarism-detector/phrases'
import {
  compareTexts,
  evaluate,
  type Output,
  simulateSources,
  winnowing,
} from '../../../src/engine/plagiarism-detector/plagiarism-detector'
import { eachRow } from '../../each-row'

// Weights, formula and limits are those of docs/rules.md; the expected scores were calculated by hand from
// min(95, raw / (1.5 x words) x 100 + 5) + half the mean similarity, for texts that contain one pattern at a time.

/** Every similarity is 0, so that no simulated source is kept. */
const none = () => 0

function analyze(text: string, random = none, other = ''): Output {
  const result = evaluate({ text, other }, { random })
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.value
}

/** One sentence of short words. */
const neutral = (words: number) => 'a cat sat on a mat '.repeat(words / 6).trim()

describe('the probability', () => {
  it('is 5 for a text without patterns or sources', () => {
    expect(analyze(neutral(60))).toEqual({
      plagiarismProbability: 5,
      originalityScore: 95,
      riskLevel: 'low',
      wordCount: 60,
      sentenceCount: 1,
      suspiciousPatterns: [],
      potentialSources: [],
      confidence: 'low',
      highlights: [],
      comparison: null,
    })
  })

  eachRow([
    // 15 / 93 x 100 + 5
    ['according to', 'citation-style', 15, 'medium', 62, 21.129],
    // 25 / 91.5 x 100 + 5
    ['Wikipedia', 'common-sources', 25, 'high', 61, 32.3224],
    // 30 / 93 x 100 + 5
    ['copied from', 'copy-paste-words', 30, 'high', 62, 37.2581],
    // 10 / 93 x 100 + 5
    ['in conclusion', 'generic-conclusions', 10, 'low', 62, 15.7527],
    // 20 / 93 x 100 + 5
    ['previous research', 'academic-phrases', 20, 'medium', 62, 26.5054],
  ] as const)('counts %j as %s', (phrase, description, points, severity, wordCount, probability) => {
    const value = analyze(`${phrase} ${neutral(60)}`)
    expect(value.wordCount).toBe(wordCount)
    expect(value.plagiarismProbability).toBeCloseTo(probability, 3)
    expect(value.originalityScore).toBe(100 - value.plagiarismProbability)
    expect(value.suspiciousPatterns).toEqual([
      { type: 'phrase', description, count: 1, points, severity, examples: [phrase] },
    ])
  })

  eachRow([
    ['a second one', 'The old cat sat. The old cat ran.', 1, 24.6078], // 20 / 102 x 100 + 5
    ['a third one', 'The old cat sat. The old cat ran. The OLD cat hid.', 2, 42.037], // 40 / 108 x 100 + 5
    ['none of five characters', 'I a b see it all. I a b hear it all.', 0, 5],
    ['none of six in sentences of ten', 'I am a ox. I am a ox.', 0, 5],
    ['one of six characters', 'I am a cat now. I am a dog now.', 1, 24.0476], // 20 / 105 x 100 + 5
    ['none that differ', 'The old cat sat. The old dog ran.', 0, 5],
  ])('adds 20 for a repeated opening: %s', (_, text, count, probability) => {
    const value = analyze(`${neutral(60)}. ${text}`)
    expect(value.suspiciousPatterns.map((pattern) => [pattern.type, pattern.count])).toEqual(
      count ? [['structure', count]] : [],
    )
    expect(value.plagiarismProbability).toBeCloseTo(probability, 3)
  })

  eachRow([
    ['biscuit ', 1, 21.6667], // 15 / 90 x 100 + 5
    ['potato biscuit ', 0, 5],
  ])('adds 15 for an average word length above 6.5: %j', (text, count, probability) => {
    const value = analyze(text.repeat(60 / text.trim().split(' ').length))
    expect(value.suspiciousPatterns).toHaveLength(count)
    expect(value.plagiarismProbability).toBeCloseTo(probability, 3)
  })

  it('adds half the mean similarity of the simulated sources, up to 95', () => {
    expect(analyze(neutral(60), () => 0.5).plagiarismProbability).toBe(5 + 15 / 2)
    expect(analyze('copied from', () => 0.5).plagiarismProbability).toBe(95)
  })

  eachRow([
    // 6 x 30 / (1.5 x 180) x 100 + 5 = 71.7
    [`${'copied from '.repeat(6)}${neutral(168)}`, 'high'],
    // 5 x 30 / (1.5 x 160) x 100 + 5 = 67.5
    [`${'copied from '.repeat(5)}${neutral(150)}`, 'medium'],
    // 30 / (1.5 x 62) x 100 + 5 = 37.3
    [`copied from ${neutral(60)}`, 'low'],
  ])('is a risk', (text, risk) => {
    expect(analyze(text).riskLevel).toBe(risk)
  })
})

describe('patterns', () => {
  eachRow([
    ['', 'low'],
    ['according to', 'medium'],
    ['according to Wikipedia', 'medium'],
    ['according to Wikipedia in conclusion', 'high'],
  ])('%j makes it %s', (more, confidence) => {
    expect(analyze(`${neutral(60)} ${more}`).confidence).toBe(confidence)
  })

  it('are limited to the six heaviest', () => {
    const words = 'biscuits '.repeat(200)
    const text = `${words}according to Wikipedia copied from in conclusion previous research. The same thing is here. The same thing was there.`
    expect(analyze(text).suspiciousPatterns.map(({ description }) => description)).toEqual([
      'citation-style',
      'common-sources',
      'copy-paste-words',
      'academic-phrases',
      'repeated-openings',
      'long-words',
    ])
  })

  it('have no phrase in two lists', () => {
    for (const [key, list] of Object.entries(phrases)) {
      for (const phrase of list) {
        const found = analyze(`${phrase}, ${neutral(60)}`).suspiciousPatterns.map(({ description }) => description)
        expect([phrase, found]).toEqual([phrase, [key]])
      }
    }
  })
})

describe('simulated sources', () => {
  const drawn =
    (...numbers: number[]) =>
    () =>
      numbers.shift() ?? 0

  it('are up to four above 12 percent, most similar first, without links', () => {
    // 30 x 0.5 = 15, 30 x 0.9 = 27, 30 x 0.4 = 12, 30 x 0.45 = 13.5
    const sources = simulateSources(drawn(0.5, 0.9, 0.4, 0.45))
    expect(sources).toEqual([
      { title: 'simulated-example', url: '', similarity: 27, type: 'encyclopedia' },
      { title: 'simulated-example', url: '', similarity: 15, type: 'academic' },
      { title: 'simulated-example', url: '', similarity: 13, type: 'website' },
    ])
    // (27 + 15 + 13) / 3 / 2 + 5
    expect(analyze(neutral(60), drawn(0.5, 0.9, 0.4, 0.45)).plagiarismProbability).toBeCloseTo(14.1667, 3)
  })

  it('are empty if the random source is broken', () => {
    for (const broken of [Number.NaN, 1, 7, -1, Number.POSITIVE_INFINITY]) {
      expect(simulateSources(() => broken)).toEqual([])
    }
  })
})

describe('the same text', () => {
  const text = 'According to Wikipedia, the quick brown fox jumps over the lazy dog.'
  const scoreOf = (text: string, other = '') => {
    const result = evaluate({ text, other })
    return result.ok ? [result.value.plagiarismProbability, result.value.potentialSources] : result.issues
  }

  it('always has the same score and sources, with or without a second text', () => {
    for (let time = 0; time < 20; time++) expect(scoreOf(text)).toEqual(scoreOf(text))
    expect(scoreOf(text, 'another')).toEqual(scoreOf(text))
  })

  it('has different sources than most others', () => {
    const all = Array.from({ length: 100 }, (_, n) => JSON.stringify(scoreOf(`${text} ${n}`)))
    expect(new Set(all).size).toBeGreaterThan(90)
  })
})

describe('a comparison', () => {
  // Eight words of the second text, counted by hand.
  const one = 'He said that “the quick brown fox jumps over the lazy dog”; nobody believed him.'
  const two = 'Typists know: The quick brown fox\njumps over the lazy dog. They type it.'

  it('ignores case, punctuation and line breaks', () => {
    const found = compareTexts(one, two)
    expect(found).toMatchObject({ sharedWords: 9, wordCount: 15, otherWordCount: 14, passageCount: 1 })
    expect([found.share, found.otherShare]).toEqual([9 / 15, 9 / 14])
    const [passage] = found.passages
    expect(one.slice(passage?.start, passage?.end)).toBe('the quick brown fox jumps over the lazy dog')
    expect(two.slice(passage?.otherStart, passage?.otherEnd)).toBe('The quick brown fox\njumps over the lazy dog')
  })

  it('is part of the answer if there is a second text', () => {
    expect(analyze(one, none, two).comparison).toEqual(compareTexts(one, two))
    expect(analyze(one, none, ' \n').comparison).toBeNull()
  })

  it('finds everything in the same text and nothing in an unrelated or short one', () => {
    expect(compareTexts(one, one)).toMatchObject({ share: 1, otherShare: 1, passageCount: 1 })
    expect(compareTexts(one, 'something else')).toMatchObject({ share: 0, passageCount: 0 })
    expect(compareTexts('a b c d x', 'a b c d y').passageCount).toBe(0)
    expect(compareTexts('', one)).toMatchObject({ share: 0, otherShare: 0, wordCount: 0 })
  })

  it('gives each text its own share, however often the other repeats it', () => {
    const once = 'The quick brown fox jumps over the lazy dog. '
    // Nine words of nine, ninety of ninety.
    expect(compareTexts(once, once.repeat(10))).toMatchObject({ share: 1, otherShare: 1, sharedWords: 9 })
  })

  it('compares scripts without spaces by character', () => {
    expect(compareTexts('他们说人人生而自由在尊严', '我知道人人生而自由在这里')).toMatchObject({
      sharedWords: 7,
      passageCount: 1,
    })
  })

  const letter = fc.constantFrom(...'abcdefghijkl')
  const text = fc.array(letter, { maxLength: 120 }).map((letters) => letters.join(' '))
  const shared = fc.array(letter, { minLength: 8, maxLength: 20 }).map((letters) => letters.join(' '))

  /** The guarantee of winnowing (section 3 of the paper): nothing below k, everything from w + k - 1 on. */
  it('finds every shared run of eight words and none below five', () => {
    fc.assert(
      fc.property(text, text, text, text, shared, (before, after, front, back, run) => {
        const [a, b] = [`${before} ${run} ${after}`.trim(), `${front} ${run} ${back}`.trim()]
        const found = compareTexts(a, b)
        expect(compareTexts(b, a).share).toBe(found.otherShare)
        const words = a.split(' ')
        let open = 0
        const uncovered: string[][] = []
        for (const { start, end, otherStart, otherEnd, words: length } of found.passages) {
          expect(length).toBeGreaterThanOrEqual(winnowing.gram)
          expect(a.slice(start, end)).toBe(b.slice(otherStart, otherEnd))
          uncovered.push(words.slice(open, start / 2))
          open = (end + 1) / 2
        }
        uncovered.push(words.slice(open))
        const least = winnowing.gram + winnowing.window - 1
        for (const rest of uncovered) {
          for (let at = 0; at + least <= rest.length; at++) {
            expect(` ${b} `).not.toContain(` ${rest.slice(at, at + least).join(' ')} `)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})

eachRow(['', ' \n'])('%j is missing', (text) => {
  expect(evaluate({ text, other: 'x' })).toEqual({ ok: false, issues: [{ code: 'missing', field: 'text' }] })
})
