import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Field } from './field'
import { code as codeStyle } from './field.css'
import * as css from './long-text.css'
import { partOf } from './part'
import { area } from './text-area.css'
import type { Live } from './text-deeds'
import type { Parts } from './text-parts'
import type { FieldProps, ToolState } from './tool-props'

const useLong = partOf(() => import('./long-text.part'))

/** Letters that any field holds at once, whatever they are. */
const plain = 5000

interface LongTextProps extends FieldProps {
  readonly tool: Pick<ToolState, 't' | 'locale' | 'props'>
  readonly hint?: string
  readonly hideLabel?: boolean
  readonly tall?: boolean
  /** In lines of text, where that is more than a field is tall anyway. */
  readonly rows?: number
  readonly code?: boolean
  readonly placeholder?: string
  /** Buttons for the thin bar above the text. */
  readonly actions?: ReactNode
  /** To be read, searched and copied, and not to be edited: see LongOutput. */
  readonly readOnly?: boolean
  /** A stretch of the text to select and show, another object with each wish. */
  readonly reveal?: { readonly from: number; readonly to: number }
  /** Takes what is dropped or pasted as files, which are otherwise read as text. */
  readonly onFiles?: (files: readonly File[]) => void
  /** A person comes to the field: what it will need may be fetched. */
  readonly onFocus?: () => void
}

/**
 * A text area for texts of any length. A browser takes seconds to lay out 10 MB of text, so a long text stands in it
 * part by part; a long paste or a dropped file goes straight into the text, past the field.
 */
export function LongText({ tool, value, onChange, onBlur, onFocus, ...rest }: LongTextProps) {
  const { tall, rows, code, placeholder, actions, readOnly, reveal, onFiles, hint, issue, ...field } = rest
  const [long, fetchLong, notFetched] = useLong()
  const t = long?.wordsOf(tool.props.strings, readOnly)
  const [edited, setEdited] = useState<Parts>()
  const [fault, setFault] = useState<'not-text'>()
  const node = useRef<HTMLTextAreaElement>(null)
  const live = useRef({} as Live).current
  const parts = long && ([edited, live.parts].find((known) => known?.text === value) ?? long.inParts(value))
  Object.assign(live, { node, value, parts, next: undefined, onChange, setEdited, setFault, reveal })

  /** Until the parts are here, the beginning of a long text stands in for them, to be read and not to be edited. */
  const isWaiting = !long && value.length > plain && !notFetched
  const shown = long && parts ? long.shownPart(parts) : isWaiting ? value.slice(0, plain) : value
  const isCut = parts && parts.cuts.length > 2

  useEffect(() => {
    if (isWaiting || reveal) void fetchLong()
  }, [isWaiting, reveal, fetchLong])

  useEffect(() => long?.showCaret(live))

  /** A paste or a drop. */
  function receive(event: ClipboardEvent | DragEvent, data: DataTransfer, files: readonly File[] = []): void {
    const text = data.getData('text')
    if (onFiles && files.length > 0) {
      event.preventDefault()
      onFiles(files)
      return
    }
    if (files.length === 0 && (shown.length + text.length <= plain || long?.isLeft(live, text))) return
    event.preventDefault()
    node.current?.focus()
    if (long) long.put(live, text, files)
    else {
      void fetchLong().then((long) => {
        const { selectionStart: from = 0, selectionEnd: to = 0 } = node.current ?? {}
        if (long) long.put(live, text, files)
        else live.onChange(live.value.slice(0, from) + text + live.value.slice(to))
      })
    }
  }

  return (
    <Field {...field} hint={isCut ? t?.note : hint} issue={fault ? t?.notText : issue}>
      {(wiring) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a file dropped on the frame is meant for the text in it
        <div
          className={css.pane}
          onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
          onDrop={(event) => receive(event, event.dataTransfer, [...event.dataTransfer.files])}
        >
          {actions && <div className={css.strip}>{actions}</div>}
          <textarea
            {...wiring}
            ref={node}
            rows={rows}
            className={[tall ? css.tall : area, code && codeStyle].filter(Boolean).join(' ')}
            placeholder={value ? undefined : placeholder}
            spellCheck={false}
            dir={code ? 'ltr' : value ? 'auto' : undefined}
            readOnly={readOnly || isWaiting}
            value={shown}
            onChange={({ currentTarget }) => {
              if (long) long.type(live, currentTarget.value, currentTarget.selectionEnd)
              else if (!isWaiting) onChange(currentTarget.value)
            }}
            onFocus={() => {
              onFocus?.()
              if (!long) void fetchLong()
            }}
            onBlur={onBlur}
            onPaste={(event) => receive(event, event.clipboardData, onFiles && pastedFiles(event.clipboardData))}
          />
          {long && t && parts && isCut && <long.PartBar tool={tool} t={t} live={live} parts={parts} />}
        </div>
      )}
    </Field>
  )
}

/** A copied picture; a copied text that comes with a picture of itself is a text. */
const pastedFiles = (data: DataTransfer): readonly File[] => (data.getData('text') ? [] : [...data.files])
