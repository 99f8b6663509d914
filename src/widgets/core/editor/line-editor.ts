import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { Compartment, EditorState, type Range, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, keymap, placeholder as placeholderOf } from '@codemirror/view'
import type { Mark, Part } from './highlight'
import { lineTheme } from './line-theme'
import { typingOver } from './typing-over'

interface LineEditorOptions {
  /** An empty element. See `CodeEditorOptions`. */
  readonly host: HTMLElement
  readonly text: string
  readonly placeholder: string
  readonly onChange: (text: string) => void
  readonly onBlur: () => void
  readonly onEnter: () => void
  /** The caret has moved, or the mouse is over a character; undefined when it leaves. */
  readonly onCaret?: (at: number) => void
  readonly onPoint?: (at: number | undefined) => void
}

export type LineEditor = ReturnType<typeof createLineEditor>

/** Text fields with a single line discard line breaks. */
const asLine = (text: string): string => text.replace(/[\r\n]+/g, '')

const setParts = StateEffect.define<readonly Part[]>()

const coloring = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, { changes, effects, state }) {
    const set = effects.find((effect) => effect.is(setParts))
    if (!set) return before.map(changes)
    const { length } = state.doc
    const marks = (set.value as readonly Part[]).flatMap(({ from, to, tone }): Range<Decoration>[] =>
      from < to && to <= length ? [Decoration.mark({ class: `tone-${tone}` }).range(from, to)] : [],
    )
    return Decoration.set(marks, true)
  },
  provide: (field) => EditorView.decorations.from(field),
})

const setMarks = StateEffect.define<readonly Mark[]>()

/** Over the colors: an error, the token under the pointer. */
const marking = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, { changes, effects, state }) {
    const set = effects.find((effect) => effect.is(setMarks))
    if (!set) return before.map(changes)
    const { length } = state.doc
    const marks = (set.value as readonly Mark[]).flatMap(({ from, to, kind }): Range<Decoration>[] =>
      from < to && to <= length ? [Decoration.mark({ class: `mark-${kind}` }).range(from, to)] : [],
    )
    return Decoration.set(marks, true)
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** A single-line field with colored parts. */
export function createLineEditor(options: LineEditorOptions) {
  const { host, text, placeholder, onChange, onBlur, onEnter, onCaret, onPoint } = options
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true })
  const described = new Compartment()
  const enter = () => {
    onEnter()
    return true
  }
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: asLine(text),
      extensions: [
        history(),
        keymap.of([
          { key: 'Enter', run: enter, shift: enter },
          { key: 'Mod-Enter', run: enter },
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        typingOver,
        placeholderOf(placeholder),
        EditorView.clipboardInputFilter.of(asLine),
        // Whatever else would add a line, such as dictation.
        EditorState.changeFilter.of(({ newDoc }) => newDoc.lines === 1),
        coloring,
        marking,
        lineTheme,
        described.of([]),
        EditorView.updateListener.of(({ docChanged, selectionSet, transactions, state, view: own }) => {
          if (selectionSet && own.hasFocus) onCaret?.(state.selection.main.head)
          const isOurs = transactions.some((transaction) => transaction.isUserEvent('input.outside'))
          if (docChanged && !isOurs) onChange(state.doc.toString())
        }),
        EditorView.domEventHandlers({
          blur: onBlur,
          mousemove({ clientX: x, clientY: y }, own) {
            onPoint?.(own.posAtCoords({ x, y }, false))
          },
          mouseleave() {
            onPoint?.(undefined)
          },
        }),
      ],
    }),
  })
  return {
    /** Replaces the text when the tool changes it. The change can be undone in the editor. */
    setText(next: string) {
      const line = asLine(next)
      if (line === view.state.doc.toString()) return
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: line }, userEvent: 'input.outside' })
    },
    color: (parts: readonly Part[]) => view.dispatch({ effects: setParts.of(parts) }),
    mark: (marks: readonly Mark[]) => view.dispatch({ effects: setMarks.of(marks) }),
    /** Replaces the selection, as typing would, and puts the caret at a place in the inserted text. */
    insert(inserted: string, caret: number) {
      const { from, to } = view.state.selection.main
      view.dispatch({
        changes: { from, to, insert: inserted },
        selection: { anchor: from + caret },
        scrollIntoView: true,
        userEvent: 'input.type',
      })
      view.focus()
    },
    describe(attributes: Readonly<Record<string, string>>) {
      view.dispatch({
        effects: described.reconfigure(EditorView.contentAttributes.of({ 'aria-multiline': 'false', ...attributes })),
      })
    },
    destroy: () => view.destroy(),
  }
}
