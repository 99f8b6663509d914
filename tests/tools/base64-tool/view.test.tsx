import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Base64Tool, type Base64ToolProps } from '../../../src/widgets/base64-tool/base64-tool'
import { noSideEffects } from '../../no-side-effects'
import { onDesktop } from '../../screen-size'
import { until } from '../../until'

noSideEffects()
onDesktop()
afterEach(cleanup)

const show = (props: Base64ToolProps = {}) => render(<Base64Tool {...props} />)
/** Right after a switch, the old result may have the same name as the input. */
const textbox = (name: string, readOnly: boolean) => {
  const [box] = screen
    .getAllByRole<HTMLTextAreaElement>('textbox', { name })
    .filter((each) => each.readOnly === readOnly)
  if (!box) throw new Error(`There is no ${readOnly ? 'result' : 'input'} '${name}'`)
  return box
}
const field = (name = 'Text') => textbox(name, false)
const type = (value: string, name?: string) => fireEvent.input(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const result = (name: string, text: string) =>
  until(() => expect(textbox(name, true).value.replaceAll(' ', '·')).toBe(text.replaceAll(' ', '·')))
const line = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).closest('div')?.querySelector('dd')?.textContent
/** The likely file type, at the head of the result. */
const content = () =>
  screen.getByRole('button', { name: 'Download' }).closest('div')?.previousElementSibling?.textContent

function drop(name: string, ...files: File[]): Promise<void> {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
  return act(async () => void fireEvent(field(name), event))
}

/** A file in Base64, encoded by the browser. */
const base64Of = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.readAsDataURL(file)
  })

/** The saved files, as passed to the browser. */
function saved(): Blob[] {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return '#'
  })
  // The link would save the page that the tests are in.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  return blobs
}

/** A number of bytes with all values, in no particular order. */
function bytes(length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length)
  for (let at = 0; at < length; at++) all[at] = (at * 2654435761) >>> 13
  return all
}

describe('text', () => {
  it('is converted as it is typed, both ways, with its sizes', async () => {
    show()
    type('Grüße')
    await result('Base64', 'R3LDvMOfZQ==')
    expect([content(), ...['Input', 'Output', 'Change'].map(line)]).toEqual([
      'Base64',
      '7 bytes',
      '12 bytes',
      '71% larger',
    ])
    choose('Decode')
    type('eyJhIjoxfQ', 'Base64')
    await result('Text', '{"a":1}')
    expect(content()).toBe('JSON')
    type(' ', 'Base64')
    await until(() => expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull())
  })

  it('swaps with its result', async () => {
    show()
    type('foobar')
    await result('Base64', 'Zm9vYmFy')
    press('Swap')
    await result('Text', 'foobar')
    expect(field('Base64').value).toBe('Zm9vYmFy')
    press('Swap')
    await result('Base64', 'Zm9vYmFy')
    press('Clear')
    press('Swap')
    expect(field('Base64').value).toBe('')
  })

  it.each(['SGVsb', '@@@'])('that is not Base64, such as %s, is encoded after Swap', async (text) => {
    show({ defaultValue: { mode: 'decode', text: 'Zm9v' } })
    await result('Text', 'foo')
    type(text, 'Base64')
    press('Swap')
    expect(field().value).toBe(text)
    await result('Base64', btoa(text))
  })

  it('that is not Base64 shows an error and stays', async () => {
    show({ defaultValue: { mode: 'decode' } })
    type('Zm9v\n*', 'Base64')
    fireEvent.blur(field('Base64'))
    await screen.findByText(/^Invalid Base64 string: delete “\*” on line 2, column 1/)
    expect(field('Base64').value).toBe('Zm9v\n*')
    choose('Encode')
    type('\ud800')
    fireEvent.blur(field())
    await screen.findByText(/^Failed to encode text/)
  })

  it('of a megabyte is converted and copied completely', async () => {
    const text = 'Call me Ishmael. '.repeat(70_000)
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    show({ defaultValue: { text } })
    await screen.findByText('1,586,668 bytes')
    press('Copy')
    await until(() => expect(write).toHaveBeenCalled())
    expect(write.mock.lastCall?.[0]).toBe(btoa(text))
  })
})

describe('a file', () => {
  it('is converted in chunks and saved as a file', async () => {
    const file = new File([bytes(3_500_001)], 'noise.bin')
    const blobs = saved()
    show()
    await drop('Text', file)
    await screen.findByText('noise.bin')
    await screen.findByText('4,666,668 bytes')
    await screen.findByText('Base64: 4,666,668 bytes', { selector: '[role=status]' })
    press('Download')
    expect(await blobs[0]?.text()).toBe(await base64Of(file))
    expect(content()).toBe('Base64')
    press('Remove file')
    expect(field().value).toBe('')
  })

  it('of Base64 is decoded in chunks, whatever it contains', async () => {
    const plain = bytes(2_000_003)
    const wrapped = (await base64Of(new Blob([plain]))).replace(/.{76}/g, '$&\r\n')
    const blobs = saved()
    show({ defaultValue: { mode: 'decode' } })
    await drop('Base64', new File([wrapped], 'noise.bin.b64'))
    await screen.findByText('2,000,003 bytes')
    expect(screen.getByText(/^The result isn’t text/)).toBeTruthy()
    press('Download')
    const decoded = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? [])
    // Not `toEqual`, which takes 10 seconds for two million bytes.
    expect([decoded.length, decoded.findIndex((byte, at) => byte !== plain[at])]).toEqual([plain.length, -1])
    // Back again: the bytes as a file, in Base64.
    press('Swap')
    await screen.findByText('noise.bin')
    await screen.findByText('2,666,672 bytes')
  })

  it('that is not Base64 shows an error and can be encoded instead', async () => {
    show({ defaultValue: { mode: 'decode' } })
    await drop('Base64', new File(['%PDF-1.7'], 'a.pdf'))
    await screen.findByText(/^Invalid Base64 string: this file isn’t Base64/)
    choose('Encode')
    await result('Base64', btoa('%PDF-1.7'))
    expect(content()).toBe('Base64')
  })

  it('that is an image is previewed', async () => {
    show()
    press('Image')
    const picture = await screen.findByRole('img', { name: 'Preview, 8 by 8 pixels' })
    expect(picture.tagName).toBe('CANVAS')
    expect(screen.getByText('PNG image')).toBeTruthy()
  })

  it('that is damaged shows its first bytes', async () => {
    show({ defaultValue: { mode: 'decode', text: btoa('\x89PNG\r\n\x1a\nno picture') } })
    expect((await screen.findByRole('region', { name: 'First bytes' })).textContent).toContain(
      '89 50 4e 47 0d 0a 1a 0a  .PNG',
    )
  })
})
