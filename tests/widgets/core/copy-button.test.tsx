import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CopyButton } from '../../../src/widgets/core/output/copy-button'
import { coreStrings } from '../../../src/widgets/core/tool/strings'
import { noSideEffects } from '../../no-side-effects'
import { until } from '../../until'

noSideEffects()
afterEach(cleanup)

const long = `${'a'.repeat(4999)}👍${'b'.repeat(200_000)}\r\nend`
const button = () => screen.getByRole('button')
const offered = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: coreStrings.copyDenied })

/** What a copy of the selection hands over; undefined where the browser is left to it. */
function copied(field: Element): string | undefined {
  const event = new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() })
  return fireEvent(field, event) ? undefined : event.clipboardData?.getData('text/plain')
}

const press = (text: string) => {
  render(<CopyButton tool={{ t: {} }} text={() => text} />)
  return act(async () => button().click())
}

it('copies to the clipboard', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press(long)
  expect(write).toHaveBeenCalledExactlyOnceWith(long)
  expect(button().textContent).toBe(coreStrings.copied)
})

describe('where the clipboard is denied', () => {
  beforeEach(() => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  })

  it.each([
    ['short', 'short'],
    ['long', long],
  ])('a %s text takes the older way, as a whole', async (_, text) => {
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

  describe('and the older way too', () => {
    beforeEach(() => {
      vi.spyOn(document, 'execCommand').mockReturnValue(false)
    })

    it('offers a short text, selected', async () => {
      await press('short')
      const field = await offered()
      expect(field.value).toBe('short')
      expect([document.activeElement, field.selectionStart, field.selectionEnd]).toEqual([field, 0, 5])
      expect(copied(field)).toBe('short')
    })

    it('offers the beginning of a long one, selected, in place of all of it', async () => {
      await press(long)
      const field = await offered()
      expect(field.value).toBe(`${'a'.repeat(4999)}👍…`)
      expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5002])
      expect(copied(field)).toBe(long)
    })

    it('leaves to the browser what a person selects of it', async () => {
      await press(long)
      const field = await offered()
      field.setSelectionRange(0, 5001)
      expect(copied(field)).toBeUndefined()
    })

    it('hands over the whole when its keys are pressed', async () => {
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

    it('offers what the next press would copy', async () => {
      const { rerender } = render(<CopyButton tool={{ t: {} }} text={() => 'one'} />)
      await act(async () => button().click())
      expect((await offered()).value).toBe('one')
      rerender(<CopyButton tool={{ t: {} }} text={() => 'two'} />)
      await act(async () => button().click())
      const field = await offered()
      expect([document.activeElement, field.value]).toEqual([field, 'two'])
    })
  })
})
