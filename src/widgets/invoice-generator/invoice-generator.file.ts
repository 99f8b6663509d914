import type { Issue } from '../../engine/core/result'
import { type FileIssueCode, fromFile, type Input, toFile } from '../../engine/invoice-generator'
import { readText } from '../core/files/text-file'
import { logoFrom, logoText } from './invoice-generator.logo'

/** An invoice with its logo, which is not part of the engine's input. */
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

/** What a file holds, or why it is not an invoice. */
export async function open(file: File, locale: string): Promise<Draft | Issue<FileIssueCode>> {
  // At most three bytes a character: what is larger need not be read.
  if (file.size > 6_000_000) return { code: 'file-too-large' }
  const text = (await readText(file)) ?? ''
  const result = fromFile(text, { locale })
  if (!result.ok) return result.issues[0] as Issue<FileIssueCode>
  return { value: result.value, logo: await logoFrom(JSON.parse(text).logo).catch(() => undefined) }
}
