import type { Members } from '../members'
import { decoded } from '../place'
import { QueryError } from '../query/error'
import { parsePointer } from '../query/pointer'
import { resolveUri } from './uri'

/** A schema: a node of a document, and the address of the schema resource that it's in. */
export interface Schema {
  readonly members: Members
  readonly node: number
  readonly base: string
  /** The nodes of its keywords, or whether a schema that's true or false accepts everything. */
  readonly keywords: ReadonlyMap<string, number> | boolean
}

/** Keywords whose value is a schema, a list of schemas or an object with schemas. */
const single = new Set(
  'additionalProperties contains contentSchema else if items not propertyNames then unevaluatedItems unevaluatedProperties'.split(
    ' ',
  ),
)
const lists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const maps = new Set(['$defs', 'definitions', 'dependentSchemas', 'patternProperties', 'properties'])

/** The schemas of one or more documents, and what their references mean. */
export class Schemas {
  readonly #resources = new Map<string, Schema>()
  /** By address and name, as in 'https://example.com/tree#node'. */
  readonly #anchors = new Map<string, Schema>()
  readonly #dynamic = new Map<string, Schema>()
  readonly #known = new Map<Members, Map<number, Schema>>()

  /** Whether a schema has `unevaluatedItems` or `unevaluatedProperties`. */
  hasUnevaluated = false

  /** Adds a document, known by its `$id` or else by `uri`. The first one is known by '' too. Returns its schema. */
  add(members: Members, uri = ''): Schema {
    if (/"unevaluated(?:Items|Properties)"\s*:/.test(members.tree.text)) this.hasUnevaluated = true
    this.#known.set(members, new Map())
    return this.#register(members, 0, uri)
  }

  /** The schema at a node inside another one. */
  at(parent: Schema, node: number): Schema {
    return this.#known.get(parent.members)?.get(node) ?? this.#register(parent.members, node, parent.base)
  }

  /** The known schemas of a document, and while they're read, those that references lead to. */
  of(members: Members): Iterable<Schema> {
    return this.#known.get(members)?.values() ?? []
  }

  /** Whether a reference is to the document that it's in. */
  isInside(from: Schema, reference: string): boolean {
    return this.#resources.get(resolveUri(from.base, reference).uri)?.members === from.members
  }

  /** The schema that a reference means, or undefined if there's none, or if it's in another document. */
  resolve(from: Schema, reference: string): Schema | undefined {
    const { uri, fragment } = resolveUri(from.base, reference)
    const resource = this.#resources.get(uri)
    if (!resource) return undefined
    if (fragment === '') return resource
    if (fragment.startsWith('/')) return this.#pointed(resource, fragment)
    return this.#anchors.get(`${uri}#${decodedFragment(fragment)}`)
  }

  /** The schema that a dynamic reference means, where `scope` has the resources entered so far, the last one first. */
  resolveDynamic(from: Schema, reference: string, scope: Scope | undefined): Schema | undefined {
    const found = this.resolve(from, reference)
    const { uri, fragment } = resolveUri(from.base, reference)
    const name = decodedFragment(fragment)
    if (!found || !this.#dynamic.has(`${uri}#${name}`)) return found
    let outermost = found
    for (let at = scope; at; at = at.parent) outermost = this.#dynamic.get(`${at.resource}#${name}`) ?? outermost
    return outermost
  }

  #pointed(resource: Schema, fragment: string): Schema | undefined {
    const steps = parsePointer(`#${fragment}`)
    if (steps instanceof QueryError) return undefined
    const { members } = resource
    let at: Schema = resource
    let node: number | undefined = resource.node
    for (const step of steps) {
      if (node === undefined) return undefined
      if (members.tree.kind(node) === 'object') node = members.named(node, step)
      else node = /^(?:0|[1-9]\d*)$/.test(step) ? members.at(node, Number(step)) : undefined
      const known: Schema | undefined = node === undefined ? undefined : this.#known.get(members)?.get(node)
      if (known) at = known
    }
    return node === undefined ? undefined : this.at(at, node)
  }

  /** Registers a schema and all schemas inside it. */
  #register(members: Members, start: number, outer: string): Schema {
    const { tree } = members
    const known = this.#known.get(members) ?? new Map<number, Schema>()
    const todo: [node: number, base: string][] = [[start, outer]]
    for (let next = todo.pop(); next; next = todo.pop()) {
      const [node, outerBase] = next
      if (known.has(node)) continue
      const keywords = keywordsAt(members, node)
      const id = typeof keywords === 'boolean' ? undefined : stringAt(members, keywords.get('$id'))
      const base = id === undefined ? outerBase : resolveUri(outerBase, id).uri
      const schema: Schema = { members, node, base, keywords }
      known.set(node, schema)
      const addresses = [...(id !== undefined || node === 0 ? [base] : []), ...(node === 0 ? [outer, ''] : [])]
      for (const address of addresses) if (!this.#resources.has(address)) this.#resources.set(address, schema)
      if (typeof keywords === 'boolean') continue
      for (const [keyword, names] of [
        ['$anchor', [this.#anchors]],
        ['$dynamicAnchor', [this.#anchors, this.#dynamic]],
      ] as const) {
        const name = stringAt(members, keywords.get(keyword))
        if (name !== undefined) for (const each of names) each.set(`${base}#${name}`, schema)
      }
      for (const [keyword, value] of keywords) {
        const kind = tree.kind(value)
        if (single.has(keyword)) todo.push([value, base])
        else if ((lists.has(keyword) && kind === 'array') || (maps.has(keyword) && kind === 'object')) {
          for (const child of members.of(value)) todo.push([child, base])
        }
      }
    }
    return known.get(start) as Schema
  }
}

/** The schema resources that the check has entered, the last one first. */
export interface Scope {
  readonly resource: string
  readonly parent: Scope | undefined
}

function keywordsAt(members: Members, node: number): ReadonlyMap<string, number> | boolean {
  const { tree } = members
  if (tree.kind(node) === 'boolean') return tree.source(node) === 'true'
  const keywords = new Map<string, number>()
  if (tree.kind(node) === 'object') for (const child of members.of(node)) keywords.set(tree.key(child) ?? '', child)
  return keywords
}

/** The string at a node, or undefined if it isn't one. */
export function stringAt({ tree }: Members, node: number | undefined): string | undefined {
  if (node === undefined || tree.kind(node) !== 'string') return undefined
  const source = tree.source(node)
  return decoded(source, 0, source.length)
}

function decodedFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
