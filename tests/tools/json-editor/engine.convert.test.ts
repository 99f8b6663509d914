import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { runSteps } from '../../../src/engine/core/steps'
import type { Converted, ConvertIssue } from '../../../src/engine/json-editor/convert/converted'
import { convertCsv } from '../../../src/engine/json-editor/convert/from-csv'
import { convertYaml } from '../../../src/engine/json-editor/convert/from-yaml'
import { fromLinesSteps, toLinesSteps } from '../../../src/engine/json-editor/convert/json-lines'
import { formatOfFile, recognize } from '../../../src/engine/json-editor/convert/recognize'
import { type CsvOptions, csvSteps } from '../../../src/engine/json-editor/convert/to-csv'
import { yamlSteps } from '../../../src/engine/json-editor/convert/to-yaml'
import { convertFromJson, convertToJson, minifyJson } from '../../../src/engine/json-editor/json-editor'
import { eachRow } from '../../each-row'

const here = (name: string) => new URL(name, import.meta.url)
const printedFile = here('convert-printed.json')
const oracleFile = here('engine.convert.oracle.json')
const readJson = (file: URL) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

const toYaml = (text: string) => runSteps(yamlSteps(text)) as string
const plainCsv: CsvOptions = { separator: ',', header: true, nested: 'json' }
const toCsv = (text: string, options: Partial<CsvOptions> = {}) =>
  runSteps(csvSteps(text, { ...plainCsv, ...options })) as Converted
const textOf = (made: Converted | ConvertIssue) => {
  if (!('text' in made)) throw new Error(`${made.code} ${JSON.stringify(made.at)}`)
  return made.text
}
const minified = (text: string) => minifyJson(text) as string
const fromYaml = (text: string) => textOf(convertYaml(text))
const toLines = (text: string) => runSteps(toLinesSteps(text)) as string
const fromLines = (text: string) => runSteps(fromLinesSteps(text))

/** Texts that YAML or CSV readers take for something else. */
const tricky = [
  'no', 'NO', 'yes', 'y', 'n', 'on', 'Off', 'true', 'False', 'null', '~', '', ' ', '1', '1.0', '-1', '+1', '1e5', '.5', '5.', '1_000', '0x1F', '0o7', '0b1',
  '012', '12:30', '1:30:45', '2024-01-01', '2024-01-01T10:00:00Z', '.inf', '-.INF', '.nan', 'NaN', 'Infinity', '<<', '=', '-', '- a', '--- a', '---', '...', '?', '? a', ':',
  'a: b', 'a:', 'a :b', ':a', 'a #b', 'a#b', '#a', '&a', '*a', '!a', '|', '>', '%a', '@a', '`a', '"a"', "'a'", 'a"b', "it's", '[a]', '{a}', 'a,b', 'a]b', 'a\\b', 'C:\\x',
  ' lead', 'trail ', 'two\nlines', 'end\n', 'ends\n\n', '\nstart', '\n', '\n\n', 'a\n\nb', 'a\n b\n  c', ' a\nb', 'a \nb', 'a\n \nb', 'a\n ', 'a\r\nb', 'a\rb', '\ta', 'a\tb', 'a\n\tb',
  'é', '日本', '😀', '👨‍👩‍👧', '\u0085', '\u2028', '\ufeff', '\u007f', '\u0000', '\ud800', '\u00a0', '\u200b', '=1+1', '@SUM(A1)', '+4912', '-5 °C', 'key', 'Ada Lovelace', '10 Downing St',
  '1.2.3', '12 34', '2024-W01', 'x'.repeat(1200), `${'long '.repeat(300)}end`, 'http://a.b/c?d=e#f', 'a: b: c', '$ref', '/path', '(a)', '50%', 'e', 'E', '0', '-0', '00', '1 2', 'a\u0301',
] // biome-ignore format: a list to look through
const string = fc.oneof(
  fc.constantFrom(...tricky),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 30 }),
)
const number = fc.constantFrom(
  '0',
  '-0',
  '1.0',
  '12345678901234567890',
  '1e400',
  '-1.5E-10',
  '1E+2',
  '0.10',
  '9007199254740993',
  '-7',
)
/** JSON with numbers as written and tricky texts. Each array has its own whitespace. */
const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(
      string.map((text) => JSON.stringify(text)),
      number,
      fc.constantFrom('true', 'false', 'null'),
    ),
    fc.array(tie('json'), { maxLength: 4 }).map((items) => `[${items.join(', ')}]`),
    fc.array(fc.tuple(string, tie('json')), { maxLength: 4 }).map((members) => {
      const unique = new Map(members)
      return `{${[...unique].map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',\n')}}`
    }),
  ),
}))

describe('YAML from JSON', () => {
  eachRow([
    [
      '{"a":1,"b":{"c":[1,{"d":2,"e":3}],"f":[]},"g":{}}',
      'a: 1\nb:\n  c:\n    - 1\n    - d: 2\n      e: 3\n  f: []\ng: {}\n',
    ],
    ['{"country":"no","version":"1.0","on":true}', 'country: "no"\nversion: "1.0"\n"on": true\n'],
    ['[[1,[2]],[]]', '- - 1\n  - - 2\n- []\n'],
    ['{"t":"one\\ntwo\\n"}', 't: |\n  one\n  two\n'],
    ['["a\\nb",{"k":"c\\n\\nd\\n\\n"},3]', '- |-\n  a\n  b\n- k: |+\n    c\n\n    d\n\n- 3\n'],
    ['[12345678901234567890,1.0,1e400]', '- 12345678901234567890\n- 1.0\n- 1e400\n'],
    ['"x"', 'x\n'],
    ['{"when":"2024-01-01","at":"10:30"}', 'when: "2024-01-01"\nat: "10:30"\n'],
  ])('writes %j', (text, expected) => {
    expect(toYaml(text)).toBe(expected)
  })

  it('is read by the yaml library as the same values', () => {
    fc.assert(
      fc.property(json, (text) => {
        expect(JSON.stringify(parse(toYaml(text), { logLevel: 'silent' }))).toBe(JSON.stringify(JSON.parse(text)))
      }),
      { numRuns: 3000, seed: 122 },
    )
  })

  it('converts back to the same JSON, digit by digit', () => {
    fc.assert(
      fc.property(json, (text) => {
        const canonical = minified(text).replace(/"(?:[^"\\]|\\.)*"/g, (token) => JSON.stringify(JSON.parse(token)))
        expect(fromYaml(toYaml(text))).toBe(canonical)
      }),
      { numRuns: 3000, seed: 123 },
    )
  })

  eachRow(tricky.map((text) => [text]))('keeps %j as text, as a value, key and element', (text) => {
    const source = JSON.stringify({ [text]: text, list: [text, { [text]: [text] }] })
    expect(parse(toYaml(source), { logLevel: 'silent' })).toEqual(JSON.parse(source))
    // YAML 1.1 reads no as false; in quotes it's text there too.
    expect(parse(toYaml(JSON.stringify([text])), { version: '1.1', logLevel: 'silent' })).toEqual([text])
  })

  it('writes deep values on one line', () => {
    const deep = `${'['.repeat(100_000)}"no"${']'.repeat(100_000)}`
    expect(toYaml(deep).length).toBeLessThan(220_000)
    const some = `${'{"a":['.repeat(45)}"x, y"${']}'.repeat(45)}`
    expect(minified(fromYaml(toYaml(some)))).toBe(some)
  })

  it('is undefined for what is not JSON', () => {
    expect(runSteps(yamlSteps('{a:1}'))).toBeUndefined()
  })
})

describe('JSON from YAML', () => {
  // YAML 1.2.2, 10.3.2: the core schema.
  eachRow([
    ['a: 0x1F\nb: 0o17\nc: +5\nd: .5\ne: 5.\nf: +1.50e3', '{"a":31,"b":15,"c":5,"d":0.5,"e":5.0,"f":1.50e3}'],
    ['- no\n- yes\n- 2024-01-01\n- 12:30\n- True\n- NULL\n- ~', '["no","yes","2024-01-01","12:30",true,null,null]'],
    ['a: 12345678901234567890\nb: 1.0\nc: 1e400', '{"a":12345678901234567890,"b":1.0,"c":1e400}'],
    ['a: 1\na: 2', '{"a":1,"a":2}'],
    ['1: a\ntrue: b\n: c', '{"1":"a","true":"b","null":"c"}'],
    ['? [1, 2]\n: x', '{"[1,2]":"x"}'],
    ['base: &b {x: 1, y: 2}\nc:\n  <<: *b\n  y: 3', '{"base":{"x":1,"y":2},"c":{"x":1,"y":3}}'],
    ['"<<": 1', '{"<<":1}'],
    ['a: &x 1\nb: *x\nc: &x 2\nd: *x', '{"a":1,"b":1,"c":2,"d":2}'],
    ['', 'null'],
    ['\ufeffa: 1', '{"a":1}'],
  ])('reads %j', (text, expected) => {
    expect(fromYaml(text)).toBe(expected)
  })

  it('turns several documents into an array, and says what it changed', () => {
    expect(convertYaml('--- # first\na: 1\n---\nb: .inf\n---\n!Ref c\n')).toEqual({
      text: '[{"a":1},{"b":".inf"},"c"]',
      notes: [
        { note: 'comments', count: 1 },
        { note: 'not-finite', count: 1 },
        { note: 'tags', count: 1 },
        { note: 'documents', count: 3 },
      ],
    })
  })

  eachRow([
    ['a: [1, 2', 'not-yaml', 1],
    ['a: b: c', 'not-yaml', 1],
    ['a: 1\n\tb: 2', 'not-yaml', 2],
    ['a: *missing', 'not-yaml', 1],
  ])('says where %j is wrong', (text, code, line) => {
    expect(convertYaml(text)).toMatchObject({ code, at: { line } })
  })

  it('stops before aliases expand too far', () => {
    const levels = Array.from({ length: 30 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at},`.repeat(9)}]`)
    expect(convertYaml(`a0: &a0 x\n${levels.join('\n')}`)).toEqual({ code: 'aliases' })
    const merges = Array.from(
      { length: 200 },
      (_, at) => `a${at + 1}: &a${at + 1}\n  <<: [*a${at}, *a${at}]\n  k${at}: 1`,
    )
    expect('text' in convertYaml(`a0: &a0 {x: 1}\n${merges.join('\n')}`)).toBe(true)
    expect(convertYaml('a: &a [*a]')).toEqual({ code: 'too-deep' })
    expect(convertYaml('a: &a {<<: *a}')).toEqual({ code: 'too-deep' })
  })

  it('refuses what is too deep', () => {
    const nested = (levels: number) => convertYaml(`${'{a: '.repeat(levels)}1${'}'.repeat(levels)}`)
    expect(nested(500)).toMatchObject({ text: `${'{"a":'.repeat(500)}1${'}'.repeat(500)}` })
    expect(nested(501)).toEqual({ code: 'too-deep' })
    expect(convertYaml('['.repeat(20_000) + ']'.repeat(20_000))).toMatchObject({ code: 'too-deep' })
  })
})

describe('JSON Lines', () => {
  // jsonlines.org
  eachRow([
    ['[{"a":1.0, "b":[ 1 ]},\n2,"x\\n"]', '{"a":1.0,"b":[1]}\n2\n"x\\n"\n'],
    ['{"a": [1, {}]}', '{"a":[1,{}]}\n'],
    ['[]', ''],
    ['[[1],[]]', '[1]\n[]\n'],
    ['12345678901234567890', '12345678901234567890\n'],
  ])('writes %j', (text, expected) => {
    expect(toLines(text)).toBe(expected)
  })

  it('converts back to the same array', () => {
    fc.assert(
      fc.property(fc.array(json), (items) => {
        const text = minified(`[${items.join(',')}]`)
        expect(minified((fromLines(toLines(text)) as Converted).text)).toBe(text)
      }),
      { numRuns: 500, seed: 7464 },
    )
  })

  it('reads each line, and says which is not JSON', () => {
    expect(fromLines('{"a":1}\r\n\r\n[2] \n3')).toEqual({ text: '[{"a":1},\n[2],\n3]', notes: [] })
    expect(fromLines('1\n{a}\n')).toEqual({ code: 'not-lines', at: { line: 2, column: 2 } })
  })
})

describe('CSV from JSON', () => {
  // RFC 4180, 2.
  eachRow([
    ['[{"a":1,"b":"x"},{"b":"y,z","c":"say \\"hi\\""}]', 'a,b,c\r\n1,x,\r\n,"y,z","say ""hi"""\r\n'],
    [
      '[{"a":12345678901234567890,"b":1.0,"c":null,"d":"","e":true}]',
      'a,b,c,d,e\r\n12345678901234567890,1.0,,"",true\r\n',
    ],
    ['[[1,2],["a\\nb"]]', '1,2\r\n"a\nb",\r\n'],
    ['[1,"x",null]', 'value\r\n1\r\nx\r\n""\r\n'],
    ['{"u1":{"n":1},"u2":{"n":2}}', 'key,n\r\nu1,1\r\nu2,2\r\n'],
    ['{"a":1,"b":[1, 2]}', 'a,b\r\n1,"[1,2]"\r\n'],
    ['[{"key":"k"},5]', 'key,value\r\nk,\r\n,5\r\n'],
    ['[]', ''],
    ['[{},{}]', ''],
  ])('writes %j', (text, expected) => {
    expect(toCsv(text).text).toBe(expected)
  })

  it('takes its rows from the table that the Table view shows first, or from another one', () => {
    const text = '{"data":{"rows":[{"a":1},{"a":2}],"other":[{"b":3}]},"n":4}'
    const made = toCsv(text)
    expect(made).toEqual({
      text: 'a\r\n1\r\n2\r\n',
      notes: [],
      tables: ['/data/rows', '/data/other', ''],
      table: '/data/rows',
    })
    expect(toCsv(text, { table: '/data/other' })).toMatchObject({ text: 'b\r\n3\r\n', table: '/data/other' })
    expect(toCsv(text, { table: '' }).text).toMatch(/^data,n\r\n"\{/)
    expect(toCsv(text, { table: '/gone' }).table).toBe('/data/rows')
    // Nothing is left out of an array.
    expect(toCsv('[1,{"a":[{"b":2}]}]')).toMatchObject({ table: '', tables: ['/1/a', ''] })
  })

  eachRow([['[]'], ['{}'], ['[{}]']])('says of %s that there is nothing in it', (text) => {
    expect(toCsv(text)).toMatchObject({ text: '', notes: [{ note: 'empty', count: 1 }] })
    if (text === '[]')
      expect(convertFromJson(text, 'lines')).toEqual({ text: '', notes: [{ note: 'empty', count: 1 }] })
  })

  it('writes nested values as dotted columns', () => {
    const text = '[{"id":1,"a":{"b":{"c":2},"d":[3,{"e":4}]}},{"a":{}}]'
    expect(toCsv(text, { nested: 'columns' }).text).toBe('id,a.b.c,a.d.0,a.d.1.e,a\r\n1,2,3,4,\r\n,,,,{}\r\n')
  })

  it('uses other separators and no header', () => {
    expect(toCsv('[{"a":"x;y","b":"1,5"}]', { separator: ';' }).text).toBe('a;b\r\n"x;y";1,5\r\n')
    expect(toCsv('[{"a":"x\\ty","b":1}]', { separator: '\t', header: false }).text).toBe('"x\ty"\t1\r\n')
  })

  it('says what a spreadsheet or reader may take otherwise, and changes nothing', () => {
    const made = toCsv('[{"a":"=1+1","b":null,"c":[1]},{"a":"-x","a":"+y"}]')
    expect(made.text).toContain('=1+1')
    expect(made.notes).toEqual([
      { note: 'duplicates', count: 1 },
      { note: 'formulas', count: 2 },
      { note: 'nulls', count: 1 },
      { note: 'nested', count: 1 },
    ])
  })

  it('is read back as the same cells', () => {
    const cell = fc.oneof(string, fc.constant('')).filter((text) => !/\ud800/.test(text))
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const text = JSON.stringify(rows.map(([a, b, c]) => ({ a, b, c })))
        for (const separator of [',', ';', '\t'] as const) {
          const { text: csv } = toCsv(text, { separator })
          expect(JSON.parse(textOf(convertCsv(csv, { separator, header: true, types: 'text' })))).toEqual(
            JSON.parse(text),
          )
        }
      }),
      { numRuns: 700, seed: 4180 },
    )
  })

  it('finds no table in a wide and long text, but does not fail', () => {
    expect(toCsv('5').text).toBe('value\r\n5\r\n')
    expect(runSteps(csvSteps('{', plainCsv))).toEqual({ code: 'not-json' })
  })
})

describe('JSON from CSV', () => {
  const read = (text: string, types: 'text' | 'values' = 'values', header = true) =>
    convertCsv(text, { header, types }) as Converted

  it('keeps IDs and numbers as typed', () => {
    const text = 'id,zip,n,ok,x,long\n1,007,1.50,true,1e5,12345678901234567890\n2,12,-3,false,,1\n'
    expect(minified(read(text).text)).toBe(
      '[{"id":1,"zip":"007","n":1.50,"ok":true,"x":"1e5","long":"12345678901234567890"},{"id":2,"zip":"12","n":-3,"ok":false,"x":null,"long":"1"}]',
    )
    expect(read(text).notes).toEqual([{ note: 'long-numbers', count: 1 }])
    expect(minified(read(text, 'text').text)).toContain('{"id":"2","zip":"12","n":"-3","ok":"false","x":"","long":"1"}')
  })

  it('names columns that have no name of their own', () => {
    const made = read('a,,a\n1,2,3,4\n5\n')
    expect(minified(made.text)).toBe('[{"a":1,"column2":2,"a_2":3,"column4":4},{"a":5}]')
    expect(made.notes).toEqual([
      { note: 'ragged', count: 2 },
      { note: 'keys', count: 3 },
    ])
  })

  it('reads rows as arrays without a header', () => {
    expect(minified(read('1,a\n2,b', 'values', false).text)).toBe('[[1,"a"],[2,"b"]]')
    expect(read('a,b').text).toBe('[]')
    expect(convertCsv('', { header: true, types: 'text' })).toEqual({ code: 'not-csv' })
  })
})

describe('recognition', () => {
  eachRow([
    ['name: Ada\nborn: 1815\n', { format: 'yaml' }],
    ['---\n- a\n- b\n', { format: 'yaml' }],
    ['# settings\nserver:\n  port: 80\n', { format: 'yaml' }],
    ['- name: x\n  run: |\n    echo {a}\n    exit\n', { format: 'yaml' }],
    ['version: "3"\nservices:\n  web:\n    ports: ["80:80"]\n', { format: 'yaml' }],
    ['"quoted key": 1\nother: 2', { format: 'yaml' }],
    ['name: Ada', { format: 'yaml' }],
    ['a,b,c\n1,2,3\n4,5,6\n', { format: 'csv', separator: ',' }],
    ['a;b\n1,5;2\n3;4\n', { format: 'csv', separator: ';' }],
    ['a\tb\n1\t2\n', { format: 'csv', separator: '\t' }],
    ['name,note\nAda,"a, b\nc"\nBob,x\n', { format: 'csv', separator: ',' }],
    ['time,place\n10:30,London\n11:45,Paris', { format: 'csv', separator: ',' }],
    ['{"a":1}\n{"a":2}\n', { format: 'lines' }],
    ['[1]\n[2]', { format: 'lines' }],
    ['{a:1}\n{b:2}', undefined],
    ['{"a":1,}', undefined],
    ["{'a': 1, 'b': 2}\n", undefined],
    ['[1,2\n3,4', undefined],
    ['<p>a, b</p>\n<p>c, d</p>', undefined],
    ['// a comment\n{"a": 1}', undefined],
    ['Some prose, with a comma.\nAnd another sentence here.', undefined],
    ['one word', undefined],
    ['', undefined],
    ['"a": 1,\n"b": 2,\n', undefined],
    ['function f() {\n  return 1\n}', undefined],
  ])('of %j', (text, expected) => {
    expect(recognize(text)).toEqual(expected)
  })

  it('goes by the ending of a file name', () => {
    expect(
      ['a.yml', 'b.YAML', 'c.csv', 'd.tsv', 'e.jsonl', 'f.ndjson', 'g.json', 'h'].map(
        (name) => formatOfFile(name)?.format,
      ),
    ).toEqual(['yaml', 'yaml', 'csv', 'csv', 'lines', 'lines', undefined, undefined])
  })
})

describe('Python', () => {
  const cases = fc.sample(
    fc.tuple(
      json,
      fc.array(
        fc.dictionary(
          string,
          json.filter((text) => !/^[[{]/.test(text)),
          { maxKeys: 3 },
        ),
        { minLength: 1, maxLength: 3 },
      ),
    ),
    {
      numRuns: 420,
      seed: 612,
    },
  )
  // PyYAML can't read half of a surrogate pair, and reads 1e400 as text.
  const printable = (text: string) => !/\\ud[89a-f]|\d[eE]/i.test(text)
  const printed = cases
    .map(
      ([text, rows]) =>
        [
          text,
          rows.map((row) => `{${Object.entries(row).map(([key, value]) => `${JSON.stringify(key)}:${value}`)}}`),
        ] as const,
    )
    .filter(([text, rows]) => printable(text) && rows.every(printable))
    .map(([text, rows]) => [text, toYaml(text), toCsv(`[${rows}]`).text] as const)
  if (process.env.PEGBOARD_PRINT) writeFileSync(printedFile, JSON.stringify(printed))
  const oracle = readJson(oracleFile) as {
    printed: [string, unknown, string[][]][]
    yaml: [string, unknown][]
    csv: [string, string, string[][]][]
  }

  it('reads our YAML as the same values, and our CSV as the same cells', () => {
    expect(printed).toEqual(readJson(printedFile))
    expect(printed.length).toBeGreaterThan(200)
    for (const [at, [text, , csv]] of printed.entries()) {
      const [, value, rows] = oracle.printed[at] ?? []
      // Python has no integer -0.
      expect(JSON.stringify(value), text).toBe(JSON.stringify(JSON.parse(text)))
      const own =
        csv.replace(/""|\s/g, '') === ''
          ? []
          : JSON.parse(textOf(convertCsv(csv, { separator: ',', header: false, types: 'text' })))
      // A line with nothing but an empty cell is skipped.
      expect(own, csv).toEqual(rows?.filter((row) => row.join() !== '' || row.length > 1))
    }
  })

  // What YAML 1.1 reads otherwise is in quotes in what PyYAML writes.
  it('writes YAML that we read as the same values', () => {
    for (const [text, value] of oracle.yaml) expect(JSON.parse(fromYaml(text)), text).toEqual(value)
    expect(oracle.yaml.length).toBe(240)
  })

  it('writes CSV that we recognize and read as the same rows', () => {
    for (const [text, separator, rows] of oracle.csv) {
      const made = textOf(convertCsv(text, { separator, header: false, types: 'text' }))
      expect(JSON.parse(made), text).toEqual(rows)
    }
    expect(oracle.csv.length).toBe(260)
  })
})

it('converts there and back with two functions', async () => {
  const text = '[\n  {\n    "id": 12345678901234567890,\n    "ok": "no"\n  }\n]'
  for (const format of ['yaml', 'csv', 'lines'] as const) {
    const made = convertFromJson(text, format) as Converted
    const back = (await convertToJson(made.text, format)) as Converted
    expect(back.text).toBe(format === 'csv' ? text.replace('12345678901234567890', '"12345678901234567890"') : text)
  }
  expect(convertFromJson('{', 'csv')).toEqual({ code: 'not-json' })
  expect(convertFromJson('{"a":1}', 'types', { name: 'item' })).toMatchObject({
    text: 'export interface Item {\n  a: number\n}\n',
  })
})
