import { runSteps } from '../../core/steps'
import { type Examined, examineSteps } from '../examine'
import type { JsonError } from '../input'
import { Members } from '../members'
import { type Place, placesIn } from '../place'
import { PathFinder } from '../query/path'
import { hasDuplicates } from '../query/query'
import { Tree } from '../tree'
import { ChangeCollector, type ChangeList, Changes, PatchWriter } from './changes'
import { compareSteps } from './compare'
import type { ChangeKind, CompareOptions } from './options'

/** A value in one of the texts. */
export interface ChangedValue extends Place {
  /** JSON Pointer (RFC 6901). */
  readonly pointer: string
  /** As written in the text. */
  readonly value: string
  /** UTF-16 offset in the text. */
  readonly offset: number
}

export interface Change {
  readonly kind: ChangeKind
  /** In the first text, unless it's added. */
  readonly from?: ChangedValue
  /** In the second text, unless it's removed. */
  readonly to?: ChangedValue
}

export type Comparison =
  | { readonly error: JsonError }
  | {
      /** The first 100. */
      readonly changes: readonly Change[]
      readonly counts: Readonly<Record<ChangeKind, number>>
    }

const listed = 100

/** The members of an examined text. */
export const membersOf = (text: string, { output, nodes }: Examined): Members =>
  new Members(new Tree(text, nodes), hasDuplicates(output.warnings, output.warningCount))

/** The differences between two valid texts. */
export function* changeSteps(one: Members, other: Members, options: CompareOptions): Generator<number, ChangeList> {
  const collector = new ChangeCollector()
  yield* compareSteps(one, other, options, collector)
  return collector.done()
}

/** The differences as a JSON Patch (RFC 6902). Applied to the first text, it gives the second. */
export function* patchSteps(one: Members, other: Members, options: CompareOptions): Generator<number, string> {
  const writer = new PatchWriter(other.tree)
  yield* compareSteps(one, other, options, writer)
  return writer.toString()
}

/** The JSON Patch that turns a valid text into another one. */
export function patchJson(text: string, other: string, options: CompareOptions): string {
  const [one, next] = [text, other].map((each) => membersOf(each, runSteps(examineSteps(each)))) as [Members, Members]
  return runSteps(patchSteps(one, next, options))
}

/** The differences between a valid text and another one. The order of members never counts. */
export function compareJson(text: string, other: string, options: CompareOptions): Comparison {
  const second = runSteps(examineSteps(other))
  if (second.output.error) return { error: second.output.error }
  const one = membersOf(text, runSteps(examineSteps(text)))
  const next = membersOf(other, second)
  const changes = new Changes(runSteps(changeSteps(one, next, options)))
  const shown = [...Array(Math.min(listed, changes.length)).keys()]
  const from = describer(
    one.tree,
    shown.map((at) => changes.from(at)),
  )
  const to = describer(
    next.tree,
    shown.map((at) => changes.to(at)),
  )
  return {
    changes: shown.map((at) => ({
      kind: changes.kind(at),
      ...(from[at] && { from: from[at] }),
      ...(to[at] && { to: to[at] }),
    })),
    counts: changes.counts(),
  }
}

/** Describes some values of a text. Their positions are found in one pass, from the first to the last. */
function describer(tree: Tree, nodes: readonly (number | undefined)[]): (ChangedValue | undefined)[] {
  const paths = new PathFinder(tree)
  const placeOf = placesIn(tree.text)
  const known = nodes.filter((node) => node !== undefined).sort((one, other) => one - other)
  const described = new Map(
    known.map((node) => {
      const offset = tree.start(node)
      return [node, { pointer: paths.pointer(node), value: tree.source(node), offset, ...placeOf(offset) }]
    }),
  )
  return nodes.map((node) => (node === undefined ? undefined : described.get(node)))
}
