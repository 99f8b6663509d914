import { type Range, RangeSet, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view'
import type { Span } from './highlight'

/** The invalid ranges of the text. */
export const setMarks = StateEffect.define<readonly Span[]>()

const line = Decoration.line({ class: 'error-line' })
const place = Decoration.mark({ class: 'error-place' })
const number = new (class extends GutterMarker {
  override elementClass = 'error-number'
})()

interface Marked {
  readonly decorations: DecorationSet
  readonly numbers: RangeSet<GutterMarker>
}
const none: Marked = { decorations: Decoration.none, numbers: RangeSet.empty }

/** The line with the error has a tinted background and a bold number; the error has a wavy underline. */
export const errorMarks = StateField.define<Marked>({
  create: () => none,
  update(marked, { docChanged, changes, effects, state }) {
    const set = effects.find((effect) => effect.is(setMarks))
    if (!set) {
      if (!docChanged) return marked
      return { decorations: marked.decorations.map(changes), numbers: marked.numbers.map(changes) }
    }
    const decorations: Range<Decoration>[] = []
    const numbers: Range<GutterMarker>[] = []
    for (const { from, to } of set.value) {
      const end = Math.min(Math.max(to, from + 1), state.doc.length)
      const start = Math.min(from, Math.max(0, end - 1))
      const at = state.doc.lineAt(start).from
      decorations.push(line.range(at))
      if (end > start) decorations.push(place.range(start, end))
      numbers.push(number.range(at))
    }
    return { decorations: Decoration.set(decorations, true), numbers: RangeSet.of(numbers, true) }
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ decorations }) => decorations),
    gutterLineClass.from(field, ({ numbers }) => numbers),
  ],
})
