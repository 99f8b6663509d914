import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { presets } from '../../src/engine/regex-tester'
import { RegexTester, type RegexTesterProps } from '../../src/widgets/regex-tester/regex-tester'
import { strings } from '../../src/widgets/regex-tester/regex-tester.strings'
import { guard } from '../guard'

guard()
afterEach(cleanup)
afterEach(() => vi.unstubAllGlobals())

const hostile = { pattern: '(a+)+$', text: `${'a'.repeat(40)}b` }
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const items = () => within(screen.getByRole('region', { name: 'Matches' })).getAllByRole('listitem')
const marks = () => [...screen.getByRole('region', { name: strings.highlights }).querySelectorAll('mark')]
const headline = (words: string) => screen.findByText(words, { selector: 'p:not([role])' }, { timeout: 10_000 })

const show = (value: RegexTesterProps['defaultValue'], props: RegexTesterProps = {}) =>
  render(<RegexTester defaultValue={value} {...props} />)

/** The texts in an element, one by one. */
function textsIn(element: Element | undefined): string[] {
  if (!element) return []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '')
  return texts.filter(Boolean)
}

/** Writing at once what a person would take long to type. */
const write = (name: string, text: string) => userEvent.fill(field(name), text)

describe('shows', () => {
  it('how many matches there are, in the singular and the plural', async () => {
    show({ pattern: 'an', text: 'banana' })
    await headline('2 matches found')
    await write('Test string', 'ban')
    await headline('1 match found')
    await write('Test string', 'bn')
    await headline('No matches found')
  })

  it('the count to those who listen', async () => {
    show({ pattern: 'an', text: 'banana' })
    await headline('2 matches found')
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 matches found'),
    )
  })

  it('each match with its place and its groups, numbered and named', async () => {
    show({ pattern: '(?<year>\\d{4})(?:-(?<month>\\d\\d))?(x*)', text: 'In 2026-11 or 2027' })
    await headline('2 matches found')
    const [first, second] = items().map(textsIn)
    expect(first).toEqual([
      '1',
      '2026-11',
      '3–10',
      'Copy',
      'Group 1',
      'year',
      '2026',
      'Group 2',
      'month',
      '11',
      'Group 3',
      '(empty)',
    ])
    expect(second?.slice(4)).toEqual([
      'Group 1',
      'year',
      '2027',
      'Group 2',
      'month',
      '(took no part)',
      'Group 3',
      '(empty)',
    ])
  })

  it('the text with its matches marked, neighbours in different ways', async () => {
    show({ pattern: 'a.', text: 'abacxad' })
    await headline('3 matches found')
    expect(marks().map(({ textContent }) => textContent)).toEqual(['ab', 'ac', 'ad'])
    const [one, two] = marks().map((mark) => getComputedStyle(mark))
    expect(one?.backgroundColor).not.toBe(two?.backgroundColor)
    expect(one?.borderBlockEndStyle).not.toBe(two?.borderBlockEndStyle)
  })

  it('matches of no length as marks that take no room', async () => {
    show({ pattern: '(?=b)', text: 'abab' })
    await headline('2 matches found')
    expect(marks().map(({ textContent }) => textContent)).toEqual(['', ''])
    for (const mark of marks()) expect(mark.getBoundingClientRect().height).toBeGreaterThan(8)
    expect(textsIn(items()[0])).toContain('(empty)')
    expect(textsIn(items()[0])).toContain('1–1')
  })

  it('the first match alone without g, and says so', async () => {
    show({ pattern: 'an', flags: '', text: 'banana' })
    await headline('1 match found')
    screen.getByText(strings.firstOnly)
  })

  it('no match of an empty pattern, which is valid', async () => {
    show({ pattern: '', text: 'banana' })
    await headline('No matches found')
    screen.getByText('Valid')
  })

  it('the numbers in the digits of the locale', async () => {
    show({ pattern: 'an', text: 'banana' }, { locale: 'ar-EG' })
    await headline('٢ matches found')
    expect(textsIn(items()[0])).toContain('١–٣')
  })
})

describe('the pattern', () => {
  it('stands between slashes, with its flags', async () => {
    show({ pattern: 'a', flags: 'gi', text: 'A' })
    expect(field('Pattern').parentElement?.textContent).toBe('//gi')
    await headline('1 match found')
  })

  it('that is none says why in the words of the browser, and takes the old matches away', async () => {
    show({ pattern: 'a', text: 'a' })
    await headline('1 match found')
    await write('Pattern', '(')
    screen.getByText('Invalid')
    expect(field('Pattern').getAttribute('aria-invalid')).toBe('true')
    const described = field('Pattern').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toMatch(/Unterminated group/)
    expect(screen.queryByRole('region')).toBeNull()
    await write('Pattern', 'a')
    await headline('1 match found')
    screen.getByText('Valid')
  })

  it('that takes long to read is judged by the worker', async () => {
    const { container } = show({ pattern: `${'a'.repeat(3000)}(`, text: 'a' })
    await screen.findByText('Invalid')
    expect(container.textContent).toMatch(/Unterminated group/)
    expect(container.textContent?.length).toBeLessThan(2000)
  })

  it('is copied as a literal', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    show({ pattern: 'a/b', flags: 'gi' })
    await userEvent.click(button('Copy regex'))
    expect(copy).toHaveBeenCalledWith('/a\\/b/gi')
    await screen.findAllByText('Copied!')
  })
})

describe('flags', () => {
  it('have a box each, with a letter and a name', () => {
    show({})
    const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
    expect(names.slice(0, 6)).toEqual([
      'g Global',
      'i Ignore Case',
      'm Multiline',
      's Dot All',
      'u Unicode',
      'y Sticky',
    ])
    expect(names.slice(6)).toEqual(['v Unicode Sets', 'd Indices'])
  })

  it('change what is found', async () => {
    const onValueChange = vi.fn()
    show({ pattern: 'AN', text: 'banana' }, { onValueChange })
    await headline('No matches found')
    await userEvent.click(screen.getByRole('checkbox', { name: 'i Ignore Case' }))
    await headline('2 matches found')
    await userEvent.click(screen.getByRole('checkbox', { name: 'g Global' }))
    await headline('1 match found')
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ pattern: 'AN', flags: 'i', text: 'banana' })
  })

  it('u and v exclude each other', async () => {
    const onValueChange = vi.fn()
    show({}, { onValueChange })
    await userEvent.click(screen.getByRole('checkbox', { name: 'u Unicode' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'v Unicode Sets' }))
    expect(onValueChange.mock.lastCall?.[0].flags).toBe('gv')
  })

  it('that do not go together say so', async () => {
    show({ flags: 'uv' })
    screen.getByText(strings.issues['invalid-flags'])
  })
})

describe('common patterns', () => {
  it.each(presets)('$id fills pattern, flags and an empty text, and finds something', async (preset) => {
    const onValueChange = vi.fn()
    show({ flags: 'm' }, { onValueChange })
    await userEvent.click(button(strings.presetNames[preset.id] ?? ''))
    expect(onValueChange).toHaveBeenCalledWith({ pattern: preset.pattern, flags: preset.flags, text: preset.sample })
    await screen.findByText(/^\d matches found$/, { selector: 'p:not([role])' })
  })

  it('leave a text alone that a person has written', async () => {
    show({ text: 'mine' })
    await userEvent.click(button('Email'))
    expect(field('Test string').value).toBe('mine')
    await write('Test string', '')
    await userEvent.click(button('Email'))
    await userEvent.click(button('URL'))
    expect(field('Test string').value).toBe(presets.find(({ id }) => id === 'url')?.sample)
  })
})

describe('copies', () => {
  it('one match, and all', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    show({ pattern: 'a.', text: 'abacad' })
    await headline('3 matches found')
    await userEvent.click(within(items()[1] as HTMLElement).getByRole('button', { name: 'Copy' }))
    expect(copy).toHaveBeenLastCalledWith('ac')
    await userEvent.click(button('Copy all matches'))
    expect(copy).toHaveBeenLastCalledWith('ab\nac\nad')
  })
})

describe('a pattern that would take for ever', () => {
  it('is stopped at the limit, says how to mend it, and keeps the page alive', async () => {
    let frames = 0
    const count = () => {
      frames++
      frame = requestAnimationFrame(count)
    }
    let frame = requestAnimationFrame(count)
    show(hostile)
    await screen.findByRole('button', { name: 'Stop' })
    const before = frames
    await userEvent.type(field('Pattern'), 'x{{Backspace}')
    await screen.findByRole('alert', {}, { timeout: 10_000 })
    expect(screen.getByRole('alert').textContent).toContain('Stopped after 2 seconds')
    expect(screen.getByRole('alert').textContent).toContain('(a+)+')
    expect(frames).toBeGreaterThan(before + 10)
    cancelAnimationFrame(frame)
  })

  it('gives way to the next edit', async () => {
    show(hostile)
    await screen.findByRole('button', { name: 'Stop' })
    await write('Pattern', 'a+b')
    await headline('1 match found')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is stopped by a press, and run again by another', async () => {
    show(hostile)
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
    expect((await screen.findByRole('alert')).textContent).toContain(strings.issues.stopped)
    await userEvent.click(button('Run again'))
    await screen.findByRole('button', { name: 'Stop' })
  })

  it('ends with the widget', async () => {
    const end = vi.spyOn(Worker.prototype, 'terminate')
    const { unmount } = show(hostile)
    await screen.findByRole('button', { name: 'Stop' })
    unmount()
    expect(end).toHaveBeenCalledOnce()
  })
})

describe('where no worker may run', () => {
  it('says so, and matches nothing', async () => {
    vi.stubGlobal('Worker', () => {
      throw new Error('forbidden')
    })
    const exec = vi.spyOn(RegExp.prototype, 'exec')
    show(hostile)
    expect((await screen.findByRole('alert')).textContent).toContain(strings.issues['worker-forbidden'])
    expect(exec.mock.contexts.filter((regex) => (regex as RegExp).source === hostile.pattern)).toEqual([])
    await write('Pattern', '(')
    screen.getByText('Invalid')
  })

  it('says so too where it fails later', async () => {
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        onerror: ((event: Event) => void) | null = null
        constructor() {
          super()
          queueMicrotask(() => this.onerror?.(new Event('error')))
        }
        terminate() {}
      },
    )
    show(hostile)
    expect((await screen.findByRole('alert')).textContent).toContain(strings.issues['worker-forbidden'])
  })
})

describe('100,000 matches', () => {
  const many = { pattern: '(\\w)(\\d)', text: 'a1 '.repeat(100_000) }

  it('are counted to the last, with few of them in the document', async () => {
    const onResult = vi.fn()
    const { container } = show({ ...many, text: '' }, { onResult })
    await write('Test string', many.text)
    await headline('100,000 matches found')
    screen.getByText(/^Showing 1–\d of 100,000$/)
    expect(container.querySelectorAll('*').length).toBeLessThan(1000)
    expect(items().length).toBeLessThan(20)
    const { value } = onResult.mock.lastCall?.[0] ?? {}
    expect(value.matches).toHaveLength(100_000)
    expect(value.matches.at(-1)).toEqual({ match: 'a1', index: 299_997, end: 299_999, groups: ['a', '1'], named: {} })
  })

  it('are all reached by scrolling', async () => {
    show(many)
    await headline('100,000 matches found')
    const pane = screen.getByRole('region', { name: 'Matches' })
    pane.scrollTop = pane.scrollHeight
    await waitFor(() => expect(items().at(-1)?.getAttribute('aria-posinset')).toBe('100000'))
    const last = items().at(-1)
    expect(last?.getAttribute('aria-setsize')).toBe('100000')
    expect(textsIn(last)).toContain('299,997–299,999')
    expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(pane.getBoundingClientRect().bottom + 1)
    const text = screen.getByRole('region', { name: strings.highlights })
    text.scrollTop = text.scrollHeight
    await waitFor(() => expect(textsIn(text).at(-1)).toBe('a1'))
    pane.scrollTop = (pane.scrollHeight - pane.clientHeight) / 2
    await waitFor(() => expect(items().map((item) => item.getAttribute('aria-posinset'))).toContain('50000'))
  })

  it('are scrolled by keyboard', async () => {
    show(many)
    await headline('100,000 matches found')
    screen.getByRole('region', { name: 'Matches' }).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(items().at(-1)?.getAttribute('aria-posinset')).toBe('100000'))
  })

  it('beyond are counted, and the screen says which are listed', async () => {
    show({ pattern: 'a', text: 'a'.repeat(100_001) })
    await headline('100,001 matches found')
    screen.getByText('Listed and marked are the first 100,000. The rest are counted.')
  })

  it('in one line are drawn in rows as wide as the pane', async () => {
    show({ pattern: 'a', text: 'a'.repeat(100_000) })
    await headline('100,000 matches found')
    const pane = screen.getByRole('region', { name: strings.highlights })
    await waitFor(() => expect(marks().length).toBeGreaterThan(100))
    expect(pane.scrollWidth).toBeLessThanOrEqual(pane.clientWidth)
    expect(marks().length).toBeLessThan(4000)
  })
})
