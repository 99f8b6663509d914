import fc from 'fast-check'
import { query as secondReader } from 'json-p3'
import { describe, expect, it } from 'vitest'
import suite from '../../../node_modules/jsonpath-rfc9535/src/__tests__/jsonpath-compliance-test-suite/cts.json'
import { queryJson, trimmed } from '../../../src/engine/json-editor/query/query'
import { eachRow } from '../../each-row'

// https://github.com/jsonpath-standard/jsonpath-compliance-test-suite, RFC 9535's own cases

interface Case {
  readonly name: string
  readonly selector: string
  readonly document?: unknown
  readonly result?: readonly unknown[]
  readonly results?: readonly (readonly unknown[])[]
  readonly result_paths?: readonly string[]
  readonly results_paths?: readonly (readonly string[])[]
  readonly invalid_selector?: boolean
}

const cases = suite.tests as readonly Case[]

describe('RFC 9535 compliance cases', () => {
  eachRow(cases.map((each) => [each.name, each] as const))('%s', (_, each) => {
    const found = queryJson(JSON.stringify(each.document ?? null), each.selector)
    if (each.invalid_selector) {
      expect(found).toHaveProperty('error')
      return
    }
    if ('error' in found) throw new Error(`${each.selector}: ${found.error.code} at ${found.error.offset}`)
    expect(each.results ?? [each.result]).toContainEqual(found.matches.map(({ value }) => JSON.parse(value)))
    expect(each.results_paths ?? [each.result_paths]).toContainEqual(found.matches.map(({ path }) => path))
  })
})

/**
 * Documents and queries with the same few keys, so that queries find something. Without what json-p3 2.3.1 reads in its own
 * way, and the compliance cases cover: the length of text beyond the BMP, and match() and search() on an array, ['ab'].
 */
const keys = ['a', 'b', 'c d', "'", '']
const { document } = fc.letrec((tie) => ({
  document: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(0, 1, 2, -1.5, 'a', 'ab', 'é', true, false, null),
    fc.array(tie('document'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom(...keys), tie('document'), { maxKeys: 4 }),
  ),
}))
const name = fc.constantFrom(...keys).map((key) => JSON.stringify(key))
const index = fc.integer({ min: -4, max: 4 }).map(String)
const end = fc.option(index, { nil: '' })
const slice = fc.tuple(end, end, end).map(([start, stop, step]) => `${start}:${stop}${step && `:${step}`}`)
const single = fc
  .tuple(fc.constantFrom('@', '$'), fc.array(fc.oneof(name, index), { maxLength: 2 }))
  .map(([root, steps]) => root + steps.map((step) => `[${step}]`).join(''))
const nodes = fc.tuple(single, fc.constantFrom('', '[*]', '..*', '..["a"]')).map((parts) => parts.join(''))
const comparable = fc.oneof(
  single,
  fc.constantFrom('0', '1', '-1.5', '2e0', '"a"', "'ab'", 'true', 'null'),
  single.map((path) => `length(${path})`),
  nodes.map((path) => `count(${path})`),
  nodes.map((path) => `value(${path})`),
)
const test = fc.oneof(
  nodes,
  nodes.map((path) => `!${path}`),
  fc.tuple(comparable, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), comparable).map((parts) => parts.join(' ')),
)
const condition = fc
  .array(test, { minLength: 1, maxLength: 3 })
  .chain((tests) =>
    fc.constantFrom(' && ', ' || ').map((joint) => (tests.length > 1 ? `(${tests.join(joint)})` : tests.join(''))),
  )
const selector = fc.oneof(
  name,
  index,
  slice,
  fc.constant('*'),
  condition.map((each) => `?${each}`),
)
const path = fc
  .array(fc.tuple(fc.constantFrom('', '', '..'), fc.array(selector, { minLength: 1, maxLength: 2 })), { maxLength: 3 })
  .map((segments) => `$${segments.map(([dots, selectors]) => `${dots}[${selectors.join(', ')}]`).join('')}`)

describe('random queries', () => {
  it('find what a second reader of RFC 9535 finds', () => {
    fc.assert(
      fc.property(document, path, (value, query) => {
        const text = JSON.stringify(value)
        const found = queryJson(text, query)
        if ('error' in found) throw new Error(`${query}: ${found.error.code} at ${found.error.offset}`)
        const expected = secondReader(query, JSON.parse(text)).values() as unknown[]
        fc.pre(expected.length <= 100)
        // The order of members, and of what's inside them, is free.
        const sorted = (values: readonly unknown[]) => values.map((each) => JSON.stringify(each)).sort()
        expect(sorted(found.matches.map((match) => JSON.parse(match.value)))).toEqual(sorted(expected))
      }),
      { numRuns: 3000 },
    )
  })

  it('find each value again by its path and by its pointer', () => {
    fc.assert(
      fc.property(document, (value) => {
        const text = JSON.stringify(value, null, 1)
        const all = queryJson(text, '$..*')
        if ('error' in all) throw new Error('the query is valid')
        for (const match of all.matches) {
          for (const query of [match.path, match.pointer]) {
            if (query === '') continue
            expect(queryJson(text, query)).toEqual({ matches: [match], count: 1 })
          }
        }
      }),
    )
  })
})

eachRow([
  [' $.a\n', '$.a'],
  ['\u00a0$ ', '$'],
  [' /a ', '/a '],
  ['  ', ''],
])('%j is typed for %j', (typed, query) => {
  expect(trimmed(typed)).toBe(query)
})

it('says the limits of an index, and where it has a sign or a zero too many', () => {
  const codes = ['99999999999999999999', '-9007199254740992', '1:9007199254740992', '9007199254740991', '01', '-0']
  expect(codes.map((index) => queryJson('[]', `$[${index}]`))).toMatchObject([
    { error: { code: 'range', offset: 2, length: 20 } },
    { error: { code: 'range', offset: 2, length: 17 } },
    { error: { code: 'range', offset: 4, length: 16 } },
    { count: 0 },
    { error: { code: 'number' } },
    { error: { code: 'number' } },
  ])
})

describe('JSON Pointer', () => {
  // RFC 6901, sections 5 and 6
  const text = '{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\\\j":5,"k\\"l":6," ":7,"m~n":8}'
  eachRow([
    ['/foo', '["bar","baz"]'],
    ['/foo/0', '"bar"'],
    ['/', '0'],
    ['/a~1b', '1'],
    ['/c%d', '2'],
    ['/e^f', '3'],
    ['/g|h', '4'],
    ['/i\\j', '5'],
    ['/k"l', '6'],
    ['/ ', '7'],
    ['/m~0n', '8'],
    ['#', text],
    ['#/foo', '["bar","baz"]'],
    ['#/foo/0', '"bar"'],
    ['#/', '0'],
    ['#/a~1b', '1'],
    ['#/c%25d', '2'],
    ['#/e%5Ef', '3'],
    ['#/g%7Ch', '4'],
    ['#/i%5Cj', '5'],
    ['#/k%22l', '6'],
    ['#/%20', '7'],
    ['#/m~0n', '8'],
  ])('%s finds %s', (pointer, value) => {
    expect(queryJson(text, pointer)).toMatchObject({ count: 1, matches: [{ value }] })
  })

  eachRow(['/nope', '/foo/2', '/foo/-', '/foo/00', '/foo/1e0', '/foo/0/0'])('%s finds nothing', (pointer) => {
    expect(queryJson(text, pointer)).toEqual({ matches: [], count: 0 })
  })

  eachRow([
    ['/a~2', 'escape', 2],
    ['/~', 'escape', 1],
    ['#/%zz', 'percent', 2],
    ['#foo', 'start', 1],
  ])('%s is invalid: %s at %s', (pointer, code, offset) => {
    expect(queryJson(text, pointer)).toMatchObject({ error: { code, offset } })
  })
})

describe('errors', () => {
  eachRow([
    ['name', 'start', 0],
    ['$name', 'segment', 1],
    ['$.', 'name', 2],
    ['$[', 'selector', 2],
    ['$[0', 'close', 3],
    ['$["a]', 'string', 2],
    ['$["\\x"]', 'string', 3],
    ['$[01]', 'number', 2],
    ['$[?]', 'condition', 3],
    ['$[?@.* == 1]', 'single', 3],
    ['$[?size(@) == 1]', 'function', 3],
    ['$[?length(@.*) == 1]', 'arguments', 10],
    ['$[?match(@, "a") == true]', 'result', 3],
    ['$[?length(@)]', 'result', 3],
    ['$ ', 'space', 1],
    [`$[?${'('.repeat(200)}`, 'deep', 103],
  ])('%s: %s at %s', (query, code, offset) => {
    expect(queryJson('{}', query)).toMatchObject({ error: { code, offset } })
  })
})

describe('what other tools lose', () => {
  it('numbers beyond a double are compared exactly and stay as written', () => {
    const text = '[12345678901234567890, 12345678901234567891, 1.0]'
    expect(queryJson(text, '$[?@ > 12345678901234567890]')).toMatchObject({
      count: 1,
      matches: [{ value: '12345678901234567891', path: '$[1]' }],
    })
    expect(queryJson(text, '$[?@ == 1]')).toMatchObject({ matches: [{ value: '1.0' }] })
  })

  // RFC 9535, 2.3.5.2.2: by Unicode scalar values. In UTF-16, 😀 begins with a smaller number than ｡.
  it('texts are compared by code points', () => {
    const found = (query: string) => {
      const result = queryJson('["ab", "abc", "ac", "｡", "😀", "😁"]', query)
      return 'error' in result ? result : result.matches.map(({ value }) => JSON.parse(value))
    }
    expect(found('$[?@ < "ac"]')).toEqual(['ab', 'abc'])
    expect(found('$[?@ > "ab"]')).toEqual(['abc', 'ac', '｡', '😀', '😁'])
    expect(found('$[?@ > "｡"]')).toEqual(['😀', '😁'])
    expect(found('$[?@ > "😀"]')).toEqual(['😁'])
  })

  it('of duplicate keys the last value counts, also inside', () => {
    expect(queryJson('{"a":{"b":1},"a":{"b":2}}', '$.a.b')).toMatchObject({ matches: [{ value: '2', offset: 22 }] })
    expect(queryJson('{"a":{"b":1},"a":{"b":2}}', '$..b')).toMatchObject({ count: 1, matches: [{ value: '2' }] })
  })

  it('a depth of 100,000 has an answer', () => {
    const deep = `${'['.repeat(100_000)}7${']'.repeat(100_000)}`
    expect(queryJson(deep, '$..[?@ == 7]')).toMatchObject({ count: 1, matches: [{ value: '7' }] })
    expect(queryJson(deep, '$[?@ == $[0]]')).toMatchObject({ count: 1 })
  })
})
