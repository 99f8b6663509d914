import { runSteps } from '../../core/steps'
import { examineSteps } from '../examine'
import { type Members, membersOf } from '../members'
import { placesIn } from '../place'
import { PathFinder } from '../query/path'
import type { Tree } from '../tree'
import { ChangeCollector, type ChangeList, Changes, PatchWriter } from './changes'
import { compareSteps } from './compare'
import type { CompareOptions } from './options'
import type { ChangedValue, Comparison } from './results'

const listed = 100

const examined = (text: string): Members => membersOf(text, runSteps(examineSteps(text)))

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
  return runSteps(patchSteps(examined(text), examined(other), options))
}

/** The differences between a valid text and another one. The order of members never counts. */
export function compareJson(text: string, other: string, options: CompareOptions, one = examined(text)): Comparison {
  const second = runSteps(examineSteps(other))
  if (second.output.error) return { error: second.output.error }
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
