import type { Members } from '../members'
import { regexpOf } from './regexp'
import type { Call, Comparable, Condition, Query, Segment, Selector } from './syntax'
import { compares, type Value, valueAt } from './values'

/** Steps between two reports of the progress. */
const stepSize = 1 << 12

/** Finds the values of a query in a text, in the order of RFC 9535. Each step yields. */
export function* evaluateSteps(members: Members, query: Query): Generator<undefined, Int32Array> {
  const evaluator = new Evaluator(members)
  let found: number[] = members.tree.length > 0 ? [0] : []
  for (const segment of query.segments) {
    const next: number[] = []
    let steps = 0
    for (const node of evaluator.reached(found, segment)) {
      for (const selector of segment.selectors) evaluator.select(selector, node, next)
      if (++steps % stepSize === 0) yield
    }
    found = next
  }
  return Int32Array.from(found)
}

class Evaluator {
  readonly #members: Members
  /** Queries of the whole document inside a filter, which find the same for each value tested. */
  readonly #ofRoot = new Map<Query, readonly number[]>()

  constructor(members: Members) {
    this.#members = members
  }

  /** The values whose children a segment selects. */
  *reached(nodes: readonly number[], { isDescendant }: Segment): Generator<number> {
    if (!isDescendant) {
      yield* nodes
      return
    }
    const { tree } = this.#members
    for (const top of nodes) {
      const end = tree.next(top)
      for (let node = top; node < end; ) {
        if (node !== top && this.#members.isShadowed(node)) node = tree.next(node)
        else yield node++
      }
    }
  }

  select(selector: Selector, node: number, found: number[]): void {
    const members = this.#members
    const { tree } = members
    if (tree.count(node) === 0) return
    switch (selector.kind) {
      case 'name': {
        const child = members.named(node, selector.name)
        if (child !== undefined) found.push(child)
        return
      }
      case 'index': {
        const { index } = selector
        const child = members.at(node, index < 0 ? index + tree.count(node) : index)
        if (child !== undefined) found.push(child)
        return
      }
      case 'wildcard':
        for (const child of members.of(node)) found.push(child)
        return
      case 'slice':
        if (tree.kind(node) === 'array') slice(tree.children(node), selector, found)
        return
      case 'filter':
        for (const child of members.of(node)) if (this.#holds(selector.condition, child)) found.push(child)
    }
  }

  #holds(condition: Condition, node: number): boolean {
    switch (condition.kind) {
      case 'or':
        return condition.parts.some((part) => this.#holds(part, node))
      case 'and':
        return condition.parts.every((part) => this.#holds(part, node))
      case 'not':
        return !this.#holds(condition.part, node)
      case 'exists':
        return this.#nodes(condition.query, node).length > 0
      case 'call':
        return this.#matches(condition, node)
      case 'compare': {
        const { left, operator, right } = condition
        return compares(this.#members, this.#value(left, node), operator, this.#value(right, node))
      }
    }
  }

  #nodes(query: Query, current: number): readonly number[] {
    if (query.root === '@') return this.#find(query, current)
    const known = this.#ofRoot.get(query) ?? this.#find(query, 0)
    this.#ofRoot.set(query, known)
    return known
  }

  #find({ segments }: Query, start: number): readonly number[] {
    let nodes: number[] = [start]
    for (const segment of segments) {
      const next: number[] = []
      for (const node of this.reached(nodes, segment)) {
        for (const selector of segment.selectors) this.select(selector, node, next)
      }
      nodes = next
    }
    return nodes
  }

  #value(part: Comparable, node: number): Value {
    if (part.kind === 'literal') return part.value
    if (part.kind === 'call') return this.#result(part, node)
    const [found] = this.#nodes(part.query, node)
    return found === undefined ? undefined : valueAt(this.#members, found)
  }

  /** The functions that yield a value. */
  #result({ name, args: [first] }: Call, node: number): Value {
    if (!first) return undefined
    if (name === 'length') return lengthOf(this.#members, this.#value(first, node))
    if (first.kind !== 'query') return undefined
    const nodes = this.#nodes(first.query, node)
    if (name === 'count') return { type: 'number', text: String(nodes.length) }
    const [only, ...more] = nodes
    return only === undefined || more.length > 0 ? undefined : valueAt(this.#members, only)
  }

  /** The functions that yield true or false. */
  #matches({ name, args: [first, second] }: Call, node: number): boolean {
    const text = first && this.#value(first, node)
    const pattern = second && this.#value(second, node)
    if (text?.type !== 'string' || pattern?.type !== 'string') return false
    return regexpOf(pattern.text, name === 'match')?.test(text.text) ?? false
  }
}

/** The characters of a string, or the members or items of a value. */
function lengthOf(members: Members, value: Value): Value {
  if (value?.type === 'node') return { type: 'number', text: String(members.count(value.node)) }
  if (value?.type !== 'string') return undefined
  const pairs = value.text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0
  return { type: 'number', text: String(value.text.length - pairs) }
}

/** RFC 9535, 2.3.4.2.2. */
function slice(items: Int32Array, { start, end, step }: Extract<Selector, { kind: 'slice' }>, found: number[]): void {
  const { length } = items
  const normal = (index: number) => (index >= 0 ? index : length + index)
  if (step > 0) {
    const upper = Math.min(Math.max(normal(end ?? length), 0), length)
    for (let at = Math.min(Math.max(normal(start ?? 0), 0), length); at < upper; at += step) found.push(items[at] ?? 0)
  } else if (step < 0) {
    const upper = Math.min(Math.max(normal(start ?? length - 1), -1), length - 1)
    const lower = Math.min(Math.max(end === undefined ? -1 : normal(end), -1), length - 1)
    for (let at = upper; at > lower; at += step) found.push(items[at] ?? 0)
  }
}
