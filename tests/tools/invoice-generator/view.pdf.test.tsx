import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { drawnIn, evaluate, example, type Input } from '../../../src/engine/invoice-generator/invoice-generator'
import { logoToText, readLogo } from '../../../src/widgets/invoice-generator/actions/logo'
import { strings } from '../../../src/widgets/invoice-generator/invoice-generator.strings'
import { pdfOf } from '../../../src/widgets/invoice-generator/pdf/pdf'
import { Sheet } from '../../../src/widgets/invoice-generator/pdf/sheet'
import { noSideEffects } from '../../no-side-effects'
import { casesOf, sized } from '../../scale'

noSideEffects()

const pdfFor = (input: Partial<Input> = {}, locale = 'en-US', logo?: string) => {
  const value = { ...example, ...input }
  const result = evaluate(value)
  if (!result.ok) throw new Error('no answer')
  return pdfOf(Sheet, { value, output: result.value, t: strings, locale }, { logo, drawn: drawnIn(value) })
}
const fileFor = async (input?: Partial<Input>, logo?: string) => {
  const pdf = await pdfFor(input, 'en-US', logo)
  if ('letters' in pdf) throw new Error(pdf.letters.join())
  return pdf.file
}
const bytesAsText = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

describe('a PDF of an invoice', () => {
  it('is in A4, with the number as its title', async () => {
    const file = await PDFDocument.load(await fileFor())
    expect(file.getPageCount()).toBe(1)
    expect(file.getTitle()).toBe('Invoice INV-001')
    const { width, height } = file.getPage(0).getSize()
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
  })

  it('has its fonts embedded, and only those it needs', async () => {
    const fontsIn = async (input?: Partial<Input>) => {
      const file = await PDFDocument.load(await fileFor(input))
      const dictionaries = file.context.enumerateIndirectObjects().map(([, object]) => String(object))
      return dictionaries.filter((text) => text.includes('/FontFile')).length
    }
    expect(await fontsIn()).toBe(2)
    expect(await fontsIn({ notes: 'Ελληνικά, Кириллица, Łódź, Việt Nam' })).toBe(6)
  })

  it('has as many pages as it needs', async () => {
    const items = Array.from({ length: 120 }, () => example.items[0] as Input['items'][number])
    const file = await PDFDocument.load(await fileFor({ items }))
    expect(file.getPageCount()).toBeGreaterThan(3)
  })

  it('may have a long word, many lines and control characters', async () => {
    const notes = `${'x'.repeat(3000)}\n${'line\n'.repeat(100)}\u0000\u0007\u200e`
    expect(bytesAsText(await fileFor({ notes })).slice(0, 5)).toBe('%PDF-')
  })

  it('names the letters that it can’t contain, each once', async () => {
    expect(await pdfFor({ notes: '漢字漢 שלום' })).toEqual({ letters: ['漢', '字', 'ש', 'ל', 'ו', 'ם'] })
  })

  it('contains amounts in any European locale', sized, async () => {
    const locales = ['de-DE', 'fr-FR', 'es-ES', 'pl-PL', 'sv-SE', 'el-GR', 'de-CH', 'bg-BG']
    for (const locale of casesOf(locales, (locale) => ['fr-FR', 'el-GR', 'de-CH'].includes(locale)))
      expect(await pdfFor({}, locale)).toHaveProperty('file')
  })
})

/** The streams of a file whose dictionary has some text. */
async function streamsIn(bytes: Uint8Array, text: string): Promise<PDFRawStream[]> {
  const file = await PDFDocument.load(bytes)
  const objects = file.context.enumerateIndirectObjects().map(([, object]) => object)
  return objects.filter(
    (object) => object instanceof PDFRawStream && String(object.dict).includes(text),
  ) as PDFRawStream[]
}

/** What's drawn on the pages, as operators. */
async function operatorsIn(bytes: Uint8Array): Promise<string> {
  const file = await PDFDocument.load(bytes)
  const contents = file.getPages().map((page) => String(page.node.get(page.node.context.obj('Contents') as never)))
  const streams = file.context
    .enumerateIndirectObjects()
    .filter(([reference]) => contents.join().includes(String(reference)))
  return streams.map(([, stream]) => bytesAsText(decodePDFRawStream(stream as PDFRawStream).decode())).join('\n')
}

describe('a logo in a PDF', () => {
  /** A picture file with a transparent half. */
  async function pictureOf(type: string, width: number, height: number): Promise<string> {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    canvas.getContext('2d')?.fillRect(0, 0, width / 2, height)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type))
    const logo = blob?.type === type && (await readLogo(blob))
    if (!logo) throw new Error('not a picture')
    return logoToText(logo, document)
  }

  it.each([
    ['image/png', 300, 100, 300, 100],
    ['image/jpeg', 2400, 2400, 400, 400],
    ['image/webp', 50, 400, 50, 400],
  ])('is in it from a file of type %s, at most 1200 × 400', async (type, width, height, w, h) => {
    const [picture, ...others] = await streamsIn(await fileFor({}, await pictureOf(type, width, height)), '/Image')
    expect(String(picture?.dict)).toMatch(new RegExp(`/Width ${w}\\s`))
    expect(String(picture?.dict)).toMatch(new RegExp(`/Height ${h}\\s`))
    // A JPEG has no transparency.
    expect(others).toHaveLength(type === 'image/jpeg' ? 0 : 1)
  })

  it('isn’t there without one', async () => {
    expect(await streamsIn(await fileFor(), '/Image')).toEqual([])
  })
})

describe('a signature in a PDF', () => {
  it('is a path if it’s drawn', async () => {
    const drawn = await operatorsIn(await fileFor({ signatureStrokes: '20,80 60,40;70,90' }))
    expect(drawn).toMatch(/20 80 m\s+60 40 l\s+70 90 m\s+70 90 l\s/)
  })

  it('is slanted text if it’s a name, and none otherwise', async () => {
    const slant = new RegExp(`1 0 ${Math.tan((14 * Math.PI) / 180).toFixed(4)}`)
    expect(await operatorsIn(await fileFor({ signature: 'Ada Lovelace' }))).toMatch(slant)
    expect(await operatorsIn(await fileFor({ signature: ' ', signatureStrokes: 'x' }))).not.toMatch(slant)
  })
})
