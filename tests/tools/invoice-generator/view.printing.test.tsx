import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { example, type Input } from '../../../src/engine/invoice-generator/invoice-generator'
import { InvoiceGenerator } from '../../../src/widgets/invoice-generator/invoice-generator'
import { noSideEffects } from '../../no-side-effects'
import { until } from '../../until'

// Needs a browser that can print, which the headless shell can't (vitest.config.ts).

noSideEffects()
// Wide enough for the form and the preview side by side.
beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

/** Renders the tool and waits for the preview. */
async function show(defaultValue: Partial<Input> = example) {
  const view = render(<InvoiceGenerator defaultValue={defaultValue} />)
  await screen.findByRole('button', { name: 'Save' })
  return view
}

const items = Array.from({ length: 60 }, (_, index) => ({
  description: `Item ${index + 1}`,
  quantity: '1',
  rate: '10',
  tax: '',
}))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('printing', () => {
  const frame = () => document.querySelector('iframe') as HTMLIFrameElement
  const printed = () => frame().contentDocument?.querySelector('#pegboard-paper')?.shadowRoot as ShadowRoot
  /** Makes the frame's document inaccessible, as in a sandbox. */
  const blockFrames = () => vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null)
  const host = () => document.querySelector<HTMLElement>('#pegboard-paper')

  it('uses a document that contains only the complete invoice', async () => {
    await show({ ...example, invoiceNumber: 'A/7', items })
    press('Download/Print')
    await until(() => expect(printed().querySelectorAll('tbody tr')).toHaveLength(60))
    const page = frame().contentDocument as Document
    expect(page.title).toBe('A-7')
    expect(page.body.children).toHaveLength(1)
    expect(page.querySelector('style, link, script')).toBeNull()
    const rules = page.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    expect(rules.join()).toMatch(/@page \{.*margin: 16mm/s)
    const styleOf = (selector: string) => getComputedStyle(printed().querySelector(selector) as Element)
    expect(styleOf('thead').display).toBe('table-header-group')
    expect(styleOf('tbody tr').breakInside).toBe('avoid')
    expect(styleOf('table + dl').breakInside).toBe('avoid')
    frame().contentWindow?.dispatchEvent(new Event('afterprint'))
    expect(frame()).toBeNull()
  })

  it('leaves at most one frame, and none after the tool is removed', async () => {
    const { unmount } = await show()
    for (const _ of [1, 2]) {
      press('Download/Print')
      await until(() => expect(printed()).toBeTruthy())
    }
    expect(document.querySelectorAll('iframe')).toHaveLength(1)
    unmount()
    expect(frame()).toBeNull()
  })

  it('hides the rest of the page if a frame can’t be printed', async () => {
    const calls = vi.spyOn(window, 'print').mockImplementation(() => {
      dispatchEvent(new Event('beforeprint'))
    })
    const before = document.adoptedStyleSheets.length
    await show()
    blockFrames()
    press('Download/Print')
    await until(() => expect(calls).toHaveBeenCalledTimes(1))
    expect(host()?.shadowRoot?.textContent).toContain('Total due$945.54')
    expect(getComputedStyle(host() as Element).display).toBe('none')
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    const shown = [...document.body.children].filter((element) => getComputedStyle(element).display !== 'none')
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
    expect(shown).toEqual([host()])
    dispatchEvent(new Event('afterprint'))
    expect(host()).toBeNull()
    expect(document.adoptedStyleSheets).toHaveLength(before)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('prints only the invoice with the browser’s own command too', async () => {
    const before = document.adoptedStyleSheets.length
    const { unmount } = await show()
    for (const _ of [1, 2]) {
      dispatchEvent(new Event('beforeprint'))
      expect(host()?.shadowRoot?.textContent).toContain('Total due$945.54')
      expect(getComputedStyle(host() as Element).display).toBe('none')
      await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
      const shown = [...document.body.children].filter((element) => getComputedStyle(element).display !== 'none')
      await cdp().send('Emulation.setEmulatedMedia', { media: '' })
      expect(shown).toEqual([host()])
      dispatchEvent(new Event('afterprint'))
      expect(host()).toBeNull()
      expect(document.adoptedStyleSheets).toHaveLength(before)
    }
    unmount()
    dispatchEvent(new Event('beforeprint'))
    expect(host()).toBeNull()
  })

  it('doesn’t change the page while nothing is filled in', async () => {
    render(<InvoiceGenerator />)
    dispatchEvent(new Event('beforeprint'))
    expect(host()).toBeNull()
  })

  it('shows an error if it’s blocked', async () => {
    vi.spyOn(window, 'print').mockImplementation(() => {})
    await show()
    blockFrames()
    press('Download/Print')
    expect((await screen.findByRole('alert')).textContent).toContain('Printing is blocked on this page.')
    vi.mocked(window.print).mockImplementation(() => void dispatchEvent(new Event('beforeprint')))
    press('Download/Print')
    await until(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('is disabled for the example and enabled by the first edit', async () => {
    render(<InvoiceGenerator />)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Download/Print' })
    expect(button.disabled).toBe(true)
    fireEvent.input(screen.getByLabelText('Notes'), { target: { value: 'Thanks' } })
    expect(button.disabled).toBe(false)
    press('Download/Print')
    await until(() => expect(printed().textContent).toContain('Total due$0.00'))
  })
})
