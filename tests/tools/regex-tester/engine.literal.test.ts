import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { readLiteral } from '../../../src/engine/regex-tester/literal'
import { compile } from '../../../src/engine/regex-tester/matches'
import { eachRow } from '../../each-row'
import { patterns } from './patterns'

// Expected patterns: what JavaScript and Python themselves make of the same text.

const valid = patterns.filter(([pattern, flags]) => pattern !== '' && compile(pattern, flags) instanceof RegExp)

describe('reads', () => {
  it('every pattern as the literal that JavaScript prints', () => {
    for (const [pattern, flags] of valid) {
      const regex = new RegExp(pattern, flags)
      if (regex.source === '(?:)') continue
      expect(readLiteral(String(regex))).toEqual({ pattern: regex.source, flags: regex.flags, from: 'literal' })
    }
    expect(valid.length).toBeGreaterThan(220)
  })

  eachRow(['JSON', 'single', 'template', 'raw'])('every pattern from a RegExp call with a %s string', (kind) => {
    for (const [pattern, flags] of valid) {
      const quoted = JSON.stringify(pattern)
      const single = `'${quoted.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
      const template = `\`${pattern.replace(/[\\`]|\$\{/g, '\\$&')}\``
      if (kind === 'raw' && /`|\$\{|\\$/.test(pattern)) continue
      const string = { JSON: quoted, single, template, raw: `String.raw\`${pattern}\`` }[kind] ?? ''
      // The platform's own reading of the same string.
      expect(new Function(`return ${string}`)()).toBe(pattern)
      expect(readLiteral(`new RegExp(${string}, "${flags}")`)).toEqual({ pattern, flags, from: 'javascript' })
      expect(readLiteral(` RegExp(${string}); `)).toEqual({ pattern, flags: '', from: 'javascript' })
    }
  })

  it('Python’s raw strings as Python reads them', () => {
    const sources = ['r"\\d+"', "r'a\\'b'", 'r"""a"b"""', "R'x'", "r'''it's'''", 'r"[^\\"]*"', 'r"a\\\\"']
    const program =
      'import ast, json, sys; print(json.dumps([ast.literal_eval(each) for each in json.load(sys.stdin)]))'
    const expected = JSON.parse(
      execFileSync('python3', ['-c', program], { input: JSON.stringify(sources), encoding: 'utf8' }),
    )
    expect(sources.map((source) => readLiteral(source)?.pattern)).toEqual(expected)
  })

  eachRow([
    ['re.compile(r"(?P<y>\\d{4})(?P=y)", re.I | re.M)', '(?<y>\\d{4})\\k<y>', 'gim'],
    ["re.findall(r'a.b', text, re.DOTALL)", 'a.b', 'gs'],
    ['re.compile(r"a")', 'a', undefined],
    ['new RegExp(/a/i)', 'a', 'i'],
    ['/a/gi;', 'a', 'gi'],
  ])('%s as code', (code, pattern, flags) => {
    expect(readLiteral(code)).toMatchObject({ pattern, flags })
  })
})

describe('leaves alone', () => {
  eachRow([
    'a',
    '/',
    '//',
    '///',
    '/a',
    'a/b/c',
    '/a/b/c',
    '/a/gg',
    '/a/uv',
    '/a/x',
    '/*a*/',
    '// a',
    '/a\nb/',
    '/[/',
    'https://a.b/c',
    'r"',
    'r"a" + x',
    'RegExp(x)',
    'new RegExp("a", flags)',
    're.compile(x)',
    '"a"',
    '',
    ' ',
  ])('%j', (text) => expect(readLiteral(text)).toBeUndefined())

  it('a text of any length, in no time', () => {
    for (const text of [
      '/'.repeat(90_000),
      `/${'\\'.repeat(90_000)}`,
      `/${'['.repeat(90_000)}`,
      `r"${'\\"'.repeat(45_000)}`,
      `RegExp(${'"'.repeat(90_000)}`,
      `re.a(${' '.repeat(90_000)}`,
    ]) {
      expect(readLiteral(text)).toBeUndefined()
    }
  })
})
