import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  evaluate,
  formatJson,
  initial,
  minifyJson,
  type Output,
  repairJson,
  sortKeys,
} from '../../../src/engine/json-editor/json-editor'
import { messages } from '../../../src/engine/json-editor/messages'
import { eachRow } from '../../each-row'
import oracle from './engine.oracle.json'
import repairs from './engine.repair.oracle.json'
import { either, refused, taken } from './suite'

function look(text: string): Output {
  const result = evaluate({ ...initial, text })
  if (!result.ok) throw new Error('Any text can be looked at')
  return result.value
}

function isTakenNatively(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('validity', () => {
  eachRow([...taken, ...either].map((text) => [text]))('accepts %j', (text) => {
    expect(isTakenNatively(text)).toBe(true)
    expect(look(text)).toMatchObject({ valid: true, error: null })
  })

  eachRow(refused.map((text) => [text]))('rejects %j', (text) => {
    expect(isTakenNatively(text)).toBe(false)
    expect(look(text).valid).toBe(false)
  })

  it('accepts an empty text', () => {
    expect(look('')).toMatchObject({ valid: true, error: null, stats: { bytes: 0, lines: 0 } })
    expect([formatJson('', '2'), minifyJson(''), sortKeys('')]).toEqual(['', '', ''])
  })

  /** Random texts of characters that matter in JSON, mostly invalid. */
  const letters = [...'{}[]:,"\\/0123456789-+.eEtrufalsn \n\r\t\u0000\u001f\u00a0\ufeff\u2028\ud800\udc00x']
  const nearly = fc
    .tuple(fc.json(), fc.array(fc.tuple(fc.nat(), fc.constantFrom('', ...letters), fc.nat(2)), { maxLength: 3 }))
    .map(([json, edits]) =>
      edits.reduce((text, [nat, letter, drop]) => {
        const at = nat % (text.length + 1)
        return text.slice(0, at) + letter + text.slice(at + drop)
      }, json),
    )
  const soup = fc.array(fc.constantFrom(...letters, 'true', 'null', '"a"', '"a":', '1e5'), { maxLength: 12 })

  it('accepts exactly what JSON.parse accepts', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          nearly,
          soup.map((parts) => parts.join('')),
        ),
        (text) => {
          fc.pre(text !== '')
          expect(look(text).valid).toBe(isTakenNatively(text))
        },
      ),
      { numRuns: 20_000, seed: 8259 },
    )
  })

  it('accepts a depth of 100,000 and finds an error inside it', () => {
    const deep = 1e5
    expect(look('['.repeat(deep) + ']'.repeat(deep)).stats).toMatchObject({ depth: deep, arrays: deep })
    expect(look('{"a":'.repeat(deep) + '1'.padEnd(deep, '}')).error?.code).toBe('ends-early')
    expect(minifyJson(`${'[ '.repeat(deep)}${'] '.repeat(deep)}`)).toBe('['.repeat(deep) + ']'.repeat(deep))
    expect(formatJson('['.repeat(deep) + ']'.repeat(deep), '2')).toMatch(/^\[\n {2}\[\n {4}\[/)
    expect(sortKeys(`${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`)).toMatch(/^\{\n {2}"a": \{/)
  })
})

describe('an error', () => {
  // Python's json reports a bad escape at its backslash, a bad number at its start, and a trailing comma after it. Other
  // errors have the same line and column as ours.
  const elsewhere = ['bad-escape', 'digit-expected', 'trailing-comma', 'control-character', 'line-end-in-string']

  it('has the same position as in Python', () => {
    let places = 0
    for (const [text, place] of oracle as [string, number[] | null][]) {
      const { valid, error } = look(text)
      expect(valid, text).toBe(place === null)
      if (!error || !place?.length || elsewhere.includes(error.code)) continue
      // Ends within a number.
      if (error.code === 'ends-early' && /[-+.eE]$/.test(text)) continue
      expect([text, error.line, error.column]).toEqual([text, ...place])
      places++
    }
    expect(places).toBeGreaterThan(700)
  })

  // Lines and columns counted by hand; pointers by RFC 6901.
  eachRow([
    [' \n ', 'nothing', 2, 2, ''],
    ['\ufeff{}', 'byte-order-mark', 1, 1, ''],
    ['{"a":[1,2', 'ends-early', 1, 10, '/a'],
    ['[1,]', 'trailing-comma', 1, 3, ''],
    ['{"a":{"b":1,\n}}', 'trailing-comma', 1, 12, '/a'],
    ['[1\r\n,x]', 'bad-word', 2, 2, '/1'],
    ['[1\r,x]', 'bad-word', 2, 2, '/1'],
    ['{"😀😀":x}', 'bad-word', 1, 7, '/😀😀'],
    ['{"a/b":{"m~n":[0,{"":tru}]}}', 'bad-word', 1, 22, '/a~1b/m~0n/1/'],
    ['{"\\u0061":-}', 'digit-expected', 1, 12, '/a'],
    ['[[],[0,01]]', 'leading-zero', 1, 9, '/1/1'],
    ['[.5]', 'number-start', 1, 2, '/0'],
    ["{'a':1}", 'other-quotes', 1, 2, ''],
    ['{a:1}', 'key-expected', 1, 2, ''],
    ['{"a" 1}', 'colon-expected', 1, 6, ''],
    ['{"a":1 "b":2}', 'comma-or-brace-expected', 1, 8, ''],
    ['{"a":[1 2]}', 'comma-or-bracket-expected', 1, 9, '/a'],
    ['[1}', 'comma-or-bracket-expected', 1, 3, ''],
    ['[1,\u00a02]', 'odd-space', 1, 4, '/1'],
    ['[1, // one\n2]', 'comment', 1, 5, '/1'],
    ['{"a":"x', 'unclosed-string', 1, 6, '/a'],
    ['["x\n"]', 'line-end-in-string', 1, 4, '/0'],
    ['["\t"]', 'control-character', 1, 3, '/0'],
    ['["\\x41"]', 'bad-escape', 1, 4, '/0'],
    ['["\\u12"]', 'bad-escape', 1, 7, '/0'],
    ['{} x', 'end-expected', 1, 4, ''],
    ['[1,,2]', 'value-expected', 1, 4, '/1'],
  ])('in %j is %s at line %i, column %i, pointer %j', (text, code, line, column, pointer) => {
    expect(look(text).error).toMatchObject({ code, line, column, pointer })
  })

  it('is described in one sentence that quotes the text', () => {
    expect(look('[1, True]').error?.message).toBe(
      "'True' isn’t a JSON value. Put text in double quotes, and use lowercase true, false and null.",
    )
    expect(look('[1,\u00a02]').error?.message).toContain('Replace U+00A0 with')
    expect(look("['$&']").error?.message).toContain(`instead of "'".`)
    for (const message of Object.values(messages)) expect(message).toMatch(/^[\p{Lu}{].*\.$/u)
  })
})

describe('warnings', () => {
  const warningsOf = (text: string) => look(text).warnings.map(({ code, found, pointer }) => [code, found, pointer])

  it('report duplicate keys in an object, however they are written', () => {
    expect(warningsOf('{"a":1,"b":{"a":2},"\\u0061":3,"a":4}')).toEqual([
      ['duplicate-key', '"\\u0061"', '/a'],
      ['duplicate-key', '"a"', '/a'],
    ])
    expect(warningsOf('[{"a":1},{"a":1}]')).toEqual([])
    expect(warningsOf('{"__proto__":1,"constructor":2,"":3}')).toEqual([])
    expect(warningsOf('{"a":{"x":1},"b":{"x":1,"x":2}}')).toEqual([['duplicate-key', '"x"', '/b/x']])
  })

  // Up to 2^53 - 1, a double distinguishes neighboring integers (RFC 8259, 6).
  it('report numbers that a double cannot represent', () => {
    expect(warningsOf('[9007199254740991,-9007199254740991,1.0,1e5,0e400,0.0e-9]')).toEqual([])
    expect(warningsOf('[9007199254740992,{"n":-12345678901234567890},1e400,-1E+999,1e-400]')).toEqual([
      ['unsafe-integer', '9007199254740992', '/0'],
      ['unsafe-integer', '-12345678901234567890', '/1/n'],
      ['out-of-range', '1e400', '/2'],
      ['out-of-range', '-1E+999', '/3'],
      ['out-of-range', '1e-400', '/4'],
    ])
  })

  it('report lone surrogates', () => {
    expect(warningsOf('["\\ud83d\\ude00","😀","\\ud800",{"\udc00":1}]')).toEqual([
      ['lone-surrogate', '"\\ud800"', '/2'],
      ['lone-surrogate', '"\udc00"', '/3/\udc00'],
    ])
  })

  it('include positions and stop at 100', () => {
    expect(look('[1,\n  1e400]').warnings[0]).toMatchObject({ line: 2, column: 3, offset: 6, length: 5 })
    const many = look(`[${'1e400,'.repeat(500)}1]`)
    expect([many.warnings.length, many.warningCount]).toEqual([100, 500])
  })
})

it('counts the contents of a text', () => {
  expect(look('{"a":[1,-2.5,"x"],\r\n"b":{"c":null,"é":true},"d":[[]],"e":false}').stats).toEqual({
    bytes: 64,
    lines: 2,
    depth: 3,
    objects: 2,
    arrays: 3,
    keys: 6,
    strings: 1,
    numbers: 2,
    booleans: 2,
    nulls: 1,
  })
})

describe('formatJson and minifyJson', () => {
  it('preserve numbers, escapes, order and duplicates exactly', () => {
    const text = '{"z":12345678901234567890,"a":1.0,"a":-0,"e":1E+2,"s":"\\u0041\\/é\u2028\\ud800","n":[ ],"o":{\n}}'
    expect(formatJson(text, '2')).toBe(
      '{\n  "z": 12345678901234567890,\n  "a": 1.0,\n  "a": -0,\n  "e": 1E+2,\n  "s": "\\u0041\\/é\u2028\\ud800",\n  "n": [],\n  "o": {}\n}',
    )
    expect(minifyJson(` ${formatJson(text, '4')}\n`)).toBe(text.replace('[ ]', '[]').replace('{\n}', '{}'))
  })

  it('format any value like JSON.stringify', () => {
    const indents = fc.constantFrom<[string, string | number]>(['2', 2], ['4', 4], ['0', 0], ['tab', '\t'], ['10', 10])
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), indents, (value, [indent, space]) => {
        const minified = JSON.stringify(value)
        const formatted = space === 0 ? formatJson(minified, 0) : JSON.stringify(value, null, space)
        expect(formatJson(minified, indent)).toBe(formatted)
        expect(formatJson(formatted as string, indent)).toBe(formatted)
        expect(minifyJson(formatted as string)).toBe(minified)
      }),
      { numRuns: 2000, seed: 8259 },
    )
  })

  it('preserve long strings and lone surrogates', () => {
    for (const unit of ['x', 'é', '\ud800', '😀']) {
      const text = JSON.stringify(['', 'short', unit].map((part) => part.repeat(5000))).replaceAll('\\ud800', '\ud800')
      expect(minifyJson(formatJson(text, '2') as string)).toBe(text)
    }
  })

  it('use two spaces for an invalid indent', () => {
    expect(formatJson('[1]', 'wide')).toBe('[\n  1\n]')
    expect(formatJson('[1]')).toBe('[\n  1\n]')
  })

  it('reject invalid JSON with its position', () => {
    const values = { message: "Expected a value, but found ','.", line: 2, column: 1 }
    const at = { line: 2, column: 1 }
    expect(formatJson('[\n,]', '2')).toEqual({ code: 'cannot-format', field: 'text', at, values })
    expect(minifyJson('[\n,]')).toEqual({ code: 'cannot-minify', field: 'text', at, values })
    expect(sortKeys('[\n,]')).toEqual({ code: 'cannot-sort', field: 'text', at, values })
  })
})

describe('sortKeys', () => {
  it('sorts each object by UTF-16 units and keeps arrays, values and the order of duplicates', () => {
    const text = '{"b":[{"d":1.0,"c":2},3],"a":{"é":1,"z":2,"Z":3,"10":4,"9":5},"\\u0061":7,"":8}'
    expect(minifyJson(sortKeys(text) as string)).toBe(
      '{"":8,"a":{"10":4,"9":5,"Z":3,"z":2,"é":1},"\\u0061":7,"b":[{"c":2,"d":1.0},3]}',
    )
  })

  it('changes no value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const sorted = sortKeys(JSON.stringify(value)) as string
        expect(JSON.parse(sorted)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(sortKeys(sorted)).toBe(sorted)
      }),
      { numRuns: 1000, seed: 6901 },
    )
  })
})

describe('repairJson', () => {
  eachRow([
    ['{a:1,}', '{"a":1}'],
    ["{'a':'it\\'s','b':\"c\"}", '{"a":"it\'s","b":"c"}'],
    ['[1,2,,3,]', '[1,2,3]'],
    ['// c\n{"a":1 /* x */, # y\n"b":2}', '\n{"a":1,  \n"b":2}'],
    ['{"a":1 "b":2}', '{"a":1, "b":2}'],
    ['{"a":True,"b":None,"c":undefined,d:NaN,e:-Infinity}', '{"a":true,"b":null,"c":null,"d":null,"e":null}'],
    ['[+1,.5,5.,0x1F,1_000,-.5e3]', '[1,0.5,5.0,31,1000,-0.5e3]'],
    ['[007,1.2.3,2024-01-01]', '["007","1.2.3","2024-01-01"]'],
    ['{"a":[1,{"b":2', '{"a":[1,{"b":2}]}'],
    ['{"a":"b', '{"a":"b"}'],
    ['{"a":[1}', '{"a":[1]}'],
    ['[1]]', '[1]'],
    ['```json\n{"a":1}\n```', '\n{"a":1}\n'],
    ['callback({"a":1});', '{"a":1}'],
    ['{"a":1}\n{"b":2}\n', '[{"a":1},\n{"b":2}\n]'],
    ['\ufeff{"a":\u00a01}', '{"a": 1}'],
    ['{“a”: ‘b’}', '{"a": "b"}'],
    ['{"a":"x\ny\tz"}', '{"a":"x\\ny\\tz"}'],
    ['{"path":"C:\\dir\\x41"}', '{"path":"C:\\\\dir\\u0041"}'],
    ['{"a":,"b"}', '{"a":null,"b":null}'],
    ['{a=1;b=>2}', '{"a":1,"b":2}'],
    ['{"a": "one,\n "b": 2}', '{"a": "one",\n "b": 2}'],
    ['{"a":"say "hi" now"}', '{"a":"say \\"hi\\" now"}'],
    ['[12345678901234567890,1.0,"\\u0041",]', '[12345678901234567890,1.0,"\\u0041"]'],
  ])('repairs %j to %j', (text, expected) => {
    expect(repairJson(text)).toMatchObject({ text: expected })
  })

  // The results of jsonrepair 3.15.0 for the repairs that its README lists, or null where it gives up.
  it('repairs what jsonrepair repairs, in the same way', () => {
    /** Ours: a comma too many isn't a new array, a backslash stays, numbers stay numbers, and NaN becomes null. */
    const others = new Set([
      '[1,,2]', '"C:\\Users"', '-', '[-]', '[1_000]', '[0x10]', '[10:20]', '[Infinity,-Infinity,NaN]', '[nan, Nan, NaN, inf]', '[1, 2, …]',
      '{a:1;b:2}', '# hash\n{"a":1}', '(1)', '{`a´:`b´}', 'Here is the JSON:\n```json\n{"a":1}\n```\nHope it helps!',
    ]) // biome-ignore format: a list to look through
    const known = (repairs as [string, string | null][]).filter(
      ([text, theirs]) => theirs !== null && !others.has(text),
    )
    expect(known.length).toBeGreaterThan(225)
    for (const [text, theirs] of known) {
      const made = repairJson(text)
      expect('text' in made ? JSON.parse(made.text) : made.code, text).toEqual(JSON.parse(theirs as string))
    }
  })

  eachRow([
    ['Here it is:\n```json\n{"a":1}\n```\nBye', '{"a":1}'],
    ['{"a": (1, 2), "b": u\'x\'}', '{"a": [1, 2], "b": "x"}'],
    ['const x = {a: 1};', '{"a": 1}'],
    ['export default [1]', '[1]'],
    ['a.b.c({"x":1})', '{"x":1}'],
    ['{a: Timestamp(1, 2), b: new Date("2020-01-01")}', '{"a":1,"b":"2020-01-01"}'],
    ['Result: {"a":1} done', '{"a":1}'],
    ['[{\\"a\\":1}]', '[{"a":1}]'],
  ])('also repairs %j to %j', (text, expected) => {
    const made = repairJson(text)
    expect(minifyJson('text' in made ? made.text : '')).toBe(minifyJson(expected))
  })

  it('reports each kind of fix and its count', () => {
    expect(repairJson("{a:'b',c:1,}")).toEqual({
      text: '{"a":"b","c":1}',
      fixes: [
        { fix: 'quotes', count: 3 },
        { fix: 'comma-removed', count: 1 },
      ],
    })
  })

  it('leaves valid text unchanged and fails without a value', () => {
    for (const text of [...taken, ...either, '']) expect(repairJson(text)).toEqual({ text, fixes: [] })
    expect(repairJson('  ')).toMatchObject({ code: 'cannot-repair' })
  })

  it('gives JSON or an issue for any text', () => {
    const parts = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      "'",
      '\\',
      '\n',
      ' ',
      '1',
      '-',
      '.',
      'e',
      'a',
      '//',
      '/*',
      '```',
      'f(',
      'null',
      '“',
      '\ufeff',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 25 }), (letters) => {
        const made = repairJson(letters.join(''))
        if ('text' in made && made.text !== '') expect(isTakenNatively(made.text)).toBe(true)
        else if (!('text' in made)) expect(made.code).toBe('cannot-repair')
      }),
      { numRuns: 5000, seed: 8259 },
    )
  })
})
