import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { noSideEffects } from '../../no-side-effects'
import { until } from '../../until'
import {
  count,
  cuts,
  drag,
  drop,
  long,
  number,
  partOf,
  paste,
  press,
  prose,
  said,
  show,
  type,
} from './long-text-screen'

noSideEffects()
afterEach(cleanup)

it('keeps everything pasted at once, before the parts are on the page', async () => {
  const { field, text } = show('begin [here] end')
  field.setSelectionRange(6, 12)
  expect(paste(field, long)).toBe(false)
  await until(() => expect(text()).toBe(`begin ${long} end`))
  await until(() => expect(field.value.slice(field.selectionStart)).toBe(' end'))
})

/** From here on, they're loaded. */
async function warm(): Promise<void> {
  show(long)
  await screen.findByRole('button', { name: 'Next part' })
  cleanup()
}

describe('the Paste button', () => {
  const press = () => act(async () => screen.getByRole('button', { name: 'Paste' }).click())

  it('inserts the clipboard’s text at the caret', async () => {
    vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue('XY')
    const { field, text } = show('abcd')
    field.setSelectionRange(1, 3)
    await press()
    expect(text()).toBe('aXYd')
    expect(document.activeElement).toBe(field)
  })

  it('shows an error if the page cannot read the clipboard', async () => {
    vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    show('abcd')
    await press()
    expect(screen.getByText('This page can’t read the clipboard. Paste into the text field instead.')).toBeTruthy()
  })
})

describe('a short text', () => {
  beforeAll(warm)

  it('is in a plain field', () => {
    const { field, text } = show('short')
    expect(field.value).toBe('short')
    expect(screen.getAllByRole('textbox')).toEqual([field])
    type(field, 5, 'er')
    expect(text()).toBe('shorter')
  })

  it('leaves a short paste to the browser', () => {
    const { field } = show('short')
    expect(paste(field, 'er')).toBe(true)
  })

  it('becomes long with a paste at the selection, and the caret moves behind it', () => {
    const { field, text } = show('begin [here] end')
    field.focus()
    field.setSelectionRange(6, 12)
    expect(paste(field, long)).toBe(false)
    expect(text()).toBe(`begin ${long} end`)
    expect(field.value.slice(field.selectionStart)).toBe(' end')
    expect(said()).toBe(`part ${count} of ${count}`)
  })

  it('keeps its caret when typing makes it long', () => {
    const { field, text } = show(`${prose.repeat(700)}`)
    field.focus()
    const value = `${field.value.slice(0, 100)}${prose.repeat(400)}${field.value.slice(100)}`
    fireEvent.input(field, { target: { value, selectionEnd: 100 } })
    expect(text()).toBe(value)
    expect(field.value.length).toBeLessThan(value.length)
    expect(value.startsWith(field.value)).toBe(true)
    expect(field.selectionStart).toBe(100)
  })
})

describe('a long text', () => {
  beforeAll(warm)

  it('is shown in parts with a note', () => {
    const { field } = show(long)
    expect(field.value).toBe(partOf(0))
    expect(number().value).toBe('1')
    expect(field.getAttribute('aria-describedby')).toBeTruthy()
    expect(document.getElementById(`${field.getAttribute('aria-describedby')}`)?.textContent).toMatch(
      /^This text is long/,
    )
  })

  it('has buttons for its parts, disabled at both ends', () => {
    const { field } = show(long)
    press('Previous part')
    expect(field.value).toBe(partOf(0))
    press('Next part')
    expect(field.value).toBe(partOf(1))
    press('Last part')
    expect(field.value).toBe(partOf(count - 1))
    press('Next part')
    expect(field.value).toBe(partOf(count - 1))
    press('Previous part')
    press('First part')
    expect(field.value).toBe(partOf(0))
  })

  it.each([
    ['3', 3],
    ['0', 1],
    ['-7', 1],
    ['1e309', 1],
    ['three', 1],
    ['', 1],
    ['99999', count],
  ])('jumps: %j goes to part %i', async (typed, part) => {
    const { field } = show(long)
    fireEvent.input(number(), { target: { value: typed } })
    fireEvent.keyDown(number(), { key: 'Enter' })
    await until(() => expect(said()).toBe(`part ${part} of ${count}`))
    await until(() => expect(number().value).toBe(String(part)))
    expect(field.value).toBe(partOf(part - 1))
  })

  it('keeps the other parts when one is edited', () => {
    const { field, text } = show(long)
    press('Next part')
    type(field, 5, 'X')
    const at = (cuts[1] ?? 0) + 5
    expect(text()).toBe(`${long.slice(0, at)}X${long.slice(at)}`)
    expect(number().value).toBe('2')
  })

  it('leaves a short paste to the browser and inserts a long one itself', () => {
    const { field, text } = show(long)
    press('Next part')
    expect(paste(field, 'er')).toBe(true)
    field.setSelectionRange(5, 9)
    paste(field, long)
    const at = (cuts[1] ?? 0) + 5
    expect(text()).toBe(long.slice(0, at) + long + long.slice(at + 4))
  })

  it('normalizes line breaks, however long the paste', () => {
    const { text } = show('')
    paste(screen.getByRole('textbox'), 'a\r\nb\rc\n'.repeat(10_000))
    expect(text()).toBe('a\nb\nc\n'.repeat(10_000))
  })

  it('leaves moving a selection within the field to the browser', () => {
    const { field } = show(long)
    field.setSelectionRange(100, 9000)
    expect(drag('drop', field, field.value.slice(100, 9000))).toBe(true)
    expect(drag('drop', field, long)).toBe(false)
  })

  it('is replaced by a text from outside', () => {
    const { field } = show(long)
    press('Last part')
    press('Replace')
    expect(field.value).toBe('from outside')
    expect(screen.queryByRole('button', { name: 'Next part' })).toBeNull()
  })

  it('is copied completely', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    show(long)
    await act(async () => press('Copy all'))
    expect(write).toHaveBeenCalledWith(long)
  })

  it.each([
    ['lone surrogates', '\ud800'],
    ['NULs', '\0'],
    ['right-to-left text', 'שלום '],
    ['Windows lines', 'a\r\n'],
  ])('made of %s is preserved exactly by an edit', (_, unit) => {
    const hostile = unit.repeat(60_000)
    const { field, text } = show(hostile)
    type(field, 0, 'X')
    expect(text()).toBe(`X${hostile}`)
  })
})

describe('a drop', () => {
  beforeAll(warm)

  const file = (...parts: BlobPart[]) => new File(parts, 'a.txt')

  it('replaces the text with a text file', async () => {
    const { field, text } = show('ab')
    field.setSelectionRange(1, 1)
    await drop(field, '', file(long))
    await until(() => expect(text()).toBe(long))
    await until(() => expect(field.value).toBe(partOf(0)))
    expect(document.activeElement).toBe(field)
  })

  it('keeps the line breaks of a text file', async () => {
    const { field, text } = show('')
    await drop(field, '', file('a\r\nb'))
    await until(() => expect(text()).toBe('a\r\nb'))
  })

  it('joins two files', async () => {
    const { field, text } = show('')
    await drop(field, '', file('one'), file('two'))
    await until(() => expect(text()).toBe('one\ntwo'))
  })

  it('detects UTF-16 by its byte order mark', async () => {
    const { field, text } = show('')
    await drop(field, '', file(new Uint8Array([0xff, 0xfe, 0x41, 0, 0xac, 0x20])))
    await until(() => expect(text()).toBe('A€'))
  })

  it('shows an error for a file that is not text and changes nothing', async () => {
    const { field, text } = show('ab')
    await drop(field, '', file(new Uint8Array([0x89, 0x50, 0x4e, 0x47])))
    expect(await screen.findByText(/^Drop a text file/)).toBeTruthy()
    expect([field.value, text()]).toEqual(['ab', undefined])
    type(field, 2, 'c')
    expect(screen.queryByText(/^Drop a text file/)).toBeNull()
  })

  it('bypasses the field for a long text', async () => {
    const { field, text } = show('ab')
    field.setSelectionRange(2, 2)
    await drop(field, long)
    expect(text()).toBe(`ab${long}`)
  })

  it('works anywhere on the frame', () => {
    const { field } = show('')
    const frame = field.parentElement as HTMLElement
    expect(drag('dragover', frame, '', file('a'))).toBe(false)
    expect(drag('dragover', frame, 'text')).toBe(true)
    expect(within(frame).queryByRole('button', { name: 'Next part' })).toBeNull()
  })
})
