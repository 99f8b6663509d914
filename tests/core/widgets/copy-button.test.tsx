import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { usePresses } from '../../../src/widgets/core/base/press'
import { coreStrings } from '../../../src/widgets/core/base/strings'
import { CopyButton } from '../../../src/widgets/core/output/copy-button'
import { noSideEffects } from '../../no-side-effects'
import { until } from '../../until'

noSideEffects()
afterEach(cleanup)

const long = `${'a'.repeat(4999)}👍${'b'.repeat(200_000)}\r\nend`
const button = () => screen.getByRole('button')
const offered = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: coreStrings.copyDenied })

/** The text that copying the selection provides. Undefined if it's left to the browser. */
function copied(field: Element): string | undefined {
  const event = new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() })
  return fireEvent(field, event) ? undefined : event.clipboardData?.getData('text/plain')
}

const press = (text: string) => {
  render(<CopyButton text={() => text} />)
  return act(async () => button().click())
}

it('copies to the clipboard', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press(long)
  expect(write).toHaveBeenCalledExactlyOnceWith(long)
  expect(button().textContent).toBe(coreStrings.copied)
})

it('keeps its width, so that its neighbors don’t move', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  render(<CopyButton label="IAmMellowPuppyWorld" text={() => ''} />)
  const { width } = button().getBoundingClientRect()
  await act(async () => button().click())
  expect([button().textContent, button().getBoundingClientRect().width]).toEqual([coreStrings.copied, width])
})

describe('after two seconds', () => {
  afterEach(() => vi.useRealTimers())

  it('shows its label again, but not during a press on another button', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    vi.useFakeTimers()
    renderHook(() => usePresses({ current: document.body }))
    await press('text')
    fireEvent.pointerDown(document.body)
    await act(async () => vi.advanceTimersByTime(2500))
    expect(button().textContent).toBe(coreStrings.copied)
    fireEvent.click(document.body)
    await act(async () => vi.advanceTimersByTime(1))
    expect(button().textContent).toBe(coreStrings.copy)
  })
})

describe('if the clipboard is blocked', () => {
  beforeEach(() => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  })

  it.each([
    ['short', 'short'],
    ['long', long],
  ])('copies a %s text completely with the legacy method', async (_, text) => {
    const taken: unknown[] = []
    vi.spyOn(document, 'execCommand').mockImplementation(() => {
      const field = document.activeElement as HTMLTextAreaElement
      taken.push(copied(field), field.value.length < 5100)
      return true
    })
    await press(text)
    await until(() => expect(button().textContent).toBe(coreStrings.copied))
    expect(taken).toEqual([text, true])
    expect(document.querySelector('textarea')).toBeNull()
    expect(document.activeElement).toBe(button())
  })

  describe('if the legacy method is blocked too', () => {
    beforeEach(() => {
      vi.spyOn(document, 'execCommand').mockReturnValue(false)
    })

    it('shows a short text, selected', async () => {
      await press('short')
      const field = await offered()
      expect(field.value).toBe('short')
      expect([document.activeElement, field.selectionStart, field.selectionEnd]).toEqual([field, 0, 5])
      expect(copied(field)).toBe('short')
    })

    it('shows only the beginning of a long text, selected', async () => {
      await press(long)
      const field = await offered()
      expect(field.value).toBe(`${'a'.repeat(4999)}👍…`)
      expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5002])
      expect(copied(field)).toBe(long)
    })

    it('leaves a partial selection to the browser', async () => {
      await press(long)
      const field = await offered()
      field.setSelectionRange(0, 5001)
      expect(copied(field)).toBeUndefined()
    })

    it('copies the whole text with Ctrl+C', async () => {
      await press(long)
      await offered()
      let taken = ''
      const listen = ({ clipboardData }: ClipboardEvent) => {
        taken = clipboardData?.getData('text/plain') ?? ''
      }
      document.addEventListener('copy', listen, { once: true })
      await userEvent.keyboard('{Control>}c{/Control}')
      await until(() => expect(taken).toBe(long))
    })

    it('selects the same text again when pressed again', async () => {
      await press('short')
      const field = await offered()
      field.setSelectionRange(0, 0)
      await act(async () => button().click())
      expect([document.activeElement, field.selectionEnd]).toEqual([field, 5])
    })

    it('shows what the next press would copy', async () => {
      const { rerender } = render(<CopyButton text={() => 'one'} />)
      await act(async () => button().click())
      expect((await offered()).value).toBe('one')
      rerender(<CopyButton text={() => 'two'} />)
      await act(async () => button().click())
      const field = await offered()
      expect([document.activeElement, field.value]).toEqual([field, 'two'])
    })
  })
})
