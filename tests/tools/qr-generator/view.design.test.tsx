import { PDFDocument } from '@cantoo/pdf-lib'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { unzipSync } from 'fflate'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readBack } from '../../../src/engine/qr-generator/check'
import {
  evaluate,
  eyeShapes,
  frames,
  type Input,
  initial,
  moduleShapes,
  withLogo,
} from '../../../src/engine/qr-generator/qr-generator'
import { artOf, artPng, artSvg } from '../../../src/widgets/qr-generator/draw/art'
import { pdfOf } from '../../../src/widgets/qr-generator/draw/pdf'
import { QrGenerator, type QrGeneratorProps } from '../../../src/widgets/qr-generator/qr-generator'
import { statusIn } from '../../controls'
import { noSideEffects } from '../../no-side-effects'
import { valueIn } from '../../results'
import { casesOf, sized } from '../../scale'
import { until } from '../../until'

noSideEffects()
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** Opens a fold, whose fields load on first use. */
const open = (name: string) => fireEvent.click(screen.getByText(name))
const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const code = (text: string) => screen.findByRole('img', { name: `QR code: ${text}` })
const show = (props: QrGeneratorProps = {}) => render(<QrGenerator {...props} />)

/** A picture file of one color. */
async function pictureFile(width: number, height: number, color = '#b23c0b'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context) context.fillStyle = color
  context?.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' })
}

/** Opens the logo's fold. */
async function openLogo(): Promise<void> {
  open('Logo')
  await screen.findByRole('button', { name: 'Choose image' })
}

function drop(file: File): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  // In Read, the logo's button is hidden.
  const button = screen.getAllByRole('button', { name: 'Choose image' }).at(-1) as HTMLElement
  fireEvent(button, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

async function pixelsOf(file: Blob) {
  const bitmap = await createImageBitmap(file)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  return context?.getImageData(0, 0, bitmap.width, bitmap.height) as ImageData
}

/** What a press on a button saves. */
async function savedBy(click: () => void): Promise<{ name: string; blob: Blob }> {
  const blobs: Blob[] = []
  const names: string[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:saved'
  })
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  click()
  await waitFor(() => expect(names).toHaveLength(1))
  create.mockRestore()
  clicked.mockRestore()
  return { name: names[0] ?? '', blob: blobs[0] as Blob }
}

describe('a code', () => {
  it('follows each edit without a press', async () => {
    show()
    expect(statusIn(document)).toBe('example')
    await fill('Text', 'hello')
    expect(await code('hello')).toBeTruthy()
    expect(screen.getByText('Scan test passed')).toBeTruthy()
    await fill('Text', 'hello 2')
    expect(await code('hello 2')).toBeTruthy()
  })

  it('has no errors in a form that was just chosen, although edits are answered at once', async () => {
    const { container } = show()
    await fill('Text', 'hello')
    await code('hello')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const [kind, field] of [
      ['Wi-Fi', 'Network name'],
      ['Contact', 'First name'],
      ['Event', 'Title'],
      ['Location', 'Latitude'],
      ['Text', 'Text'],
    ] as const) {
      press(kind)
      await until(() => screen.getByRole('textbox', { name: field }))
      // Longer than the pause before an answer.
      await act(() => vi.advanceTimersByTimeAsync(2000))
      expect([kind, container.querySelectorAll('[aria-invalid=true]').length]).toEqual([kind, 0])
    }
  })

  it('never has a green tick with poor contrast', async () => {
    show({ defaultValue: { text: 'x', dark: '#ff8800' } })
    press('Generate')
    expect(await screen.findByText('Scans on screen, but may fail elsewhere')).toBeTruthy()
    expect(screen.queryByText('Scan test passed')).toBeNull()
    open('Colors and shape')
    await fill('Code', 'white')
    await fill('Background', 'black')
    expect(await screen.findByText(/lighter than its background/, { selector: 'p' })).toBeTruthy()
    press('Swap colors')
    expect(await screen.findByText('Scan test passed')).toBeTruthy()
  })
})

/**
 * Every combination, some with captions in letters that the font has or lacks, some with logos. In `npm test`, every pair of
 * two options.
 */
const combinations = casesOf(
  moduleShapes.flatMap((modules) => eyeShapes.flatMap((eyes) => frames.map((frame) => ({ modules, eyes, frame })))),
  ({ modules, eyes, frame }) =>
    (moduleShapes.indexOf(modules) + eyeShapes.indexOf(eyes) + frames.indexOf(frame)) % 3 === 0,
)

// Expected values: the text itself, decoded from the files.
describe('files of a styled code', () => {
  it.each(combinations)('$modules modules, $eyes eyes, frame $frame', sized, async (style) => {
    const captions = ['', 'Scan me', 'Größe Ωμέγα Привет', 'スキャン 📷', 'امسح الرمز']
    const logo = await createImageBitmap(await pictureFile(90, 60))
    for (const [index, caption] of captions.entries()) {
      const text = `https://example.com/${index}`
      const input: Input = { ...initial, text, caption, size: '500', dark: '#123a66', eyeColor: '#7a1f1f', ...style }
      const withIt = index % 2 === 1
      const output = valueIn(evaluate(withIt ? valueIn(withLogo(input)) : input))
      const art = await artOf(output, withIt ? logo : undefined)
      expect(readBack(await pixelsOf(await artPng(art, 500)))).toBe(text)
      const svg = artSvg(art, 500)
      expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull()
      const images = art.drawing.images.length
      expect(svg.match(/<image [^>]*href="data:image\/png;base64,[^"]{100,}/g) ?? []).toHaveLength(images)
      const pdf = await PDFDocument.load(await pdfOf(art.drawing, 50, art.urls))
      // 50 mm in points, as high as the drawing's proportions say.
      expect(pdf.getPage(0).getWidth()).toBeCloseTo((50 / 25.4) * 72, 3)
      expect(pdf.getPage(0).getHeight()).toBeCloseTo(((50 / 25.4) * 72 * art.drawing.height) / art.drawing.width, 3)
    }
  })

  it('have the caption as outlines if the font has its letters, and as an image otherwise', async () => {
    const art = async (caption: string) => artOf(valueIn(evaluate({ ...initial, text: 'x', caption })), undefined)
    expect((await art('Ümit Ωμέγα Привет')).drawing.images).toEqual([])
    expect((await art('スキャン')).drawing.images).toMatchObject([{ image: 'caption' }])
  })

  it('2,000 pixels wide are saved with that size and read back', async () => {
    show({ defaultValue: { text: 'big', size: '2000', modules: 'dots' } })
    press('Generate')
    await code('big')
    const { name, blob } = await savedBy(() => press('Download PNG'))
    const pixels = await pixelsOf(blob)
    expect([name, pixels.width, readBack(pixels)]).toEqual(['qrcode.png', 2000, 'big'])
  })

  it('as PDF are as wide as chosen', async () => {
    show({ defaultValue: { text: 'x' } })
    press('Generate')
    await code('x')
    open('Frame and print')
    await fill('PDF width', '80')
    // Each edit is answered anew.
    await waitFor(() => expect(statusIn(document)).toBe('current'))
    const { name, blob } = await savedBy(() => press('Download PDF'))
    const pdf = await PDFDocument.load(await blob.arrayBuffer())
    expect(name).toBe('qrcode.pdf')
    expect(pdf.getPage(0).getWidth()).toBeCloseTo((80 / 25.4) * 72, 3)
  })
})

describe('a logo', () => {
  it('raises the error correction and is read back', async () => {
    show({ defaultValue: { text: 'https://example.com' } })
    press('Generate')
    await code('https://example.com')
    await openLogo()
    drop(await pictureFile(100, 100))
    expect(await screen.findByText('Error correction raised to H for the logo.')).toBeTruthy()
    expect(screen.getByText('Scan test passed')).toBeTruthy()
    fireEvent.click(screen.getByText('Remove'))
    await waitFor(() => expect(screen.queryByText('Error correction raised to H for the logo.')).toBeNull())
  })

  it('may be an SVG file', async () => {
    show({ defaultValue: { text: 'svg' } })
    await openLogo()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1H0z"/></svg>'
    drop(new File([svg], 'logo.svg', { type: 'image/svg+xml' }))
    await waitFor(() => expect(screen.getAllByText('logo.svg').length).toBeGreaterThan(0))
  })

  it('that isn’t an image is refused', async () => {
    show()
    await openLogo()
    drop(new File(['hello'], 'notes.txt', { type: 'text/plain' }))
    expect(await screen.findByText(/isn’t an image/)).toBeTruthy()
  })
})

describe('a batch', () => {
  it('is a ZIP with one code per row, in the chosen design', async () => {
    show({ defaultValue: { modules: 'rounded', size: '300' } })
    press('Batch')
    await fill('Table', 'content,name,caption\nhttps://a.example,one,First\n,two,\nhttps://b.example,one,')
    expect(await screen.findByText('2 codes · 1 row has an error and is skipped')).toBeTruthy()
    expect(screen.getByText('Row 3: Enter text or a link, such as https://example.com.')).toBeTruthy()
    const { name, blob } = await savedBy(() => press('Create ZIP'))
    expect(name).toBe('qrcodes.zip')
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
    expect(Object.keys(files)).toEqual(['one.png', 'one (2).png'])
    const texts = Object.values(files).map(async (file) => readBack(await pixelsOf(new Blob([Uint8Array.from(file)]))))
    expect(await Promise.all(texts)).toEqual(['https://a.example', 'https://b.example'])
    expect(await screen.findByText('2 files are in qrcodes.zip.')).toBeTruthy()
  })

  it('can be stopped', async () => {
    show()
    press('Batch')
    await fill('Table', `content\n${Array.from({ length: 900 }, (_, at) => `row ${at}`).join('\n')}`)
    await screen.findByText('900 codes')
    press('Create ZIP')
    fireEvent.click(await screen.findByRole('button', { name: 'Stop' }))
    expect(await screen.findByText('Stopped. Nothing was downloaded.')).toBeTruthy()
  })

  it('keeps what was typed under Make', async () => {
    show()
    press('Event')
    await fill('Title', 'Fair')
    press('Batch')
    press('Make')
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Fair')
  })
})

describe('the reader', () => {
  const openReader = async () => {
    press('Read')
    await screen.findByRole('button', { name: 'Use camera' })
  }
  const drawn = async (text: string) => {
    const art = await artOf(valueIn(evaluate({ ...initial, text, size: '400', modules: 'dots' })), undefined)
    return new File([await artPng(art, 400)], 'code.png', { type: 'image/png' })
  }
  it('shows a link with its host, and opens it only on a press', async () => {
    show()
    await openReader()
    drop(await drawn('https://bank.example@evil.example/login'))
    expect(await screen.findByText('Leads to evil.example')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Open link' })
    expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['noopener noreferrer nofollow', '_blank'])
  })

  it('shows the fields of a Wi-Fi code, and fills the form to edit it', async () => {
    show()
    await openReader()
    drop(await drawn('WIFI:S:Café;T:WPA2;P:a\\;b;;'))
    expect(await screen.findByText('Café')).toBeTruthy()
    expect(screen.getByText('a;b')).toBeTruthy()
    press('Edit this code')
    expect(await screen.findByLabelText('Network name')).toHaveProperty('value', 'Café')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'a;b')
    expect(await code('WIFI:T:WPA;S:Café;P:a\\;b;;')).toBeTruthy()
  })

  it('doesn’t offer to edit where the page has locked the text', async () => {
    show({ lock: ['text'] })
    await openReader()
    drop(await drawn('Ticket 7'))
    expect(await screen.findByText('Ticket 7')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Edit this code' })).toBeNull()
  })

  it('says that there’s no code in an image, or that a file isn’t one', async () => {
    show()
    await openReader()
    drop(await pictureFile(200, 200))
    expect(await screen.findByText(/^No QR code found/)).toBeTruthy()
    drop(new File(['hello'], 'notes.txt'))
    expect(await screen.findByText(/can’t open this file/)).toBeTruthy()
  })

  it('reads an image that’s pasted', async () => {
    show()
    await openReader()
    const data = new DataTransfer()
    data.items.add(await drawn('pasted text'))
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    const result = await screen.findByText('pasted text')
    expect(within(result.parentElement as HTMLElement).getByText('Content · Text')).toBeTruthy()
  })

  it.each([
    ['NotAllowedError', /camera is blocked/],
    ['NotFoundError', /No camera found/],
    ['NotReadableError', /in use by another app/],
  ])('says why there’s no camera: %s', async (name, words) => {
    const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name))
    show()
    await openReader()
    expect(ask).not.toHaveBeenCalled()
    press('Use camera')
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('reads a code from the camera, then stops it', async () => {
    const bitmap = await createImageBitmap(await drawn('from the camera'))
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 400, height: 400 })
    const redraw = () => canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    redraw()
    const stream = canvas.captureStream(10)
    const timer = setInterval(redraw, 50)
    onTestFinished(() => clearInterval(timer))
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
    show()
    await openReader()
    press('Use camera')
    expect(await screen.findByText('from the camera')).toBeTruthy()
    await waitFor(() => expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']))
  })

  it('stops the camera on a press and when it’s left', async () => {
    for (const leave of [() => press('Stop camera'), () => press('Make'), cleanup]) {
      const stream = document.createElement('canvas').captureStream(1)
      vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
      show()
      await openReader()
      press('Use camera')
      await screen.findByText('Point the camera at a QR code.')
      leave()
      await waitFor(() => expect(stream.getTracks()[0]?.readyState).toBe('ended'))
      cleanup()
    }
  })
})
