import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { strings } from '../../../src/widgets/regex-tester/regex-tester.strings'
import { drop, paste, press, type } from '../../core/widgets/long-text-screen'
import { noSideEffects } from '../../no-side-effects'
import { long, megabyte, sized } from '../../scale'
import { onDesktop } from '../../screen-size'
import { button, field, headline, items, marks, show, textsIn } from './screen'

noSideEffects()
onDesktop()
afterEach(cleanup)

const line = 'lorem ipsum dolor sit amet\n'
const area = () => field('Test string') as unknown as HTMLTextAreaElement
const firstItem = () => textsIn(items()[0])

/** Pasted into an empty tool. */
async function pasted(pattern: string, text: string) {
  const onValueChange = vi.fn()
  const onResult = vi.fn()
  show({ pattern }, { onValueChange, onResult })
  await act(async () => void paste(area(), text))
  await waitFor(() => expect(onValueChange).toHaveBeenCalled())
  return { onResult, text: () => onValueChange.mock.lastCall?.[0].text as string }
}

// Expected places: by hand, 27 letters a line.
describe('a long pasted text', () => {
  const lines = Math.max(megabyte / 25, 4000)
  const text = `${line.repeat(lines)}from 10 to 12`
  const place = (from: number, to: number) =>
    [from, to].map((at) => (27 * lines + at).toLocaleString('en-US')).join('–')

  it('is shown in parts and searched as a whole', sized, async () => {
    const tester = await pasted('(\\d)(\\d)', text)
    await headline('2 matches found')
    expect(tester.text()).toBe(text)
    expect(area().value.length).toBeLessThan(60_000)
    expect(firstItem().slice(0, 3)).toEqual(['1', '10', place(5, 7)])
    screen.getByText(strings.longText.note)
  })

  it('is highlighted where it matches, up to its end', sized, async () => {
    await pasted('\\d+', text)
    await headline('2 matches found')
    const pane = screen.getByRole('region', { name: strings.highlights })
    await waitFor(() => {
      pane.scrollTop = pane.scrollHeight
      expect(marks().map(({ textContent }) => textContent)).toEqual(['10', '12'])
    })
  })

  it('is searched again when a part is edited, with positions in the whole text', sized, async () => {
    const tester = await pasted('\\d+', text)
    await headline('2 matches found')
    press('First part')
    type(area(), 0, '7 ')
    await headline('3 matches found')
    expect(tester.text()).toBe(`7 ${text}`)
    expect(firstItem().slice(0, 3)).toEqual(['1', '7', '0–1'])
    expect(textsIn(items()[1]).slice(0, 3)).toEqual(['2', '10', place(7, 9)])
    press('Last part')
    type(area(), area().value.length, ' 14')
    await headline('4 matches found')
    expect(tester.text()).toBe(`7 ${text} 14`)
  })

  it('is shown in parts if it is the initial text', sized, async () => {
    show({ pattern: '\\d+', text })
    await headline('2 matches found')
    await screen.findByRole('button', { name: 'Next part' })
    expect(area().value.length).toBeLessThan(60_000)
  })
})

it('searches 10 MB of pasted text to the end', long, async () => {
  const text = `${line.repeat(400_000)}10`
  const tester = await pasted('\\d+', text)
  await headline('1 match found')
  expect(tester.text()).toBe(text)
  expect(tester.onResult.mock.lastCall?.[0].value.matches[0]).toMatchObject({ index: 10_800_000, end: 10_800_002 })
})

it('searches the line breaks of a file as they are', async () => {
  show({ pattern: '\\r\\n' })
  await drop(area(), '', new File(['a\r\nb\r\n'], 'a.txt'))
  await headline('2 matches found')
  expect(firstItem().slice(1, 3)).toEqual(['↵', '1–3'])
})

it('shows the beginning of a long text if copying is blocked, and copies all of it', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  show({ pattern: '\\w+', text: line.repeat(4000) })
  await headline('20,000 matches found')
  fireEvent.click(button('Copy all matches'))
  const offered = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: strings.copyDenied })
  expect(offered.value.length).toBeLessThan(6000)
  const event = new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() })
  fireEvent(offered, event)
  expect(event.clipboardData?.getData('text')).toBe(Array(4000).fill(line.trim().split(' ').join('\n')).join('\n'))
})
