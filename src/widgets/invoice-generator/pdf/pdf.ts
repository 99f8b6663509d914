import { formatMoney, formatNumber, formatPercent } from '../../core/format/format'
import type { Modules } from '../modules'
import { factsOf, type Invoice, itemsOf, paymentLines, sumsOf } from '../rows'
import { lineHeight, size } from './page-size'
import type { Sheet } from './sheet'

interface Pictures {
  /** As PNG data URLs. */
  readonly logo?: string | undefined
  readonly code?: Modules | undefined
  /** The drawn signature as the path of an SVG image, with the size of what it was drawn on. */
  readonly drawn?: { readonly path: string; readonly width: number; readonly height: number } | undefined
}

/** The file, or the letters that its font doesn't have. */
export type Pdf = { readonly file: Uint8Array<ArrayBuffer> } | { readonly letters: readonly string[] }

const left = size.margin
const right = size.width - size.margin
/** Where the right half begins. */
const columns = 310

/**
 * The invoice as a PDF file in A4. Its text can be selected, and its fonts are embedded. `Page` is `Sheet`, which is loaded
 * only for a PDF.
 */
export async function pdfOf(Page: typeof Sheet, invoice: Invoice, pictures: Pictures = {}): Promise<Pdf> {
  // The first time, to find out which fonts are needed: the file has only those.
  const draft = await write(await Page.create(), invoice, pictures)
  if (draft.missing.size > 0) return { letters: [...draft.missing] }
  const sheet = await write(await Page.create(draft.used), invoice, pictures)
  return { file: await sheet.bytes() }
}

async function write(sheet: Sheet, invoice: Invoice, pictures: Pictures): Promise<Sheet> {
  const { value, t, locale } = invoice
  sheet.file.setTitle([t.title, value.invoiceNumber].join(' ').trim())
  sheet.file.setAuthor(value.fromName)
  sheet.file.setLanguage(locale)
  sheet.file.setCreator('Pegboard')
  await writeHead(sheet, invoice, pictures.logo)
  writeRecipient(sheet, invoice)
  writeItems(sheet, invoice)
  writeSums(sheet, invoice)
  writePayment(sheet, invoice, pictures.code)
  if (value.notes.trim()) {
    sheet.y += 20
    sheet.paragraph(t.notes, left, right - left, { size: 9, quiet: true })
    sheet.paragraph(value.notes.trim(), left, right - left)
  }
  writeSignature(sheet, invoice, pictures.drawn)
  // Page numbers have digits and a slash.
  sheet.widthOf('0123456789/ ')
  return sheet
}

/** The sender on the left, the title, number and dates on the right. */
async function writeHead(sheet: Sheet, invoice: Invoice, logo: string | undefined) {
  const { value, t } = invoice
  const top = sheet.y
  const middle = columns
  if (logo) await sheet.picture(logo, left, { width: 170, height: 57 })
  sheet.paragraph(value.fromName.trim(), left, middle - left - 20, { size: 14, weight: 'bold' })
  for (const text of [value.fromAddress, value.fromEmail, value.fromPhone])
    if (text.trim()) sheet.paragraph(text.trim(), left, middle - left - 20, { quiet: true })
  const bottom = sheet.y
  sheet.y = top
  sheet.paragraph(t.title, middle, right - middle, { size: 23, weight: 'bold' })
  sheet.y += 8
  for (const { label, text } of factsOf(invoice)) {
    sheet.text(label, middle, sheet.y, { quiet: true })
    const start = middle + sheet.widthOf(label) + 12
    for (const line of sheet.wrap(text, right - start, { weight: 'bold' })) {
      sheet.text(line, right, sheet.y, { weight: 'bold', end: true })
      sheet.y += lineHeight()
    }
  }
  sheet.y = Math.max(sheet.y, bottom, top + 90)
}

function writeRecipient(sheet: Sheet, { value, t }: Invoice): void {
  const lines = [value.toAddress, value.toEmail, value.toPhone].filter((text) => text.trim())
  if (!value.toName.trim() && lines.length === 0) return
  sheet.y += 16
  sheet.paragraph(t.to, left, 280, { size: 9, quiet: true })
  if (value.toName.trim()) sheet.paragraph(value.toName.trim(), left, 280, { weight: 'bold' })
  for (const text of lines) sheet.paragraph(text.trim(), left, 280, { quiet: true })
}

/** The items, with the headings at the top of each page. A row is never split, unless it's taller than a page. */
function writeItems(sheet: Sheet, { output, t, locale }: Invoice): void {
  const rows = itemsOf(output).map((item) => [
    item.description,
    formatNumber(item.quantity, locale),
    formatMoney(item.rate, locale, t.currency, { maximumFractionDigits: 10 }),
    ...(output.taxes ? [formatPercent(item.tax ?? 0, locale)] : []),
    formatMoney(item.amount, locale, t.currency),
  ])
  const headings = [t.description, t.quantity, t.rate, ...(output.taxes ? [t.tax] : []), t.amount]
  const small = { size: 9, quiet: true }
  const widths = headings.map((heading, column) =>
    Math.max(sheet.widthOf(heading, small), ...rows.map((row) => sheet.widthOf(row[column] ?? ''))),
  )
  // From the right, each column ends where the next one begins.
  const ends = headings.map((_, column) => right - widths.slice(column + 1).reduce((sum, width) => sum + width + 18, 0))
  const room = Math.max(120, (ends[0] ?? right) - left)
  const writeHeadings = () => {
    sheet.text(t.description, left, sheet.y, small)
    for (const [column, heading] of headings.entries())
      if (column > 0) sheet.text(heading, ends[column] ?? right, sheet.y, { ...small, end: true })
    sheet.y += lineHeight(small) + 4
    sheet.rule(left, right, true)
    sheet.y += 6
  }
  sheet.y += 26
  sheet.room(60)
  writeHeadings()
  for (const row of rows) {
    const lines = sheet.wrap(row[0] ?? '', room)
    sheet.room(Math.min(lines.length, 40) * lineHeight() + 8, writeHeadings)
    for (const [column, text] of row.entries())
      if (column > 0) sheet.text(text, ends[column] ?? right, sheet.y, { end: true })
    for (const line of lines) {
      sheet.room(lineHeight(), writeHeadings)
      sheet.text(line, left, sheet.y)
      sheet.y += lineHeight()
    }
    sheet.y += 4
    sheet.rule(left, right)
    sheet.y += 6
  }
}

function writeSums(sheet: Sheet, invoice: Invoice): void {
  const sums = sumsOf(invoice)
  const start = columns
  sheet.y += 6
  sheet.room(sums.length * lineHeight() + 24)
  for (const [index, { label, text }] of sums.entries()) {
    const isLast = index === sums.length - 1
    const style = isLast ? ({ size: 12.5, weight: 'bold' } as const) : {}
    if (isLast) {
      sheet.y += 4
      sheet.rule(start, right, true)
      sheet.y += 5
    }
    sheet.text(label, start, sheet.y, { ...style, quiet: !isLast })
    sheet.text(text, right, sheet.y, { ...style, end: true })
    sheet.y += lineHeight(style)
  }
}

/** The drawn signature, or else the name, above a line. */
function writeSignature(sheet: Sheet, { value, t }: Invoice, drawn: Pictures['drawn']): void {
  const name = value.signature.trim()
  if (!drawn && !name) return
  const start = columns + 60
  const width = right - start
  const height = drawn ? (width * drawn.height) / drawn.width : 34
  sheet.y += 22
  sheet.room(height + 24)
  const style = { size: 17, slanted: true } as const
  if (drawn) sheet.path(drawn.path, start, width / drawn.width)
  else sheet.text(sheet.wrap(name, width, style)[0] ?? '', start, sheet.y + 8, style)
  sheet.y += height
  sheet.rule(start, right, true)
  sheet.y += 5
  sheet.paragraph(t.signature, start, width, { size: 9, quiet: true })
}

/** How to pay, with the code on the right. */
function writePayment(sheet: Sheet, invoice: Invoice, code: Modules | undefined): void {
  const lines = paymentLines(invoice)
  if (lines.length === 0) return
  const { t } = invoice
  const side = 92
  sheet.y += 22
  sheet.room(code ? side + 24 : 50)
  if (code) {
    sheet.modules(code, right - side, sheet.y, side)
    sheet.text(t.scanToPay, right, sheet.y + side + 6, { size: 9, quiet: true, end: true })
  }
  const page = sheet.file.getPageCount()
  const bottom = sheet.y + (code ? side + 22 : 0)
  const width = right - left - (code ? side + 30 : 0)
  sheet.paragraph(t.payTo, left, width, { size: 9, quiet: true })
  for (const line of lines) sheet.paragraph(line, left, width)
  if (sheet.file.getPageCount() === page) sheet.y = Math.max(sheet.y, bottom)
}
