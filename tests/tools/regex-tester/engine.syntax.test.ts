import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile } from '../../../src/engine/regex-tester/matches'
import { presets } from '../../../src/engine/regex-tester/presets'
import { flagsForAnalysis, hasUnbounded, riskOf } from '../../../src/engine/regex-tester/risk'
import { knownMessages } from '../../../src/engine/regex-tester/syntax/errors'
import { explain } from '../../../src/engine/regex-tester/syntax/explain'
import { shownCharacter } from '../../../src/engine/regex-tester/syntax/explain-text'
import { mayExplode } from '../../../src/engine/regex-tester/syntax/nested'
import { parsePattern } from '../../../src/engine/regex-tester/syntax/parse'
import { reference } from '../../../src/engine/regex-tester/syntax/reference'
import type { Token } from '../../../src/engine/regex-tester/syntax/token'
import { strings } from '../../../src/widgets/regex-tester/regex-tester.strings'
import { eachRow } from '../../each-row'
import { newer, patterns } from './patterns'

const treeOf = (pattern: string, flags = '') => {
  const parsed = parsePattern(pattern, flags)
  if (!parsed.ok) throw new Error(`${pattern}: ${parsed.code}`)
  return parsed.pattern
}
const all = (tokens: readonly Token[]): Token[] => tokens.flatMap((token) => [token, ...all(token.children ?? [])])

describe('an explanation', () => {
  eachRow([...patterns, ...newer])(
    'of %s with the flags "%s" covers the pattern, and each token is inside its parent',
    (pattern, flags) => {
      const check = (tokens: readonly Token[], from: number, to: number) => {
        let done = from
        for (const token of tokens) {
          expect(token.from).toBeGreaterThanOrEqual(done)
          expect(token.to).toBeLessThanOrEqual(to)
          expect(strings.explain).toHaveProperty(token.word)
          check(token.children ?? [], token.from, token.to)
          done = token.to
        }
      }
      const tokens = explain(treeOf(pattern, flags), flags)
      check(tokens, 0, pattern.length)
      // Only | is between the tokens of the first level.
      let rest = pattern
      for (const { from, to } of [...tokens].reverse()) rest = rest.slice(0, from) + rest.slice(to)
      expect(rest.replaceAll('|', '')).toBe('')
    },
  )

  // By hand, from ECMAScript 2025, 22.2.1.
  eachRow<[pattern: string, flags: string, words: string[]]>([
    ['^a$', '', ['start', 'character', 'end']],
    ['^a$', 'm', ['lineStart', 'character', 'lineEnd']],
    ['.', '', ['dot']],
    ['.', 's', ['anyCharacter']],
    ['(?s:.).', '', ['flagsOn', 'anyCharacter', 'dot']],
    ['(?-i:a)a', 'i', ['flagsOff', 'character', 'characterAnyCase']],
    ['ab', 'i', ['textAnyCase']],
    ['a|', '', ['alternative', 'character', 'emptyAlternative']],
    [
      'a+?b*c?d??e{2}f{2,}g{2,3}?',
      '',
      [
        'atLeastLazy',
        'character',
        'atLeast',
        'character',
        'optional',
        'character',
        'optionalLazy',
        'character',
        'exactly',
        'character',
        'atLeast',
        'character',
        'betweenLazy',
        'character',
      ],
    ],
    ['(a)(?:b)(?<n>c)', '', ['group', 'character', 'uncaptured', 'character', 'namedGroup', 'character']],
    [
      '(?=a)(?!a)(?<=a)(?<!a)',
      '',
      ['followed', 'character', 'notFollowed', 'character', 'preceded', 'character', 'notPreceded', 'character'],
    ],
    ['(a)\\1(?<n>b)\\k<n>', '', ['group', 'character', 'reference', 'namedGroup', 'character', 'namedReference']],
    [
      '\\d\\D\\w\\W\\s\\S\\b\\B',
      '',
      ['digit', 'digitNot', 'word', 'wordNot', 'space', 'spaceNot', 'boundary', 'notBoundary'],
    ],
    ['[a-z_][^\\d]', '', ['set', 'range', 'character', 'notSet', 'digit']],
    ['[][^]', '', ['never', 'anyCharacter']],
    ['\\p{L}\\P{L}', 'u', ['property', 'propertyNot']],
    ['\\p{RGI_Emoji}', 'v', ['propertyOfStrings']],
    ['[\\w--\\d--_]', 'v', ['set', 'subtraction', 'word', 'digit', 'character']],
    ['[\\w&&[^a]]', 'v', ['set', 'intersection', 'word', 'notSet', 'character']],
    ['[\\q{ab|c|}]', 'v', ['set', 'strings', 'text', 'character', 'emptyString']],
    ['\\t\\n', '', ['text']],
    ['\\t', '', ['tab']],
    ['\\u{1F600}', 'u', ['character']],
    ['\\u200b', '', ['codePoint']],
    ['😀+', '', ['halfCharacter', 'atLeast', 'halfCharacter']],
    ['😀+', 'u', ['atLeast', 'character']],
  ])('of %s with the flags "%s"', (pattern, flags, words) => {
    expect(all(explain(treeOf(pattern, flags), flags)).map(({ word }) => word)).toEqual(words)
  })

  it('names properties with their values, if they have any', () => {
    const tokens = all(explain(treeOf('\\p{Script=Greek}\\P{Alphabetic}\\p{RGI_Emoji}', 'v'), 'v'))
    expect(tokens.map(({ values }) => values)).toEqual([
      { name: 'Script=Greek' },
      { name: 'Alphabetic' },
      { name: 'RGI_Emoji' },
    ])
  })

  it('numbers groups by their opening parentheses, nested and named ones too', () => {
    const groups = all(explain(treeOf('((a)(?<n>b))|(c)'), '')).flatMap(({ group }) => group ?? [])
    expect(groups).toEqual([1, 2, 3, 4])
  })

  it('describes every token of the quick reference, which compiles', () => {
    for (const token of Object.values(reference).flat() as { token: string; sample?: string; flag?: string }[]) {
      const source = token.sample ?? token.token
      expect(explain(treeOf(source, token.flag), token.flag ?? '').length).toBeGreaterThan(0)
      if (source !== '(?i:)') expect(compile(source, token.flag ?? '')).toBeInstanceOf(RegExp)
    }
  })
})

describe('the parser agrees with the platform on what is valid', () => {
  it('for every pattern in the table', () => {
    for (const [pattern, flags] of patterns)
      expect([pattern, compile(pattern, flags) instanceof RegExp]).toEqual([pattern, true])
  })

  it('for any characters', () => {
    const piece = fc.constantFrom(
      'a',
      '(',
      ')',
      '[',
      ']',
      '{',
      '}',
      '1',
      ',',
      '*',
      '+',
      '?',
      '|',
      '\\',
      '^',
      '$',
      '-',
      'd',
      'k',
      '<',
      '>',
      '=',
      '!',
      ':',
      'p{L}',
      '&&',
    )
    // (?i:…) and duplicate names are newer than some platforms.
    const isOld = (pattern: string) => !/\(\?[^:=!<]/.test(pattern) && (pattern.match(/\(\?<[^=!]/g)?.length ?? 0) < 2
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), fc.constantFrom('', 'u', 'v'), (pieces, flags) => {
        const pattern = pieces.join('')
        if (!isOld(pattern)) return
        expect([pattern, flags, parsePattern(pattern, flags).ok]).toEqual([
          pattern,
          flags,
          compile(pattern, flags) instanceof RegExp,
        ])
      }),
      { numRuns: 3000 },
    )
  })
})

// The places: by hand.
describe('an error', () => {
  eachRow<[pattern: string, flags: string, code: string, part: string, from: number]>([
    ['(', '', 'unterminated-group', '(', 0],
    ['a((b)', '', 'unterminated-group', '(', 1],
    ['a)', '', 'unmatched-paren', ')', 1],
    ['ab[c', '', 'unterminated-class', '[', 2],
    ['a**', '', 'nothing-to-repeat', '*', 2],
    ['a{2}{3}', '', 'nothing-to-repeat', '{3}', 4],
    ['+a', '', 'nothing-to-repeat', '+', 0],
    ['a\\', '', 'lone-backslash', '\\', 1],
    ['x(?<1>a)', '', 'invalid-group-name', '(?<1>', 1],
    ['(?<a>x)(?<a>y)', '', 'duplicate-group-name', '(?<a>', 7],
    ['(?<a>)\\k<b>', '', 'unknown-group', '\\k<b>', 6],
    ['x[z-a]', '', 'range-order', 'z-a', 2],
    ['[\\u0062-\\u0061]', '', 'range-order', '\\u0062-\\u0061', 1],
    ['a{2,1}', '', 'quantifier-order', '{2,1}', 1],
    ['a{', 'u', 'incomplete-quantifier', '{', 1],
    ['x}', 'u', 'lone-bracket', '}', 1],
    ['\\p{Foo}', 'u', 'invalid-property', '\\p{Foo}', 0],
    ['\\u{110000}', 'u', 'invalid-unicode-escape', '\\u', 0],
    ['(?x)', '', 'invalid-group', '(?x', 0],
    ['(?ii:a)', '', 'duplicate-modifier', '(?ii:', 0],
    ['(?-:a)', '', 'invalid-modifiers', '(?-:', 0],
    ['[(]', 'v', 'invalid-class-character', '(', 1],
    ['[^\\q{ab}]', 'v', 'negated-strings', '[^\\q{ab}]', 0],
    ['[\\d-z]', 'u', 'invalid-range', '\\d-z', 1],
    ['a\\-', 'u', 'invalid-escape', '\\-', 1],
    ['\\k', 'u', 'invalid-reference', '\\k', 0],
    ['[\\q{a', 'v', 'unterminated-strings', '\\q{a', 1],
  ])('in %s with the flags "%s" is %s, at %s', (pattern, flags, code, part, from) => {
    const parsed = parsePattern(pattern, flags)
    if (parsed.ok) throw new Error('valid')
    expect([parsed.code, pattern.slice(parsed.from, parsed.to), parsed.from]).toEqual([code, part, from])
  })

  it('has a code for each of the parser’s messages', () => {
    const source = readFileSync('node_modules/@eslint-community/regexpp/index.mjs', 'utf8')
    const messages = [...source.matchAll(/this\.raise\("((?:[^"\\]|\\.)+)"/g)].map(([, text]) =>
      JSON.parse(`"${text}"`),
    )
    // About literals and flags, which the tool doesn't parse.
    const others = ['Empty', 'Invalid regular expression flags']
    expect(messages.filter((message) => !(message in knownMessages) && !others.includes(message))).toEqual([])
    expect(messages.length).toBeGreaterThan(35)
  })

  it('is said for patterns that are too deep or too long to parse', () => {
    expect(parsePattern('('.repeat(100_000), '')).toMatchObject({ ok: false, code: 'too-long' })
    expect(parsePattern('('.repeat(5000) + ')'.repeat(5000), '')).toMatchObject({
      ok: false,
      code: 'too-deep',
      from: 200,
    })
    expect(parsePattern('['.repeat(5000), 'v')).toMatchObject({ ok: false, code: 'too-deep' })
    expect(parsePattern(`[${'a--'.repeat(5000)}a]`, 'v').ok).toBe(true)
    expect(explain(treeOf(`[${'a--'.repeat(5000)}a]`, 'v'), 'v')).toHaveLength(1)
  })

  it('has a place inside the pattern, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 12 }),
        fc.constantFrom('', 'u', 'v'),
        (pattern, flags) => {
          const parsed = parsePattern(pattern, flags)
          if (parsed.ok) return
          expect(parsed.from).toBeLessThan(parsed.to)
          expect(parsed.to).toBeLessThanOrEqual(pattern.length)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

// Its rule: a character that can't be seen is shown by its code. Codes: Unicode.
describe('an end of a range', () => {
  eachRow([
    ['\0', 'U+0000'],
    [' ', 'U+0020'],
    ['!', '!'],
    ['~', '~'],
    ['\u00a0', 'U+00A0'],
    ['\u0301', 'U+0301'],
    ['\u200b', 'U+200B'],
    ['é', 'é'],
    ['😀', '😀'],
  ])('%j is shown as %s', (character, shown) => {
    expect(shownCharacter(character.codePointAt(0) ?? 0)).toBe(shown)
  })
})

// Verdicts: recheck 4.5.0 itself, by its exact checker. The other one has a time limit and depends on the machine.
describe('the risk', () => {
  const judge = async (pattern: string, flags = '') => {
    const { checkSync } = await import('recheck/lib/browser.js' as string)
    return riskOf(checkSync(pattern, flagsForAnalysis(flags), { checker: 'automaton', timeout: 100_000 }))
  }

  eachRow([
    ['(a+)+$', 'exponential'],
    ['(a|a)*b', 'exponential'],
    ['(\\w+\\s?)*$', 'exponential'],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'exponential'],
    ['(?:\\d+)*x', 'exponential'],
    ['(x+x+)+y', 'exponential'],
    ['a+@', 'polynomial'],
    ['\\s+$', 'polynomial'],
    ['a*a*b', 'polynomial'],
    ['^\\d+$', 'safe'],
    ['\\d{4}', 'safe'],
    ['(?i:a+)+b', 'unknown'],
  ])('of %s is %s', async (pattern, kind) => {
    const risk = await judge(pattern)
    expect(risk.kind).toBe(kind)
    if (kind === 'exponential') {
      // It's analyzed at once, because its tree already looks suspicious.
      expect([hasUnbounded(pattern), mayExplode(treeOf(pattern))]).toEqual([true, true])
      expect(risk.hotspots.length).toBeGreaterThan(0)
      expect(risk.attack?.length).toBeGreaterThan(10)
    }
  })

  // Only a repetition of what can itself match in several ways is slow.
  eachRow([
    ['(?:ab)+', false],
    ['(?:a{2}b)*', false],
    ['(?:a\\b[cd].)+', false],
    ['(?:a+b)?', false],
    ['(?:a?b)+', true],
    ['(?:a(?:b|c))+', true],
    ['(a)\\1', true],
  ])('of %s may be exponential: %s', (pattern, expected) => {
    expect(mayExplode(treeOf(pattern))).toBe(expected)
  })

  eachRow([...presets])('of the preset $id is none', async ({ pattern, flags }) => {
    expect((await judge(pattern, flags)).kind).toBe('safe')
  })
})
