import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runSteps } from '../../../src/engine/core/steps'
import { addValue, editedTree, movedNode, removeValue, setValue } from '../../../src/engine/json-editor/edit'
import { examineSteps } from '../../../src/engine/json-editor/examine'
import { readTree, Tree } from '../../../src/engine/json-editor/tree'
import { follow } from '../../../src/widgets/json-editor/tree/follow'
import { rowsOf } from '../../../src/widgets/json-editor/tree/rows'
import { eachRow } from '../../each-row'

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

eachRow([
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

it('is read quickly with the same nodes', () => {
  fc.assert(fc.property(fc.json(), (text) => void expect(readTree(text).nodes).toEqual(treeOf(text).nodes)))
})

/** All rows that can be expanded are. */
const allRows = (tree: Tree) =>
  rowsOf(tree, new Set(Array.from({ length: tree.length }, (_, node) => node).filter((node) => tree.count(node) > 0)))

const replaceValue = (tree: Tree, node: number) => setValue(tree, node, '[0]')

it('never selects another value when the text is edited', () => {
  const edits = [addValue, removeValue, replaceValue]
  const values = fc.tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.nat(), fc.constantFrom(...edits))
  fc.assert(
    fc.property(values, ([text, first, second, editOf]) => {
      const tree = treeOf(text)
      const [chosen, edited] = [first % tree.length, second % tree.length]
      const edit = editOf(tree, edited, '2')
      if (!edit) return
      const after = editedTree(tree, edit)
      const found = follow(allRows(tree), chosen, after).chosen
      const moved = movedNode(edit, chosen)
      // Inside a replaced value, there may be another one at the same path.
      if (moved === undefined && editOf === replaceValue) return
      // Of equal neighbors, it can't be known which one was removed.
      if (found !== 0 && found !== moved) expect(after.source(found)).toBe(tree.source(chosen))
    }),
    { numRuns: 1000 },
  )
})

eachRow([
  ['[1,2,3]', '2', '[0,1,2,3]', '2'],
  ['[1,2,3]', '2', '[1,3]', undefined],
  ['[1,2,3]', '2', '[1,5,3]', '5'],
  ['{"a":1,"b":2}', '2', '{"b":2,"a":1}', '2'],
  ['{"a":1,"b":2}', '1', '{"b":2}', undefined],
  ['{"a":[{"b":2}]}', '2', '{\n  "a": [\n    { "b": 2 }\n  ]\n}', '2'],
  ['[[1],[2]]', '2', '[[0],[1],[2]]', '2'],
  ['[[1],[2]]', '2', '[ [0], [1], [2] ]', undefined],
])('follows a value of %j: %s in %j', (before, value, after, followed) => {
  const tree = treeOf(before)
  const chosen = Array.from({ length: tree.length }, (_, node) => node).find((node) => tree.source(node) === value) ?? 0
  const found = follow(allRows(tree), chosen, treeOf(after))
  expect(found.chosen === 0 ? undefined : found.rows.tree.source(found.chosen)).toBe(followed)
})
