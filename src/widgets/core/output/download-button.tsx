import { type ReactNode, useContext } from 'react'
import { IsCurrent } from '../tool/answer'
import * as css from './button.css'

interface DownloadButtonProps {
  readonly name: string
  readonly type: string
  /** The file, made when the button is pressed. */
  readonly content: () => BlobPart
  readonly children: ReactNode
}

export function DownloadButton({ name, type, content, children }: DownloadButtonProps) {
  const isCurrent = useContext(IsCurrent)
  function download(button: HTMLElement): void {
    const url = URL.createObjectURL(new Blob([content()], { type }))
    const link = button.ownerDocument.createElement('a')
    link.href = url
    link.download = name
    link.click()
    // The click has handed the file to the browser by the next turn.
    setTimeout(() => URL.revokeObjectURL(url))
  }
  return (
    <button
      type="button"
      className={css.secondary}
      disabled={!isCurrent}
      onClick={(event) => download(event.currentTarget)}
    >
      {children}
    </button>
  )
}

/** RFC 4180: fields with a comma, quote or line end are quoted; a text that a spreadsheet would run is kept as text. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
    return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
  }
  return rows.map((row) => `${row.map(cell).join()}\r\n`).join('')
}
