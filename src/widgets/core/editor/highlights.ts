import { type EditorState, type Extension, Prec, StateEffect } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { type Area, areaOf, draw, empty, isWithin } from './drawn-highlights'
import type { Pointing } from './highlight'
import { placesIn, shown } from './shown-highlights'

/** The view has been scrolled beyond what's drawn. */
const redraw = StateEffect.define<null>()

const drawing = ViewPlugin.fromClass(
  class {
    area: Area
    drawn: DecorationSet
    constructor(view: EditorView) {
      this.area = areaOf(view, 1)
      this.drawn = draw(view, this.area)
    }
    update({ view, state, startState, docChanged, viewportChanged, geometryChanged, transactions }: ViewUpdate): void {
      const [before, after] = [startState.field(shown), state.field(shown)]
      const isSame = before.source === after.source && before.isFaded === after.isFaded
      const isScrolled = transactions.some(({ effects }) => effects.some((effect) => effect.is(redraw)))
      if (isSame && !(isScrolled || docChanged || viewportChanged || geometryChanged)) return
      this.area = areaOf(view, 1)
      this.drawn = draw(view, this.area)
    }
  },
  {
    decorations: ({ drawn }) => drawn,
    eventObservers: {
      scroll(_, view) {
        if (view.state.field(shown).source && !isWithin(areaOf(view, 0), this.area))
          view.dispatch({ effects: redraw.of(null) })
      },
    },
  },
)

/** The ring around the current match. Drawn separately, because it moves with the mouse. */
function ring(state: EditorState): DecorationSet {
  const { source, changes, current } = state.field(shown)
  const match = current === undefined ? undefined : source?.get(current)
  if (!match) return Decoration.none
  const { after } = placesIn(changes)
  const last = state.doc.length
  const [from, to] = [Math.min(after(match.from, 1), last), Math.min(after(match.to, -1), last)]
  if (from > to) return Decoration.none
  return Decoration.set([from < to ? around.range(from, to) : empty('empty current').range(from)])
}
const around = Decoration.mark({ class: 'current' })

/** Highlights in the text. Reports the match under the mouse and the one at the caret. */
export function highlighting({ onPoint, onCaret }: Pointing): Extension {
  const point = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const match = (event.target as Element).closest('[data-match]')?.getAttribute('data-match')
    onPoint(match ? Number(match) : undefined)
  }
  return [
    shown,
    drawing,
    // Decorations of a lower precedence are around those of a higher one.
    Prec.low(EditorView.decorations.of((view) => ring(view.state))),
    // Not `pointerover`: typing moves the text under a mouse at rest, which then points at nothing.
    EditorView.domEventObservers({ pointermove: point, pointerleave: () => onPoint(undefined) }),
    EditorView.updateListener.of(({ view, state, startState, selectionSet, focusChanged, docChanged }) => {
      const { source, changes } = state.field(shown)
      const isNew = source !== startState.field(shown).source
      if (!view.hasFocus || !(isNew || selectionSet || focusChanged || docChanged)) return
      const { from, to } = state.selection.main
      const { before } = placesIn(changes)
      onCaret(source?.at(before(from, 1), before(to, -1)))
    }),
  ]
}
