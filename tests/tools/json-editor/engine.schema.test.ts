import Ajv from 'ajv/dist/2020'
import { describe, expect, it } from 'vitest'
import { runSteps } from '../../../src/engine/core/steps'
import { canonicalNumber, compareNumbers, isMultipleOf, isWhole } from '../../../src/engine/json-editor/compare-numbers'
import { examineSteps } from '../../../src/engine/json-editor/examine'
import { evaluate, example, initial } from '../../../src/engine/json-editor/json-editor'
import { membersOf } from '../../../src/engine/json-editor/members'
import { inferSchema } from '../../../src/engine/json-editor/schema/infer'
import { metaschema } from '../../../src/engine/json-editor/schema/metaschema'
import { validateJson } from '../../../src/engine/json-editor/schema/validate'
import { eachRow } from '../../each-row'
import numbers from './engine.numbers.oracle.json'
import oracle from './engine.schema.oracle.json'

function check(schema: unknown, text: string) {
  const found = validateJson(text, typeof schema === 'string' ? schema : JSON.stringify(schema))
  if (!('violations' in found)) throw new Error(JSON.stringify(found))
  return found
}

const codes = (schema: unknown, text: string) =>
  check(schema, text).violations.map(({ code, pointer }) => [code, pointer])

describe('numbers as written', () => {
  eachRow(numbers as [string, string, number, boolean, boolean][])(
    '%s and %s',
    (one, other, order, whole, multiple) => {
      expect(Math.sign(compareNumbers(one, other)) + 0).toBe(order)
      expect(canonicalNumber(one) === canonicalNumber(other)).toBe(order === 0)
      expect(isWhole(one)).toBe(whole)
      if (compareNumbers(other, '0') !== 0) expect(isMultipleOf(one, other)).toBe(multiple)
    },
  )
})

describe('validity', () => {
  eachRow(oracle.map(({ schema, text, valid }) => [schema, text, valid] as const))(
    'of %s for %s is what python-jsonschema says',
    (schema, text, valid) => {
      const found = check(schema, text)
      expect(found.count === 0).toBe(valid)
      expect(found.violations.length > 0).toBe(!valid)
    },
  )

  it('is what ajv says', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false })
    for (const { schema, text, valid } of oracle) {
      expect(`${schema} ${text} ${ajv.validate(JSON.parse(schema), JSON.parse(text))}`).toBe(
        `${schema} ${text} ${valid}`,
      )
    }
  })

  it('of numbers is exact, beyond what a double holds', () => {
    expect(codes('{"maximum":12345678901234567890}', '12345678901234567891')).toEqual([['maximum', '']])
    expect(codes('{"maximum":12345678901234567890}', '12345678901234567890')).toEqual([])
    expect(codes('{"multipleOf":0.1}', '0.3')).toEqual([])
    expect(codes('{"type":"integer"}', '1e400')).toEqual([])
    expect(codes('{"const":9007199254740993}', '9007199254740992')).toEqual([['const', '']])
  })

  eachRow([
    ['2024-02-29', 'date', true],
    ['2023-02-29', 'date', false],
    ['1998-12-31T23:59:60Z', 'date-time', true],
    ['1998-12-31T23:58:60Z', 'date-time', false],
    ['ada@example.com', 'email', true],
    ['ada@', 'email', false],
    ['::ffff:192.0.2.1', 'ipv6', true],
    ['1::2::3', 'ipv6', false],
    // RFC 4291, 2.2: '::' at most once, even with eight groups, and for at least one group.
    ['1:2:3::4:5:6::7:8', 'ipv6', false],
    ['1:2:3:4:5:6:7::', 'ipv6', true],
    ['1::2:3:4:5:6:7:8', 'ipv6', false],
    ['256.0.0.1', 'ipv4', false],
    ['P1Y2M', 'duration', true],
    ['P1D2H', 'duration', false],
    ['https://example.com/a b', 'uri', false],
    // RFC 3986, 4.2: a relative reference begins with no segment with a colon, which would be a scheme.
    ['1a:b', 'uri-reference', false],
    ['a1:b', 'uri-reference', true],
    ['./1a:b', 'uri-reference', true],
    ['(', 'regex', false],
    ['/a~2', 'json-pointer', false],
    ['anything', 'a-format-of-my-own', true],
  ])('of %s in the format %s is %s', (text, format, valid) => {
    expect(check({ format }, JSON.stringify(text)).count === 0).toBe(valid)
  })

  it('of a value that isn’t text doesn’t depend on a format', () => {
    // JSON Schema 2020-12, Validation, 7.1.
    expect(codes({ anyOf: [{ format: 'email' }] }, '12')).toEqual([])
    expect(codes({ not: { format: 'email' } }, '12')).toEqual([['not', '']])
  })
})

describe('a violation', () => {
  it('has its places in the text and in the schema', () => {
    const found = check('{\n  "items": { "type": "string" }\n}', '["a",\n 17]')
    expect(found.violations).toEqual([
      {
        code: 'type',
        values: { types: 'string', found: 'number' },
        pointer: '/1',
        found: '17',
        offset: 7,
        length: 2,
        line: 2,
        column: 2,
        schemaPointer: '/items/type',
        schemaOffset: 23,
      },
    ])
  })

  it('of a choice comes with what is wrong with the closest option', () => {
    const schema = { anyOf: [{ type: 'string' }, { type: 'object', required: ['id'] }] }
    expect(codes(schema, '{}')).toEqual([
      ['anyOf', ''],
      ['required', ''],
    ])
  })

  it('of duplicate keys is about the last value', () => {
    expect(codes({ properties: { a: { type: 'string' } } }, '{"a":1,"a":"x"}')).toEqual([])
    expect(codes({ properties: { a: { type: 'string' } } }, '{"a":"x","a":1}')).toEqual([['type', '/a']])
  })
})

describe('a schema', () => {
  it('that is invalid is said, with the place', () => {
    const found = validateJson('1', '{"type":"strng"}')
    expect(found).toMatchObject({
      schemaViolations: expect.arrayContaining([expect.objectContaining({ pointer: '/type' })]),
    })
    expect(validateJson('1', '{"type":')).toMatchObject({ error: { code: 'ends-early' } })
  })

  eachRow([
    ['42', [['type', '']]],
    ['{"type":"strng"}', [['enum', '/type']]],
    [
      '{"properties":{"a":5},"required":["b","b"]}',
      [
        ['type', '/properties/a'],
        ['uniqueItems', '/required/1'],
      ],
    ],
  ])('that is invalid, %s, has each error once', (schema, expected) => {
    const found = validateJson('1', schema)
    if (!('schemaViolations' in found)) throw new Error(JSON.stringify(found))
    expect(found.schemaViolations.map(({ code, pointer }) => [code, pointer])).toEqual(expected)
    expect(found.count).toBe(expected.length)
  })

  it('that says the same twice has one violation of it', () => {
    const schema = { allOf: [{ required: ['a', 'b'] }, { required: ['b', 'c'] }] }
    expect(check(schema, '{}').violations.map(({ values }) => values.name)).toEqual(['a', 'b', 'c'])
    expect(check(schema, '{}').count).toBe(3)
  })

  it('of another document is not loaded, but said', () => {
    const { unresolved, count } = check({ properties: { a: { $ref: 'https://example.com/a' } } }, '{"a":1}')
    expect([unresolved, count]).toEqual([[{ reference: 'https://example.com/a', schemaOffset: 27 }], 0])
  })

  it('that refers to a place that it does not have is invalid there', () => {
    const schema = '{\n "properties": {"a": {"$ref": "#/$defs/none"}},\n "$defs": {"b": {"$ref": "#no"}}\n}'
    expect(validateJson('{}', schema)).toMatchObject({
      schemaViolations: [
        { code: '$ref', values: { reference: '#/$defs/none' }, pointer: '/properties/a/$ref', line: 2, column: 31 },
        { code: '$ref', values: { reference: '#no' }, pointer: '/$defs/b/$ref', line: 3, column: 26 },
      ],
      count: 2,
    })
    const named = { $id: 'https://example.com/a', $ref: 'https://example.com/a#/$defs/none' }
    expect(validateJson('{}', JSON.stringify(named))).toHaveProperty('schemaViolations.0.code', '$ref')
    // A keyword that isn't known can hold schemas.
    expect(check({ $ref: '#/parts/a', parts: { a: { $ref: '#/parts/b' }, b: true } }, '{}').count).toBe(0)
  })

  eachRow([
    ['http://json-schema.org/draft-07/schema#', 'draft-07'],
    ['https://json-schema.org/draft/2019-09/schema', '2019-09'],
    ['https://example.com/dialect', 'https://example.com/dialect'],
    ['https://json-schema.org/draft/2020-12/schema', undefined],
    ['http://json-schema.org/draft/2020-12/schema#', undefined],
  ])('that names %s is checked as 2020-12, which is said: %s', ($schema, dialect) => {
    expect(check({ $schema }, '1').dialect).toBe(dialect)
    expect(validateJson('1', JSON.stringify({ $schema, type: 1 }))).toHaveProperty('schemaViolations')
  })

  it('of an older draft has its ignored keywords listed', () => {
    const found = check(
      '{"$schema":"http://json-schema.org/draft-07/schema#","dependencies":{"card":["addr"]}}',
      '{"card":"1"}',
    )
    expect(found).toMatchObject({
      count: 0,
      dialect: 'draft-07',
      unknown: [{ keyword: 'dependencies', schemaPointer: '/dependencies', schemaOffset: 53 }],
      unknownCount: 1,
    })
  })

  it('has the keywords listed that 2020-12 does not have, but not names, values and x-…', () => {
    const unknown = (schema: object) => check(schema, '{}').unknown.map(({ schemaPointer }) => schemaPointer)
    expect(unknown({ tpye: 'string' })).toEqual(['/tpye'])
    expect(
      unknown({
        properties: { tpye: { 'x-order': 1, maxlength: 2 } },
        $defs: { a: { default: { b: 1 }, const: { c: 2 }, examples: [{ d: 3 }], nullable: true } },
        anyOf: [true, { if: { example: 1 } }],
        'x-parts': { e: 4 },
      }),
    ).toEqual(['/properties/tpye/maxlength', '/$defs/a/nullable', '/anyOf/1/if/example'])
    const openapi = check({ openapi: '3.1.0', info: {}, paths: {}, components: {}, servers: [], tags: [] }, '{}')
    expect([openapi.unknown.length, openapi.unknownCount]).toEqual([5, 6])
    expect(check(metaschema, '{}').unknownCount).toBe(0)
  })

  it('that refers to itself without end, and a very deep text, end with an answer', () => {
    expect(validateJson('1', '{"$ref":"#"}')).toEqual({ tooDeep: true })
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    expect(validateJson(deep, '{"items":{"$ref":"#"}}')).toEqual({ tooDeep: true })
    expect(check({ type: 'array' }, deep).count).toBe(0)
    // Our limit is 800 schemas inside each other. Here, each array needs two.
    const schema = '{"$ref":"#/$defs/array","$defs":{"array":{"items":{"$ref":"#/$defs/array"}}}}'
    const arrays = (depth: number) => validateJson('['.repeat(depth) + ']'.repeat(depth), schema)
    expect(arrays(400)).not.toHaveProperty('tooDeep')
    expect(arrays(401)).toEqual({ tooDeep: true })
    expect(validateJson('1', deep)).toHaveProperty('schemaViolations')
  })

  it('of JSON Schema is valid by its own rules', () => {
    expect(check(metaschema, metaschema).count).toBe(0)
  })

  it('made from a text accepts the text', () => {
    for (const { text } of [...oracle, { text: example.text }]) {
      const schema = inferSchema(membersOf(text, runSteps(examineSteps(text))))
      expect(check(schema, text).count).toBe(0)
    }
  })
})

describe('the output', () => {
  it('has answers only to the questions that are asked of a valid text', () => {
    const keys = (input: object) => {
      const result = evaluate({ ...initial, ...input })
      return result.ok ? Object.keys(result.value) : []
    }
    const usual = ['valid', 'error', 'warnings', 'warningCount', 'stats']
    expect(keys({ text: '[1]' })).toEqual(usual)
    expect(keys({ text: '[1', query: '$', other: '1', schema: 'true' })).toEqual(usual)
    expect(keys({ text: '[1]', query: '$', other: '1', schema: 'true' })).toEqual([
      ...usual,
      'query',
      'comparison',
      'validation',
    ])
  })
})
