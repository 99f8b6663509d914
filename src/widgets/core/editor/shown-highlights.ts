import { type ChangeDesc, StateEffect, StateField } from '@codemirror/state'
import type { Highlights } from './highlight'

interface Shown {
  readonly source?: Highlights
  /** It belongs to an earlier pattern: no colors. */
  readonly isFaded?: boolean
  /** The edits since the highlights were found. */
  readonly changes?: ChangeDesc
  readonly current?: number
}

export const showHighlights = StateEffect.define<Pick<Shown, 'source' | 'isFaded'>>()
export const setCurrent = StateEffect.define<number | undefined>()

/** The highlights of a text, and the current match. */
export const shown = StateField.define<Shown>({
  create: () => ({}),
  update(before, { docChanged, changes, effects }) {
    let after = before
    if (docChanged && after.source) after = { ...after, changes: after.changes?.composeDesc(changes) ?? changes.desc }
    for (const effect of effects) {
      // This is a new answer, so the edits since the previous one no longer matter.
      if (effect.is(showHighlights)) after = { ...effect.value, current: after.current, ...keptChanges(after, effect) }
      if (effect.is(setCurrent)) after = { ...after, current: effect.value }
    }
    return after
  },
})

/** If they're the same highlights, just faded, they still belong to the earlier text. */
const keptChanges = ({ source, changes }: Shown, { value }: StateEffect<Pick<Shown, 'source'>>) =>
  source === value.source && changes ? { changes } : {}

/** Converts a place in the text to one in the text that was searched (`before`), and back (`after`). */
export function placesIn(changes: ChangeDesc | undefined) {
  const inverted = changes?.invertedDesc
  return {
    before: (place: number, side: number) => inverted?.mapPos(place, side) ?? place,
    after: (place: number, side: number) => changes?.mapPos(Math.min(place, changes.length), side) ?? place,
  }
}
