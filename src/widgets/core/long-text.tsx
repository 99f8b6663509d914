import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { readNumber } from '../../engine/core/number'
import { CopyButton } from './copy-button'
import { Field } from './field'
import { area, code as codeStyle } from './field.css'
import { formatNumber } from './format'
import * as css from './long-text.css'
import { coreStrings, fill } from './strings'
import { readText } from './text-file'
import { edit, inParts, insert, isShort, type Parts, shownCaret, shownPart, turnTo } from './text-parts'
import { unseen } from './theme.css'
import type { FieldProps, ToolState } from './tool-props'

interface LongTextProps extends FieldProps {
  readonly tool: Pick<ToolState, 't' | 'locale'>
  readonly hint?: string
  readonly hideLabel?: boolean
  readonly tall?: boolean
  readonly code?: boolean
  readonly placeholder?: string
  /** Buttons for the thin bar above the text. */
  readonly actions?: ReactNode
}

/**
 * A text area for texts of any length. A browser takes seconds to lay out 10 MB of text, so a long text stands in it
 * part by part; a long paste or a dropped file goes straight into the text, past the field.
 */
export function LongText({
  tool,
  value,
  onChange,
  onBlur,
  tall,
  code,
  placeholder,
  actions,
  hint,
  issue,
  ...field
}: LongTextProps) {
  const t = { ...coreStrings, ...tool.t }.longText
  const { locale } = tool
  const [edited, setEdited] = useState<Parts>()
  const last = useRef<Parts>(undefined)
  const parts = [edited, last.current].find((known) => known?.text === value) ?? inParts(value)
  last.current = parts
  const now = useRef({ parts, onChange })
  now.current = { parts, onChange }
  const [notText, setNotText] = useState(false)
  const textArea = useRef<HTMLTextAreaElement>(null)
  const moved = useRef(false)
  const dragging = useRef(false)

  const shown = shownPart(parts)
  const count = parts.cuts.length - 1
  const numbers = { part: formatNumber(parts.at + 1, locale), parts: formatNumber(count, locale) }

  useEffect(() => {
    const node = textArea.current
    if (!moved.current || !node) return
    moved.current = false
    const caret = shownCaret(parts)
    // Elsewhere the caret would take the focus along.
    if (node.matches(':focus')) node.setSelectionRange(caret, caret)
    node.scrollTop = (caret / (shown.length || 1)) * node.scrollHeight - node.clientHeight / 2
  })

  function take(next: Parts): void {
    // Only where the field does not already hold it: setting its text forgets what could be undone.
    moved.current = shownPart(next) !== textArea.current?.value
    now.current = { ...now.current, parts: next }
    setNotText(false)
    setEdited(next)
    now.current.onChange(next.text)
  }

  function turn(to: number): void {
    moved.current = true
    setEdited(turnTo(parts, to))
  }

  /** Where a paste or a drop goes: the selection. */
  const put = (text: string) => {
    const { selectionStart = 0, selectionEnd = 0 } = textArea.current ?? {}
    take(insert(now.current.parts, selectionStart, selectionEnd, text))
  }

  /** A short one is the browser's own, which can undo it. */
  function putLong(text: string, event: ClipboardEvent | DragEvent): void {
    const node = textArea.current
    if (!node || isShort(shown.slice(0, node.selectionStart) + text + shown.slice(node.selectionEnd))) return
    event.preventDefault()
    node.focus()
    put(text)
  }

  async function putFiles(files: readonly File[]): Promise<void> {
    const texts = await Promise.all(files.map(readText))
    const known = texts.filter((text) => text !== undefined)
    if (known.length > 0) put(known.join('\n'))
    setNotText(known.length < texts.length)
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
    <Field {...field} hint={count > 1 ? t.note : hint} issue={notText ? t.notText : issue}>
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
            value={shown}
            onChange={({ currentTarget }) => take(edit(parts, currentTarget.value, currentTarget.selectionEnd))}
            onBlur={onBlur}
            onPaste={(event) => putLong(event.clipboardData.getData('text'), event)}
            onDragStart={() => {
              dragging.current = true
            }}
            onDragEnd={() => {
              dragging.current = false
            }}
          />
          {count > 1 && (
            <div className={css.strip}>
              <Pager t={t} locale={locale} numbers={numbers} at={parts.at} count={count} onTurn={turn} />
              <span className={css.spring} />
              <CopyButton tool={tool} label={t.copyAll} text={() => value} />
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

interface PagerProps {
  readonly t: (typeof coreStrings)['longText']
  readonly locale: string
  readonly numbers: { readonly part: string; readonly parts: string }
  readonly at: number
  readonly count: number
  readonly onTurn: (to: number) => void
}

function Pager({ t, locale, numbers, at, count, onTurn }: PagerProps) {
  const [draft, setDraft] = useState<string>()

  function jump(): void {
    const part = draft === undefined ? undefined : readNumber(draft, locale)
    setDraft(undefined)
    if (part !== undefined) onTurn(Math.trunc(Number(part)) - 1)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    // Here Enter turns to a part; it does not press the tool's button.
    event.stopPropagation()
    jump()
  }

  // Not `disabled`, which would drop the focus of one who has come to the end.
  const arrow = (sign: string, label: string, to: number) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={to === at || to < 0 || to >= count}
      onClick={() => to !== at && to >= 0 && to < count && onTurn(to)}
    >
      {sign}
    </button>
  )

  return (
    <span className={css.pager}>
      {arrow('«', t.first, 0)}
      {arrow('‹', t.previous, at - 1)}
      <label className={css.jump}>
        {t.number}
        <input
          className={css.number}
          type="text"
          inputMode="numeric"
          size={numbers.parts.length + 1}
          autoComplete="off"
          value={draft ?? numbers.part}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={jump}
        />
        {fill(t.of, numbers)}
      </label>
      {arrow('›', t.next, at + 1)}
      {arrow('»', t.last, count - 1)}
      <span className={unseen} role="status">
        {fill(t.part, numbers)}
      </span>
    </span>
  )
}
