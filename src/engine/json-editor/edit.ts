import { runSteps } from '../core/steps'
import { examineSteps } from './examine'
import { unitOf } from './fields'
import { siblingsOf, tokenStart } from './siblings'
import { readTree, type Tree } from './tree'
import { noVisitor, skipSpace, stringEnd, walk } from './walk'

/** A change of the tree at one place of the text. Everything else stays the same, byte for byte. */
export interface TreeEdit {
  /** The part of the text to replace, as UTF-16 offsets, and its new text. */
  readonly from: number
  readonly to: number
  readonly insert: string
  /** The node to select, in the new tree. */
  readonly select: number
  /** Where nodes of the old tree are in the new one: those from `from` to before `to` move by `by`. Others are gone. */
  readonly moved: readonly { readonly from: number; readonly to: number; readonly by: number }[]
}

/** The text after an edit. */
export const editedText = (text: string, { from, to, insert }: TreeEdit): string =>
  text.slice(0, from) + insert + text.slice(to)

/** The tree after an edit, which keeps a text valid. Read again, because 10 MB take only about 50 ms. */
export const editedTree = (tree: Tree, edit: TreeEdit): Tree => readTree(editedText(tree.text, edit))

/** Where a node of the old tree is in the new one, or undefined. */
export function movedNode({ moved }: TreeEdit, node: number): number | undefined {
  const range = moved.find(({ from, to }) => node >= from && node < to)
  return range && node + range.by
}

/** What's typed as a value: JSON as it is, and anything else as a string. `[1]`, `"1"` and `1` are JSON; `one` isn't. */
function typedValue(typed: string): string {
  const value = typed.trim()
  return value !== '' && runSteps(walk(value, noVisitor)) === undefined ? value : JSON.stringify(typed)
}

/** Replaces a value by what's typed: see `typedValue`. */
export function setValue(tree: Tree, node: number, typed: string): TreeEdit {
  const insert = typedValue(typed)
  const size = runSteps(examineSteps(insert)).nodes.length / 4
  const after = tree.next(node)
  const moved = [
    { from: 0, to: node + 1, by: 0 },
    { from: after, to: tree.length, by: size - (after - node) },
  ]
  return { from: tree.start(node), to: tree.end(node), insert, select: node, moved }
}

/** Renames a key. Undefined in an array. */
export function renameKey(tree: Tree, node: number, name: string): TreeEdit | undefined {
  const from = tree.keyStart(node)
  if (from === undefined) return undefined
  const moved = [{ from: 0, to: tree.length, by: 0 }]
  return { from, to: stringEnd(tree.text, from), insert: JSON.stringify(name), select: node, moved }
}

/** Adds `null` at the end of an object or array, under a new key in an object. Undefined for other values. */
export function addValue(tree: Tree, parent: number, indent: string): TreeEdit | undefined {
  const kind = tree.kind(parent)
  if (kind !== 'object' && kind !== 'array') return undefined
  const children = tree.children(parent)
  const keys = new Set<string>()
  if (kind === 'object') for (const child of children) keys.add(tree.key(child) ?? '')
  const token = kind === 'object' ? `${JSON.stringify(unusedKey('key', keys))}${colonOf(tree)}null` : 'null'
  const select = tree.next(parent)
  const moved = [
    { from: 0, to: select, by: 0 },
    { from: select, to: tree.length, by: 1 },
  ]
  const last = children.at(-1)
  if (last !== undefined) {
    const at = tree.end(last)
    return { from: at, to: at, insert: `,${spaceBefore(tree, children)}${token}`, select, moved }
  }
  const from = tree.start(parent) + 1
  const line = /^[ \t]*/.exec(tree.text.slice(tree.text.lastIndexOf('\n', from) + 1, from))?.[0] ?? ''
  const isSpread = tree.text.includes('\n') || tree.length === 1
  const insert = isSpread ? `\n${line}${unitOf(indent)}${token}\n${line}` : token
  return { from, to: skipSpace(tree.text, from), insert, select, moved }
}

/** Adds a copy after a value, under a new key in an object. Undefined for the root. */
export function duplicateValue(tree: Tree, node: number): TreeEdit | undefined {
  const siblings = siblingsOf(tree, node)
  if (!siblings) return undefined
  const key = tree.key(node)
  const keys = new Set<string>()
  if (key !== undefined) for (const child of siblings.nodes) keys.add(tree.key(child) ?? '')
  const start = tree.start(node)
  const keyStart = tree.keyStart(node)
  const colon = keyStart === undefined ? '' : tree.text.slice(stringEnd(tree.text, keyStart), start)
  const name = key === undefined ? '' : JSON.stringify(unusedKey(`${key}_copy`, keys))
  const at = tree.end(node)
  const next = tree.next(node)
  const moved = [
    { from: 0, to: next, by: 0 },
    { from: next, to: tree.length, by: next - node },
  ]
  const insert = `,${spaceBefore(tree, siblings.nodes)}${name}${colon}${tree.source(node)}`
  return { from: at, to: at, insert, select: next, moved }
}

/** Removes a value, its key and a comma. Undefined for the root. */
export function removeValue(tree: Tree, node: number): TreeEdit | undefined {
  const siblings = siblingsOf(tree, node)
  if (!siblings) return undefined
  const { nodes, place, parent } = siblings
  const [before, after] = [nodes[place - 1], nodes[place + 1]]
  const next = tree.next(node)
  const moved = [
    { from: 0, to: node, by: 0 },
    { from: next, to: tree.length, by: node - next },
  ]
  const change = { insert: '', moved }
  if (after !== undefined) return { from: tokenStart(tree, node), to: tokenStart(tree, after), select: node, ...change }
  if (before !== undefined) return { from: tree.end(before), to: tree.end(node), select: before, ...change }
  return { from: tree.start(parent) + 1, to: tree.end(parent) - 1, select: parent, ...change }
}

/** Moves a value one place up (-1) or down (1) among its siblings. Undefined if it's the first or last. */
export function moveValue(tree: Tree, node: number, by: -1 | 1): TreeEdit | undefined {
  const siblings = siblingsOf(tree, node)
  const other = siblings?.nodes[siblings.place + by]
  if (other === undefined) return undefined
  const [first, second] = by < 0 ? [other, node] : [node, other]
  const end = tree.next(second)
  const [from, to] = [tokenStart(tree, first), tree.end(second)]
  const between = tree.text.slice(tree.end(first), tokenStart(tree, second))
  const part = (each: number) => tree.text.slice(tokenStart(tree, each), tree.end(each))
  return {
    from,
    to,
    insert: part(second) + between + part(first),
    select: by < 0 ? first : first + end - second,
    moved: [
      { from: 0, to: first, by: 0 },
      { from: first, to: second, by: end - second },
      { from: second, to: end, by: first - second },
      { from: end, to: tree.length, by: 0 },
    ],
  }
}

/** The whitespace between a comma and the value after it, as between the last values. */
function spaceBefore(tree: Tree, nodes: Int32Array): string {
  const [first = 0, last = 0] = [nodes[0], nodes.at(-1)]
  const before = nodes.at(-2)
  if (before !== undefined) return tree.text.slice(tree.text.indexOf(',', tree.end(before)) + 1, tokenStart(tree, last))
  // The only one: as after the bracket, or after a colon elsewhere.
  let open = tokenStart(tree, first)
  while (/\s/.test(tree.text.charAt(open - 1))) open--
  const space = tree.text.slice(open, tokenStart(tree, first))
  return space.includes('\n') ? space : colonOf(tree).slice(1)
}

/** A colon and the whitespace after it, as at the first key in the text. */
function colonOf(tree: Tree): string {
  for (let node = 1; node < Math.min(tree.length, 1000); node++) {
    const key = tree.keyStart(node)
    if (key === undefined) continue
    const colon = tree.text.slice(stringEnd(tree.text, key), tree.start(node))
    return colon.includes('\n') ? ': ' : colon.trimStart()
  }
  return ': '
}

function unusedKey(key: string, keys: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? key : `${key}${count}`
    if (!keys.has(name)) return name
  }
}

/** The edit that undoes another one, made to this text. `select` is the node to select afterwards. */
export function inverseEdit(text: string, { from, to, insert, moved }: TreeEdit, select: number): TreeEdit {
  return {
    from,
    to: from + insert.length,
    insert: text.slice(from, to),
    select,
    moved: moved.map((range) => ({ from: range.from + range.by, to: range.to + range.by, by: -range.by })),
  }
}
