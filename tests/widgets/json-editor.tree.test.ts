import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runSteps } from '../../src/engine/core/steps'
import { examineSteps } from '../../src/engine/json-editor/examine'
import { Tree } from '../../src/engine/json-editor/tree'

const treeOf = (text: string) => new Tree(text, runSteps(examineSteps(text)).nodes)

/** What a JSON Pointer without escapes leads to, by JSON.parse. */
const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((inner, step) => (inner as Record<string, unknown>)[step.replace(/~1/g, '/').replace(/~0/g, '~')], value)

it('gives each value its own text, whatever surrounds it', () => {
  const spaced = fc.tuple(fc.json({ maxDepth: 5 }), fc.constantFrom('', ' ', '\r\n\t')).map(([json, space]) =>
    // Strings are left alone.
    json.replace(/"(?:[^"\\]|\\.)*"|[[\]{}:,]/g, (token) => (token.startsWith('"') ? token : space + token + space)),
  )
  fc.assert(
    fc.property(spaced, (text) => {
      const tree = treeOf(text)
      for (let node = 0; node < tree.length; node++) {
        const source = tree.source(node)
        expect(source).toBe(source.trim())
        expect(JSON.parse(source)).toEqual(at(JSON.parse(text), tree.pointer(node)))
      }
    }),
    { numRuns: 500 },
  )
})

it.each([
  ['[[],{},[ ]]', ['[[],{},[ ]]', '[]', '{}', '[ ]']],
  [
    ' {"a" : {"b":[1.0 , "]"] } }\n',
    ['{"a" : {"b":[1.0 , "]"] } }', '{"b":[1.0 , "]"] }', '[1.0 , "]"]', '1.0', '"]"'],
  ],
])('gives the sources of %j', (text, sources) => {
  const tree = treeOf(text)
  expect(Array.from({ length: tree.length }, (_, node) => tree.source(node))).toEqual(sources)
})

it('handles a depth of 100,000', () => {
  const text = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(treeOf(text).source(1)).toBe(text.slice(1, -1))
})
