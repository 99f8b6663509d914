import { useLayoutEffect, useRef } from 'react'
import * as css from '../fields/field.css'
import { visuallyHidden } from '../tool/theme.css'

/** The older way, which works in sandboxed frames; false where it is denied as well. */
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
    // Older libraries put their own `remove` on every element.
    area.parentNode?.removeChild(area)
    near.focus()
  }
}

interface SelectedTextProps {
  readonly hint: string
  /** Another object with each press, so that its text is selected again. */
  readonly refused: { readonly text: string }
}

/** The text, selected, for a person to copy by hand where the clipboard is denied. */
export function SelectedText({ hint, refused }: SelectedTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
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
 * A browser takes seconds to lay out a long text, so the field shows only its beginning; copying all of the field
 * copies all of the text.
 */
function select(area: HTMLTextAreaElement, text: string): void {
  // By code points, so that no surrogate pair is cut.
  const [beginning = ''] = /^.{0,5000}/su.exec(text) ?? []
  area.value = beginning === text ? text : `${beginning}…`
  area.oncopy = (event) => {
    if (area.selectionEnd - area.selectionStart < area.value.length) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  area.select()
}
