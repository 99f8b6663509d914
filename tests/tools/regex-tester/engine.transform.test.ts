import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expand } from '../../../src/engine/regex-tester/expand'
import { eachMatch } from '../../../src/engine/regex-tester/find'
import { compile, toMatch } from '../../../src/engine/regex-tester/matches'
import { evaluate, initial, listLimit } from '../../../src/engine/regex-tester/regex-tester'
import { runTest, testsFrom } from '../../../src/engine/regex-tester/tests'
import { listMatches, splitText } from '../../../src/engine/regex-tester/transform'
import { eachRow } from '../../each-row'
import { patterns, texts } from './patterns'

// Expected texts: String.prototype.replace and split, the platform's own.

const templates = [
  '$1',
  '$2$1',
  '$01',
  '$10',
  '$11',
  '$99',
  '$0',
  '$00',
  '$&',
  '[$&]',
  '$`',
  "$'",
  '$$',
  '$$1',
  '$',
  '$x',
  '$<x>',
  '$<year>',
  '$<>',
  '$<x',
  '$<$$>',
  '$<$&>',
  '<$<q>>',
  '$1$',
  '\\n',
  '\n',
  'a$1b$2c$3',
  '$<__proto__>',
  '$<constructor>',
]
const regexes = patterns.flatMap(([pattern, flags]) => {
  const regex = compile(pattern, `g${flags.replace(/[gy]/g, '')}`)
  return regex instanceof RegExp ? [regex] : []
})

describe('a template', () => {
  eachRow(templates)('%j gives what a native replacement gives, for every pattern and text', (template) => {
    for (const regex of regexes) {
      for (const text of texts) {
        const expected = text.replace(regex, template)
        let done = 0
        let replaced = ''
        for (const found of eachMatch(regex, text)) {
          const match = toMatch(found)
          replaced += text.slice(done, match.index) + expand(template, match, text)
          done = match.end
        }
        expect([regex.source, text, replaced + text.slice(done)]).toEqual([regex.source, text, expected])
      }
    }
  })

  it('of any characters gives what a native replacement gives', () => {
    const piece = fc.constantFrom('$', '1', '2', '0', '&', '`', "'", '<', 'a', '>', 'b')
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), text, (pieces, subject) => {
        const template = pieces.join('')
        for (const source of ['(a)(b)?', '(?<a>a)|(?<b>b)', 'c', '(a)(b)(c)(a)(b)(c)(a)(b)(c)(a)']) {
          const regex = new RegExp(source)
          const found = regex.exec(subject)
          const own = found
            ? subject.slice(0, found.index) +
              expand(template, toMatch(found), subject) +
              subject.slice(found.index + found[0].length)
            : subject
          expect([source, template, own]).toEqual([source, template, subject.replace(regex, template)])
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('evaluate', () => {
  const search = { ...initial, pattern: '(\\d+)-(\\d+)', text: 'a 1-2 b 3-4' }

  it('replaces, lists and tests only if it’s asked to', () => {
    expect(Object.keys((evaluate(search) as { value: object }).value)).toEqual(['matches', 'count'])
    expect(
      evaluate({ ...search, replacement: '$2-$1', list: '$1 → $2', tests: [{ text: '1-2', expected: 'match' }] }),
    ).toMatchObject({
      ok: true,
      value: { count: 2, replaced: 'a 2-1 b 4-3', list: '1 → 2\n3 → 4', tests: [{ isMatch: true, passes: true }] },
    })
  })

  eachRow(['', 'g', 'y', 'gy', 'i', 'm'])('with the flags "%s" replaces as the platform does', (flags) => {
    for (const text of ['aba', 'baa', 'AbA', '']) {
      const result = evaluate({ ...initial, pattern: 'a', flags, text, replacement: '<$&>' })
      expect(result).toMatchObject({ value: { replaced: text.replace(new RegExp('a', flags), '<$&>') } })
    }
  })

  it('ignores fields that aren’t texts or rows', () => {
    const odd = { ...search, replacement: 5, list: null, tests: [null, 'x', { text: 3 }] } as unknown as typeof search
    expect(evaluate(odd)).toMatchObject({ ok: true, value: { count: 2, tests: [{ isMatch: false, passes: false }] } })
  })
})

describe('a list', () => {
  it('has the whole match on each line without a template', () => {
    expect(listMatches(/\d/g, 'a1b2', '')).toEqual({ text: '1\n2', count: 2, listed: 2 })
  })

  it('counts all matches and lists the first 100,000', () => {
    const { text, count, listed } = listMatches(/a/g, 'a'.repeat(150_000), '$&!')
    expect([count, listed, text.length]).toEqual([150_000, listLimit, listLimit * 3 - 1])
  })

  it('ends before a template that repeats the text fills the memory', () => {
    const { count, text } = listMatches(/a/g, 'a'.repeat(100_000), '$`')
    expect(count).toBe(100_000)
    expect(text.length).toBeLessThan(21_000_000)
  })
})

describe('split', () => {
  it('gives the parts and groups that String.prototype.split gives, for every pattern and text', () => {
    for (const regex of regexes) {
      for (const text of texts) {
        const { parts, width, count } = splitText(regex, text)
        const expected = text.split(regex).map((part: string | undefined) => part ?? null)
        expect([regex.source, text, parts]).toEqual([regex.source, text, expected])
        expect(Number.isInteger((expected.length - 1) / width) || expected.length === 0).toBe(true)
        expect(count).toBe(Math.ceil(expected.length / width))
      }
    }
  })

  it('lists the first 100,000 parts and counts all', () => {
    const { parts, count } = splitText(/,/, ','.repeat(150_000))
    expect([parts.length, count]).toEqual([100_000, 150_001])
  })
})

// By hand.
describe('a test', () => {
  eachRow([
    ['a', '', 'ba', 'match', true],
    ['^a', '', 'ba', 'match', false],
    ['^a', '', 'ba', 'none', true],
    ['a', 'y', 'ba', 'match', false],
    ['a', 'g', 'a', 'match', true],
    ['', '', 'a', 'none', true],
    ['(', '', 'a', 'match', false],
    ['a', '', '', 'anything', false],
  ])('%s with the flags "%s" on "%s", expected: %s, passes: %s', (pattern, flags, text, expected, passes) => {
    expect(runTest(pattern, flags, { text, expected }).passes).toBe(passes)
  })

  it('is one for each pasted line', () => {
    expect(testsFrom('a\r\n\nb\n', 'none')).toEqual([
      { text: 'a', expected: 'none' },
      { text: '', expected: 'none' },
      { text: 'b', expected: 'none' },
    ])
  })
})
