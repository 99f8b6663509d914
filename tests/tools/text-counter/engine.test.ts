import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countText,
  evaluate,
  example,
  type Input,
  initial,
  type Output,
} from '../../../src/engine/text-counter/text-counter'
import { eachRow } from '../../each-row'
import { characterStep, megabyte, sized } from '../../scale'
import oracle from './engine.oracle.json'

// Expected counts: perl 5.36's \X, \b{wb} and \b{sb}; engine.oracle.pl says which texts and why.
describe('matches Perl’s counts', () => {
  eachRow(oracle)('$locale $text', ({ text, locale, ...counts }) => {
    expect(countText(text, locale)).toMatchObject(counts)
  })
})

// Expected counts: by hand, from UAX #29 (rule in brackets) and, for bytes, from the Encoding Standard's UTF-8 encoder.
describe('counts', () => {
  eachRow<[string, string, Partial<Output>]>([
    ['nothing', '', { characters: 0, words: 0, sentences: 0, paragraphs: 0, lines: 0, bytes: 0, readingTime: 0 }],
    ['white space', ' \t\n', { characters: 3, charactersNoSpaces: 0, words: 0, sentences: 0, paragraphs: 0, lines: 2 }],
    ['CRLF as one character (GB3)', 'a\r\nb', { characters: 3, charactersNoSpaces: 2, utf16: 4, lines: 2 }],
    ['LF CR as two (GB4)', '\n\r', { characters: 2, lines: 3 }],
    ['a mark after CRLF apart (GB4)', '\r\n\u0301', { characters: 2, charactersNoSpaces: 1 }],
    ['a mark on a space as visible', 'a \u0301', { characters: 2, charactersNoSpaces: 2, codePoints: 3 }],
    ['a family as one (GB11)', '👨‍👩‍👧', { characters: 1, codePoints: 5, utf16: 8, bytes: 18, words: 0, sentences: 0 }],
    ['three flag letters as two (GB12)', '🇹🇷🇩', { characters: 2, codePoints: 3 }],
    ['Hangul letters by syllable (GB6 to 8)', '\u1112\u1161\u11ab\u1100', { characters: 2, codePoints: 4, words: 1 }],
    ['a lone surrogate', 'a\ud83dz', { characters: 3, codePoints: 3, utf16: 3, bytes: 5 }],
    ['two lone surrogates', '\udc00\ud800', { codePoints: 2, bytes: 6 }],
    ['a pair after a lone one', '\ud83d\ud83d\ude00', { codePoints: 2, bytes: 7 }],
    ['one underscore as no word', '_ a', { words: 1 }],
    ['what underscores join (WB13a, b)', 'a_1 _b __', { words: 3 }],
    ['a full stop between letters (WB6)', 'a.b a..b a.1', { words: 5 }],
    ['commas between digits (WB11)', '1,000 1,,000 1,a', { words: 5 }],
    ['a word that a soft hyphen breaks (WB4)', 'co\u00adop', { words: 1 }],
    ['a full stop before a small letter (SB8)', 'approx. 3 feet. Yes.', { sentences: 2 }],
    ['a heading as a sentence (SB4)', 'Title\nText. More', { sentences: 3 }],
    ['punctuation as no sentence', 'Hm. ... !!!\n---', { sentences: 1 }],
    ['a sentence without a full stop', 'no end', { sentences: 1 }],
  ])('%s', (_, text, counts) => {
    expect(countText(text)).toMatchObject(counts)
  })

  it('finds words and sentences in scripts without spaces', () => {
    const chinese = countText('今天天气很好。我们去公园散步。', 'zh')
    expect(chinese).toMatchObject({ characters: 15, sentences: 2 })
    expect(chinese.words).toBeGreaterThan(3)
    expect(countText('ฉันรักภาษาไทย', 'th').words).toBeGreaterThan(1)
    expect(countText('私は学生です。', 'ja').words).toBeGreaterThan(1)
  })

  // CLDR: in Greek the semicolon is the question mark.
  it('depends on the language', () => {
    expect(countText('Τι; Ναι', 'el').sentences).toBe(2)
    expect(countText('Τι; Ναι', 'en').sentences).toBe(1)
  })
})

// Expected counts: by hand, from the readline rule R4 of the Unicode Standard, 5.8, and this tool's rule for paragraphs.
describe('lines and paragraphs', () => {
  eachRow([
    ['a', 1, 1],
    ['a\n', 2, 1],
    ['\n', 2, 0],
    ['a\nb', 2, 1],
    ['a\n\nb', 3, 2],
    ['a\r\n\r\nb', 3, 2],
    ['a\r\rb', 3, 2],
    ['a\n \t\u3000\nb', 3, 2],
    ['\n\na\n\n\n\nb\n\n', 9, 2],
    ['a\u2028b', 2, 1],
    ['a\u2029b', 2, 2],
    ['a\u0085\u0085b', 3, 2],
    ['a\fb', 2, 1],
    ['a\vb', 1, 1],
  ])('%j', (text, lines, paragraphs) => {
    expect(countText(text)).toMatchObject({ lines, paragraphs })
  })
})

// Expected values: docs/rules.md.
describe('reading time', () => {
  eachRow([
    [0, 0],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [401, 3],
  ])('%i words take %i min', (words, readingTime) => {
    expect(countText('word '.repeat(words))).toMatchObject({ words, readingTime })
  })
})

// Expected counts: Intl.Segmenter over the whole text at once, which this tool never asks.
describe('agrees with the platform', () => {
  const pieces = (text: string, locale: string, granularity: 'grapheme' | 'word' | 'sentence') => [
    ...new Intl.Segmenter(locale, { granularity }).segment(text),
  ]
  const platform = (text: string, locale: string) => {
    const graphemes = pieces(text, locale, 'grapheme')
    return {
      characters: graphemes.length,
      charactersNoSpaces: graphemes.filter(({ segment }) => !/^\p{White_Space}+$/u.test(segment)).length,
      words: pieces(text, locale, 'word').filter(({ isWordLike }) => isWordLike).length,
      sentences: pieces(text, locale, 'sentence').filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment)).length,
      codePoints: [...text].length,
      bytes: new TextEncoder().encode(text).length,
    }
  }
  const locales = ['en', 'tr', 'de', 'el', 'fi', 'sv', 'ja', 'en-US-u-va-posix']
  const ascii = [...'aZz09_.,:;\'"!?()-/@# \t\r\n']
  const others = [
    ...'éßıĀµª²½·…–“”‘’×÷ΑωЖя،ابא״ँकि्กำ汉かカ。、　！한👍🏽👩🇹🇷❤𝒜',
    ...['\u00ad', '\u0301', '\u0308', '\u200d', '\u200b', '\u200c', '\ufe0f', '\u20e3', '\u0600', '\u0085', '\u00a0'],
    ...['\u2028', '\u2029', '\ufeff', '\u1112', '\u1161', '\u11ab', '\uff9e', '\ud800', '\udc00', '\u180e', '\u037e'],
  ]
  const textOf = (units: string[], maxLength: number) =>
    fc.array(fc.constantFrom(...units), { maxLength, size: 'max' }).map((parts) => parts.join(''))

  it('on ASCII', () => {
    fc.assert(
      fc.property(textOf(ascii, 60), fc.constantFrom(...locales), (text, locale) => {
        expect(countText(text, locale)).toMatchObject(platform(text, locale))
      }),
      { numRuns: 500 },
    )
  })

  it('on mixed text', () => {
    fc.assert(
      fc.property(textOf([...ascii, ...ascii, ...others], 60), fc.constantFrom(...locales), (text, locale) => {
        expect(countText(text, locale)).toMatchObject(platform(text, locale))
      }),
      { numRuns: 500 },
    )
  })

  it('on texts longer than a window', () => {
    const long = fc.array(textOf([...ascii, ...others.filter((unit) => !/[汉かカก]/u.test(unit))], 40), {
      minLength: 20,
      maxLength: 120,
      size: 'max',
    })
    fc.assert(
      fc.property(long, fc.constantFrom('', ' ', 'ab'), fc.constantFrom(...locales), (parts, glue, locale) => {
        const text = parts.join(glue)
        expect(countText(text, locale)).toMatchObject(platform(text, locale))
      }),
      { numRuns: 40 },
    )
  })

  // All that the fast paths know, and every 61st of the Han, which are all alike. `npm test` takes each 7th past Latin.
  it('on every character next to letters, digits, spaces and itself', sized, () => {
    const step = (unit: number) => (unit >= 0x3100 && unit < 0x9fff ? 61 : unit < 0x250 ? 1 : characterStep)
    for (let unit = 0; unit <= 0xa000; unit += step(unit)) {
      const c = String.fromCharCode(unit)
      const text = `a${c}b ${c}a${c} 1${c}2 ${c}${c} ${c}_${c} א${c}א ${c}1 a.${c}b`
      const { characters, words } = platform(text, 'en')
      expect([c, countText(text, 'en')]).toMatchObject([c, { characters, words }])
    }
  })

  eachRow([
    ['one long mark', `a${'\u0301'.repeat(9000)}b`],
    ['one long word', 'é\u0301'.repeat(5000)],
    ['flags', '🇹🇷'.repeat(3000)],
    ['families', '👨‍👩‍👧'.repeat(1000)],
    ['sentences that a small letter joins', `${'Etc. 12 '.repeat(500)}${'(1) '.repeat(2000)}end. Next`],
    ['digits alone', '1. 2, 3; '.repeat(1500)],
    ['no letter at all', '. '.repeat(5000)],
    ['Thai signs', 'กำ กิ '.repeat(2000)],
    ['Hindi', 'क्या कि '.repeat(1500)],
  ])('on %s', (_, text) => {
    expect(countText(text, 'en')).toMatchObject(platform(text, 'en'))
  })
})

// Properties: what a count is, whatever the text.
describe('properties', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 50 })
  const counted: (keyof Output)[] = [
    'characters',
    'charactersNoSpaces',
    'words',
    'sentences',
    'codePoints',
    'utf16',
    'bytes',
  ]

  it('adds up over paragraphs', () => {
    fc.assert(
      fc.property(text, text, (first, second) => {
        const both = countText(`${first}\n\n${second}`)
        const apart = [first, '\n\n', second].map((part) => countText(part))
        for (const field of counted) expect(both[field]).toBe(apart.reduce((sum, part) => sum + part[field], 0))
      }),
    )
  })

  it('counts a text repeated n times n times', () => {
    const paragraph = '“It’s 3.14,” he said… Naïve?\r\n\r\n'
    const once = countText(paragraph)
    const often = countText(paragraph.repeat(20_000))
    for (const field of counted) expect(often[field]).toBe(once[field] * 20_000)
    expect(often.paragraphs).toBe(20_000)
  })
})

// Totality: any record gives a count, in any locale.
describe('never throws', () => {
  it('answers its example and an empty tool', () => {
    expect(evaluate(initial)).toMatchObject({ ok: true, value: { characters: 0, lines: 0 } })
    expect(evaluate(example)).toMatchObject({ ok: true, value: { words: 10, sentences: 3, paragraphs: 2, lines: 3 } })
  })

  eachRow<[string, unknown]>([
    ['no field', {}],
    ['a list', { text: ['a'] }],
    ['null', { text: null }],
    ['__proto__', JSON.parse('{"__proto__": {"text": 1}}')],
  ])('counts %s as empty text', (_, input) => {
    expect(evaluate(input as Input)).toEqual(evaluate(initial))
  })

  it('counts a number as text', () => {
    const number: unknown = { text: 3.14 }
    expect(evaluate(number as Input)).toMatchObject({ ok: true, value: { characters: 4, words: 1 } })
  })

  eachRow(['', 'not a locale', 'xx-invalid-locale-zzzzzzzzzz', '__proto__', '5', '\ud800'])(
    'locale %j is English',
    (locale) => {
      expect(evaluate({ text: 'Hi, Ann.' }, { locale })).toMatchObject({ ok: true, value: { words: 2, sentences: 1 } })
    },
  )

  it('counts in any string are nonnegative integers', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200, size: 'max' }), (any) => {
        for (const count of Object.values(countText(any)))
          expect(count).toSatisfy((n: number) => Number.isInteger(n) && n >= 0)
      }),
    )
  })

  eachRow(['a', '. ', '\u0301', '👍', '\ud800', '\n'])('counts a long text of %j', sized, (unit) => {
    const text = unit.repeat(megabyte / unit.length)
    expect(countText(text).utf16).toBe(megabyte)
  })
})
