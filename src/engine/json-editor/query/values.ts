import { compareNumbers } from '../compare-numbers'
import type { Members } from '../members'
import { decoded } from '../place'
import type { Operator, Scalar } from './syntax'

/** What a filter compares: a literal, a value of the text, or nothing. */
export type Value = Scalar | { readonly type: 'node'; readonly node: number } | undefined

/** A node's value: as a scalar if it's one. */
export function valueAt({ tree }: Members, node: number): Value {
  const kind = tree.kind(node)
  if (kind === 'object' || kind === 'array') return { type: 'node', node }
  const source = tree.source(node)
  if (kind === 'string') return { type: 'string', text: decoded(source, 0, source.length) }
  if (kind === 'number') return { type: 'number', text: source }
  return { type: source as 'true' | 'false' | 'null' }
}

/** RFC 9535, 2.3.5.2.2. Numbers are compared exactly, and strings by their characters. */
export function compares(members: Members, left: Value, operator: Operator, right: Value): boolean {
  switch (operator) {
    case '==':
      return isEqual(members, left, right)
    case '!=':
      return !isEqual(members, left, right)
    case '<':
      return isLess(left, right)
    case '>':
      return isLess(right, left)
    case '<=':
      return isLess(left, right) || isEqual(members, left, right)
    case '>=':
      return isLess(right, left) || isEqual(members, left, right)
  }
}

function isLess(left: Value, right: Value): boolean {
  if (left?.type === 'number' && right?.type === 'number') return compareNumbers(left.text, right.text) < 0
  if (left?.type === 'string' && right?.type === 'string') return isBefore(left.text, right.text)
  return false
}

/** By code points, not by UTF-16 units. */
function isBefore(one: string, other: string): boolean {
  let at = 0
  while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) at++
  if (at > 0 && (one.charCodeAt(at - 1) & 0xfc00) === 0xd800) at--
  return (one.codePointAt(at) ?? -1) < (other.codePointAt(at) ?? -1)
}

function isEqual(members: Members, left: Value, right: Value): boolean {
  if (left === undefined || right === undefined) return left === right
  if (left.type === 'node' && right.type === 'node') return isSameTree(members, left.node, right.node)
  return left.type !== 'node' && right.type !== 'node' && isSameScalar(left, right)
}

function isSameScalar(left: Scalar, right: Scalar): boolean {
  if (left.type === 'number' && right.type === 'number') return compareNumbers(left.text, right.text) === 0
  if (left.type === 'string' && right.type === 'string') return left.text === right.text
  return left.type === right.type
}

/** Whether two objects or arrays are equal. The order of members doesn't count. */
function isSameTree(members: Members, left: number, right: number): boolean {
  const pairs: [number, number][] = [[left, right]]
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [one, other] = pair
    if (one === other) continue
    const [a, b] = [valueAt(members, one), valueAt(members, other)]
    if (a === undefined || b === undefined) return false
    if (a.type !== 'node' || b.type !== 'node') {
      if (a.type === 'node' || b.type === 'node' || !isSameScalar(a, b)) return false
      continue
    }
    const { tree } = members
    if (tree.kind(one) !== tree.kind(other) || members.count(one) !== members.count(other)) return false
    const children = [...members.of(one)]
    const others = [...members.of(other)]
    if (tree.kind(one) === 'array') for (const [at, child] of children.entries()) pairs.push([child, others[at] ?? 0])
    else {
      const byKey = new Map(others.map((child) => [tree.key(child), child]))
      for (const child of children) {
        const same = byKey.get(tree.key(child))
        if (same === undefined) return false
        pairs.push([child, same])
      }
    }
  }
  return true
}
