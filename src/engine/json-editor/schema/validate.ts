import { runSteps } from '../../core/steps'
import { examineSteps } from '../examine'
import { type Members, membersOf } from '../members'
import { placesIn } from '../place'
import { PathFinder } from '../query/path'
import { Check, TooDeep } from './check'
import { otherDialect, unknownIn } from './dialect'
import { type Schema, Schemas } from './documents'
import type { Finding } from './findings'
import { metaschema } from './metaschema'
import { danglingIn } from './references'
import type { Validation, Violation } from './results'

const listed = 100
const longest = 200

const examined = (text: string): Members => membersOf(text, runSteps(examineSteps(text)))

/** Checks a valid text against a schema (JSON Schema 2020-12). Nothing is loaded, and no code is generated. */
export function validateJson(text: string, schema: string, members = examined(text)): Validation {
  const examinedSchema = runSteps(examineSteps(schema))
  if (examinedSchema.output.error) return { error: examinedSchema.output.error }
  const own = membersOf(schema, examinedSchema)
  try {
    const schemas = new Schemas()
    const root = schemas.add(own)
    schemas.add(examined(metaschema))
    const invalid = checkSchema(own) ?? checkReferences(schemas, own)
    const dialect = otherDialect(schemas, own)
    const named = dialect === undefined ? {} : { dialect }
    if (invalid) return { ...invalid, ...named }
    const check = new Check(members, schemas, { formats: true })
    const { findings, count } = check.run(root)
    const unresolved = [...check.unresolved.values()].map(({ reference, schema, keyword }) => ({
      reference,
      schemaOffset: schema.members.tree.start(keyword),
    }))
    return {
      violations: violationsOf(findings, members, own),
      count,
      unresolved,
      ...unknownIn(schemas, own),
      ...named,
    }
  } catch (error) {
    if (error instanceof TooDeep) return { tooDeep: true }
    throw error
  }
}

type InvalidSchema = Extract<Validation, { readonly schemaViolations: unknown }>

/** What's invalid in a schema according to JSON Schema 2020-12. */
function checkSchema(own: Members): InvalidSchema | undefined {
  const schemas = new Schemas()
  const root: Schema = schemas.add(examined(metaschema))
  const { findings, count } = new Check(own, schemas, { formats: true }).run(root)
  if (count === 0) return undefined
  // Of a choice, such as a type or a list of types, what's wrong with the closest option says it all.
  const isExplained = new Set(findings.filter(({ code }) => code !== 'anyOf').map(({ node }) => node))
  const said = findings.filter(({ code, node }) => code !== 'anyOf' || !isExplained.has(node))
  return { schemaViolations: violationsOf(said, own, root.members), count: count - findings.length + said.length }
}

/** References to places that the schema doesn't have. */
function checkReferences(schemas: Schemas, own: Members): InvalidSchema | undefined {
  const dangling = danglingIn(schemas, own)
  if (dangling.length === 0) return undefined
  return { schemaViolations: violationsOf(dangling, own, own), count: dangling.length }
}

function violationsOf(findings: readonly Finding[], members: Members, own: Members): Violation[] {
  const { tree } = members
  const shown = findings.slice(0, listed)
  const paths = new PathFinder(tree)
  const schemaPaths = new Map<Members, PathFinder>([[own, new PathFinder(own.tree)]])
  const placeOf = placesIn(tree.text)
  // Positions are found in one pass, from the first to the last.
  const offsets = [...new Set(shown.map(({ node }) => tree.start(node)))].sort((one, other) => one - other)
  const places = new Map(offsets.map((offset) => [offset, placeOf(offset)]))
  return shown.map(({ code, node, schema, keyword, values = {} }) => {
    const offset = tree.start(node)
    const source = tree.source(node)
    const schemaPath = schemaPaths.get(schema.members) ?? new PathFinder(schema.members.tree)
    schemaPaths.set(schema.members, schemaPath)
    return {
      code,
      values,
      pointer: paths.pointer(node),
      found: source.length > longest ? `${source.slice(0, longest)}…` : source,
      offset,
      length: source.length,
      ...(places.get(offset) ?? { line: 1, column: 1 }),
      schemaPointer: schemaPath.pointer(keyword),
      schemaOffset: schema.members.tree.start(keyword),
    }
  })
}
