import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/catalog'
import type { Engine, Fields } from '../../src/engine/core/engine'
import type { Issue, Result } from '../../src/engine/core/result'

// What DESIGN.md says of every engine: total, pure, cloneable, and no number that cannot be shown.

interface Module extends Engine<Fields, unknown, string, object> {
  /** What `example` needs beside itself to have an answer. */
  readonly exampleContext?: object
}

const modules = import.meta.glob<Module>('../../src/engine/*.ts')
const engines = await Promise.all(
  catalog.map(async ({ id }) => [id, await (modules[`../../src/engine/${id}.ts`] as () => Promise<Module>)()] as const),
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

/** Any record of the shape of `initial`, its fields as hostile as can be, one in ten as a valid one is. */
function recordLike(initial: Fields, example: Fields): fc.Arbitrary<Fields> {
  const field = (name: string): fc.Arbitrary<Fields[string]> => {
    const value = initial[name]
    if (typeof value === 'boolean') return fc.boolean()
    const good = fc.constant(example[name] as Fields[string])
    if (typeof value === 'string') return fc.oneof({ weight: 3, arbitrary: text }, { weight: 2, arbitrary: good })
    const row = value?.[0] ?? (example[name] as readonly object[])[0] ?? {}
    const rows = fc.array(fc.record(Object.fromEntries(Object.keys(row).map((key) => [key, text]))), { maxLength: 5 })
    return fc.oneof({ weight: 3, arbitrary: rows }, { weight: 2, arbitrary: good })
  }
  return fc.record(Object.fromEntries(Object.keys(initial).map((name) => [name, field(name)])))
}

/** Deterministic, so that the same input can give the same answer twice (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What stands where in a value that a person must never see: 'rows.2.balance: NaN'. */
function unshowable(value: unknown, path = ''): string[] {
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path}: ${Object.is(value, -0) ? '-0' : value}`]
  if (value === undefined || typeof value === 'function') return [`${path}: ${typeof value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => unshowable(inner, `${path}.${key}`))
}

function expectResult(result: Result<unknown>, initial: Fields): void {
  expect(typeof result.ok).toBe('boolean')
  if (result.ok) {
    expect(unshowable(result.value)).toEqual([])
    expect(structuredClone(result.value)).toEqual(result.value)
    return
  }
  expect(result.issues.length).toBeGreaterThan(0)
  for (const issue of result.issues) expectIssue(issue, initial)
}

function expectIssue({ code, field }: Issue, initial: Fields): void {
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
  if (field !== undefined) expect(Object.keys(initial)).toContain(field.split('.')[0])
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze)
  return value
}

describe.each(engines)('%s', (_, engine) => {
  const { initial, example } = engine
  const context = () => ({ random: seeded(1), ...engine.exampleContext })

  it('answers its example', () => {
    expect(engine.evaluate(freeze({ ...example }), context())).toMatchObject({ ok: true })
  })

  it('gives a result for what an empty tool shows', () => {
    expectResult(engine.evaluate(initial, context()), initial)
  })

  it('has the same fields in its initial input and its example', () => {
    expect(Object.keys(example).sort()).toEqual(Object.keys(initial).sort())
  })

  it('gives a result for 1,500 hostile records, the same one twice, and leaves them as they were', () => {
    fc.assert(
      fc.property(recordLike(initial, example), (record) => {
        const input = freeze(record)
        const result = engine.evaluate(input, context())
        expectResult(result, initial)
        expect(engine.evaluate(input, context())).toEqual(result)
      }),
      { numRuns: 1500, seed: 20261120 },
    )
  })

  it('gives a result for a megabyte in any one field', () => {
    for (const name of Object.keys(initial)) {
      if (typeof initial[name] !== 'string') continue
      for (const long of ['9'.repeat(1e6), 'word '.repeat(2e5), '\ud83d\ude00'.repeat(25e4)]) {
        expectResult(engine.evaluate({ ...example, [name]: long }, context()), initial)
      }
    }
  })

  it('gives a result for records that are no records of strings', () => {
    const broken: unknown[] = [
      {},
      { __proto__: null },
      Object.fromEntries(Object.keys(initial).map((name) => [name, null])),
    ]
    for (const junk of [7, {}, [], [null], [7], [{}], null, undefined, true]) {
      broken.push(Object.fromEntries(Object.keys(initial).map((name) => [name, junk])))
    }
    for (const input of broken) expectResult(engine.evaluate(input as Fields, context()), initial)
  })

  it('gives a result for any locale, known or not', () => {
    for (const locale of ['de-DE', 'ar-EG', 'en-IN', 'tr', '', 'not a locale', 'x'.repeat(1000)]) {
      expectResult(engine.evaluate(example, { ...context(), locale }), initial)
    }
  })
})
