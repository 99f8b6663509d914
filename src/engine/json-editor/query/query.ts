import { runSteps } from '../../core/steps'
import { examineSteps } from '../examine'
import { type Members, membersOf } from '../members'
import { placesIn } from '../place'
import type { Tree } from '../tree'
import { QueryError } from './error'
import { evaluateSteps } from './evaluate'
import { parseQuery } from './parser'
import { PathFinder } from './path'
import { parsePointer, resolvePointer } from './pointer'
import type { InvalidQuery, QueryResult } from './results'

const listed = 100

const examined = (text: string): Members => membersOf(text, runSteps(examineSteps(text)))

/** A query as typed, without the space around it that RFC 9535 forbids. At the end of a pointer it's part of a key. */
export const trimmed = (query: string): string => (/^\s*\$/.test(query) ? query.trim() : query.trimStart())

/** Checks a query without running it. A query is a JSONPath, or a JSON Pointer if it begins with / or #. */
export function checkQuery(query: string): InvalidQuery | undefined {
  const parsed = /^[/#]/.test(query) ? parsePointer(query) : parseQuery(query)
  if (!(parsed instanceof QueryError)) return undefined
  const { code, from, to } = parsed
  return { code, offset: from, length: to - from }
}

/** The nodes that a valid query finds. */
export function* findSteps(members: Members, query: string): Generator<undefined, Int32Array> {
  if (/^[/#]/.test(query)) {
    const steps = parsePointer(query)
    const node = steps instanceof QueryError ? undefined : resolvePointer(members, steps)
    return Int32Array.from(node === undefined ? [] : [node])
  }
  const parsed = parseQuery(query)
  return parsed instanceof QueryError ? new Int32Array() : yield* evaluateSteps(members, parsed)
}

/** The values that a query finds in a valid text. Of duplicate keys, a query sees the last. */
export function queryJson(text: string, query: string, members = examined(text)): QueryResult {
  const error = checkQuery(query)
  if (error) return { error }
  const { tree } = members
  const found = runSteps(findSteps(members, query))
  const paths = new PathFinder(tree)
  // Positions are found in one pass, so from the first to the last.
  const shown = [...found.subarray(0, listed)]
  const placeOf = placesIn(text)
  const places = new Map(shown.toSorted((one, other) => one - other).map((node) => [node, placeOf(tree.start(node))]))
  const matches = shown.map((node) => ({
    path: paths.path(node),
    pointer: paths.pointer(node),
    value: tree.source(node),
    offset: tree.start(node),
    ...(places.get(node) ?? { line: 1, column: 1 }),
  }))
  return { matches, count: found.length }
}

/** The values that a query finds as a JSON array, as written in the text. */
export const arrayOf = (tree: Tree, found: Int32Array): string =>
  found.length === 0 ? '[]' : `[\n${[...found].map((node) => tree.source(node)).join(',\n')}\n]`
