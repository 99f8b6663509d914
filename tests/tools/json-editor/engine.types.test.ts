import fc from 'fast-check'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { runSteps } from '../../../src/engine/core/steps'
import type { Converted } from '../../../src/engine/json-editor/convert/converted'
import { typeSteps } from '../../../src/engine/json-editor/convert/to-types'
import { eachRow } from '../../each-row'

const made = (text: string, name = 'Root') => runSteps(typeSteps(text, name)) as Converted
const types = (text: string, name?: string) => made(text, name).text

/** What the TypeScript compiler, strict, says about these programs. */
function errorsIn(sources: readonly string[]): string[] {
  const names = sources.map((_, at) => `case${at}.ts`)
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
    exactOptionalPropertyTypes: true,
  }
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (name, ...rest) => {
    const at = names.indexOf(name)
    return at < 0 ? read(name, ...rest) : ts.createSourceFile(name, sources[at] ?? '', ts.ScriptTarget.ES2022)
  }
  const program = ts.createProgram(names, options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}\n${file?.text}`,
    )
}

const key = fc.oneof(
  fc.constantFrom('id', 'name', 'first name', 'home-address', 'tags', 'items', 'categories', '1', '', 'é', 'class', 'Date', 'Record', 'root', 'Root', 'a.b', '"', '\\', '\n', '😀', 'data', 'boxes', '_x', '$y'),
  fc.string({ maxLength: 5 }),
) // biome-ignore format: a list to look through
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(
      fc.string({ maxLength: 4 }),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
    ),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(
      key.filter((name) => name !== '__proto__'),
      tie('json'),
      { maxKeys: 4 },
    ),
    fc.array(fc.dictionary(fc.constantFrom('id', 'name', 'tags', 'next'), tie('json'), { maxKeys: 4 }), {
      maxLength: 4,
    }),
  ),
}))

describe('TypeScript types', () => {
  eachRow([
    ['{"id":1,"name":"x"}', 'export interface Root {\n  id: number\n  name: string\n}\n'],
    ['[{"id":1,"tags":["a"]},{"id":"2","extra":null}]', 'export type Root = RootItem[]\n\nexport interface RootItem {\n  id: string | number\n  tags?: string[]\n  extra?: null\n}\n'],
    ['[1,"a",[true]]', 'export type Root = (boolean[] | string | number)[]\n'],
    ['{"home address":{"street":"x"},"categories":[{"n":1}]}', 'export interface Root {\n  "home address": HomeAddress\n  categories: Category[]\n}\n\nexport interface HomeAddress {\n  street: string\n}\n\nexport interface Category {\n  n: number\n}\n'],
    // English: one of the ties is a tie, one of the berries a berry, and one of the boxes a box.
    ['{"ties":[{"n":1}],"berries":[{"n":"x"}],"boxes":[{"n":true}]}', 'export interface Root {\n  ties: Tie[]\n  berries: Berry[]\n  boxes: Box[]\n}\n\nexport interface Tie {\n  n: number\n}\n\nexport interface Berry {\n  n: string\n}\n\nexport interface Box {\n  n: boolean\n}\n'],
    ['{"2024-01-01":{"t":1},"2024-01-02":{"t":2,"u":3}}', 'export type Root = Record<string, RootItem>\n\nexport interface RootItem {\n  t: number\n  u?: number\n}\n'],
    ['{"from":{"x":1},"to":{"x":2}}', 'export interface Root {\n  from: From\n  to: To\n}\n\nexport interface From {\n  x: number\n}\n\nexport interface To {\n  x: number\n}\n'],
    ['{"a":{"point":{"x":1}},"b":{"point":{"x":2},"c":1}}', 'export interface Root {\n  a: A\n  b: B\n}\n\nexport interface A {\n  point: Point\n}\n\nexport interface Point {\n  x: number\n}\n\nexport interface B {\n  point: Point\n  c: number\n}\n'],
    ['{"a":[],"b":{}}', 'export interface Root {\n  a: unknown[]\n  b: Record<string, never>\n}\n'],
    ['null', 'export type Root = null\n'],
    ['{"a":1,"a":"x"}', 'export interface Root {\n  a: string | number\n}\n'],
  ])('of %j', (text, expected) => {
    expect(types(text)).toBe(expected)
  }) // biome-ignore format: a list to look through

  it('have the given name, if it is one', () => {
    expect(types('{"a":1}', 'user list')).toContain('export interface UserList {')
    expect(types('{"a":1}', '12')).toContain('export interface Root {')
  })

  it('fit the text, by the TypeScript compiler', () => {
    const cases = fc.sample(json, { numRuns: 400, seed: 603 })
    const sources = cases.map((value) => {
      const text = JSON.stringify(value)
      return `${types(text)}\nexport const value: Root = ${text}\n`
    })
    expect(errorsIn(sources)).toEqual([])
  }, 60_000)

  it('are strict: another type of value does not fit', () => {
    const source = `${types('[{"id":1,"tags":["a"]},{"id":2}]')}\nexport const value: Root = [{ id: 'x' }]\n`
    expect(errorsIn([source])).toHaveLength(1)
  })

  it('describe 60 levels, and say so', () => {
    const deep = made(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)
    expect(deep.notes).toEqual([{ note: 'deep', count: 1 }])
    expect(deep.text).toContain('a: unknown')
  })

  it('are those of a Record for many keys', () => {
    const many = `{${Array.from({ length: 500 }, (_, at) => `"k${at}":${at}`)}}`
    expect(types(many)).toBe('export type Root = Record<string, number>\n')
    expect(runSteps(typeSteps('{a}', 'Root'))).toEqual({ code: 'not-json' })
  })
})
