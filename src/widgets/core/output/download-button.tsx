import { type ReactNode, useContext } from 'react'
import { IsCurrent } from '../answer/answer-frame'
import * as css from '../base/button.css'
import { DownloadIcon } from '../base/icons'
import { saveFile } from '../files/save-file'

interface DownloadButtonProps {
  readonly name: string
  readonly type: string
  /** Returns the file, when the button is pressed. */
  readonly content: () => BlobPart
  readonly children: ReactNode
}

export function DownloadButton({ name, type, content, children }: DownloadButtonProps) {
  const isCurrent = useContext(IsCurrent)
  return (
    <button
      type="button"
      className={css.secondary}
      disabled={!isCurrent}
      onClick={(event) => saveFile(name, type, content(), event.currentTarget.ownerDocument)}
    >
      <DownloadIcon />
      {children}
    </button>
  )
}

/**
 * RFC 4180: quotes fields with a comma, quote or line break, and keeps text that a spreadsheet would run as a formula.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
    return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
  }
  return rows.map((row) => `${row.map(cell).join()}\r\n`).join('')
}
