import { type Application, fail } from './rule'

const keywordOf = { array: 'unevaluatedItems', object: 'unevaluatedProperties' } as const

/** Applies `unevaluatedItems` or `unevaluatedProperties` to the children that no other keyword has looked at. */
export function checkUnevaluated(application: Application): boolean {
  const { check, schema, keywords, node, scope, evaluated, sink } = application
  const kind = check.members.tree.kind(node)
  if (!evaluated || (kind !== 'array' && kind !== 'object')) return true
  const value = keywords.get(keywordOf[kind])
  if (value === undefined) return true
  const rest = check.schemas.at(schema, value)
  let isValid = true
  for (const child of check.members.of(node)) {
    if (evaluated.has(child)) continue
    evaluated.add(child)
    if (rest.keywords === false) {
      const name = check.members.tree.key(child)
      if (name !== undefined)
        isValid = fail(application, value, { code: 'additionalProperties', node: child, values: { name } })
      else isValid = fail(application, value, { code: 'false', node: child })
    } else isValid = check.apply(rest, child, scope, undefined, sink) && isValid
  }
  return isValid
}
