import { PDFDocument } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { evaluate, example, type Input } from '../../src/engine/invoice-generator'
import { pdfOf } from '../../src/widgets/invoice-generator/invoice-generator.pdf'
import { strings } from '../../src/widgets/invoice-generator/invoice-generator.strings'

const pdfFor = (input: Partial<Input> = {}, locale = 'en-US') => {
  const value = { ...example, ...input }
  const result = evaluate(value)
  if (!result.ok) throw new Error('no answer')
  return pdfOf({ value, output: result.value, t: strings, locale })
}
const fileFor = async (input?: Partial<Input>) => {
  const pdf = await pdfFor(input)
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

  it('contains amounts in any European locale', async () => {
    for (const locale of ['de-DE', 'fr-FR', 'es-ES', 'pl-PL', 'sv-SE', 'el-GR', 'de-CH', 'bg-BG'])
      expect(await pdfFor({}, locale)).toHaveProperty('file')
  })
})
