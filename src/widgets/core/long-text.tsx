import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { CopyButton } from './copy-button'
import { Field } from './field'
import { area, code as codeStyle } from './field.css'
import * as css from './long-text.css'
import { longTextStrings } from './long-text.strings'
import type { Parts } from './text-parts'
import type { FieldProps, ToolState } from './tool-props'

type Long = typeof import('./long-text.part')
/** Fetched once for all fields of a page. */
let fetched: Long | undefined

/** Letters that any field holds at once, whatever they are. */
const plain = 5000

interface LongTextProps extends FieldProps {
  readonly tool: Pick<ToolState, 't' | 'locale'>
  readonly hint?: string
  readonly hideLabel?: boolean
  readonly tall?: boolean
  readonly code?: boolean
  readonly placeholder?: string
  /** Buttons for the thin bar above the text. */
  readonly actions?: ReactNode
  /** A person comes to the field: what it will need may be fetched. */
  readonly onFocus?: () => void
}

/**
 * A text area for texts of any length. A browser takes seconds to lay out 10 MB of text, so a long text stands in it
 * part by part; a long paste or a dropped file goes straight into the text, past the field.
 */
export function LongText({ tool, value, onChange, onBlur, onFocus, ...rest }: LongTextProps) {
  const { tall, code, placeholder, actions, hint, issue, ...field } = rest
  const t = { longText: longTextStrings, ...tool.t }.longText
  const [long, setLong] = useState(fetched)
  const [edited, setEdited] = useState<Parts>()
  const last = useRef<Parts>(undefined)
  const parts = long && ([edited, last.current].find((known) => known?.text === value) ?? long.inParts(value))
  last.current = parts
  const now = useRef({ value, parts, onChange })
  now.current = { value, parts, onChange }
  const [state, setState] = useState<'not-text' | 'not-fetched'>()
  const textArea = useRef<HTMLTextAreaElement>(null)
  const moved = useRef(false)
  const dragging = useRef(false)

  /** Until the parts are here, the beginning of a long text stands in for them, to be read and not to be edited. */
  const isWaiting = !long && value.length > plain && state !== 'not-fetched'
  const shown = long && parts ? long.shownPart(parts) : isWaiting ? value.slice(0, plain) : value
  const count = parts ? parts.cuts.length - 1 : 1

  async function fetchLong(): Promise<Long | undefined> {
    try {
      fetched ??= await import('./long-text.part')
      setLong(fetched)
    } catch {
      setState('not-fetched')
    }
    return fetched
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetchLong is made anew at each render
  useEffect(() => {
    if (isWaiting) void fetchLong()
  }, [isWaiting])

  useEffect(() => {
    const node = textArea.current
    if (!moved.current || !node || !long || !parts) return
    moved.current = false
    const caret = long.shownCaret(parts)
    // Elsewhere the caret would take the focus along.
    if (node.matches(':focus')) node.setSelectionRange(caret, caret)
    node.scrollTop = (caret / (shown.length || 1)) * node.scrollHeight - node.clientHeight / 2
  })

  function take(next: Parts): void {
    // Only where the field does not already hold it: setting its text forgets what could be undone.
    moved.current = fetched?.shownPart(next) !== textArea.current?.value
    now.current = { ...now.current, value: next.text, parts: next }
    setState(undefined)
    setEdited(next)
    now.current.onChange(next.text)
  }

  function type(text: string, caret: number): void {
    if (long && parts) take(long.edit(parts, text, caret))
    else if (!isWaiting) onChange(text)
  }

  function turn(to: number): void {
    if (!long || !parts) return
    moved.current = true
    setEdited(long.turnTo(parts, to))
  }

  /** At the selection, past the field. */
  function put(text: string): void {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = textArea.current ?? {}
    const { value, parts, onChange } = now.current
    if (fetched) take(fetched.insert(parts ?? fetched.inParts(value), from, to, text))
    else onChange(value.slice(0, from) + text + value.slice(to))
  }

  /** A paste or a drop that is short is the browser's own, which can undo it. */
  function putLong(text: string, event: ClipboardEvent | DragEvent): void {
    const node = textArea.current
    if (!node || shown.length + text.length <= plain) return
    if (long?.isShort(shown.slice(0, node.selectionStart) + text + shown.slice(node.selectionEnd))) return
    event.preventDefault()
    node.focus()
    if (long) put(text)
    else void fetchLong().then(() => put(text))
  }

  async function putFiles(files: readonly File[]): Promise<void> {
    const { readText } = (await fetchLong()) ?? {}
    if (!readText) return
    const texts = await Promise.all(files.map(readText))
    const known = texts.filter((text) => text !== undefined)
    if (known.length > 0) put(known.join('\n'))
    if (known.length < texts.length) setState('not-text')
  }

  function onDrop(event: DragEvent): void {
    const { files } = event.dataTransfer
    if (files.length > 0) {
      event.preventDefault()
      textArea.current?.focus()
      void putFiles([...files])
    } else if (!dragging.current) putLong(event.dataTransfer.getData('text'), event)
  }

  return (
    <Field {...field} hint={count > 1 ? t.note : hint} issue={state === 'not-text' ? t.notText : issue}>
      {(wiring) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a file dropped on the frame is meant for the text in it
        <div
          className={css.pane}
          onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
          onDrop={onDrop}
        >
          {actions && <div className={css.strip}>{actions}</div>}
          <textarea
            {...wiring}
            ref={textArea}
            className={[area, tall && css.tall, code && codeStyle].filter(Boolean).join(' ')}
            placeholder={value ? undefined : placeholder}
            spellCheck={false}
            dir={code ? 'ltr' : value ? 'auto' : undefined}
            readOnly={isWaiting}
            value={shown}
            onChange={({ currentTarget }) => type(currentTarget.value, currentTarget.selectionEnd)}
            onFocus={() => {
              onFocus?.()
              if (!long) void fetchLong()
            }}
            onBlur={onBlur}
            onPaste={(event) => putLong(event.clipboardData.getData('text'), event)}
            onDragStart={() => {
              dragging.current = true
            }}
            onDragEnd={() => {
              dragging.current = false
            }}
          />
          {long && parts && count > 1 && (
            <long.PartBar t={t} locale={tool.locale} at={parts.at} count={count} onTurn={turn}>
              <CopyButton tool={tool} label={t.copyAll} text={() => value} />
            </long.PartBar>
          )}
        </div>
      )}
    </Field>
  )
}
