import { runSteps } from '../../core/steps'
import { examineSteps } from '../examine'
import { Members } from '../members'
import { type Place, placesIn } from '../place'
import { Tree } from '../tree'
import { QueryError, type QueryErrorCode } from './error'
import { evaluateSteps } from './evaluate'
import { parseQuery } from './parser'
import { PathFinder } from './path'
import { parsePointer, resolvePointer } from './pointer'

/** Where and why a query is invalid: UTF-16 offset and length in the query. */
export interface InvalidQuery {
  readonly code: QueryErrorCode
  readonly offset: number
  readonly length: number
}

export interface Match extends Place {
  /** The normalized path (RFC 9535, 2.7). */
  readonly path: string
  /** JSON Pointer (RFC 6901). */
  readonly pointer: string
  /** The value as written in the text. */
  readonly value: string
  /** UTF-16 offset in the text. */
  readonly offset: number
}

export type QueryResult =
  | { readonly error: InvalidQuery }
  | {
      /** The first 100, in the order of RFC 9535. */
      readonly matches: readonly Match[]
      readonly count: number
    }

const listed = 100

/** Checks a query without running it. A query is a JSONPath, or a JSON Pointer if it begins with / or #. */
export function checkQuery(query: string): InvalidQuery | undefined {
  const parsed = /^[/#]/.test(query) ? parsePointer(query) : parseQuery(query)
  if (!(parsed instanceof QueryError)) return undefined
  const { code, from, to } = parsed
  return { code, offset: from, length: to - from }
}

/** The nodes that a valid query finds. */
export function* findSteps(members: Members, query: string): Generator<undefined, Int32Array<ArrayBuffer>> {
  if (/^[/#]/.test(query)) {
    const steps = parsePointer(query)
    const node = steps instanceof QueryError ? undefined : resolvePointer(members, steps)
    return Int32Array.from(node === undefined ? [] : [node])
  }
  const parsed = parseQuery(query)
  return parsed instanceof QueryError ? new Int32Array() : yield* evaluateSteps(members, parsed)
}

/** The values that a query finds in a valid text. Of duplicate keys, a query sees the last. */
export function queryJson(text: string, query: string): QueryResult {
  const error = checkQuery(query)
  if (error) return { error }
  const { output, nodes } = runSteps(examineSteps(text))
  const tree = new Tree(text, nodes)
  const found = runSteps(findSteps(new Members(tree, hasDuplicates(output.warnings, output.warningCount)), query))
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

/** Whether the text may have a key twice in an object: only the first warnings are listed. */
export const hasDuplicates = (warnings: readonly { readonly code: string }[], count: number): boolean =>
  count > warnings.length || warnings.some(({ code }) => code === 'duplicate-key')

/** The values that a query finds as a JSON array, as written in the text. */
export const arrayOf = (tree: Tree, found: Int32Array): string =>
  found.length === 0 ? '[]' : `[\n${[...found].map((node) => tree.source(node)).join(',\n')}\n]`
