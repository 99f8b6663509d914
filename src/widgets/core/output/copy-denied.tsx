import { useRef } from 'react'
import { visuallyHidden } from '../base/theme.css'
import { useBrowserLayoutEffect } from '../base/use-browser-layout-effect'
import * as css from '../fields/field.css'

/** The legacy way of copying, which works in sandboxed frames. False if it's blocked as well. */
export function copySelected(text: string, near: HTMLElement): boolean {
  const area = near.ownerDocument.createElement('textarea')
  area.readOnly = true
  area.className = visuallyHidden
  near.after(area)
  select(area, text)
  try {
    return near.ownerDocument.execCommand('copy')
  } catch {
    return false
  } finally {
    // Older libraries override `remove` on every element.
    area.parentNode?.removeChild(area)
    near.focus()
  }
}

interface SelectedTextProps {
  readonly hint: string
  /** A new object for each press, so that the text is selected again. */
  readonly refused: { readonly text: string }
}

/** The selected text, for copying by hand if the clipboard is blocked. */
export function SelectedText({ hint, refused }: SelectedTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useBrowserLayoutEffect(() => {
    if (area.current) select(area.current, refused.text)
  }, [refused])
  return (
    <label className={css.field} style={{ flexBasis: '100%' }}>
      <span className={css.hint}>{hint}</span>
      <span className={css.box}>
        <textarea ref={area} className={css.input} readOnly />
      </span>
    </label>
  )
}

/**
 * Browsers take seconds to lay out a long text, so the field shows only its beginning. Copying everything in the field
 * still copies the whole text.
 */
function select(area: HTMLTextAreaElement, text: string): void {
  // By code points, so that no surrogate pair is split.
  const [beginning = ''] = /^.{0,5000}/su.exec(text) ?? []
  area.value = beginning === text ? text : `${beginning}…`
  area.oncopy = (event) => {
    if (area.selectionEnd - area.selectionStart < area.value.length) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  area.select()
}
