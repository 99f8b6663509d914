import { useEffect, useRef, useState } from 'react'
import * as css from './button.css'
import * as field from './field.css'
import { CopyIcon, DoneIcon } from './icons'
import { coreStrings } from './strings'
import { unseen } from './theme.css'
import type { ToolState } from './tool-props'

interface CopyButtonProps {
  readonly tool: Pick<ToolState, 't'>
  /** What is copied, made when the button is pressed. */
  readonly text: () => string
  /** In place of 'Copy', where there are several. */
  readonly label?: string
}

/** Copies, says 'Copied!' for two seconds and announces it; where the clipboard is denied it offers the text selected. */
export function CopyButton({ tool, text, label }: CopyButtonProps) {
  const t = { ...coreStrings, ...tool.t }
  const [state, setState] = useState<'idle' | 'copied' | 'denied'>('idle')
  const offered = useRef<HTMLTextAreaElement>(null)
  const [denied, setDenied] = useState('')

  useEffect(() => {
    if (state === 'denied') offered.current?.select()
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), 2000)
    return () => clearTimeout(timer)
  }, [state])

  async function copy(button: HTMLElement): Promise<void> {
    const copied = text()
    setDenied(copied)
    setState((await writeText(copied, button)) ? 'copied' : 'denied')
  }

  return (
    <>
      <button type="button" className={css.secondary} onClick={(event) => void copy(event.currentTarget)}>
        {state === 'copied' ? <DoneIcon /> : <CopyIcon />}
        {state === 'copied' ? t.copied : (label ?? t.copy)}
      </button>
      <span className={unseen} role="status">
        {state === 'copied' ? t.copied : ''}
      </span>
      {state === 'denied' && (
        <label className={field.field}>
          <span className={field.hint}>{t.copyDenied}</span>
          <span className={field.box}>
            <textarea ref={offered} className={field.area} readOnly value={denied} />
          </span>
        </label>
      )}
    </>
  )
}

/** The clipboard, then the older way, which works in sandboxed frames; false where both are denied. */
async function writeText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = near.ownerDocument.createElement('textarea')
    area.value = text
    area.readOnly = true
    area.className = unseen
    near.after(area)
    area.select()
    try {
      return near.ownerDocument.execCommand('copy')
    } catch {
      return false
    } finally {
      // Older libraries put their own `remove` on every element.
      area.parentNode?.removeChild(area)
      near.focus()
    }
  }
}
