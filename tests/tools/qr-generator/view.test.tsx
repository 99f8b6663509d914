import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readBack } from '../../../src/engine/qr-generator/check'
import {
  evaluate,
  example,
  type FormKind,
  formKinds,
  initial,
  type Output,
  pngOf,
} from '../../../src/engine/qr-generator/qr-generator'
import { QrGenerator, type QrGeneratorProps } from '../../../src/widgets/qr-generator/qr-generator'
import { lazyParts } from '../../../src/widgets/qr-generator/qr-generator.lazy'
import { statusIn } from '../../controls'
import { noSideEffects } from '../../no-side-effects'
import { unload } from '../../unload'

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
/** The error at the button, without its copy in the live region. */
const scanError = () => screen.findByText(/doesn’t scan/, { ignore: '[role=status] *' })
const code = (text: string) => screen.findByRole('img', { name: `QR code: ${text}` })

function show(props: QrGeneratorProps = {}) {
  const onValueChange = vi.fn()
  const onResult = vi.fn()
  const view = render(<QrGenerator onValueChange={onValueChange} onResult={onResult} {...props} />)
  return { ...view, onValueChange, onResult, text: () => onValueChange.mock.lastCall?.[0].text as string }
}

const made = (text: string): Output => {
  const result = evaluate({ ...initial, text })
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return result.value
}
const pngFile = (text: string) => new Blob([pngOf(made(text))], { type: 'image/png' })

const labels: Record<FormKind, string> = {
  url: 'URL',
  email: 'Email',
  phone: 'Phone',
  wifi: 'Wi-Fi',
  sms: 'SMS',
  contact: 'Contact',
  event: 'Event',
  location: 'Location',
}

describe('a form', () => {
  it('updates the text as you type, and has no text while there are errors', async () => {
    unload(lazyParts)
    const view = show()
    press('Wi-Fi')
    await fill('Network name', 'a;b')
    expect(view.text()).toBe('')
    await fill('Password', 'c:d')
    // Values typed before the writer was loaded aren't lost.
    await waitFor(() => expect(view.text()).toBe('WIFI:T:WPA;S:a\\;b;P:c\\:d;;'))
    fireEvent.click(screen.getByLabelText('Hidden network'))
    expect(view.text()).toBe('WIFI:T:WPA;S:a\\;b;P:c\\:d;H:true;;')
    fireEvent.click(within(screen.getByRole('group', { name: 'Security' })).getByLabelText('None'))
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(view.text()).toBe('WIFI:T:nopass;S:a\\;b;H:true;;')
    press('Generate')
    expect(await code('WIFI:T:nopass;S:a\\;b;H:true;;')).toBeTruthy()
  })

  it('shows a field’s error when it’s left, and all errors on a press', async () => {
    show()
    press('Event')
    await fill('Start', 'some day')
    expect(screen.queryByText(/Enter a date/)).toBeNull()
    fireEvent.blur(screen.getByLabelText('Start'))
    expect(await screen.findByText(/Enter a date/)).toBeTruthy()
    expect(screen.queryByText(/Enter a title/)).toBeNull()
    press('Generate')
    expect(await screen.findByText('Enter a title, such as Birthday party.')).toBeTruthy()
    expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true')
  })

  it.each(formKinds)('for %s has an accepted example in each error', async (kind) => {
    const { container } = show({ locale: 'de-DE' })
    press(labels[kind])
    press('Generate')
    await screen.findAllByText(/^Enter/)
    const fields = [...container.querySelectorAll<HTMLInputElement>('input[type=text]')]
    for (const text of ['', 'a b', ...(kind === 'location' ? ['999', '-999', '0.1234567890123456789'] : [])])
      for (const field of fields) {
        fireEvent.change(field, { target: { value: text } })
        if (!field.matches('[aria-invalid]')) continue
        const error = container.querySelector(`[id="${field.id}-issue"]`)?.textContent ?? ''
        const [, example = ''] =
          /such as (.+)\.$/.exec(error) ?? /^Enter ([-−]?\d+) or (?:less|more)\.$/.exec(error) ?? []
        expect([error, example]).toEqual([error, expect.stringMatching(/./)])
        fireEvent.change(field, { target: { value: example } })
        expect([error, field.matches('[aria-invalid]')]).toEqual([error, false])
      }
  })

  it('formats the example in an error for the locale', async () => {
    show({ locale: 'de-DE' })
    press('Location')
    await fill('Longitude', 'x')
    fireEvent.blur(screen.getByLabelText('Longitude'))
    expect(screen.getByLabelText('Longitude')).toHaveAccessibleDescription('Enter a longitude, such as -74,01.')
  })

  it('echoes the date and time, or shows an error', async () => {
    show()
    press('Event')
    await fill('Start', '6/5/2027 21:30')
    const start = screen.getByLabelText('Start')
    expect(start).toHaveAccessibleDescription(/^Sat, Jun 5, 2027, 9:30\sPM$/)
    await fill('Start', '6/5/2027')
    expect(start).toHaveAccessibleDescription('Sat, Jun 5, 2027')
    await fill('Start', 'some day')
    fireEvent.blur(start)
    expect(start).toHaveAccessibleDescription(/^Enter a date, such as/)
  })

  it('is restored after a reload', async () => {
    const view = show()
    press('Contact')
    await fill('First name', 'Ann')
    await fill('Last name', 'Lee')
    const text = view.text()
    cleanup()
    show({ defaultValue: { text } })
    expect(screen.getByRole('button', { name: 'Contact' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ann')
    expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Lee')
    press('Text')
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', '')
  })

  it('has no errors at first, even after a press in another form', async () => {
    const { container } = show()
    press('Event')
    press('Generate')
    await screen.findAllByText(/^Enter/)
    press('Contact')
    expect(await screen.findByLabelText('First name')).toBeTruthy()
    expect(container.querySelectorAll('[aria-invalid=true]')).toHaveLength(0)
    press('Generate')
    await screen.findByText(/^Enter a first name/)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')))
  })

  it('keeps its fields while another form is used', async () => {
    const view = show({ defaultValue: { text: 'plain' } })
    press('Phone')
    expect(view.text()).toBe('')
    await fill('Phone number', '+1 555 0100')
    press('Location')
    await fill('Latitude', '41')
    press('Phone')
    expect(await screen.findByLabelText('Phone number')).toHaveProperty('value', '+1 555 0100')
    expect(view.text()).toBe('tel:+15550100')
    press('Text')
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'plain')
    press('Location')
    expect(await screen.findByLabelText('Latitude')).toHaveProperty('value', '41')
  })

  it.each(formKinds)('for %s has no axe violations, and fits a column of 280 pixels', async (kind) => {
    const { container } = show()
    container.style.inlineSize = '280px'
    press(labels[kind])
    await waitFor(() => expect(container.querySelectorAll('input, textarea').length).toBeGreaterThan(2))
    press('Generate')
    await screen.findAllByText(/^Enter/)
    const { violations } = await axe.run(container, { resultTypes: ['violations'] })
    expect(violations.map(({ id }) => id)).toEqual([])
    expect(container.scrollWidth).toBeLessThanOrEqual(280)
  })
})

describe('an image', () => {
  it('is a PNG that the browser can read and that contains the text', async () => {
    const bitmap = await createImageBitmap(pngFile('日本 & 1'))
    expect([bitmap.width, bitmap.height]).toEqual([200, 200])
    const context = new OffscreenCanvas(200, 200).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    expect(readBack(context?.getImageData(0, 0, 200, 200) as ImageData)).toBe('日本 & 1')
  })

  it('is copied, or says that copying is blocked', async () => {
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
    show({ defaultValue: { text: 'x' } })
    press('Generate')
    await code('x')
    press('Copy image')
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeTruthy()
    expect(write.mock.lastCall?.[0][0]?.types).toEqual(['image/png'])
    write.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    press('Copied!')
    expect(await screen.findByText(/Copying images is blocked/)).toBeTruthy()
  })

  it('replaces the example’s with the first text, and updates after edits', async () => {
    const { onResult } = show()
    expect(await code(example.text)).toBeTruthy()
    expect(statusIn(document)).toBe('example')
    await fill('Text', 'x')
    expect(statusIn(document)).toBe('incomplete')
    await code('x')
    await fill('Text', 'xy')
    expect(statusIn(document)).toBe('outdated')
    await code('xy')
    expect(statusIn(document)).toBe('current')
    expect(onResult).toHaveBeenCalledTimes(2)
  })

  it('is dimmed after an edit that has an error, and can’t be copied then or as the example', async () => {
    show()
    const copy = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Copy image' })
    expect(copy().disabled).toBe(true)
    await fill('Text', 'x')
    const picture = await code('x')
    expect([copy().disabled, getComputedStyle(picture).opacity]).toEqual([false, '1'])
    // The contrast ratio to white is only 1.07:1, so it doesn't scan.
    open('Colors and shape')
    await fill('Code', 'yellow')
    expect(await scanError()).toBeTruthy()
    expect([copy().disabled, getComputedStyle(picture).opacity]).toEqual([true, '0.4'])
  })

  it('that doesn’t scan any more says so without a press, also where the last one is shown', async () => {
    show()
    await fill('Text', 'x')
    await code('x')
    open('Colors and shape')
    await fill('Code', 'yellow')
    expect(await scanError()).toBeTruthy()
    expect(screen.getByText('Scan test failed')).toBeTruthy()
    expect(screen.queryByText('Scan test passed')).toBeNull()
    await fill('Code', 'navy')
    expect(await screen.findByText('Scan test passed')).toBeTruthy()
    expect(screen.queryByText(/doesn’t scan/)).toBeNull()
  })

  it('that doesn’t scan isn’t shown', async () => {
    show({ defaultValue: { text: 'x', dark: '#ffffff' } })
    press('Generate')
    expect(await scanError()).toBeTruthy()
    expect(screen.queryByRole('img', { name: 'QR code: x' })).toBeNull()
  })
})

it('shows the hex value of a color', async () => {
  show()
  open('Colors and shape')
  await fill('Code', 'navy')
  await waitFor(() => expect(screen.getByLabelText('Code color')).toHaveProperty('value', '#000080'))
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('#000080')
})

describe('with a service', () => {
  const service = 'https://qr.example/make'
  const answers = (...responses: (() => Response)[]) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    for (const response of responses) fetched.mockImplementationOnce(async () => response())
    return fetched
  }
  const picture = (text: string) => () => new Response(pngFile(text), { headers: { 'content-type': 'image/png' } })

  it('shows the service’s image after decoding it', async () => {
    const fetched = answers(picture('a b'))
    show({ service, defaultValue: { text: 'a b', size: '300' } })
    press('Generate')
    expect(await code('a b')).toBeTruthy()
    expect(fetched.mock.calls[0]?.[0]).toBe(`${service}?size=300x300&data=a%20b`)
    expect(screen.getByText('Scan test passed')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Download SVG' })).toBeNull()
  })

  it('doesn’t show an image with a different text', async () => {
    answers(picture('other'))
    show({ service, defaultValue: { text: 'mine' } })
    press('Generate')
    expect(await scanError()).toBeTruthy()
    expect(screen.queryByRole('img', { name: 'QR code: mine' })).toBeNull()
  })

  it('sends the text only on a press, and shows no image of another text', async () => {
    const fetched = answers(picture('one'), picture('two'))
    show({ service, defaultValue: { text: 'one' } })
    expect(statusIn(document)).toBe('example')
    press('Generate')
    await code('one')
    vi.useFakeTimers()
    fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'two' } })
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    vi.useRealTimers()
    expect(statusIn(document)).toBe('incomplete')
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull()
    expect(fetched).toHaveBeenCalledTimes(1)
    press('Generate')
    await code('two')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('says why there’s no image and tries again', async () => {
    answers(
      () => new Response('', { status: 429 }),
      () => new Response('<html>'),
      picture('x'),
    )
    show({ service, defaultValue: { text: 'x' } })
    press('Generate')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to fetch the image')
    expect(within(alert).getByText(/too many requests/)).toBeTruthy()
    press('Try again')
    expect(await screen.findByText(/didn’t return an image/)).toBeTruthy()
    press('Try again')
    expect(await code('x')).toBeTruthy()
  })

  it('doesn’t send a text that’s too long', async () => {
    const fetched = answers()
    show({ service, defaultValue: { text: 'x'.repeat(3000) } })
    press('Generate')
    expect(await screen.findByText(/Too long: 3,000 bytes, but only 2,331 fit/)).toBeTruthy()
    expect(fetched).not.toHaveBeenCalled()
  })
})
