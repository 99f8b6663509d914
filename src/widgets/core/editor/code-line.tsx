import { useEffect, useRef } from 'react'
import type { Part } from './highlight'
import type { LineEditor } from './line-editor'

interface CodeLineProps {
  readonly create: typeof import('./code-editor').createLineEditor
  readonly className: string
  readonly label: string
  readonly text: string
  readonly placeholder: string
  /** The error message. */
  readonly issue: string | undefined
  /** The parts of the text that have a color. */
  readonly parts: readonly Part[]
  onChange(text: string): void
  onBlur?(): void
  onEnter(): void
}

/** The editor that replaces a single-line text field. */
export function CodeLine(props: CodeLineProps) {
  const { create, className, label, text, issue, parts } = props
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<LineEditor>(undefined)
  const newest = useRef(props)
  newest.current = props

  useEffect(() => {
    const made = create({
      host: host.current as HTMLElement,
      text: newest.current.text,
      placeholder: newest.current.placeholder,
      onChange: (changed) => newest.current.onChange(changed),
      onBlur: () => newest.current.onBlur?.(),
      onEnter: () => newest.current.onEnter(),
    })
    editor.current = made
    return () => {
      editor.current = undefined
      made.destroy()
    }
  }, [create])
  useEffect(() => editor.current?.setText(text), [text])
  useEffect(() => editor.current?.color(parts), [parts])
  useEffect(() => {
    // A label or description can't reference an element inside a shadow root.
    editor.current?.describe({
      'aria-label': label,
      ...(issue && { 'aria-invalid': 'true', 'aria-description': issue }),
    })
  }, [label, issue])

  return <div ref={host} className={className} aria-invalid={issue ? true : undefined} />
}
