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
