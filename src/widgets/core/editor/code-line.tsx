import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Mark, Part } from './highlight'
import { createLineEditor, type LineEditor } from './line-editor'

interface CodeLineProps {
  readonly className: string
  readonly label: string
  readonly text: string
  readonly placeholder: string
  /** The error message. */
  readonly issue: string | undefined
  /** The parts of the text that have a color. */
  readonly parts: readonly Part[]
  readonly marks?: readonly Mark[]
  /** A text to put at the caret. A new object for each press. */
  readonly insertion?: Insertion
  onCaret?(at: number): void
  onPoint?(at: number | undefined): void
  onChange(text: string): void
  onBlur?(): void
  onEnter(): void
}

/** A text to insert, and the caret's place in it afterwards. */
export interface Insertion {
  readonly text: string
  readonly caret: number
}

const noMarks: readonly Mark[] = []

/** The editor that replaces a single-line text field. */
export function CodeLine(props: CodeLineProps) {
  const { className, label, text, issue, parts, marks = noMarks, insertion } = props
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<LineEditor>(undefined)
  const newest = useRef(props)
  newest.current = props

  useEffect(() => {
    const made = createLineEditor({
      host: host.current as HTMLElement,
      text: newest.current.text,
      placeholder: newest.current.placeholder,
      onChange: (changed) => newest.current.onChange(changed),
      onBlur: () => newest.current.onBlur?.(),
      onEnter: () => newest.current.onEnter(),
      onCaret: (at) => newest.current.onCaret?.(at),
      onPoint: (at) => newest.current.onPoint?.(at),
    })
    editor.current = made
    return () => {
      editor.current = undefined
      made.destroy()
    }
  }, [])
  // Before the user can type more: see code-area.tsx.
  useLayoutEffect(() => editor.current?.setText(text), [text])
  useEffect(() => editor.current?.color(parts), [parts])
  useEffect(() => editor.current?.mark(marks), [marks])
  const inserted = useRef(insertion)
  useEffect(() => {
    // Not one from before this editor was there.
    if (insertion && insertion !== inserted.current) editor.current?.insert(insertion.text, insertion.caret)
    inserted.current = insertion
  }, [insertion])
  useEffect(() => {
    // A label or description can't reference an element inside a shadow root.
    editor.current?.describe({
      'aria-label': label,
      ...(issue && { 'aria-invalid': 'true', 'aria-description': issue }),
    })
  }, [label, issue])

  return <div ref={host} className={className} aria-invalid={issue ? true : undefined} />
}
