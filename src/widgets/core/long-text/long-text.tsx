import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Field } from '../fields/field'
import { code as codeStyle } from '../fields/field.css'
import { area } from '../fields/text-area.css'
import type { FieldProps, ToolState } from '../tool/tool-props'
import * as css from './long-text.css'
import { longTextWords } from './long-text.strings'
import { isLeft, type Live, put, showCaret, type TextError, type } from './long-text-actions'
import { Pager } from './pager'
import { type Pages, paginate, shownPage } from './text-pages'

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
  /** The tool's word for the button that empties the text, and what it does. */
  readonly clear?: Press
  /** To be read, searched and copied, and not to be edited: see LongOutput. */
  readonly readOnly?: boolean
  /** A stretch of the text to select and show, another object with each wish. */
  readonly reveal?: { readonly from: number; readonly to: number }
  /** Takes what is dropped or pasted as files, which are otherwise read as text. */
  readonly onFiles?: (files: readonly File[]) => void
}

/**
 * A text area for texts of any length. A browser takes seconds to lay out 10 MB of text, so a long text is shown
 * part by part; a long paste or a dropped file goes straight into the text, past the field.
 */
export function LongText({ tool, value, onChange, onBlur, ...rest }: LongTextProps) {
  const { tall, rows, code, placeholder, actions, clear, readOnly, reveal, onFiles, hint, issue, ...field } = rest
  const t = useMemo(() => longTextWords(tool.props.strings, readOnly), [tool.props.strings, readOnly])
  const [edited, setEdited] = useState<Pages>()
  const [error, setError] = useState<TextError>()
  const node = useRef<HTMLTextAreaElement>(null)
  const live = useRef({} as Live).current
  const pages = [edited, live.pages].find((known) => known?.text === value) ?? paginate(value)
  Object.assign(live, { node, value, pages, next: undefined, onChange, setEdited, setError, reveal })
  const shown = shownPage(pages)
  const isCut = pages.cuts.length > 2

  useEffect(() => showCaret(live))

  /** A paste or a drop. */
  function receive(event: ClipboardEvent | DragEvent, data: DataTransfer, files: readonly File[] = []): void {
    const text = data.getData('text')
    if (onFiles && files.length > 0) {
      event.preventDefault()
      onFiles(files)
      return
    }
    if (files.length === 0 && (shown.length + text.length <= plain || isLeft(live, text))) return
    event.preventDefault()
    node.current?.focus()
    put(live, text, files)
  }

  /** For fingers, which have no Ctrl+V. */
  async function paste(): Promise<void> {
    try {
      const text = await navigator.clipboard.readText()
      node.current?.focus()
      put(live, text, [])
    } catch {
      setError('not-pasted')
    }
  }

  return (
    <Field {...field} hint={isCut ? t.note : hint} issue={error ? t.errors[error] : issue}>
      {(wiring) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a file dropped on the frame is meant for the text in it
        <div
          className={css.pane}
          onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
          onDrop={(event) => receive(event, event.dataTransfer, [...event.dataTransfer.files])}
        >
          {(actions || !readOnly) && (
            <Strip paste={readOnly ? undefined : { label: t.paste, onPress: paste }} clear={clear}>
              {actions}
            </Strip>
          )}
          <textarea
            {...wiring}
            ref={node}
            rows={rows}
            className={[tall ? css.tall : area, code && codeStyle].filter(Boolean).join(' ')}
            placeholder={value ? undefined : placeholder}
            spellCheck={false}
            dir={code ? 'ltr' : value ? 'auto' : undefined}
            readOnly={readOnly}
            value={shown}
            onChange={({ currentTarget }) => type(live, currentTarget.value, currentTarget.selectionEnd)}
            onBlur={onBlur}
            onPaste={(event) => receive(event, event.clipboardData, onFiles && pastedFiles(event.clipboardData))}
          />
          {isCut && <Pager tool={tool} t={t} live={live} pages={pages} />}
        </div>
      )}
    </Field>
  )
}

interface Press {
  readonly label: string
  onPress(): void
}

/** The thin bar over a text: the tool's own buttons, and at its end what every text has. */
const Strip = ({
  children,
  paste,
  clear,
}: {
  children: ReactNode
  paste: Press | undefined
  clear: Press | undefined
}) => (
  <div className={css.strip}>
    {children}
    {paste && <span className={css.spring} />}
    {[paste, clear].map(
      (press) =>
        press && (
          <button key={press.label} type="button" onClick={press.onPress}>
            {press.label}
          </button>
        ),
    )}
  </div>
)

/** A copied picture; a copied text that comes with a picture of itself is a text. */
const pastedFiles = (data: DataTransfer): readonly File[] => (data.getData('text') ? [] : [...data.files])
