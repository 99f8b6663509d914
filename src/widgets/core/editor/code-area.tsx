import type { Extension } from '@codemirror/state'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { longTextStrings } from '../base/long-text.strings'
import { asShown, edit, onePage } from '../base/text-pages'
import * as css from './code-area.css'
import { type CodeEditor, createCodeEditor } from './code-editor'
import type { Highlighting, Reveal, Span } from './highlight'
import { inEditorOffsets } from './offsets'

interface CodeAreaProps {
  readonly editor: RefObject<CodeEditor | undefined>
  /** For plain text, none. */
  readonly grammar: (() => Extension) | undefined
  /** The `for` of its label. Clicking the label focuses the editor. */
  readonly id: string
  readonly label: string
  readonly words: typeof longTextStrings
  readonly text: string
  readonly placeholder: string
  readonly readOnly: boolean
  /** The state of the plain field when the editor replaced it. */
  readonly before: { readonly anchor: number; readonly head: number; readonly isFocused: boolean }
  /** The error message, and its place in the text. */
  readonly issue: string | undefined
  readonly mark: Span | undefined
  /** Several places to mark. A new list for each change. */
  readonly marks: readonly Span[] | undefined
  /** A new object for each request. */
  readonly reveal: Reveal | undefined
  readonly highlighting: Highlighting | undefined
  onChange(text: string): void
  onBlur?(): void
}

/** The same range in a text where each line break is one character. */
const inEditor = (text: string, { from, to }: Span): Span => {
  const until = (offset: number) =>
    text.lastIndexOf('\r', offset) < 0 ? offset : asShown(text.slice(0, offset)).length
  return { from: until(from), to: until(to) }
}

/** An edit as one of the original text, which keeps its line breaks. The editor has LF only. */
const original = (text: string, edited: string): string =>
  text.includes('\r') ? edit(onePage(text), edited).text : edited

/** The code editor that replaces a text area. */
export function CodeArea(props: CodeAreaProps) {
  const { editor, grammar, id, label, placeholder, readOnly, issue, mark, marks, reveal, highlighting } = props
  const text = useMemo(() => asShown(props.text), [props.text])
  const host = useRef<HTMLDivElement>(null)
  const newest = useRef(props)
  newest.current = props

  // In the task in which the plain field goes, so that no key is lost.
  useLayoutEffect(() => {
    const { before, highlighting, words } = newest.current
    const text = asShown(newest.current.text)
    const end = text.length
    const made = createCodeEditor({
      host: host.current as HTMLElement,
      text,
      selection: { anchor: Math.min(before.anchor, end), head: Math.min(before.head, end) },
      grammar,
      label,
      words,
      readOnly,
      highlighting: highlighting && {
        onPoint: (id) => newest.current.highlighting?.onPoint(id),
        onCaret: (id) => newest.current.highlighting?.onCaret(id),
      },
      onChange: (changed) => newest.current.onChange(original(newest.current.text, changed)),
      onFinish: () => newest.current.onBlur?.(),
    })
    editor.current = made
    if (before.isFocused) made.focus()
    return () => {
      editor.current = undefined
      made.destroy()
    }
  }, [editor, grammar, label, readOnly])
  // Not in a later task, before which the user could have typed more: that would be undone.
  useLayoutEffect(() => editor.current?.setText(text), [editor, text])
  useEffect(() => {
    const spans = marks ?? (mark ? [mark] : [])
    editor.current?.mark(spans.map((span) => inEditor(newest.current.text, span)))
  }, [editor, mark, marks])
  useEffect(() => {
    if (reveal) editor.current?.reveal(inEditor(newest.current.text, reveal), !reveal.isQuiet)
  }, [editor, reveal])
  const example = highlighting?.ofPlaceholder
  useEffect(() => editor.current?.setPlaceholder(placeholder, example), [editor, placeholder, example])
  useHighlights(editor, props.text, highlighting)
  useLabel(host, editor, id)
  useEffect(() => {
    // A label or description can't reference an element inside a shadow root.
    editor.current?.describe({
      'aria-label': label,
      ...(issue && { 'aria-invalid': 'true', 'aria-description': issue }),
    })
  }, [editor, label, issue])

  return <div ref={host} className={css.host} data-code="" aria-invalid={issue ? true : undefined} />
}

/** A label focuses only elements of its own page, and the editor is in a shadow root. */
function useLabel(host: RefObject<HTMLElement | null>, editor: CodeAreaProps['editor'], id: string): void {
  useEffect(() => {
    const page = host.current?.getRootNode() as ParentNode | undefined
    const label = page?.querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`)
    const focus = () => editor.current?.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [host, editor, id])
}

/** Passes highlights to the editor when they change. They belong to the text of the same render. */
function useHighlights(editor: CodeAreaProps['editor'], text: string, highlighting: Highlighting | undefined): void {
  const { source, isFaded = false, current } = highlighting ?? {}
  const newest = useRef(text)
  newest.current = text
  useEffect(() => {
    editor.current?.highlight(source && inEditorOffsets(source, newest.current), isFaded)
  }, [editor, source, isFaded])
  useEffect(() => editor.current?.setCurrent(current), [editor, current])
}
