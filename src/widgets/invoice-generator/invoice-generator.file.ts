import type { Issue } from '../../engine/core/result'
import { type FileIssueCode, fromFile, type Input, toFile } from '../../engine/invoice-generator'
import { readText } from '../core/text-file'
import { logoFrom, logoText } from './invoice-generator.logo'

/** An invoice with its logo, which the engine knows nothing of. */
export interface Draft {
  readonly value: Input
  readonly logo: ImageBitmap | undefined
}

/** The invoice's number as the name of a file, without what file systems refuse. */
export function nameOf({ invoiceNumber }: Input): string {
  const plain = invoiceNumber.replace(/[\\/:*?"<>|\p{Cc}\p{Cs}]+/gu, '-').trim()
  return (
    [...plain]
      .slice(0, 60)
      .join('')
      .replace(/^\.+|\.+$/g, '') || 'invoice'
  )
}

export function save({ value, logo }: Draft, locale: string, page: Document): string {
  const text = toFile(value, { locale, now: Date.now() })
  return logo ? `${JSON.stringify({ ...JSON.parse(text), logo: logoText(logo, page) }, null, 2)}\n` : text
}

/** What a file holds, or why it is no invoice. */
export async function open(file: File, locale: string): Promise<Draft | Issue<FileIssueCode>> {
  // At most three bytes a character: what is larger need not be read.
  if (file.size > 6_000_000) return { code: 'file-too-large' }
  const text = (await readText(file)) ?? ''
  const result = fromFile(text, { locale })
  if (!result.ok) return result.issues[0] as Issue<FileIssueCode>
  return { value: result.value, logo: await logoFrom(JSON.parse(text).logo).catch(() => undefined) }
}

/** Lets a person pick a file. Its field stands on the page meanwhile: some browsers forget one that does not. */
export function pick(near: Element, accept: string, take: (file: File) => void): void {
  const field = near.ownerDocument.createElement('input')
  const away = () => field.parentNode?.removeChild(field)
  field.type = 'file'
  field.accept = accept
  field.hidden = true
  field.oncancel = away
  field.onchange = () => {
    const [file] = field.files ?? []
    away()
    if (file) take(file)
  }
  near.after(field)
  field.click()
}
