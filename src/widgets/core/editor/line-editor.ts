import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { Compartment, EditorState, type Range, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, keymap, placeholder as placeholderOf } from '@codemirror/view'
import type { Part } from './highlight'
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

/** A single-line field with colored parts. */
export function createLineEditor({ host, text, placeholder, onChange, onBlur, onEnter }: LineEditorOptions) {
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
        lineTheme,
        described.of([]),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          const isOurs = transactions.some((transaction) => transaction.isUserEvent('input.outside'))
          if (docChanged && !isOurs) onChange(state.doc.toString())
        }),
        EditorView.domEventHandlers({ blur: onBlur }),
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
    describe(attributes: Readonly<Record<string, string>>) {
      view.dispatch({
        effects: described.reconfigure(EditorView.contentAttributes.of({ 'aria-multiline': 'false', ...attributes })),
      })
    },
    destroy: () => view.destroy(),
  }
}
