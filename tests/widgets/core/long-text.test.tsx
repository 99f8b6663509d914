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
} from './long-text.screen'

noSideEffects()
afterEach(cleanup)

/** The first test of the file: nothing has been fetched yet. */
it('loses nothing of what is pasted before the parts are here', async () => {
  const { field, text } = show('begin [here] end')
  field.setSelectionRange(6, 12)
  expect(paste(field, long)).toBe(false)
  await until(() => expect(text()).toBe(`begin ${long} end`))
  await until(() => expect(field.value.slice(field.selectionStart)).toBe(' end'))
})

/** From here on they are. */
async function warm(): Promise<void> {
  show(long)
  await screen.findByRole('button', { name: 'Next part' })
  cleanup()
}

describe('the Paste button', () => {
  const press = () => act(async () => screen.getByRole('button', { name: 'Paste' }).click())

  it('puts the clipboard’s text where the caret is', async () => {
    vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue('XY')
    const { field, text } = show('abcd')
    field.setSelectionRange(1, 3)
    await press()
    expect(text()).toBe('aXYd')
    expect(document.activeElement).toBe(field)
  })

  it('says so where the page may not read the clipboard', async () => {
    vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    show('abcd')
    await press()
    expect(screen.getByText('This page may not read the clipboard. Paste into the text yourself.')).toBeTruthy()
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

  it('takes a short paste as the browser does', () => {
    const { field } = show('short')
    expect(paste(field, 'er')).toBe(true)
  })

  it('becomes a long one by a paste at the selection, with the caret behind it', () => {
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

  it('is shown in pages, and says so', () => {
    const { field } = show(long)
    expect(field.value).toBe(partOf(0))
    expect(number().value).toBe('1')
    expect(field.getAttribute('aria-describedby')).toBeTruthy()
    expect(document.getElementById(`${field.getAttribute('aria-describedby')}`)?.textContent).toMatch(
      /^The text is long/,
    )
  })

  it('is turned by buttons, which stop at both ends', () => {
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
  ])('jumps: %j is part %i', (typed, part) => {
    const { field } = show(long)
    fireEvent.input(number(), { target: { value: typed } })
    fireEvent.keyDown(number(), { key: 'Enter' })
    expect(number().value).toBe(String(part))
    expect(field.value).toBe(partOf(part - 1))
    expect(said()).toBe(`part ${part} of ${count}`)
  })

  it('is edited in a part, and keeps the rest', () => {
    const { field, text } = show(long)
    press('Next part')
    type(field, 5, 'X')
    const at = (cuts[1] ?? 0) + 5
    expect(text()).toBe(`${long.slice(0, at)}X${long.slice(at)}`)
    expect(number().value).toBe('2')
  })

  it('takes a short paste as the browser does, and a long one in place', () => {
    const { field, text } = show(long)
    press('Next part')
    expect(paste(field, 'er')).toBe(true)
    field.setSelectionRange(5, 9)
    paste(field, long)
    const at = (cuts[1] ?? 0) + 5
    expect(text()).toBe(long.slice(0, at) + long + long.slice(at + 4))
  })

  it('takes line ends as the field would have them, however long the paste', () => {
    const { text } = show('')
    paste(screen.getByRole('textbox'), 'a\r\nb\rc\n'.repeat(10_000))
    expect(text()).toBe('a\nb\nc\n'.repeat(10_000))
  })

  it('leaves it to the browser to move a stretch within the field', () => {
    const { field } = show(long)
    field.setSelectionRange(100, 9000)
    expect(drag('drop', field, field.value.slice(100, 9000))).toBe(true)
    expect(drag('drop', field, long)).toBe(false)
  })

  it('gives way to a text from outside', () => {
    const { field } = show(long)
    press('Last part')
    press('Replace')
    expect(field.value).toBe('from outside')
    expect(screen.queryByRole('button', { name: 'Next part' })).toBeNull()
  })

  it('is copied whole', async () => {
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
  ])('of %s is kept to the letter by an edit', (_, unit) => {
    const hostile = unit.repeat(60_000)
    const { field, text } = show(hostile)
    type(field, 0, 'X')
    expect(text()).toBe(`X${hostile}`)
  })
})

describe('a drop', () => {
  beforeAll(warm)

  const file = (...parts: BlobPart[]) => new File(parts, 'a.txt')

  it('of a text file goes in at the caret', async () => {
    const { field, text } = show('ab')
    field.setSelectionRange(1, 1)
    await drop(field, '', file(long))
    await until(() => expect(text()).toBe(`a${long}b`))
  })

  it('of a text file keeps its line ends', async () => {
    const { field, text } = show('')
    await drop(field, '', file('a\r\nb'))
    await until(() => expect(text()).toBe('a\r\nb'))
  })

  it('of two files takes both', async () => {
    const { field, text } = show('')
    await drop(field, '', file('one'), file('two'))
    await until(() => expect(text()).toBe('one\ntwo'))
  })

  it('of UTF-16 is read by its mark', async () => {
    const { field, text } = show('')
    await drop(field, '', file(new Uint8Array([0xff, 0xfe, 0x41, 0, 0xac, 0x20])))
    await until(() => expect(text()).toBe('A€'))
  })

  it('of what is no text changes nothing and says so', async () => {
    const { field, text } = show('ab')
    await drop(field, '', file(new Uint8Array([0x89, 0x50, 0x4e, 0x47])))
    expect(await screen.findByText(/^This file is not text/)).toBeTruthy()
    expect([field.value, text()]).toEqual(['ab', undefined])
    type(field, 2, 'c')
    expect(screen.queryByText(/^This file is not text/)).toBeNull()
  })

  it('of a long text goes past the field', async () => {
    const { field, text } = show('ab')
    field.setSelectionRange(2, 2)
    await drop(field, long)
    expect(text()).toBe(`ab${long}`)
  })

  it('is welcome anywhere on the frame', () => {
    const { field } = show('')
    const frame = field.parentElement as HTMLElement
    expect(drag('dragover', frame, '', file('a'))).toBe(false)
    expect(drag('dragover', frame, 'text')).toBe(true)
    expect(within(frame).queryByRole('button', { name: 'Next part' })).toBeNull()
  })
})
