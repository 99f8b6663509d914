import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../src/engine/regex-tester/regex-tester'
import { capturesIn } from '../../../src/widgets/regex-tester/captures'
import { highlightsOf, partsOf, partsOfPattern } from '../../../src/widgets/regex-tester/colored-parts'
import { Matches } from '../../../src/widgets/regex-tester/matches'
import { namesOf, pack } from '../../../src/widgets/regex-tester/packed-matches'
import { piecesOf, setRows } from '../../../src/widgets/regex-tester/rows'
import { eachRow } from '../../each-row'

function find(pattern: string, flags: string, text: string) {
  const input = { pattern, flags, text }
  const result = evaluate(input)
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return { plain: result.value, found: new Matches(text, structuredClone(pack(result.value, input))) }
}

function rowsOf(text: string, columns: number) {
  const rows = setRows(text, columns)
  while (!rows.done) rows.advance(7)
  return Array.from({ length: rows.count }, (_, row) => text.slice(rows.start(row), rows.start(row + 1)))
}

// Expected: what the engine itself gives, before it is packed.
describe('matches unpacked', () => {
  eachRow([
    ['(?<year>\\d{4})(?:-(?<month>\\d\\d))?(x*)', '2026-11 2027xx'],
    ['(a)|(b*)(c)', 'ac'],
    ['x?', 'axb'],
    ['(?<__proto__>a)', 'a'],
    ['[(](?<one>.)\\(([)(?<no>])', '(1((2(<'],
    ['(?=(.*))', 'abc'],
    ['(?<=(\\d))a', '1a2a'],
    ['zz', 'a'],
  ])('match the engine: %s in %j', (pattern, text) => {
    const { plain, found } = find(pattern, 'g', text)
    expect({ ...found }).toEqual(plain)
    expect(structuredClone(found)).toEqual(plain)
  })

  it('match the engine for any text', () => {
    const pattern = fc.constantFrom('(a)?b*', '(?<x>a)|(?<y>b)|', '((a)(b)?)', '.', '\\s+|(\\w)')
    fc.assert(
      fc.property(pattern, fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '👍') }), (source, text) => {
        const { plain, found } = find(source, 'g', text)
        expect({ ...found }).toEqual(plain)
      }),
    )
  })
})

// Expected: by hand, from ECMAScript 2025, 22.2.1.
describe('names of groups', () => {
  eachRow<[string, string, string[], (string | null)[]]>([
    ['(?<a>x)(y)(?:z)', '', ['a'], ['a', null]],
    ['\\(?<b>(x)', '', [], [null]],
    ['[(](?<a>x)[^()]', '', ['a'], ['a']],
    ['(?=(x))(?<!(y))(?<=z)', '', [], [null, null]],
    ['[[(]--[)]](?<a>x)', 'v', ['a'], ['a']],
    ['[[(](?<a>x)', '', ['a'], ['a']],
    ['(?<a>x)|(?<a>y)', '', ['a'], ['a', 'a']],
    ['(?<\\u0061>x)', '', ['a'], ['a']],
    ['(?i:(x))', '', [], [null]],
  ])('of /%s/%s', (pattern, flags, known, expected) => {
    expect(namesOf(pattern, flags, known)).toEqual(expected)
  })
})

// Expected: by hand. Tone 0 surrounds the groups.
describe('the parts of a match', () => {
  eachRow<[string, string, string, string[]]>([
    ['without groups have the color of the first', 'a.', 'ab', ['1ab']],
    ['are its groups and what surrounds them', '(a)-(b)!', 'a-b!', ['1a', '0-', '2b', '0!']],
    ['have the color of the innermost group', '((a)b)(c)', 'abc', ['2a', '1b', '3c']],
    ['leave out a group that took no part, or no characters', '(a)|(b)|(x*)b', 'b', ['2b']],
    ['leave out a group beside the match', '(?<=(a))b(?=(c))', 'abc', ['0b']],
    ['have the last round of a repeated group', '(?:(a)|b)+', 'ab', ['0ab']],
    ['have four colors in turn', '(a)(b)(c)(d)(e)', 'abcde', ['1a', '2b', '3c', '4d', '1e']],
  ])('%s', (_, pattern, text, expected) => {
    const { found } = find(pattern, 'g', text)
    expect(partsOf(found, 0).map(({ from, to, tone }) => tone + text.slice(from, to))).toEqual(expected)
  })

  it('are of the first color if the positions of the groups are unknown', () => {
    const input = { pattern: '(a)', flags: 'g', text: 'a' }
    const result = evaluate(input)
    const found = result.ok && new Matches('a', pack(result.value, input, true))
    expect(found && partsOf(found, 0)).toEqual([{ from: 0, to: 1, tone: 1 }])
  })

  it('cover a match without gaps', () => {
    const pattern = fc.constantFrom('(a)?b*', '(?<x>a)|(?<y>b)|', '((a)(b)?)', '(?=(.))(a(b?))+')
    fc.assert(
      fc.property(pattern, fc.string({ unit: fc.constantFrom('a', 'b', ' ') }), (source, text) => {
        const { found } = find(source, 'g', text)
        for (let match = 0; match < found.listed; match++) {
          const parts = partsOf(found, match).map(({ from, to }) => text.slice(from, to))
          expect(parts.join('')).toBe(found.at(match).match)
        }
      }),
    )
  })
})

// Expected: by hand.
describe('the match at a place', () => {
  eachRow<[string, string, number, number, number | undefined]>([
    ['is the one around it', 'a+', 4, 4, 1],
    ['is the first of two that touch', 'a', 1, 1, 0],
    ['is the one that is selected', 'a', 1, 2, 1],
    ['is the empty one that is there', 'a*?', 1, 1, 1],
    ['is none between matches', 'a+', 2, 2, undefined],
  ])('%s', (_, pattern, from, to, expected) => {
    const text = pattern === 'a+' ? 'a--aaa' : 'aaa'
    expect(highlightsOf(find(pattern, 'g', text).found).at(from, to)).toBe(expected)
  })
})

// Expected: by hand.
describe('the parts of a pattern', () => {
  eachRow<[string, string, string[]]>([
    ['(a)b(?:c)(?<d>e)', '', ['1(a)', '2(?<d>e)']],
    ['((a)b)', '', ['1(', '2(a)', '1b)']],
    ['\\((a[)(])', '', ['1(a[)(])']],
    ['(?<=(a))(?!(b))', '', ['1(a)', '2(b)']],
    ['[[(]&&[)]](a)', 'v', ['1(a)']],
    ['(a(b', '', ['1(a', '2(b']],
    ['a)(b)', '', ['1(b)']],
  ])('/%s/%s', (pattern, flags, expected) => {
    const parts = partsOfPattern(pattern, capturesIn(pattern, flags))
    expect(parts.map(({ from, to, tone }) => tone + pattern.slice(from, to))).toEqual(expected)
  })
})

// Expected: by hand.
describe('rows', () => {
  eachRow<[string, string, number, string[]]>([
    ['after line ends', 'ab\n\nc', 9, ['ab\n', '\n', 'c']],
    ['an empty one behind a last line end', 'a\n', 9, ['a\n', '']],
    ['one for an empty text', '', 9, ['']],
    ['after the last space that fits', 'one two three', 8, ['one two ', 'three']],
    ['within a word that is too long', 'abcdefgh', 3, ['abc', 'def', 'gh']],
    ['fewer of wide characters', '日本語テ', 4, ['日本', '語テ']],
    ['never within a pair', '👍👍👍', 4, ['👍👍', '👍']],
    ['never before a mark that joins', 'abe\u0301', 3, ['abe\u0301']],
  ])('%s', (_, text, columns, expected) => {
    expect(rowsOf(text, columns)).toEqual(expected)
  })

  it('contain the whole text in order', () => {
    const unit = fc.constantFrom('a', ' ', '\n', '👍', '日', 'é', '\u0301', '\u200d', '\t')
    fc.assert(
      fc.property(fc.string({ unit }), fc.integer({ min: 1, max: 12 }), (text, columns) => {
        expect(rowsOf(text, columns).join('')).toBe(text)
      }),
    )
  })
})

describe('pieces of a row', () => {
  const marked = (pattern: string, text: string, columns = 80) => {
    const { found } = find(pattern, 'g', text)
    const rows = setRows(text, columns)
    rows.advance(text.length)
    return Array.from({ length: rows.count }, (_, row) =>
      piecesOf(found, rows.start(row), rows.start(row + 1))
        .map((piece) => (piece.match === undefined ? piece.text : `[${piece.text}${piece.newline ? '↵' : ''}]`))
        .join(''),
    )
  }

  eachRow<[string, string, string, number, string[]]>([
    ['marks matches between what is none', 'b+', 'abba', 80, ['a[bb]a']],
    ['marks adjacent matches one by one', 'a', 'aa', 80, ['[a][a]']],
    ['marks matches of no length', 'x?', 'axb', 80, ['[]a[x][]b[]']],
    ['marks one of no length at a cut once', '(?=d)', 'abcdef', 3, ['abc', '[]def']],
    ['marks a match over a cut on both sides', 'cd', 'abcdef', 3, ['ab[c]', '[d]ef']],
    ['marks a line end', '\\n', 'a\nb', 80, ['a[↵]', 'b']],
    ['marks a match over line ends', 'a\\n\\nb', 'a\n\nb', 80, ['[a↵]', '[↵]', '[b]']],
    ['marks the end of an empty last line', '$', 'a\n', 80, ['a', '[]']],
    ['marks line starts', '^', 'a\nb', 80, ['[]a', 'b']],
  ])('%s', (_, pattern, text, columns, expected) => {
    expect(marked(pattern, text, columns)).toEqual(expected)
  })

  it('contain the whole text', () => {
    const pattern = fc.constantFrom('a', 'a*', '\\s', '[^a]+', '(?=b)', '.|\\n')
    fc.assert(
      fc.property(pattern, fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n') }), (source, text) => {
        expect(
          marked(source, text, 4)
            .join('')
            .replaceAll(/[[\]↵]/g, ''),
        ).toBe(text.replaceAll('\n', ''))
      }),
    )
  })
})
