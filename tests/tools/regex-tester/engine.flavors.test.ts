import { describe, expect, it } from 'vitest'
import { eachMatch } from '../../../src/engine/regex-tester/find'
import { convertPattern } from '../../../src/engine/regex-tester/flavors/convert'
import { isBlocking, isConversion } from '../../../src/engine/regex-tester/flavors/notes'
import { compile } from '../../../src/engine/regex-tester/matches'
import { parsePattern } from '../../../src/engine/regex-tester/syntax/parse'
import { eachRow } from '../../each-row'
import oracle from './engine.flavors.oracle.json'
import { newer, patterns, texts } from './patterns'

// Expected results: Python's re, PCRE2 10.42 and Java 17's java.util.regex (engine.flavors.oracle.py).

type Span = readonly number[] | null
type Result = { readonly error?: string | number; readonly matches?: readonly (readonly (readonly Span[])[])[] }

const treeOf = (pattern: string, flags: string) => {
  const parsed = parsePattern(pattern, flags)
  if (!parsed.ok) throw new Error(parsed.code)
  return parsed.pattern
}

/** The spans of all matches and groups in JavaScript, text by text. Undefined if this platform is too old. */
function inJavaScript(pattern: string, flags: string) {
  const regex = compile(pattern, `${flags.replace(/[gd]/g, '')}gd`)
  if (!(regex instanceof RegExp)) return undefined
  return texts.map((text) =>
    [...eachMatch(regex, text)].map(({ indices }) => [...(indices ?? [])].map((span) => span ?? null)),
  )
}

describe.each(['python', 'php', 'java'] as const)('for %s', (target) => {
  it('the oracle has run all patterns as they are converted today', () => {
    expect(oracle.map((row) => [row.pattern, row.flags, row[target]])).toEqual(
      [...patterns, ...newer].map(([pattern, flags]) => [
        pattern,
        flags,
        convertPattern(treeOf(pattern, flags), flags, target).pattern,
      ]),
    )
    expect(oracle.length).toBeGreaterThan(230)
  })

  eachRow(oracle)('$pattern with the flags "$flags" compiles only if it’s said to', ({ pattern, flags, results }) => {
    const { notes, isPossible } = convertPattern(treeOf(pattern, flags), flags, target)
    const result: Result = results[target]
    const reasons = notes.filter(({ code }) => isBlocking(code)).map(({ code }) => code)
    // These compile there, but can't mean the same.
    if (reasons.some((code) => ['half-character', 'open-reference', 'set-operations'].includes(code))) return
    // Java's documentation requires a maximum length, but Java 17 compiles some without one.
    if (target === 'java' && reasons.includes('lookbehind-length')) return
    expect([reasons, result.error === undefined], String(result.error)).toEqual([reasons, isPossible])
  })

  eachRow(oracle)(
    '$pattern with the flags "$flags" finds the same, or a note says why not',
    ({ pattern, flags, results }) => {
      const { notes, isPossible } = convertPattern(treeOf(pattern, flags), flags, target)
      const expected = inJavaScript(pattern, flags)
      const { matches } = results[target] as Result
      if (!isPossible || notes.some(({ code }) => !isConversion(code)) || !expected || !matches) return
      expect(matches).toEqual(expected)
    },
  )
})

describe('the notes', () => {
  it('are needed: each kind of difference is seen in at least one result', () => {
    const seen = new Set<string>()
    for (const { pattern, flags, results } of oracle) {
      for (const target of ['python', 'php', 'java'] as const) {
        const { notes, isPossible } = convertPattern(treeOf(pattern, flags), flags, target)
        const { matches } = results[target] as Result
        const expected = inJavaScript(pattern, flags)
        if (!isPossible || !matches || !expected || JSON.stringify(matches) === JSON.stringify(expected)) continue
        for (const { code } of notes) if (!isConversion(code)) seen.add(code)
      }
    }
    for (const code of [
      'digit-unicode',
      'word-unicode',
      'boundary-unicode',
      'space-ascii',
      'dot',
      'dot-java',
      'line-ends',
      'code-points',
      'unset-reference',
      'empty-repeat',
      'group-reset',
    ]) {
      expect([...seen]).toContain(code)
    }
  })

  it('say that a repeat may end with an empty one, even if there are at most two', () => {
    // In 'bb', JavaScript finds 'bb', and Python 3.11 first an empty text: re.search('(?:a?|b){0,2}', 'bb').span() is (0, 0).
    expect('bb'.match(/(?:a?|b){0,2}/)?.[0]).toBe('bb')
    const codesOf = (pattern: string) => convertPattern(treeOf(pattern, ''), '', 'python').notes.map(({ code }) => code)
    expect(codesOf('(?:a?|b){0,2}')).toContain('empty-repeat')
    expect(codesOf('(?:ab){0,2}')).not.toContain('empty-repeat')
    expect(codesOf('(?:a?|b){2}')).not.toContain('empty-repeat')
  })
})
