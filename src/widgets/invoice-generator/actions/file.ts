import { currencies } from '../../../engine/core/numbers/currencies'
import type { Issue } from '../../../engine/core/result'
import type { Input } from '../../../engine/invoice-generator/fields'
import { type FileIssueCode, fromFile, toFile } from '../../../engine/invoice-generator/file'
import { readText } from '../../core/files/text-file'
import { logoFromText, logoToText } from './logo'

/** An invoice with its logo, which is not part of the engine's input. */
export interface Draft {
  readonly value: Input
  readonly logo: ImageBitmap | undefined
  /** The currency in a file, if it has one. */
  readonly currency?: string
}

export function save({ value, logo }: Draft, locale: string, currency: string, page: Document): string {
  const text = toFile(value, { locale, currency, now: Date.now() })
  return logo ? `${JSON.stringify({ ...JSON.parse(text), logo: logoToText(logo, page) }, null, 2)}\n` : text
}

/** The invoice in a file, or an error. */
export async function open(file: File, locale: string): Promise<Draft | Issue<FileIssueCode>> {
  // Each of the 2,000,000 characters allowed has at most three bytes, so a larger file can be rejected unread.
  if (file.size > 6_000_000) return { code: 'file-too-large' }
  const text = (await readText(file)) ?? ''
  const result = fromFile(text, { locale })
  if (!result.ok) return result.issues[0] as Issue<FileIssueCode>
  const { logo, currency } = JSON.parse(text)
  const known = typeof currency === 'string' && currencies.includes(currency) ? { currency } : {}
  return { value: result.value, ...known, logo: await logoFromText(logo).catch(() => undefined) }
}

/** A file name made from the invoice number, without characters that file systems don't allow. */
export function fileNameOf(invoiceNumber: string): string {
  const allowed = invoiceNumber.replace(/[\\/:*?"<>|\p{Cc}\p{Cs}]+/gu, '-').trim()
  return (
    [...allowed]
      .slice(0, 60)
      .join('')
      .replace(/^\.+|\.+$/g, '') || 'invoice'
  )
}
