import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareJson, patchJson } from '../../../src/engine/json-editor/compare/comparison'
import { eachRow } from '../../each-row'

const plain = { ignoreOrder: false, asWritten: false }

/** RFC 6902, of the operations that a comparison uses, written from the RFC. */
function applied(document: unknown, patch: string): unknown {
  let root = structuredClone(document)
  for (const { op, path, value } of JSON.parse(patch) as { op: string; path: string; value?: unknown }[]) {
    const steps = path
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    const last = steps.pop()
    if (last === undefined) {
      root = value
      continue
    }
    const holder = steps.reduce<unknown>((at, step) => {
      const inside = at as Record<string, unknown>
      if (!Object.hasOwn(inside, step)) throw new Error(`no ${step} in ${path}`)
      return inside[step]
    }, root)
    if (Array.isArray(holder)) {
      const at = Number(last)
      if (at > holder.length || (op !== 'add' && at >= holder.length)) throw new Error(`no item ${path}`)
      if (op === 'add') holder.splice(at, 0, value)
      else if (op === 'remove') holder.splice(at, 1)
      else holder[at] = value
    } else {
      const object = holder as Record<string, unknown>
      if (op !== 'add' && !Object.hasOwn(object, last)) throw new Error(`no member ${path}`)
      if (op === 'remove') delete object[last]
      else Object.defineProperty(object, last, { value, enumerable: true, configurable: true, writable: true })
    }
  }
  return root
}

/** Sorted by what they are, so that arrays in any order are equal. */
function unordered(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(unordered).sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  }
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? 0 : value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inside]) => [key, unordered(inside)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** Few different values, so that two documents have much in common. */
const { document } = fc.letrec((tie) => ({
  document: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(0, 1, 2, 'a', 'b', true, null),
    fc.array(tie('document'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('id', 'a', 'b', 'a/b', 'm~n', '', '0'), tie('document'), { maxKeys: 5 }),
  ),
}))
const list = fc.array(fc.oneof(fc.nat(5), fc.record({ id: fc.nat(6), v: fc.nat(2) })), { maxLength: 14 })

describe('JSON Patch of a comparison', () => {
  eachRow([
    ['any documents', document],
    ['lists with the same items', list],
  ])('gives the second of %s when applied to the first', (_, documents) => {
    fc.assert(
      fc.property(documents, documents, (one, other) => {
        const patch = patchJson(JSON.stringify(one), JSON.stringify(other), plain)
        expect(applied(one, patch)).toEqual(JSON.parse(JSON.stringify(other)))
      }),
      { numRuns: 2000 },
    )
  })

  it('gives the second in any order of items if order is ignored', () => {
    fc.assert(
      fc.property(fc.oneof(document, list), fc.oneof(document, list), (one, other) => {
        const patch = patchJson(JSON.stringify(one), JSON.stringify(other), { ...plain, ignoreOrder: true })
        expect(unordered(applied(one, patch))).toEqual(unordered(other))
      }),
      { numRuns: 2000 },
    )
  })

  it('is empty exactly for equal documents', () => {
    fc.assert(
      fc.property(document, document, (one, other) => {
        const found = compareJson(JSON.stringify(one), JSON.stringify(other), plain)
        if ('error' in found) throw new Error('both are JSON')
        const same = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
        expect(found.changes.length === 0).toBe(same)
      }),
    )
  })
})

/** Without the order of members. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inside]) => [key, sorted(inside)] as const)
  return { members: entries.sort(([one], [other]) => (one < other ? -1 : 1)) }
}

describe('a comparison', () => {
  const changes = (text: string, other: string, options = plain) => {
    const found = compareJson(text, other, options)
    if ('error' in found) throw new Error(found.error.code)
    return found.changes.map(({ kind, from, to }) => [kind, from?.pointer, from?.value, to?.pointer, to?.value])
  }

  it('says what is added, removed, changed and moved', () => {
    expect(changes('{"a":1,"b":2,"c":[1,2,3]}', '{"c":[2,3,1],"b":"2","d":null}')).toEqual([
      ['removed', '/a', '1', undefined, undefined],
      ['added', undefined, undefined, '/d', 'null'],
      ['changed', '/b', '2', '/b', '"2"'],
      ['moved', '/c/0', '1', '/c/2', '1'],
    ])
  })

  it('finds the object with the same id, and what changed in it', () => {
    const one = '[{"id":1,"v":1},{"id":2,"v":1},{"id":3,"v":1}]'
    expect(changes(one, '[{"id":2,"v":9},{"id":3,"v":1}]')).toEqual([
      ['removed', '/0', '{"id":1,"v":1}', undefined, undefined],
      ['changed', '/1/v', '1', '/0/v', '9'],
    ])
  })

  eachRow([
    ['{"a":1,"b":[{"x":1,"y":2}]}', '{ "b": [ {"y": 2, "x": 1} ], "a": 1 }'],
    ['[1, 100, 0.5, 0]', '[1.0, 1e2, 5E-1, -0.0]'],
    ['"\\u0041"', '"A"'],
    ['{"a":0,"a":1}', '{"a":1}'],
  ])('finds %s and %s equal', (one, other) => {
    expect(changes(one, other)).toEqual([])
  })

  it('finds numbers that differ beyond a double, and those written differently if asked', () => {
    expect(changes('12345678901234567890', '12345678901234567891')).toHaveLength(1)
    expect(changes('[1.0]', '[1]', { ...plain, asWritten: true })).toHaveLength(1)
  })

  it('ignores the order of items if asked, at every level', () => {
    expect(changes('[[1,2],[3,4]]', '[[4,3],[2,1]]', { ...plain, ignoreOrder: true })).toEqual([])
    expect(changes('[1,1,2]', '[1,2,2]', { ...plain, ignoreOrder: true })).toHaveLength(1)
  })

  it('says what is wrong with a second text that is not JSON', () => {
    expect(compareJson('1', '[1,', plain)).toMatchObject({ error: { code: 'ends-early', offset: 3 } })
  })

  it('has an answer for a depth of 100,000 and for long lists in reverse', () => {
    const deep = (value: string) => `${'['.repeat(100_000)}${value}${']'.repeat(100_000)}`
    expect(changes(deep('1'), deep('2'))).toHaveLength(1)
    const list = Array.from({ length: 20_000 }, (_, at) => at)
    const found = compareJson(JSON.stringify(list), JSON.stringify(list.toReversed()), plain)
    expect(found).toMatchObject({ counts: { added: 0, removed: 0, changed: 0, moved: 19_999 } })
  })
})
