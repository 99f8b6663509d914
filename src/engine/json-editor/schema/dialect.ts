import type { Members } from '../members'
import { PathFinder } from '../query/path'
import { type Schemas, stringAt } from './documents'
import type { UnknownKeyword } from './results'

const listed = 5
/** A name longer than any keyword is cut. */
const longest = 100

/** The keywords of JSON Schema 2020-12, and `definitions`, which works like `$defs`. */
const known = new Set(
  `$anchor $comment $defs $dynamicAnchor $dynamicRef $id $ref $schema $vocabulary
   additionalProperties allOf anyOf contains dependentSchemas else if items not oneOf patternProperties prefixItems
   properties propertyNames then unevaluatedItems unevaluatedProperties
   const dependentRequired enum exclusiveMaximum exclusiveMinimum maxContains maxItems maxLength maxProperties maximum
   minContains minItems minLength minProperties minimum multipleOf pattern required type uniqueItems
   default deprecated description examples readOnly title writeOnly
   contentEncoding contentMediaType contentSchema format definitions`.split(/\s+/),
)

/** The dialect that `$schema` names if it isn't 2020-12: a draft such as 'draft-07' or '2019-09', or another address. */
export function otherDialect(schemas: Schemas, own: Members): string | undefined {
  for (const { keywords } of schemas.of(own)) {
    const address = typeof keywords === 'boolean' ? undefined : stringAt(own, keywords.get('$schema'))
    if (address === undefined || /^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/.test(address)) continue
    return /^https?:\/\/json-schema\.org\/(?:draft\/)?(draft-\d+|\d{4}-\d{2})\//.exec(address)?.[1] ?? address
  }
  return undefined
}

/** The keywords that 2020-12 doesn't have, and so ignores: all are counted, the first 5 listed. `x-…` is anyone's own. */
export function unknownIn(schemas: Schemas, own: Members): { unknown: UnknownKeyword[]; unknownCount: number } {
  const { tree } = own
  const nodes: number[] = []
  for (const { keywords } of schemas.of(own)) {
    if (typeof keywords === 'boolean') continue
    for (const [keyword, node] of keywords) if (!known.has(keyword) && !keyword.startsWith('x-')) nodes.push(node)
  }
  const shown = nodes.sort((one, other) => one - other).slice(0, listed)
  const paths = shown.length > 0 ? new PathFinder(tree) : undefined
  const unknown = shown.map((node) => ({
    keyword: (tree.key(node) ?? '').slice(0, longest),
    schemaPointer: paths?.pointer(node) ?? '',
    schemaOffset: tree.keyStart(node) ?? 0,
  }))
  return { unknown, unknownCount: nodes.length }
}
