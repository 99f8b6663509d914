import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  evaluate,
  example,
  type Input,
  initial,
  lengths,
  numbers,
  pairsOf,
  styles,
  type UsernameContext,
  variationsOf,
} from '../../../src/engine/username-generator/username-generator'
import { type Style, suffixes, wordsOf } from '../../../src/engine/username-generator/words'
import { brokenSources, chiSquare, countOf, seeded } from '../../chance'
import { eachRow } from '../../each-row'
import { offensive } from './offensive'

const made = (input: Partial<Input>, context: UsernameContext = { random: seeded(1) }) => {
  const result = evaluate({ ...initial, ...input }, context)
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return result.value
}

const namesOf = (input: Partial<Input>, context?: UsernameContext) =>
  made(input, context).usernames.map(({ username }) => username)

const codesOf = (input: unknown, context?: UsernameContext) => {
  const result = evaluate(input as Input, context)
  return result.ok ? [] : result.issues.map(({ code, field }) => (field ? `${field} ${code}` : code))
}

const inputs = fc.record<Input>({
  style: fc.constantFrom(...styles),
  length: fc.constantFrom(...lengths),
  numbers: fc.boolean(),
  word: fc.constant(''),
})

/** A person's own word, in letters and digits of several scripts. */
const words = fc
  .array(fc.constantFrom('a', 'B', 'wolf', '7', '42', '月', '狼', 'é', '٣', 'ß', 'Ж'), { maxLength: 4 })
  .map((parts) => parts.join('').slice(0, 10))

/** All possible names in a style. */
const allOf = (style: Style) => {
  return pairsOf(wordsOf[style]).flatMap((pair) =>
    ['', ...suffixes].flatMap((suffix) => ['', ...numbers].map((number) => `${pair}${suffix}${number}`)),
  )
}

// Expected values: docs/rules.md.
describe('a list', () => {
  it('has twelve different names of letters and digits, numbered from 1', () => {
    fc.assert(
      fc.property(inputs, fc.integer(), (input, seed) => {
        const { usernames } = made(input, { random: seeded(seed) })
        expect(usernames.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
        expect(new Set(usernames.map(({ username }) => username.toLowerCase())).size).toBe(12)
        for (const { username } of usernames) expect(username).toMatch(/^([A-Z][a-z]+){2,3}(\d\d)?$/)
      }),
    )
  })

  it('limits short names to 12 characters, including digits', () => {
    for (const style of styles) {
      for (const numbers of [false, true]) {
        for (const seed of [1, 2, 3, 4, 5]) {
          const names = namesOf({ style, length: 'short', numbers }, { random: seeded(seed) })
          expect(names.filter((name) => name.length > 12)).toEqual([])
        }
      }
    }
  })

  it('adds a suffix to long names only', () => {
    for (const style of styles) {
      const isLong = (name: string) => suffixes.some((suffix) => name.endsWith(suffix))
      expect(namesOf({ style, length: 'long' }).every(isLong)).toBe(true)
      const pairs = pairsOf(wordsOf[style])
      for (const length of ['short', 'medium'] as const) {
        expect(namesOf({ style, length }).every((name) => pairs.includes(name))).toBe(true)
      }
    }
  })

  it('has two digits at the end of each name only if numbers are on', () => {
    for (const length of lengths) {
      expect(namesOf({ length, numbers: true }).every((name) => /[a-z]\d\d$/.test(name))).toBe(true)
      expect(namesOf({ length }).some((name) => /\d/.test(name))).toBe(false)
    }
  })

  it('depends only on the random source', () => {
    const [one, same, other] = [1, 1, 2].map((seed) => made(example, { random: seeded(seed) }))
    expect(one).toEqual(same)
    expect(one).not.toEqual(other)
    expect(namesOf(example, {})).not.toEqual(namesOf(example, {}))
  })
})

// By hand: 4 styles with 12 x 12 pairs, 5 suffixes or none, and 90 - 15 two-digit numbers or none.
describe('all possible names', () => {
  it('are 4 x 144 x 6 x 76 different ones', () => {
    expect(numbers).toHaveLength(75)
    for (const style of styles) {
      const all = allOf(style)
      expect(all).toHaveLength(144 * 6 * 76)
      expect(new Set(all).size).toBe(all.length)
    }
  })

  it('include enough short ones for a list, with digits too', () => {
    for (const style of styles) expect(pairsOf(wordsOf[style], 10).length).toBeGreaterThan(24)
  })

  const offensiveIn = (texts: readonly string[]) => texts.filter((text) => pattern.test(text))
  const pattern = new RegExp(offensive.join('|'))

  it('are checked against a working list', () => {
    expect(offensive.length).toBeGreaterThan(250)
    // Names from an early version of the word lists. The offensive words form where the two words meet.
    expect(offensiveIn(['precisementor', 'clearscholar', 'primethinker', 'ninjapaladin', 'neonwolf'])).toHaveLength(4)
  })

  eachRow(styles)('contain nothing offensive, and neither do their variations: %s', (style) => {
    const plain = allOf(style)
      .filter((name) => !/\d/.test(name))
      .flatMap((name) => variationsOf(name).map((text) => text.toLowerCase().replace(/[^a-z]/g, '')))
    expect(offensiveIn(plain)).toEqual([])
  })

  eachRow(styles)('contain nothing offensive if digits are read as letters: %s', (style) => {
    const letters: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }
    const read = (name: string) => name.toLowerCase().replace(/\d/g, (digit) => letters[digit] ?? digit)
    expect(offensiveIn(allOf(style).map(read))).toEqual([])
  })

  it('don’t end with hate symbols or slang numbers', () => {
    expect([14, 18, 28, 69, 83, 88].filter((number) => numbers.includes(number))).toEqual([])
  })
})

// Pearson's chi-square test. Bounds: chi2.isf(1e-9, df) of scipy 1.17 for 143, 4 and 74 degrees of freedom.
describe('draws are uniform for', () => {
  const random = seeded(20261121)
  const names = Array.from({ length: 4000 }, () => namesOf({ length: 'long', numbers: true }, { random })).flat()

  it('pairs of words', () => {
    const counts = countOf(names.map((name) => /^([A-Z][a-z]+){2}(?=[A-Z])/.exec(name)?.[0]))
    expect(counts.size).toBe(144)
    expect(chiSquare(counts.values())).toBeLessThan(268.75)
  })

  it('suffixes', () => {
    const counts = countOf(names.map((name) => /[A-Z][a-z]+(?=\d)/.exec(name)?.[0]))
    expect([...counts.keys()].sort()).toEqual([...suffixes].sort())
    expect(chiSquare(counts.values())).toBeLessThan(47.87)
  })

  it('numbers', () => {
    const counts = countOf(names.map((name) => Number(name.slice(-2))))
    expect([...counts.keys()].sort((one, other) => one - other)).toEqual(numbers)
    expect(chiSquare(counts.values())).toBeLessThan(171.62)
  })
})

// Expected values: docs/rules.md.
describe('availability', () => {
  // Binomial with n = 12,000 and p = 0.7: mean 8,400, standard deviation 50.2. The bound is 6 standard deviations.
  it('is simulated as 70%', () => {
    const random = seeded(2026)
    const marks = Array.from({ length: 1000 }, () => made({}, { random }).usernames).flat()
    const available = marks.filter(({ available }) => available === true).length
    expect(available + marks.filter(({ available }) => available === false).length).toBe(12_000)
    expect(Math.abs(available - 8400)).toBeLessThan(302)
  })

  it('is null if the page checks it', () => {
    const { usernames } = made({}, { random: seeded(1), checked: true })
    expect(usernames.map(({ available }) => available)).toEqual(Array(12).fill(null))
  })
})

describe('variations', () => {
  it('are of the first name', () => {
    const { usernames, variations } = made({ numbers: true })
    expect(variations).toEqual(variationsOf(usernames[0]?.username ?? ''))
  })

  // By hand.
  eachRow([
    [
      'NeonWolf',
      ['neonwolf', 'neon_wolf', 'neon.wolf', 'neon-wolf', 'TheNeonWolf', 'ItsNeonWolf', 'RealNeonWolf', 'IAmNeonWolf'],
    ],
    [
      'TinyFoxDream24',
      [
        'tinyfoxdream24',
        'tiny_fox_dream_24',
        'tiny.fox.dream.24',
        'tiny-fox-dream-24',
        'TheTinyFoxDream24',
        'ItsTinyFoxDream24',
        'RealTinyFoxDream24',
        'IAmTinyFoxDream24',
      ],
    ],
    ['Luna月', ['luna月', 'TheLuna月', 'ItsLuna月', 'RealLuna月', 'IAmLuna月']],
    ['月٣', ['月_٣', '月.٣', '月-٣', 'The月٣', 'Its月٣', 'Real月٣', 'IAm月٣']],
  ])('of %s', (name, variations) => {
    expect(variationsOf(name)).toEqual(variations)
  })

  it('are all different, and different from the name', () => {
    fc.assert(
      fc.property(inputs, words, fc.integer(), (input, word, seed) => {
        const { usernames, variations } = made({ ...input, word }, { random: seeded(seed) })
        expect(new Set([...variations, usernames[0]?.username]).size).toBe(variations.length + 1)
      }),
    )
  })
})

describe('rejects', () => {
  eachRow([
    [{ style: 'rude' }, ['style unknown-choice']],
    [{ length: 'endless' }, ['length unknown-choice']],
    [{ style: 'constructor', length: '' }, ['style unknown-choice', 'length unknown-choice']],
  ])('%j', (fields, codes) => {
    expect(codesOf({ ...initial, ...fields })).toEqual(codes)
  })

  eachRow([...brokenSources])('a random source that returns %s', (_, random) => {
    for (const length of lengths) {
      expect(codesOf({ ...initial, length, numbers: true }, { random } as UsernameContext)).toEqual(['no-random'])
    }
  })
})

describe('a word', () => {
  eachRow(styles)('is part of all twelve different names in the style %s', (style) => {
    for (const length of lengths)
      for (const word of ['luna', 'catherine', 'x', 'Émile', 'abcdefghij'])
        for (const numbered of [true, false]) {
          const names = namesOf({ style, length, word, numbers: numbered })
          expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(12)
          for (const name of names) expect(name.toLowerCase()).toContain(word.toLowerCase())
          if (length === 'short') for (const name of names) expect(name.length).toBeLessThanOrEqual(12)
        }
  })

  it('gives twelve different names, whatever it is', () => {
    fc.assert(
      fc.property(inputs, words, fc.integer(), (input, word, seed) => {
        const names = namesOf({ ...input, word }, { random: seeded(seed) })
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(12)
      }),
      { numRuns: 500 },
    )
  })

  it('begins with a capital letter, before or after another word', () => {
    const names = namesOf({ word: ' luna ' })
    const [firsts, seconds] = wordsOf.cool
    for (const name of names) {
      const other = name.replace('Luna', '')
      expect([...firsts, ...seconds]).toContain(other)
    }
  })

  eachRow([
    ['two words', 'word not-a-word'],
    ['a_b', 'word not-a-word'],
    ['x'.repeat(17), 'word word-too-long'],
  ])('can’t be %j', (word, code) => expect(codesOf({ ...initial, word })).toEqual([code]))

  it('in a short name has room for two digits', () => {
    expect(codesOf({ ...initial, length: 'short', word: 'abcdefghijk' })).toEqual(['word word-too-long'])
    expect(codesOf({ ...initial, length: 'short', word: 'abcdefghij' })).toEqual([])
  })

  it('that’s missing is the same as an empty one', () => {
    const { word: _, ...others } = initial
    expect(codesOf(others)).toEqual([])
  })
})
