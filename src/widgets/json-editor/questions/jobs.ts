import { part } from '../../../engine/core/steps'
import type { ChangeList } from '../../../engine/json-editor/compare/changes'
import { changeSteps, patchSteps } from '../../../engine/json-editor/compare/comparison'
import { examineSteps } from '../../../engine/json-editor/examine'
import { type Members, membersOf } from '../../../engine/json-editor/members'
import type { JsonError } from '../../../engine/json-editor/output'
import { checkQuery, findSteps } from '../../../engine/json-editor/query/query'
import type { InvalidQuery } from '../../../engine/json-editor/query/results'
import type { Validation } from '../../../engine/json-editor/schema/results'
import { validateJson } from '../../../engine/json-editor/schema/validate'
import type { Nodes } from '../../../engine/json-editor/tree'

/** A question about a valid text. */
export interface Question {
  readonly ask: 'query' | 'compare' | 'patch' | 'validate'
  readonly text: string
  /** The query, the text to compare with or the schema. */
  readonly other: string
  readonly ignoreOrder: boolean
  readonly asWritten: boolean
}

export interface Answer {
  readonly queryError?: InvalidQuery
  /** The nodes that a query finds. */
  readonly found?: Int32Array
  /** The other text isn't JSON. */
  readonly error?: JsonError
  readonly changes?: ChangeList
  /** The nodes of the other text. */
  readonly otherNodes?: Nodes
  readonly patch?: string
  readonly validation?: Validation
}

/** The last texts, so that another question about them needs no reading. */
const known: { text: string; members: Members; error: JsonError | null }[] = []

function* read(text: string): Generator<number, (typeof known)[number]> {
  const before = known.find((each) => each.text === text)
  if (before) return before
  const examined = yield* examineSteps(text)
  const read = { text, members: membersOf(text, examined), error: examined.output.error }
  known.unshift(read)
  known.length = Math.min(known.length, 2)
  return read
}

/** Each step yields the progress from 0 to 1. */
export function* answerSteps({ ask, text, other, ...options }: Question): Generator<number, Answer> {
  if (ask === 'query') {
    const queryError = checkQuery(other)
    if (queryError) return { queryError }
    const { members } = yield* part(read(text), 0, 0.5)
    return { found: yield* part(findSteps(members, other), 0.5, 1) }
  }
  const { members } = yield* part(read(text), 0, 0.2)
  if (ask === 'validate') return { validation: validateJson(text, other, members) }
  const next = yield* part(read(other), 0.2, 0.4)
  if (next.error) return { error: next.error }
  if (ask === 'patch') return { patch: yield* part(patchSteps(members, next.members, options), 0.4, 1) }
  const changes = yield* part(changeSteps(members, next.members, options), 0.4, 1)
  return { changes, otherNodes: next.members.tree.nodes }
}
