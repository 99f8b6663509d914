import { isWhole } from '../compare-numbers'
import type { Members } from '../members'

/** What values at the same place have in common. */
interface Shape {
  readonly types: Set<string>
  /** Objects at this place. */
  objects: number
  readonly properties: Map<string, { readonly shape: Shape; count: number }>
  items: Shape | undefined
}

const emptyShape = (): Shape => ({ types: new Set(), objects: 0, properties: new Map(), items: undefined })

/** Deeper values are left out, so that the schema stays readable. */
const deepest = 40

/**
 * A schema that the text matches: its types and keys. Keys that all objects at the same place have are required. A
 * starting point for the user to complete.
 */
export function inferSchema(members: Members): string {
  const { tree } = members
  const root = emptyShape()
  const todo: { node: number; shape: Shape; depth: number }[] =
    tree.length > 0 ? [{ node: 0, shape: root, depth: 0 }] : []
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { node, shape, depth } = next
    const kind = tree.kind(node)
    shape.types.add(kind === 'number' && isWhole(tree.source(node)) ? 'integer' : kind)
    if (kind === 'object') shape.objects++
    if (depth === deepest || (kind !== 'object' && kind !== 'array')) continue
    for (const child of members.of(node)) {
      const key = tree.key(child)
      if (key === undefined) {
        shape.items ??= emptyShape()
        todo.push({ node: child, shape: shape.items, depth: depth + 1 })
        continue
      }
      const known = shape.properties.get(key) ?? { shape: emptyShape(), count: 0 }
      known.count++
      shape.properties.set(key, known)
      todo.push({ node: child, shape: known.shape, depth: depth + 1 })
    }
  }
  const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schemaOf(root) }
  return `${JSON.stringify(schema, null, 2)}\n`
}

/** The recursion ends at `deepest`. */
function schemaOf({ types, objects, properties, items }: Shape): object {
  const names = [...types].filter((type) => type !== 'integer' || !types.has('number'))
  const required = [...properties].filter(([, { count }]) => count === objects).map(([key]) => key)
  return {
    ...(names.length > 0 && { type: names.length === 1 ? names[0] : names }),
    ...(properties.size > 0 && {
      properties: Object.fromEntries([...properties].map(([key, { shape }]) => [key, schemaOf(shape)])),
    }),
    ...(required.length > 0 && { required }),
    ...(items && { items: schemaOf(items) }),
  }
}
