import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Base64Tool, type Base64ToolProps } from '../../../src/widgets/base64-tool/base64-tool'
import { noSideEffects } from '../../no-side-effects'
import { onDesktop } from '../../screen-size'
import { until } from '../../until'
import oracle from './view.signature.oracle.json'

noSideEffects()
onDesktop()
afterEach(cleanup)

const show = (defaultValue: Base64ToolProps['defaultValue'], props: Base64ToolProps = {}) =>
  render(<Base64Tool {...props} defaultValue={defaultValue} />)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const outputs = () =>
  screen
    .queryAllByRole<HTMLTextAreaElement>('textbox')
    .filter(({ readOnly }) => readOnly)
    .map(({ value }) => value)
const input = () => screen.getAllByRole<HTMLTextAreaElement>('textbox').find(({ readOnly }) => !readOnly)?.value
const result = (text: string) => until(() => expect(outputs()).toEqual([text]))
const select = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })

const tokenOf = (payload: object, algorithm = 'HS256') =>
  [{ alg: algorithm }, payload]
    .map((part) => btoa(JSON.stringify(part)).replace(/=+$/, ''))
    .join('.')
    .concat('.c2ln')
const now = () => Math.floor(Date.now() / 1000)

describe('encodings and options', () => {
  it('are chosen in the toolbar and under Options', async () => {
    show({ text: 'Grüße?>' })
    await result('R3LDvMOfZT8+')
    select('Encoding', 'base64url')
    await result('R3LDvMOfZT8-')
    select('Encoding', 'hex')
    press('Options')
    select('Character set', 'iso-8859-1')
    await result('4772fcdf653f3e')
    fireEvent.click(screen.getByLabelText('Uppercase'))
    await result('4772FCDF653F3E')
    select('Encoding', 'base32')
    fireEvent.click(screen.getByLabelText('Without = padding'))
    await result('I5ZPZX3FH47A')
  })

  it('are open if they are in use, with a width of the page’s own', async () => {
    show({ text: 'abcdefgh', wrap: '5' })
    await result('YWJjZ\nGVmZ2\ng=')
    expect(screen.getByLabelText<HTMLSelectElement>('Line length').selectedOptions[0]?.text).toBe('5 characters')
  })

  it('name a character that the charset lacks', async () => {
    show({ charset: 'iso-8859-1' })
    fireEvent.input(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'a\n12€' } })
    fireEvent.blur(screen.getByRole('textbox', { name: 'Text' }))
    await screen.findByText('“€” on line 2, column 3 isn’t in this character set. Delete it, or choose UTF-8.')
  })

  it('decode a file too', async () => {
    show({ mode: 'decode', encoding: 'hex' })
    const data = new DataTransfer()
    data.items.add(new File(['48 69\n21'], 'a.hex'))
    fireEvent(
      screen.getAllByRole('textbox')[0] as Element,
      new DragEvent('drop', { bubbles: true, dataTransfer: data }),
    )
    await result('Hi!')
  })
})

describe('a file', () => {
  it.each([
    ['hex', 'not hex', 'This file isn’t in the chosen encoding. To encode it, choose Encode.'],
    ['base58', '2'.repeat(20_000), 'Base58 is for short data. Use at most 10,000 bytes, or choose Base64.'],
  ])('in %s with an error', async (encoding, content, message) => {
    show({ mode: 'decode', encoding })
    const data = new DataTransfer()
    data.items.add(new File([content], 'a.txt'))
    fireEvent(
      screen.getAllByRole('textbox')[0] as Element,
      new DragEvent('drop', { bubbles: true, dataTransfer: data }),
    )
    await screen.findByText(message)
  })
})

describe('a suggestion', () => {
  it('decodes what looks like Base64, and can be undone', async () => {
    show({ text: 'SGVsbG8sIFdvcmxkIQ==' })
    await screen.findByText('This looks like Base64.')
    press('Decode')
    await result('Hello, World!')
    press('Undo')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Encode' }).checked).toBe(true)
  })

  it('switches the encoding', async () => {
    show({ mode: 'decode', text: '48656c6c6f2c20576f726c6421' })
    await screen.findByText('This looks like Hex.')
    press('Decode as Hex')
    await result('Hello, World!')
  })

  it('reads a Basic header', async () => {
    show({ mode: 'decode', text: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==' })
    press('Decode')
    await result('Aladdin:open sesame')
    expect(input()).toBe('QWxhZGRpbjpvcGVuIHNlc2FtZQ==')
  })

  it('is not made for words', async () => {
    show({ text: 'password bindings' })
    await result('cGFzc3dvcmQgYmluZGluZ3M=')
    expect(screen.queryByText(/This looks like/)).toBeNull()
  })
})

describe('the bytes', () => {
  const rows = () => screen.getByRole('region', { name: 'Bytes' }).textContent?.replace(/\s/g, '')

  /** Once there's an answer. */
  const pressBytes = async () => fireEvent.click(await screen.findByRole('button', { name: 'Bytes' }))

  it('are those of the text in its charset, and of decoded data', async () => {
    show({ text: 'é', charset: 'utf-16be' })
    await pressBytes()
    await until(() => expect(rows()).toBe('00000000e9..'))
    cleanup()
    show({ mode: 'decode', text: '/wBB' })
    await pressBytes()
    await until(() => expect(rows()).toBe('000000ff0041..A'))
  })

  it('are selected with the keyboard and copied', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    show({ text: 'Hello, World!' })
    await pressBytes()
    const pane = await screen.findByRole('region', { name: 'Bytes' })
    await until(() => expect(rows()).toContain('World!'))
    for (const init of [{ key: 'ArrowRight' }, { key: 'ArrowRight' }, { key: 'ArrowRight', shiftKey: true }]) {
      fireEvent.keyDown(pane, init)
    }
    await screen.findByText('Offset 0x1: 2 bytes selected')
    press('Copy hex')
    await until(() => expect(write.mock.lastCall?.[0]).toBe('65 6c'))
    fireEvent.keyDown(pane, { key: 'a', ctrlKey: true })
    fireEvent.keyDown(pane, { key: 'c', ctrlKey: true })
    await until(() => expect(write.mock.lastCall?.[0]).toBe('48 65 6c 6c 6f 2c 20 57 6f 72 6c 64 21'))
    fireEvent.keyDown(pane, { key: 'Home', ctrlKey: true })
    await screen.findByText('Offset 0x0: 72, binary 01001000')
  })

  it('of 4 MB are drawn near the viewport only', async () => {
    show({ text: 'abcdefgh'.repeat(500_000) })
    await screen.findByText('4,000,000 bytes')
    press('Bytes')
    const pane = await screen.findByRole('region', { name: 'Bytes' })
    await until(() => expect(pane.querySelectorAll('[data-at]').length).toBeGreaterThan(100))
    expect(pane.querySelectorAll('[data-at]').length).toBeLessThan(4000)
    fireEvent.keyDown(pane, { key: 'ArrowRight' })
    fireEvent.keyDown(pane, { key: 'End', ctrlKey: true })
    await screen.findByText('Offset 0x3d08ff: 104, binary 01101000')
    await until(() => expect(pane.scrollTop + pane.clientHeight).toBeGreaterThan(pane.scrollHeight - 30))
  })
})

describe('a JWT', () => {
  it('shows how long it is valid, its payload, header and claims', async () => {
    show({ mode: 'decode', text: tokenOf({ sub: 'ann', exp: now() + 2 * 3600 + 1200 }) })
    await screen.findByText('Valid for 2 hours')
    expect(screen.getByRole('region', { name: 'Payload' }).textContent).toContain('"sub": "ann"')
    expect(screen.getByRole('region', { name: 'Header' }).textContent).toContain('"alg": "HS256"')
    expect(screen.getByText('Signed with HS256 (HMAC, SHA-256).')).toBeTruthy()
    expect(screen.getByText(/\(in 2 hours\)$/)).toBeTruthy()
  })

  it.each([
    [{ exp: now() - 3 * 86_400 - 60 }, 'Expired 3 days ago'],
    [{ nbf: now() + 9 * 86_400 }, 'Becomes valid in 8 days'],
    [{}, 'This token has no expiration time.'],
    [{ exp: (now() + 6000) * 1000 }, /looks like milliseconds. Times in a JWT are in seconds.$/],
  ])('with %j', async (payload, text) => {
    show({ mode: 'decode', text: tokenOf(payload) })
    await screen.findByText(text)
  })

  it('without a signature is warned of', async () => {
    show({ mode: 'decode', text: tokenOf({ sub: 'ann' }, 'none') })
    await screen.findByText(/^This token isn’t signed, so anyone could have written/)
    expect(screen.queryByLabelText('Secret')).toBeNull()
  })

  it.each(['HS256', 'RS256', 'ES384', 'EdDSA'])(
    'signed with %s is checked, and the key stays in its field',
    async (name) => {
      const { token = '', keys } = oracle.cases.find(({ algorithm }) => algorithm === name) ?? {}
      const key = (name === 'HS256' ? keys?.text : keys?.spki) ?? ''
      const onValueChange = vi.fn()
      const onResult = vi.fn()
      show({ mode: 'decode', text: token }, { onValueChange, onResult })
      const field = await screen.findByLabelText<HTMLTextAreaElement>(name === 'HS256' ? 'Secret' : 'Public key')
      fireEvent.input(field, { target: { value: key } })
      await screen.findByText('The signature is valid.')
      fireEvent.input(field, { target: { value: `${key}\n-` } })
      await until(() => expect(screen.queryByText('The signature is valid.')).toBeNull())
      expect(JSON.stringify([onValueChange.mock.calls, onResult.mock.calls])).not.toContain(key.slice(0, 40))
    },
  )

  it('has its text as JSON in the other view', async () => {
    show({ mode: 'decode', text: tokenOf({ a: 1 }) })
    await screen.findByText('JSON Web Token')
    press('Text')
    await result('{\n  "header": {\n    "alg": "HS256"\n  },\n  "payload": {\n    "a": 1\n  }\n}')
  })
})
