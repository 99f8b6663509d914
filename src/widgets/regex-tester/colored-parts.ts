import type { Highlight, Highlights, Part } from '../core/editor/highlight'
import { between, toneOf } from '../core/editor/tones'
import type { Capture } from './captures'
import type { Matches } from './matches'

/** Groups that get a color. A pattern may have thousands. */
const colored = 50

/**
 * A range cut where its groups begin and end. Where groups are nested, the innermost has the color, which is the last one
 * that covers a place.
 */
function cut(from: number, to: number, base: number | undefined, groups: readonly Part[]): Part[] {
  const inside = groups.filter((group) => group.from < group.to && group.from >= from && group.to <= to)
  const edges = new Set([from, to, ...inside.flatMap((group) => [group.from, group.to])])
  const sorted = [...edges].sort((one, other) => one - other)
  return sorted.slice(1).flatMap((end, at) => {
    const start = sorted[at] ?? from
    const group = inside.findLast((group) => group.from <= start && group.to >= end)
    const tone = group?.tone ?? base
    return tone === undefined ? [] : [{ from: start, to: end, tone }]
  })
}

/** A match in the colors of its groups. A pattern without groups has the color of the first. */
export function partsOf(found: Matches, index: number): Part[] {
  const groups = found.places(index).slice(0, colored)
  const parts = groups.map((place, at) => ({ ...place, tone: toneOf(at + 1) }))
  return cut(found.start(index), found.end(index), parts.length > 0 ? between : toneOf(1), parts)
}

/** A pattern's groups in the same colors. */
export const partsOfPattern = (pattern: string, captures: readonly Capture[]): Part[] =>
  cut(
    0,
    pattern.length,
    undefined,
    captures.slice(0, colored).map(({ from, to }, at) => ({ from, to, tone: toneOf(at + 1) })),
  )

/** Of two matches that touch, one is odd. */
export function isOdd(found: Matches, index: number): boolean {
  if (index % 2 === 0) return false
  return found.start(index) === found.end(index - 1) || found.end(index) === found.start(index + 1)
}

/** The matches as an editor needs them. */
export const highlightsOf = (found: Matches): Highlights => ({
  *within(from, to) {
    for (let id = found.firstFrom(from); id < found.listed && found.start(id) <= to; id++) yield highlight(found, id)
  },
  get: (id) => (id < found.listed ? { from: found.start(id), to: found.end(id) } : undefined),
  at(from, to) {
    let touching: number | undefined
    for (let id = found.firstFrom(to); id < found.listed && found.start(id) <= to; id++) {
      if (found.start(id) === from && found.end(id) === to) return id
      touching ??= id
    }
    return touching
  },
})

const highlight = (found: Matches, id: number): Highlight => ({
  id,
  from: found.start(id),
  to: found.end(id),
  isOdd: isOdd(found, id),
  parts: partsOf(found, id),
})
