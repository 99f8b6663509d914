import * as fontkit from '@cantoo/fontkit'
import { degrees, LineCapStyle, PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib'
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?inline'
import cyrillicBold from '@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff?inline'
import cyrillicExt from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?inline'
import cyrillicExtBold from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-700-normal.woff?inline'
import greek from '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?inline'
import greekBold from '@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff?inline'
import greekExt from '@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?inline'
import greekExtBold from '@fontsource/noto-sans/files/noto-sans-greek-ext-700-normal.woff?inline'
import latin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?inline'
import latinBold from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?inline'
import latinExt from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?inline'
import latinExtBold from '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?inline'
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?inline'
import vietnameseBold from '@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff?inline'
import { lineHeight, size } from './page-size'

/**
 * Noto Sans (SIL Open Font License 1.1) for Latin, Greek and Cyrillic, as WOFF in data URLs: part of the script, so that they
 * also load where a page's policy allows no requests.
 */
const files = {
  regular: [latin, latinExt, cyrillic, greek, vietnamese, cyrillicExt, greekExt],
  bold: [latinBold, latinExtBold, cyrillicBold, greekBold, vietnameseBold, cyrillicExtBold, greekExtBold],
}
export type Weight = keyof typeof files

/** The bytes of a data URL. */
const bytesOf = (url: string): Uint8Array =>
  Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))

const ink = rgb(0.11, 0.1, 0.09)
const quiet = rgb(0.37, 0.35, 0.31)
const hairline = rgb(0.85, 0.83, 0.79)

export interface Style {
  readonly size?: number
  readonly weight?: Weight
  readonly quiet?: boolean
  /** Leaning to the right, as a signature. */
  readonly slanted?: boolean
}

interface Run {
  readonly font: PDFFont
  readonly text: string
}

/** A PDF file being written, from the top of its first page. Positions are in points from the top left corner. */
export class Sheet {
  /** Where the next line goes. */
  y: number = size.margin
  /** Letters that no font has. */
  readonly missing = new Set<string>()
  /** The fonts that have been used: 'bold 0'. */
  readonly used = new Set<string>()
  private page: PDFPage
  private readonly embedded = new Map<string, PDFFont>()

  private constructor(
    readonly file: PDFDocument,
    private readonly faces: ReturnType<typeof readFaces>,
  ) {
    this.page = file.addPage([size.width, size.height])
  }

  /** With all fonts, or only those in `used`. */
  static async create(used?: ReadonlySet<string>): Promise<Sheet> {
    const file = await PDFDocument.create()
    file.registerFontkit(fontkit)
    const sheet = new Sheet(file, readFaces())
    for (const weight of ['regular', 'bold'] as const)
      for (const [index, face] of sheet.faces[weight].entries())
        if (!used || used.has(`${weight} ${index}`))
          sheet.embedded.set(`${weight} ${index}`, await file.embedFont(face.bytes, { subset: true }))
    return sheet
  }

  /** The text in parts of one font each. Notes the letters that are missing. */
  private runs(text: string, weight: Weight): Run[] {
    const runs: { index: number; text: string }[] = []
    for (const letter of text) {
      const code = letter.codePointAt(0) as number
      const index = this.faces[weight].findIndex(({ font }) => font.hasGlyphForCodePoint(code))
      const last = runs.at(-1)
      if (index < 0) this.missing.add(letter)
      else if (last?.index === index) last.text += letter
      else runs.push({ index, text: letter })
    }
    return runs.map(({ index, text }) => {
      const name = `${weight} ${index}`
      this.used.add(name)
      return { font: this.embedded.get(name) as PDFFont, text }
    })
  }

  widthOf(text: string, { size: points = 10, weight = 'regular' }: Style = {}): number {
    return this.runs(plain(text), weight).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, points), 0)
  }

  /** One line with its top at `y`, from `x`, or ending there. */
  text(text: string, x: number, y: number, style: Style & { readonly end?: boolean } = {}): void {
    const { size: points = 10, weight = 'regular' } = style
    let at = style.end ? x - this.widthOf(text, style) : x
    for (const { font, text: part } of this.runs(plain(text), weight)) {
      const color = style.quiet ? quiet : ink
      const place = {
        x: at,
        y: size.height - y - points * 1.05,
        xSkew: degrees(0),
        ySkew: degrees(style.slanted ? 14 : 0),
      }
      this.page.drawText(part, { ...place, size: points, font, color })
      at += font.widthOfTextAtSize(part, points)
    }
  }

  /** The text in lines of a width, broken at spaces, or anywhere in a word that's longer. */
  wrap(text: string, width: number, style: Style = {}): string[] {
    return plain(text)
      .split('\n')
      .flatMap((paragraph) => {
        const lines = ['']
        for (const word of paragraph.split(/(?<= )/)) {
          for (const part of this.widthOf(word.trimEnd(), style) > width ? [...word] : [word]) {
            const line = (lines.at(-1) ?? '') + part
            if (this.widthOf(line.trimEnd(), style) <= width || lines.at(-1) === '') lines[lines.length - 1] = line
            else lines.push(part)
          }
        }
        return lines.map((line) => line.trimEnd())
      })
  }

  /** Lines from the current position, one below the other, on as many pages as they need. */
  paragraph(text: string, x: number, width: number, style: Style = {}): void {
    for (const line of this.wrap(text, width, style)) {
      this.room(lineHeight(style))
      this.text(line, x, this.y, style)
      this.y += lineHeight(style)
    }
  }

  /** Starts a new page unless there's this much room. `onPage` writes what's repeated there. */
  room(height: number, onPage?: () => void): void {
    if (this.y + height <= size.height - size.margin) return
    this.page = this.file.addPage([size.width, size.height])
    this.y = size.margin
    onPage?.()
  }

  rule(from: number, to: number, isStrong = false): void {
    this.page.drawLine({
      start: { x: from, y: size.height - this.y },
      end: { x: to, y: size.height - this.y },
      thickness: isStrong ? 1.2 : 0.6,
      color: isStrong ? ink : hairline,
    })
  }

  /** Dark modules of a QR code, `side` points wide. */
  modules(rows: readonly (readonly boolean[])[], x: number, y: number, side: number): void {
    const unit = side / rows.length
    for (const [row, modules] of rows.entries())
      for (const [column, isDark] of modules.entries())
        if (isDark)
          this.page.drawRectangle({
            x: x + column * unit,
            y: size.height - y - (row + 1) * unit,
            // Slightly larger, so that no hairlines appear between modules.
            width: unit * 1.02,
            height: unit * 1.02,
            color: rgb(0, 0, 0),
          })
  }

  /** Lines of an SVG path, with its origin at the current position. */
  path(path: string, x: number, scale: number): void {
    const look = { borderColor: ink, borderWidth: 5, borderLineCap: LineCapStyle.Round }
    this.page.drawSvgPath(path, { x, y: size.height - this.y, scale, ...look })
  }

  /** A picture within a box, with its top at the current position. Moves below it. */
  async picture(png: string, x: number, box: { readonly width: number; readonly height: number }): Promise<void> {
    const image = await this.file.embedPng(png)
    const scale = Math.min(1, box.width / image.width, box.height / image.height)
    const [width, height] = [image.width * scale, image.height * scale]
    this.page.drawImage(image, { x, y: size.height - this.y - height, width, height })
    this.y += height + 10
  }

  /** The file, with page numbers. */
  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    const pages = this.file.getPages()
    for (const [index, page] of pages.entries()) {
      this.page = page
      const label = `${index + 1} / ${pages.length}`
      this.text(label, size.width - size.margin, size.height - 34, { size: 8, quiet: true, end: true })
    }
    return new Uint8Array(await this.file.save())
  }
}

/** Without marks of direction, with ordinary spaces and composed letters. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2066-\u2069\u202a-\u202e\ufeff]/g, '')
    .replace(/[\t\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they have no shape
    .replace(/[\u0000-\u0009\u000b-\u001f]/g, '')

function readFaces() {
  const read = (url: string) => {
    const bytes = bytesOf(url)
    return { bytes, font: fontkit.create(bytes) as fontkit.Font }
  }
  return { regular: files.regular.map(read), bold: files.bold.map(read) }
}
