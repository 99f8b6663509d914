import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Result } from '../../../engine/core/result'
import * as button from '../base/button.css'
import { sentenceOf } from '../base/strings'
import { TextArea } from '../fields/text-area'
import { useWords } from '../words/use-words'
import * as css from './paste-panel.css'

interface PastePanelProps<Value> {
  readonly example: string
  readonly read: (css: string) => Result<Value>
  readonly onRead: (value: Value) => void
  readonly onCancel: () => void
}

/** A field for CSS, focused when it opens. Ctrl+Enter applies the CSS, Escape closes the panel. */
export function PastePanel<Value>({ example, read, onRead, onCancel }: PastePanelProps<Value>) {
  const { t, locale } = useWords<{
    readonly pasteLabel: string
    readonly use: string
    readonly cancel: string
    readonly pasteIssues: Readonly<Record<string, string>>
  }>()
  const [text, setText] = useState('')
  const [issue, setIssue] = useState<string>()
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => panel.current?.querySelector('textarea')?.focus(), [])

  function use(): void {
    const result = read(text)
    if (result.ok) onRead(result.value)
    else setIssue(result.issues[0] && sentenceOf(result.issues[0], t.pasteIssues, locale))
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') onCancel()
    const isOwn = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing
    if (!isOwn) return
    // Prevents the surrounding tool's action.
    event.preventDefault()
    event.stopPropagation()
    use()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and Ctrl+Enter work anywhere in the panel
    <div className={css.panel} ref={panel} onKeyDown={onKey}>
      <TextArea
        label={t.pasteLabel}
        code
        placeholder={example}
        value={text}
        issue={issue}
        onChange={(text) => {
          setText(text)
          setIssue(undefined)
        }}
      />
      <div className={button.bar}>
        <button type="button" className={button.secondary} onClick={use}>
          {t.use}
        </button>
        <button type="button" className={button.secondary} onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </div>
  )
}
