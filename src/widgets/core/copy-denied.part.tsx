// What a denied clipboard takes, fetched when one is.
import { useLayoutEffect, useRef } from 'react'
import * as css from './field.css'
import { unseen } from './theme.css'

/** The older way, which works in sandboxed frames; false where it is denied as well. */
export function copySelected(text: string, near: HTMLElement): boolean {
  const area = near.ownerDocument.createElement('textarea')
  area.readOnly = true
  area.className = unseen
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

interface OfferedProps {
  readonly hint: string
  /** Another with each press, so that its text is selected again. */
  readonly refused: { readonly text: string }
}

/** The text, selected, for a person to copy by hand. @public Knip does not follow `<denied.Offered>`. */
export function Offered({ hint, refused }: OfferedProps) {
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
 * A browser takes seconds to lay out a long text, so of such the beginning stands in the field: whoever copies all
 * that stands there, copies all of the text.
 */
function select(area: HTMLTextAreaElement, text: string): void {
  // By code points: half a character is none.
  const [beginning = ''] = /^.{0,5000}/su.exec(text) ?? []
  area.value = beginning === text ? text : `${beginning}…`
  area.oncopy = (event) => {
    if (area.selectionEnd - area.selectionStart < area.value.length) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  area.select()
}
