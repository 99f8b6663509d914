import { useEffect, useRef, useState } from 'react'
import type { Result } from '../../engine/core/result'
import * as button from './button.css'
import { LateSheets } from './late-sheets'
import * as css from './paste-panel.css'
import sheets from './paste-panel.tsx?sheets'
import { sentenceOf } from './strings'
import { TextArea } from './text-area'

/** What the late part of a tool that reads CSS is given. */
export interface PasteProps<Input> {
  readonly locale: string
  /** The words that the page gives. */
  readonly strings: object | undefined
  /** With what a person should know of what was read. */
  readonly onRead: (input: Input, note?: string) => void
  readonly onCancel: () => void
}

interface PastePanelProps<Value> {
  readonly t: {
    readonly pasteLabel: string
    readonly use: string
    readonly cancel: string
    readonly pasteIssues: Readonly<Record<string, string>>
  }
  readonly example: string
  readonly locale: string
  readonly read: (css: string) => Result<Value>
  readonly onRead: (value: Value) => void
  readonly onCancel: () => void
}

/** A field for CSS, which has the focus when it comes. Escape leaves it. */
export function PastePanel<Value>({ t, example, locale, read, onRead, onCancel }: PastePanelProps<Value>) {
  const [text, setText] = useState('')
  const [issue, setIssue] = useState<string>()
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => panel.current?.querySelector('textarea')?.focus(), [])

  function use(): void {
    const result = read(text)
    if (result.ok) onRead(result.value)
    else setIssue(result.issues[0] && sentenceOf(result.issues[0], t.pasteIssues, locale))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves, from wherever the focus is
    <div className={css.panel} ref={panel} onKeyDown={(event) => event.key === 'Escape' && onCancel()}>
      <LateSheets sheets={sheets} />
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
