import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runSteps } from '../../../src/engine/core/steps'
import {
  addValue,
  duplicateValue,
  editedText,
  movedNode,
  moveValue,
  removeValue,
  renameKey,
  setValue,
  type TreeEdit,
} from '../../../src/engine/json-editor/edit'
import { examineSteps } from '../../../src/engine/json-editor/examine'
import { formatJson } from '../../../src/engine/json-editor/json-editor'
import { siblingsOf } from '../../../src/engine/json-editor/siblings'
import { Tree } from '../../../src/engine/json-editor/tree'
import { eachRow } from '../../each-row'

const treeOf = (text: string) => new Tree(text, runSteps(examineSteps(text)).nodes)
const done = (tree: Tree, edit: TreeEdit | undefined) => edit && editedText(tree.text, edit)

/** Spread over lines, on one line, or with odd spaces. */
const text = fc.tuple(fc.json({ maxDepth: 4 }), fc.constantFrom('format', 'minify', 'odd')).map(([json, form]) => {
  if (form === 'format') return formatJson(json, 2) as string
  return form === 'minify'
    ? json
    : json.replace(/"(?:[^"\\]|\\.)*"|[[\]{}:,]/g, (token) => (token.startsWith('"') ? token : ` ${token}\t`))
})
const spot = fc.tuple(text, fc.nat()).map(([json, place]) => {
  const tree = treeOf(json)
  return { tree, node: place % tree.length }
})

/** The tokens of a JSON text that JSON.parse and plain JavaScript change in the same way. */
type Members = (readonly [key: string | undefined, value: Own])[]
type Own = string | { readonly kind: 'object' | 'array'; readonly members: Members }
function own(tree: Tree, node: number): Own {
  const kind = tree.kind(node)
  if (kind !== 'object' && kind !== 'array') return tree.source(node)
  return { kind, members: [...tree.children(node)].map((child) => [tree.key(child), own(tree, child)] as const) }
}
/** The members around a node, and all the members around those. */
function changedIn(tree: Tree, parent: number, change: (members: Members) => Members, node = 0): Own {
  const kind = tree.kind(node)
  if (kind !== 'object' && kind !== 'array') return tree.source(node)
  const members: Members = [...tree.children(node)].map(
    (child) => [tree.key(child), changedIn(tree, parent, change, child)] as const,
  )
  return { kind, members: node === parent ? change(members) : members }
}

/** Checks the new text against a change of the members, and where nodes and the selection are in it. */
function check(
  tree: Tree,
  edit: TreeEdit,
  parent: number,
  change: (members: Members) => Members,
  selected?: string,
): void {
  const after = treeOf(editedText(tree.text, edit))
  expect(after.length).toBeGreaterThan(0)
  expect(own(after, 0)).toEqual(changedIn(tree, parent, change))
  for (let node = 0; node < tree.length; node++) {
    const to = movedNode(edit, node)
    const isAround = to !== undefined && tree.count(node) === 0 && edit.insert !== '' && to === edit.select
    if (to === undefined || isAround || tree.count(node) > 0) continue
    if (after.count(to) === 0 && !['{', '['].includes(tree.text.charAt(tree.start(node))))
      expect(after.source(to)).toBe(tree.source(node))
  }
  expect(edit.select).toBeLessThan(after.length)
  if (selected !== undefined) expect(after.source(edit.select)).toBe(selected)
}

describe('an edit in the tree', () => {
  const sizes = { numRuns: 500, seed: 6902 }

  it('changes a value', () => {
    fc.assert(
      fc.property(
        spot,
        fc.constantFrom('1.0', '"x"', 'text', '[1,{"a":2}]', '', ' true ', '{}'),
        ({ tree, node }, typed) => {
          const edit = setValue(tree, node, typed)
          const after = treeOf(editedText(tree.text, edit))
          expect(after.source(edit.select)).toBe(edit.insert)
          expect(after.length).toBe(tree.length + after.next(node) - tree.next(node))
          // The text around it stays as it is.
          expect(after.text.slice(0, edit.from)).toBe(tree.text.slice(0, tree.start(node)))
          expect(after.text.slice(edit.from + edit.insert.length)).toBe(tree.text.slice(tree.end(node)))
          for (let each = 0; each < tree.length; each++) {
            const to = movedNode(edit, each)
            if (to !== undefined && each !== node && tree.count(each) === 0)
              expect(after.source(to)).toBe(tree.source(each))
          }
        },
      ),
      sizes,
    )
  })

  it('renames a key, in an object only', () => {
    fc.assert(
      fc.property(spot, fc.string({ unit: 'binary', maxLength: 5 }), ({ tree, node }, name) => {
        const edit = renameKey(tree, node, name)
        const siblings = siblingsOf(tree, node)
        expect(edit === undefined).toBe(tree.key(node) === undefined)
        if (!edit || !siblings) return
        const { parent, place } = siblings
        check(tree, edit, parent, (members) => members.map((member, at) => (at === place ? [name, member[1]] : member)))
      }),
      sizes,
    )
  })

  it('adds a value at the end', () => {
    fc.assert(
      fc.property(spot, ({ tree, node }) => {
        const edit = addValue(tree, node, '2')
        const kind = tree.kind(node)
        expect(edit === undefined).toBe(kind !== 'object' && kind !== 'array')
        if (!edit) return
        const added = treeOf(editedText(tree.text, edit)).key(edit.select)
        check(tree, edit, node, (members) => [...members, [added, 'null']], 'null')
        expect([...tree.children(node)].map((child) => tree.key(child))).not.toContain(kind === 'object' ? added : null)
      }),
      sizes,
    )
  })

  it('duplicates a value after itself', () => {
    fc.assert(
      fc.property(spot, ({ tree, node }) => {
        const edit = duplicateValue(tree, node)
        const siblings = siblingsOf(tree, node)
        expect(edit === undefined).toBe(node === 0)
        if (!edit || !siblings) return
        const { parent, place } = siblings
        const copy = treeOf(editedText(tree.text, edit)).key(edit.select)
        const inserted = (members: Members): Members => [
          ...members.slice(0, place + 1),
          [copy, members[place]?.[1] ?? ''],
          ...members.slice(place + 1),
        ]
        check(tree, edit, parent, inserted, tree.source(node))
      }),
      sizes,
    )
  })

  it('removes a value', () => {
    fc.assert(
      fc.property(spot, ({ tree, node }) => {
        const edit = removeValue(tree, node)
        const siblings = siblingsOf(tree, node)
        expect(edit === undefined).toBe(node === 0)
        if (edit && siblings)
          check(tree, edit, siblings.parent, (members) => members.filter((_, at) => at !== siblings.place))
      }),
      sizes,
    )
  })

  it('moves a value up and down', () => {
    fc.assert(
      fc.property(spot, fc.constantFrom(-1 as const, 1 as const), ({ tree, node }, by) => {
        const edit = moveValue(tree, node, by)
        const siblings = siblingsOf(tree, node)
        const other = siblings?.nodes[siblings.place + by]
        expect(edit === undefined).toBe(other === undefined)
        if (!edit || !siblings) return
        const { parent, place } = siblings
        const swapped = (members: Members) =>
          members.map(
            (member, at) =>
              (at === place ? members[place + by] : at === place + by ? members[place] : member) ?? member,
          )
        check(tree, edit, parent, swapped, tree.source(node))
      }),
      sizes,
    )
  })

  // By hand.
  eachRow([
    [
      '{\n  "a": 1,\n  "b": [1, 2]\n}',
      (tree: Tree) => addValue(tree, 0, '2'),
      '{\n  "a": 1,\n  "b": [1, 2],\n  "key": null\n}',
    ],
    ['{\n  "a": 1,\n  "b": [1, 2]\n}', (tree: Tree) => addValue(tree, 2, '2'), '{\n  "a": 1,\n  "b": [1, 2, null]\n}'],
    ['{\n  "a": {}\n}', (tree: Tree) => addValue(tree, 1, '2'), '{\n  "a": {\n    "key": null\n  }\n}'],
    ['{"a":1,"key":2}', (tree: Tree) => addValue(tree, 0, '2'), '{"a":1,"key":2,"key2":null}'],
    ['{"a":{}}', (tree: Tree) => addValue(tree, 1, '2'), '{"a":{"key":null}}'],
    ['[1]', (tree: Tree) => addValue(tree, 0, '2'), '[1, null]'],
    ['{}', (tree: Tree) => addValue(tree, 0, 'tab'), '{\n\t"key": null\n}'],
    ['[1, 2, 3]', (tree: Tree) => removeValue(tree, 2), '[1, 3]'],
    ['[1, 2, 3]', (tree: Tree) => removeValue(tree, 3), '[1, 2]'],
    ['[ 1 ]', (tree: Tree) => removeValue(tree, 1), '[]'],
    ['{\n  "a": 1,\n  "b": 2\n}', (tree: Tree) => removeValue(tree, 1), '{\n  "b": 2\n}'],
    ['{\n  "a": 1,\n  "b": 2\n}', (tree: Tree) => moveValue(tree, 2, -1), '{\n  "b": 2,\n  "a": 1\n}'],
    ['{\n  "a": 1\n}', (tree: Tree) => duplicateValue(tree, 1), '{\n  "a": 1,\n  "a_copy": 1\n}'],
    ['{"a":1}', (tree: Tree) => duplicateValue(tree, 1), '{"a":1,"a_copy":1}'],
    ['[1.0]', (tree: Tree) => setValue(tree, 1, '12345678901234567890'), '[12345678901234567890]'],
    ['[1.0]', (tree: Tree) => setValue(tree, 1, 'True'), '["True"]'],
    ['{"a":1}', (tree: Tree) => renameKey(tree, 1, 'say "b"'), '{"say \\"b\\"":1}'],
  ])('in %j', (source, edit, expected) => {
    const tree = treeOf(source)
    expect(done(tree, edit(tree))).toBe(expected)
  })
})
