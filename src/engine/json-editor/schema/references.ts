import type { Members } from '../members'
import { type Schemas, stringAt } from './documents'
import type { Finding } from './findings'

/** References to places in the schema itself that it doesn't have. Those to other documents are another matter. */
export function danglingIn(schemas: Schemas, own: Members): Finding[] {
  const found: Finding[] = []
  for (const schema of schemas.of(own)) {
    if (typeof schema.keywords === 'boolean') continue
    for (const name of ['$ref', '$dynamicRef']) {
      const keyword = schema.keywords.get(name)
      const reference = stringAt(own, keyword)
      if (keyword === undefined || reference === undefined || !schemas.isInside(schema, reference)) continue
      if (schemas.resolve(schema, reference)) continue
      found.push({ code: '$ref', node: keyword, schema, keyword, values: { reference } })
    }
  }
  return found.sort((one, other) => one.node - other.node)
}
