import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { RegexTesterProps } from '../../../src/widgets/regex-tester/regex-tester'
import { strings } from '../../../src/widgets/regex-tester/regex-tester.strings'
import { holdWorkers } from '../../hold-workers'
import { noSideEffects } from '../../no-side-effects'
import { onDesktop } from '../../screen-size'
import { until } from '../../until'
import { button, headline, items, show } from './screen'

noSideEffects()
onDesktop()
afterEach(cleanup)

const hosts = () => [...document.querySelectorAll<HTMLElement>('[role=group] div')].filter((each) => each.shadowRoot)
const editor = (name: string) =>
  hosts().flatMap(
    (host) => host.shadowRoot?.querySelector<HTMLElement>(`[role=textbox][aria-label='${name}']`) ?? [],
  )[0]
const textArea = () => editor('Test string') as HTMLElement
const pattern = () => editor('Pattern') as HTMLElement
const partsIn = (element: Element) =>
  [...element.querySelectorAll('[class*=tone-]')].map((part) => [part.className, part.textContent])
const ringed = () => [...textArea().querySelectorAll('.current')].map(({ textContent }) => textContent).join('')
/** The numbers of the tinted rows. */
const tinted = () => items().flatMap((item, at) => (item.firstElementChild?.hasAttribute('data-current') ? at + 1 : []))

async function open(value: RegexTesterProps['defaultValue'], props: RegexTesterProps = {}) {
  const onValueChange = vi.fn()
  show(value, { editor: true, onValueChange, ...props })
  await until(() => expect([pattern(), textArea()]).not.toContain(undefined))
  return { value: () => onValueChange.mock.lastCall?.[0] }
}

/** Types at the end of the text. */
async function type(into: HTMLElement, keys: string): Promise<void> {
  act(() => into.focus())
  await userEvent.keyboard(`{Control>}{End}{/Control}${keys}`)
}

describe('in the editor, the test string', () => {
  it('shows its matches, with each group in one color, and isn’t repeated', async () => {
    await open({ pattern: '(a)-(b)', text: 'x a-b' })
    await headline('1 match found')
    await until(() =>
      expect(partsIn(textArea())).toEqual([
        ['match tone-1 first', 'a'],
        ['match tone-0', '-'],
        ['match tone-2 last', 'b'],
      ]),
    )
    expect(screen.queryByRole('region', { name: strings.highlights })).toBeNull()
  })

  it('keeps its matches in place while it’s edited, and has new ones after', async () => {
    const { value } = await open({ pattern: 'a', text: 'a-a' })
    await headline('2 matches found')
    const release = holdWorkers()
    act(() => textArea().focus())
    await userEvent.keyboard('{Control>}{Home}{/Control}ba')
    expect(partsIn(textArea()).map(([, text]) => text)).toEqual(['a', 'a'])
    expect(value().text).toBe('baa-a')
    release()
    await headline('3 matches found')
    await until(() =>
      expect(partsIn(textArea())).toEqual([
        ['match tone-1 first last', 'a'],
        ['match tone-1 odd first last', 'a'],
        ['match tone-1 first last', 'a'],
      ]),
    )
  })

  it('loses the colors, but not the matches, with an invalid pattern', async () => {
    await open({ pattern: 'a', text: 'a' })
    await headline('1 match found')
    await type(pattern(), '(')
    await screen.findByText('Invalid')
    await until(() => expect(partsIn(textArea())).toEqual([['match tone-faded first last', 'a']]))
  })

  it('shows empty matches, line breaks in matches, and those of the example in the placeholder', async () => {
    await open({})
    expect(partsIn(textArea()).map(([, text]) => text)).toEqual(['10', '-', '12', '14', '-', '18'])
    await type(pattern(), 'a\\n|$')
    await type(textArea(), 'a{Enter}b')
    await headline('2 matches found')
    await until(() => expect(textArea().querySelectorAll('.empty:not(.current)')).toHaveLength(1))
    expect(textArea().querySelector('.line-break')?.textContent).toBe('↵')
  })

  it('keeps the CRLF of a file when it’s edited', async () => {
    const { value } = await open({ pattern: '\\r\\nb', text: 'a\r\nb\r\nb' })
    await headline('2 matches found')
    await until(() => expect(partsIn(textArea()).map(([, text]) => text)).toEqual(['b', 'b']))
    await type(textArea(), 'c')
    expect(value().text).toBe('a\r\nb\r\nbc')
  })
})

describe('the current match', () => {
  it('is the one under the pointer, in the list or in the text', async () => {
    await open({ pattern: 'a.', text: 'ab ac' })
    await headline('2 matches found')
    await userEvent.hover(items()[1] as Element)
    await until(() => expect([ringed(), tinted()]).toEqual(['ac', [2]]))
    fireEvent.pointerMove(textArea().querySelector('[data-match]') as Element, { pointerType: 'mouse' })
    await until(() => expect([ringed(), tinted()]).toEqual(['ab', [1]]))
  })

  it('is the one with the caret, to which the list scrolls', async () => {
    await open({ pattern: 'a\\d+', text: Array.from({ length: 99 }, (_, at) => `a${at}`).join(' ') })
    await headline('99 matches found')
    await type(textArea(), '{ArrowLeft}')
    await until(() => {
      expect(ringed()).toBe('a98')
      const last = items().at(-1)
      expect(last?.getAttribute('aria-posinset')).toBe('99')
      expect(last?.firstElementChild?.hasAttribute('data-current')).toBe(true)
    })
  })

  it('is selected in the text by a press on its row', async () => {
    const { value } = await open({ pattern: 'a.', text: 'ab\nac' })
    await headline('2 matches found')
    await userEvent.click(within(items()[1] as HTMLElement).getByRole('button', { name: 'ac' }))
    await until(() => expect(ringed()).toBe('ac'))
    await userEvent.keyboard('x')
    expect(value().text).toBe('ab\nx')
  })
})

describe('in the editor, the pattern', () => {
  it('has its groups in their colors', async () => {
    await open({ pattern: '(a)-(?<b>b)' })
    await until(() =>
      expect(partsIn(pattern())).toEqual([
        ['tone-1', '(a)'],
        ['tone-2', '(?<b>b)'],
      ]),
    )
  })

  it('has one line, whatever is typed or pasted', async () => {
    const { value } = await open({ pattern: 'a', text: 'ab' })
    await type(pattern(), '{Enter}')
    expect(value()).toBeUndefined()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'b\nc')
    fireEvent(pattern(), new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    expect(value().pattern).toBe('abc')
  })

  it('follows a preset, and has a label and its error for screen readers', async () => {
    await open({})
    await userEvent.click(button('Hex Color'))
    await waitFor(() => expect(pattern().textContent).toMatch(/^#\(/))
    await type(pattern(), '(')
    act(() => textArea().focus())
    await until(() => expect(pattern().getAttribute('aria-invalid')).toBe('true'))
    await until(() => expect(pattern().getAttribute('aria-description')).toMatch(/^Character \d+: Close this group/))
    expect(pattern().getAttribute('aria-multiline')).toBe('false')
  })
})
