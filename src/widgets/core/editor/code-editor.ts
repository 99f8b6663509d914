import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { type ChangeSet, Compartment, EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  placeholder as placeholderOf,
} from '@codemirror/view'
import type { longTextStrings } from '../base/long-text.strings'
import { errorMarks, setMarks } from './error-marks'
import type { Highlights, Pointing, Span } from './highlight'
import { highlighting } from './highlights'
import { placeholderNode } from './placeholder'
import { searchPanel } from './search-panel'
import { setCurrent, showHighlights } from './shown-highlights'
import { theme } from './theme'
import { typingOver } from './typing-over'

interface CodeEditorOptions {
  /**
   * An empty element. The editor lives in its shadow root, where a strict content security policy allows its styles.
   */
  readonly host: HTMLElement
  readonly text: string
  readonly selection: { readonly anchor: number; readonly head: number }
  /** The syntax of code. Without it, the text is plain. */
  readonly grammar: (() => Extension) | undefined
  readonly label: string
  readonly words: typeof longTextStrings
  readonly readOnly: boolean
  /** Where there may be highlights. */
  readonly highlighting: Pointing | undefined
  readonly onChange: (text: string) => void
  /** The text is finished: the editor has lost the focus, or all of it came at once, from a file or the clipboard. */
  readonly onFinish: () => void
}

export type CodeEditor = ReturnType<typeof createCodeEditor>

/** At the bracket of an array, each key would visit all of its elements: 23 ms for 290,000 in 10 MB. */
const isLong = (length: number) => length > 1_000_000

/** Marks the bracket at the caret and its partner, unless the text is long. */
function matchingBrackets(length: number): Extension {
  const setting = new Compartment()
  const extensionFor = (length: number) => (isLong(length) ? [] : bracketMatching())
  return [
    setting.of(extensionFor(length)),
    EditorState.transactionExtender.of(({ startState, newDoc }) =>
      isLong(newDoc.length) === isLong(startState.doc.length)
        ? null
        : { effects: setting.reconfigure(extensionFor(newDoc.length)) },
    ),
  ]
}

/** For code: brackets, folding and indentation. */
const codeTools = (text: string) => [
  foldGutter(),
  indentOnInput(),
  matchingBrackets(text.length),
  highlightActiveLine(),
  highlightSelectionMatches(),
]

/** Ctrl+Enter belongs to the tool. */
const keys = [...defaultKeymap, ...historyKeymap, ...searchKeymap, ...foldKeymap].filter(
  ({ key }) => key !== 'Mod-Enter',
)

/** The part that two texts don't share, so that the selection and what's visible stay after a change elsewhere. */
function changeBetween(before: string, after: string) {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++
  let end = 0
  const [beforeEnd, afterEnd] = [before.length - 1, after.length - 1]
  while (end < shorter - start && before.charCodeAt(beforeEnd - end) === after.charCodeAt(afterEnd - end)) end++
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}

/** The text after changes. Putting all lines together again made each key in 10 MB take some 100 ms longer. */
function changed(text: string, changes: ChangeSet): string {
  let after = ''
  let at = 0
  changes.iterChanges((from, to, _newFrom, _newTo, inserted) => {
    after += text.slice(at, from) + inserted.toString()
    at = to
  })
  return after + text.slice(at)
}

/** CodeMirror with line numbers, folding, search and syntax highlighting. In its offsets, a line break is one character. */
export function createCodeEditor(options: CodeEditorOptions) {
  const { host, text, selection, grammar, words, readOnly, highlighting: pointing, onChange, onFinish } = options
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const described = new Compartment()
  const placeholder = new Compartment()
  /** The text that the editor has. */
  let known = text
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      selection,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        searchPanel(words),
        keymap.of(keys),
        typingOver,
        // Plain text is often prose, which wraps.
        grammar ? [grammar(), codeTools(text)] : EditorView.lineWrapping,
        placeholder.of([]),
        EditorState.readOnly.of(readOnly),
        errorMarks,
        pointing ? highlighting(pointing) : [],
        theme,
        described.of([]),
        EditorView.updateListener.of(({ docChanged, transactions, changes }) => {
          const isBy = (event: string) => transactions.some((transaction) => transaction.isUserEvent(event))
          if (!docChanged) return
          known = changed(known, changes)
          if (!isBy('input.outside')) onChange(known)
          if (isBy('input.paste') || isBy('input.drop')) onFinish()
        }),
        EditorView.domEventHandlers({ blur: onFinish }),
      ],
    }),
  })
  return {
    focus: () => view.focus(),
    /** Replaces the text when the tool changes it. The change can be undone in the editor. */
    setText(next: string) {
      if (next === known) return
      view.dispatch({ changes: changeBetween(known, next), userEvent: 'input.outside' })
    },
    /** Replaces the selection. */
    insert(inserted: string) {
      view.dispatch(view.state.replaceSelection(inserted), { userEvent: 'input.paste' })
      view.focus()
    },
    /** Replaces the text with a file, which the tool has too. */
    open(text: string) {
      const changes = { from: 0, to: view.state.doc.length, insert: text }
      view.dispatch({ changes, selection: { anchor: 0 }, userEvent: 'input.outside' })
      view.focus()
    },
    /** Shown while there's no text, with its matches. */
    setPlaceholder(words: string, highlights: Highlights | undefined) {
      const content = highlights ? (view: EditorView) => placeholderNode(view, words, highlights) : words
      view.dispatch({ effects: placeholder.reconfigure(placeholderOf(content)) })
    },
    /** Selects a range, which needs no focus: on a phone, that would open the keyboard. */
    reveal({ from, to }: Span, isFocused: boolean) {
      view.dispatch({
        selection: { anchor: from, head: to },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      })
      if (isFocused) view.focus()
    },
    mark: (marks: readonly Span[]) => view.dispatch({ effects: setMarks.of(marks) }),
    highlight: (source: Highlights | undefined, isFaded: boolean) =>
      view.dispatch({ effects: showHighlights.of({ source, isFaded }) }),
    setCurrent: (id: number | undefined) => view.dispatch({ effects: setCurrent.of(id) }),
    describe(attributes: Readonly<Record<string, string>>) {
      view.dispatch({ effects: described.reconfigure(EditorView.contentAttributes.of(attributes)) })
    },
    destroy: () => view.destroy(),
  }
}
