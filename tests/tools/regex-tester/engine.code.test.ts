import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { codeFor } from '../../../src/engine/regex-tester/flavors/code'
import { convertPattern } from '../../../src/engine/regex-tester/flavors/convert'
import { stringLiteral } from '../../../src/engine/regex-tester/flavors/string-literals'
import { type Foreign, targets } from '../../../src/engine/regex-tester/flavors/targets'
import { parsePattern } from '../../../src/engine/regex-tester/syntax/parse'
import { eachRow } from '../../each-row'
import { newer, patterns } from './patterns'

const hard = [
  'a\nb',
  'a\r',
  '`',
  '"""',
  '"#"##',
  "'",
  '\\',
  '\\\\',
  '\\\\\\',
  "\\'",
  '#{x}',
  '#$a',
  '$1',
  '\0',
  'é😀',
  '~a~',
  '\\~',
  '/',
  '\\/',
  '%',
  '{}',
]
const convertedFor = (target: Foreign) =>
  [...patterns, ...newer].map(([pattern, flags]) => {
    const parsed = parsePattern(pattern, flags)
    if (!parsed.ok) throw new Error(pattern)
    return convertPattern(parsed.pattern, flags, target).pattern
  })
const literalsOf = (target: Foreign) =>
  [...convertedFor(target), ...hard].map((pattern) => [pattern, stringLiteral(pattern, target)] as const)
const isWhole = (pattern: string) => !/[\ud800-\udfff]/u.test(pattern)

/** Escapes of strings in double quotes, in Java, Go and C#. */
const quoted = (literal: string) => JSON.parse(literal)

// Each reader follows the language's definition of string literals.
const readers: Readonly<Record<Exclude<Foreign, 'python'>, (literal: string) => string>> = {
  // The Java Language Specification, 3.10.5.
  java: quoted,
  // The Go Programming Language Specification, String literals.
  go: (literal) => (literal.startsWith('`') ? literal.slice(1, -1) : quoted(literal)),
  // C# language specification, 6.4.5.6.
  csharp: (literal) => (literal.startsWith('@"') ? literal.slice(2, -1).replaceAll('""', '"') : quoted(literal)),
  // PHP manual, single quoted strings: only \\ and \' are escapes. Then the delimiters go.
  php: (literal) =>
    literal
      .slice(1, -1)
      .replace(/\\([\\'])/g, '$1')
      .slice(1, -1),
  // Ruby's literal keeps its backslashes.
  ruby: (literal) => literal.slice(1, -1),
  // The Rust Reference, raw string literals.
  rust(literal) {
    const [, hashes = ''] = /^r(#*)"/.exec(literal) ?? []
    if (!literal.startsWith('r'))
      return quoted(literal.replace(/\\u\{([\da-f]+)\}/g, (_, code) => `\\u${code.padStart(4, '0')}`))
    expect(literal.indexOf(`"${hashes}`, hashes.length + 2)).toBe(literal.length - 1 - hashes.length)
    return literal.slice(hashes.length + 2, -1 - hashes.length)
  },
}

describe('a string literal', () => {
  it('in Python is read back by ast.literal_eval', () => {
    const all = literalsOf('python').filter(([pattern]) => isWhole(pattern))
    const program =
      'import ast, json, sys; print(json.dumps([ast.literal_eval(each) for each in json.load(sys.stdin)]))'
    const input = JSON.stringify(all.map(([, literal]) => literal))
    const read = JSON.parse(execFileSync('python3', ['-c', program], { input, encoding: 'utf8' }))
    // A backslash at the end isn't a pattern, so raw strings needn't be able to end with one.
    expect(read).toEqual(all.map(([pattern]) => pattern))
    expect(all.length).toBeGreaterThan(230)
  })

  eachRow(['java', 'go', 'csharp', 'rust'] as const)('in %s is read back by its rules', (target) => {
    for (const [pattern, literal] of literalsOf(target))
      expect([literal, readers[target](literal)]).toEqual([literal, pattern])
  })

  eachRow(['php', 'ruby'] as const)(
    'in %s means the same between its delimiters, and none of them ends it early',
    (target) => {
      for (const [pattern, literal] of literalsOf(target)) {
        const read = readers[target](literal)
        const delimiter = target === 'php' ? '~' : '/'
        expect(read.replace(/\\[\s\S]/g, '')).not.toContain(delimiter)
        const unescaped = (text: string) =>
          text.replace(/\\([\s\S])/g, (each, of) => (of === delimiter || of === '#' ? of : each))
        if (pattern.endsWith('\\') && !/(?:^|[^\\])(?:\\\\)+$/.test(pattern)) continue
        expect([literal, unescaped(read)]).toEqual([literal, unescaped(pattern)])
      }
    },
  )

  it('in Ruby has no interpolation', () => {
    for (const [, literal] of literalsOf('ruby')) expect(literal.replace(/\\[\s\S]/g, '')).not.toMatch(/#[{$@]/)
  })
})

describe('code', () => {
  it('in JavaScript contains a literal that is the same expression', () => {
    for (const [pattern, flags] of patterns) {
      const { code = '', isPossible, notes } = codeFor(pattern, flags, 'javascript') ?? {}
      // It's where the pattern comes from.
      expect([pattern, isPossible, notes]).toEqual([pattern, true, []])
      // Evaluates what the tool printed; the tool itself never does.
      const regex = new Function(`${code.split('\n\n')[0]} return regex`)() as RegExp
      expect([new RegExp(pattern, flags).source, regex.flags]).toEqual([regex.source, [...flags].sort().join('')])
    }
  })

  eachRow(targets)('in %s is there for every valid pattern, and for no invalid one', (target) => {
    for (const [pattern, flags] of patterns) expect(codeFor(pattern, flags, target)?.code).toMatch(/regex/)
    expect(codeFor('(', '', target)).toBeUndefined()
  })

  // By hand, from each language's documentation.
  eachRow([
    [
      'python',
      "import re\n\nregex = re.compile(r'(?P<y>\\d{4})\\Z', re.IGNORECASE)\n\nfor match in regex.finditer(text):\n    print(match.group())\n",
    ],
    [
      'php',
      '$regex = \'~(?<y>\\d{4})\\z~iu\';\n\npreg_match_all($regex, $text, $matches, PREG_SET_ORDER);\nforeach ($matches as $match) {\n    echo $match[0], "\\n";\n}\n',
    ],
    [
      'go',
      'regex := regexp.MustCompile(`(?i)(?P<y>\\d{4})$`)\n\nfor _, match := range regex.FindAllStringSubmatch(text, -1) {\n\tfmt.Println(match[0])\n}\n',
    ],
    ['ruby', 'regex = /(?<y>\\d{4})\\z/i\n\ntext.scan(regex) { puts $~[0] }\n'],
    [
      'rust',
      'let regex = Regex::new(r"(?i)(?P<y>\\d{4})$").unwrap();\n\nfor found in regex.find_iter(text) {\n    println!("{}", found.as_str());\n}\n',
    ],
  ] as const)('in %s is as its documentation says', (target, expected) => {
    expect(codeFor('(?<y>\\d{4})$', 'gi', target)?.code).toBe(expected)
  })
})
