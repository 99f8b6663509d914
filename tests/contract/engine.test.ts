import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/catalog'
import type { Field, Fields } from '../../src/engine/core/fields/field'
import type { Issue, Result } from '../../src/engine/core/result'
import { seeded } from '../chance'
import type { EngineModule, Input } from '../load-tool'
import { megabyte, records, sized } from '../scale'

// What every engine guarantees: it's total and pure, its results can be cloned, and every number can be shown.

const modules = import.meta.glob<EngineModule>('../../src/engine/*/*.ts')
const engines = await Promise.all(
  catalog.map(
    async ({ id }) =>
      [id, await (modules[`../../src/engine/${id}/${id}.ts`] as () => Promise<EngineModule>)()] as const,
  ),
)

const hostile = [
  '', ' ', '\t\n', 'abc', '1e309', '-1e309', '1e-400', '-0', '0', '-1', '1', '1,5', '1.5.2', 'NaN', 'Infinity', '٣', '１２',
  '👍', '👨‍👩‍👧', '\ud800', '\udc00\ud800', '\u0000', '__proto__', 'constructor', 'toString', '[object Object]', 'null', 'undefined',
  '<img src=x onerror=alert(1)>', "'; DROP TABLE", '(a+)+$', '[', '\\', '\\u{110000}', '1'.repeat(400), `0.${'0'.repeat(400)}1`,
  '99999999999999999999', '9007199254740993', '0.1', '100', '30', '2024-02-30', '9999-99-99', 'USD', 'g', 'gg', 'z',
] // biome-ignore format: a list to look through

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
)

/** Records shaped like `initial` with hostile fields. One field in ten is valid. */
function recordLike(initial: Input, example: Input): fc.Arbitrary<Input> {
  const field = (name: string): fc.Arbitrary<Input[string]> => {
    const value = initial[name]
    if (typeof value === 'boolean') return fc.boolean()
    const good = fc.constant(example[name] as Input[string])
    if (typeof value === 'string') return fc.oneof({ weight: 3, arbitrary: text }, { weight: 2, arbitrary: good })
    const row = value?.[0] ?? (example[name] as readonly object[])[0] ?? {}
    const rows = fc.array(fc.record(Object.fromEntries(Object.keys(row).map((key) => [key, text]))), { maxLength: 5 })
    return fc.oneof({ weight: 3, arbitrary: rows }, { weight: 2, arbitrary: good })
  }
  return fc.record(Object.fromEntries(Object.keys(initial).map((name) => [name, field(name)])))
}

/** The parts of a value that must never be shown, such as 'rows.2.balance: NaN'. */
function unshowable(value: unknown, path = ''): string[] {
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path}: ${Object.is(value, -0) ? '-0' : value}`]
  if (value === undefined || typeof value === 'function') return [`${path}: ${typeof value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => unshowable(inner, `${path}.${key}`))
}

function expectResult(result: Result<unknown>, initial: Input): void {
  expect(typeof result.ok).toBe('boolean')
  if (result.ok) {
    expect(unshowable(result.value)).toEqual([])
    expect(structuredClone(result.value)).toEqual(result.value)
    return
  }
  expect(result.issues.length).toBeGreaterThan(0)
  for (const issue of result.issues) expectIssue(issue, initial)
}

function expectIssue({ code, field }: Issue, initial: Input): void {
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
  if (field !== undefined) expect(Object.keys(initial)).toContain(field.split('.')[0])
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze)
  return value
}

const numeric: readonly string[] = ['number', 'whole', 'money', 'percent', 'length', 'weight']

/** A text in its locale-independent form, after its kind. Others aren't read as numbers or dates. */
const plain =
  /^((number|whole|money|percent|length|weight): (-?\d+(\.\d+)?)?|date: (\d{4}-\d\d-\d\d)?|time: \d\d:\d\d|color: (#[\da-f]{6})?)$/
const formatted = /^(text|place): (-?\d[\d,]*(\.\d+)?|\d+-\d+-\d+|\d+:\d+|#[\da-f]+)$/

describe.each(engines)('%s', (_, engine) => {
  const { initial, example } = engine
  const context = () => ({ random: seeded(1), ...engine.exampleContext })

  it('has an answer for its example', () => {
    expect(engine.evaluate(freeze({ ...example }), context())).toMatchObject({ ok: true })
  })

  it('gives a result for its initial input', () => {
    expectResult(engine.evaluate(initial, context()), initial)
  })

  it('has texts that read the same in every locale, and a kind for each field that has a format', () => {
    const check = (record: object, fields: Fields): void => {
      for (const [name, value] of Object.entries(record)) {
        const { kind, fields: row = {}, values } = fields[name] as Field
        if (Array.isArray(value)) for (const each of value) check(each, row)
        else if (kind === 'choice') expect([...(values ?? []), '']).toContain(value)
        else if (kind === 'text' || kind === 'place') expect(`${kind}: ${value}`).not.toMatch(formatted)
        else if (kind !== 'flag') expect(`${kind}: ${value}`).toMatch(plain)
      }
    }
    check(example, engine.fields)
    check(initial, engine.fields)
  })

  it('has the same fields in its initial input and its example', () => {
    expect(Object.keys(example).sort()).toEqual(Object.keys(initial).sort())
  })

  it(`gives the same result twice for ${records} hostile records, and leaves them unchanged`, sized, () => {
    fc.assert(
      fc.property(recordLike(initial, example), (record) => {
        const input = freeze(record)
        const result = engine.evaluate(input, context())
        expectResult(result, initial)
        expect(engine.evaluate(input, context())).toEqual(result)
      }),
      { numRuns: records, seed: 20261120 },
    )
  })

  it(`gives a result for ${megabyte} characters in any one field`, sized, () => {
    for (const name of Object.keys(initial)) {
      if (typeof initial[name] !== 'string') continue
      for (const long of ['9'.repeat(megabyte), 'word '.repeat(megabyte / 5), '\ud83d\ude00'.repeat(megabyte / 4)]) {
        expectResult(engine.evaluate({ ...example, [name]: long }, context()), initial)
      }
    }
  })

  it('takes numbers where text is expected, in any locale', () => {
    const numbersIn = (record: object, fields: Fields): object =>
      Object.fromEntries(
        Object.entries(record).map(([name, value]) => {
          const { kind, fields: row = {} } = fields[name] as Field
          if (Array.isArray(value)) return [name, value.map((each) => numbersIn(each, row))]
          return [name, numeric.includes(kind) && value !== '' ? Number(value) : value]
        }),
      )
    const numbers = freeze(numbersIn(example, engine.fields)) as Input
    const expected = engine.evaluate(example, context())
    for (const locale of ['en-US', 'de-DE', 'ar-EG'])
      expect(engine.evaluate(numbers, { ...context(), locale })).toEqual(expected)
  })

  it('reads a choice with spaces around it', () => {
    for (const [name, { kind, values = [] }] of Object.entries(engine.fields)) {
      if (kind !== 'choice') continue
      for (const value of values.slice(0, 12)) {
        const [exact, spaced] = [value, ` ${value} `].map((text) =>
          engine.evaluate(freeze({ ...example, [name]: text }), context()),
        )
        expect([name, spaced]).toEqual([name, exact])
      }
    }
  })

  it('gives a result for records whose values are not strings', () => {
    const broken: unknown[] = [
      {},
      { __proto__: null },
      Object.fromEntries(Object.keys(initial).map((name) => [name, null])),
    ]
    for (const junk of [7, {}, [], [null], [7], [{}], null, undefined, true]) {
      broken.push(Object.fromEntries(Object.keys(initial).map((name) => [name, junk])))
    }
    for (const input of broken) expectResult(engine.evaluate(input as Input, context()), initial)
  })

  it('gives a result for any locale, valid or not', () => {
    for (const locale of ['de-DE', 'ar-EG', 'en-IN', 'tr', '', 'not a locale', 'x'.repeat(1000)]) {
      expectResult(engine.evaluate(example, { ...context(), locale }), initial)
    }
  })
})
