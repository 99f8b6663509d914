import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate, type IndicatorKey, limits, type Output, weights } from '../../../src/engine/ai-detector/ai-detector'
import { phrases } from '../../../src/engine/ai-detector/phrases'
import { eachRow } from '../../each-row'

// Weights, formula and limits are those of docs/rules.md; the expected scores were calculated by hand from
// score = raw / (2 x words) x 100 + 30, for texts that contain one indicator at a time.

function analyze(text: string): Output {
  const result = evaluate({ text })
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.value
}

/** Words of three letters at most, so that none counts as repeated, in sentences of six words. */
const neutral = (words: number) => 'A cat sat on a mat. '.repeat(words / 6).trim()

describe('the score', () => {
  it('is 30 for a text without indicators', () => {
    expect(analyze(neutral(60))).toEqual({
      aiProbability: 30,
      humanProbability: 70,
      wordCount: 60,
      sentenceCount: 10,
      avgSentenceLength: 6,
      indicators: [],
      confidence: 'low',
      highlights: [],
    })
  })

  eachRow([
    // 15 / 122 x 100 + 30 = 42.3
    ['Furthermore', 'formal-transitions', 15, 61, 42],
    // 20 / 130 x 100 + 30 = 45.4
    ['It is important to note', 'ai-phrases', 20, 65, 45],
    // 10 / 124 x 100 + 30 = 38.1
    ['In conclusion', 'conclusion-markers', 10, 62, 38],
    // 8 / 122 x 100 + 30 = 36.6
    ['various', 'vague-quantifiers', 8, 61, 37],
    // 12 / 122 x 100 + 30 = 39.8
    ['robust', 'descriptive-adjectives', 12, 61, 40],
    ['cutting-edge', 'descriptive-adjectives', 12, 62, 40],
    ['utilizing', 'formal-verbs', 15, 61, 42],
    // 10 / 122 x 100 + 30 = 38.2
    ['paradigm', 'abstract-nouns', 10, 61, 38],
    // -20 / 124 x 100 + 30 = 13.9
    ['I think', 'personal-opinions', -20, 62, 14],
    // -15 / 122 x 100 + 30 = 17.7
    ['um', 'fillers', -15, 61, 18],
    // -12 / 122 x 100 + 30 = 20.2
    ['happy', 'emotional-words', -12, 61, 20],
    // -18 / 122 x 100 + 30 = 15.2
    ['don’t', 'informal-contractions', -18, 61, 15],
  ] as const)('counts %j as %s', (phrase, description, points, wordCount, aiProbability) => {
    const type = points > 0 ? 'ai' : 'human'
    expect(analyze(`${phrase} ${neutral(60)}`)).toMatchObject({
      aiProbability,
      humanProbability: 100 - aiProbability,
      wordCount,
      indicators: [{ type, description, count: 1, points, examples: [phrase] }],
      highlights: [{ start: 0, end: phrase.length, key: description }],
    })
  })

  it('subtracts 10 for a repeated ! or ?', () => {
    // -10 / 120 x 100 + 30 = 21.7
    expect(analyze(`${neutral(60)}!?!`)).toMatchObject({
      aiProbability: 22,
      indicators: [{ type: 'human', description: 'repeated-marks', count: 1, examples: ['!?!'] }],
    })
    expect(analyze(`${neutral(60)} Oh! Ah?`).indicators).toEqual([])
  })

  eachRow([
    [20, []],
    [21, ['sentence-length']],
    [29, ['sentence-length']],
    [30, []],
  ])('adds 25 only for sentences of the right length: %i words', (length, expected) => {
    const words = 'a cat sat on the mat '.repeat(5).split(' ')
    const sentence = `B ${words.slice(0, length - 1).join(' ')}.`
    const value = analyze(`${sentence} ${sentence}`)
    expect(value.avgSentenceLength).toBe(length)
    expect(value.indicators.map(({ description }) => description)).toEqual(expected)
    // 25 / 84 x 100 + 30 = 59.8
    if (length === 21) expect(value.aiProbability).toBe(60)
  })

  eachRow([
    ['twice in 62 words', neutral(60), 'cats '.repeat(2), 0, 30],
    // 8 / 126 x 100 + 30 = 36.3
    ['three times in 63', neutral(60), 'cats '.repeat(3), 1, 36],
    ['three times, of three letters', neutral(60), 'cow '.repeat(3), 0, 30],
    // 208 / 50 = 4.16
    ['four times in 208', neutral(204), 'cats '.repeat(4), 0, 30],
    // 8 / 418 x 100 + 30 = 31.9
    ['five times in 209', neutral(204), 'cats '.repeat(5), 1, 32],
    // 6 x 3 words, of which five count: 40 / 156 x 100 + 30 = 55.6
    ['three times, six of them', neutral(60), 'cats dogs cows pigs hens bees '.repeat(3), 5, 56],
  ])('counts words repeated %s', (_, text, more, count, aiProbability) => {
    const value = analyze(`${text} ${more}`)
    expect(value.indicators.map((indicator) => indicator.count)).toEqual(count ? [count] : [])
    expect(value.aiProbability).toBe(aiProbability)
  })

  it('stays between 0 and 100', () => {
    expect(analyze('Furthermore').aiProbability).toBe(100)
    expect(analyze('Um').aiProbability).toBe(0)
  })
})

describe('indicators', () => {
  eachRow([
    ['', 'low'],
    ['furthermore', 'low'],
    ['furthermore um', 'medium'],
    ['furthermore um various', 'medium'],
    ['furthermore um various happy', 'high'],
  ])('%j makes it %s', (more, confidence) => {
    expect(analyze(`${neutral(60)} ${more}`).confidence).toBe(confidence)
  })

  it('list three different examples but count all', () => {
    const [indicator] = analyze(`Hence ${neutral(120)} thus HENCE moreover likewise`).indicators
    expect(indicator).toMatchObject({ count: 5, points: 75, examples: ['Hence', 'thus', 'moreover'] })
  })

  it('are limited to the eight heaviest, but all count', () => {
    const text = `${neutral(600)} Various various robust hence overall utilize paradigm delve into um happy don't I think`
    const { indicators } = analyze(text)
    expect(indicators.map(({ description }) => description)).toEqual(
      [
        'formal-transitions',
        'ai-phrases',
        'vague-quantifiers',
        'formal-verbs',
        'descriptive-adjectives',
        'personal-opinions',
        'fillers',
        'informal-contractions',
      ].sort((one, other) => order(one) - order(other)),
    )
  })

  it('count only the longest phrase', () => {
    expect(analyze(`It plays a crucial role ${neutral(60)}`).indicators).toMatchObject([
      { description: 'ai-phrases', count: 1, examples: ['plays a crucial role'] },
    ])
  })

  it('have no phrase in two lists', () => {
    for (const [key, list] of Object.entries(phrases)) {
      for (const phrase of list) {
        const found = analyze(`${phrase}; ${neutral(60)}`).indicators.map(({ description }) => description)
        expect([phrase, found]).toEqual([phrase, [key]])
      }
    }
  })

  it('are not found inside other words or across sentences', () => {
    expect(analyze(`Thusly umbrella unhappy. I. Think of it in. Conclusion ${neutral(60)}`).indicators).toEqual([])
  })
})

const order = (key: string) => Object.keys(weights).indexOf(key as IndicatorKey)

describe('a text', () => {
  eachRow(['', ' \n\t '])('%j is missing', (text) => {
    expect(evaluate({ text })).toEqual({ ok: false, issues: [{ code: 'missing', field: 'text' }] })
  })

  it('without words returns an error', () => {
    expect(evaluate({ text: '!!! …' })).toEqual({ ok: false, issues: [{ code: 'no-words', field: 'text' }] })
  })

  it('lists highlights near its start, in order, with the right text', () => {
    const parts = fc.array(fc.constantFrom('furthermore', 'I think', '!!', 'cats', 'various', 'x', '.', '\n'), {
      minLength: 1,
      maxLength: 60,
    })
    fc.assert(
      fc.property(parts, (words) => {
        const text = `x ${words.join(' ')}`
        const { highlights } = analyze(text)
        for (const [at, { start, end }] of highlights.entries()) {
          expect(end).toBeGreaterThan(start)
          expect(start).toBeGreaterThanOrEqual(highlights[at - 1]?.start ?? 0)
          expect(text.slice(start, end)).toMatch(/^(furthermore|(I )?think|!!|cats|various)/)
        }
      }),
    )
    const long = 'furthermore '.repeat(3000)
    expect(analyze(long).highlights.every(({ end }) => end <= limits.highlighted)).toBe(true)
  })
})
