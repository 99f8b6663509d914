import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { initial, presets } from '../../../src/engine/regex-tester/regex-tester'
import { strings } from '../../../src/widgets/regex-tester/regex-tester.strings'
import { statusIn } from '../../controls'
import { noSideEffects } from '../../no-side-effects'
import { onDesktop } from '../../screen-size'
import { until } from '../../until'
import { button, field, headline, items, marks, show, textsIn, write } from './screen'

noSideEffects()
onDesktop()
afterEach(cleanup)
afterEach(() => vi.unstubAllGlobals())

describe('shows', () => {
  it('the number of matches, singular and plural', async () => {
    show({ pattern: 'an', text: 'banana' })
    await headline('2 matches found')
    await write('Test string', 'ban')
    await headline('1 match found')
    await write('Test string', 'bn')
    await headline('No matches found')
  })

  it('the count to screen readers', async () => {
    show({ pattern: 'an', text: 'banana' })
    await headline('2 matches found')
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'Test string: 2 matches found',
      ),
    )
  })

  it('how many fields have errors, after Enter', async () => {
    show({ pattern: '(', text: 'banana' })
    field('Pattern').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('One field has an error.'),
    )
  })

  it('each match with its position and its numbered and named groups', async () => {
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
      '(not matched)',
      'Group 3',
      '(empty)',
    ])
  })

  it('the text with its matches highlighted, adjacent ones differently', async () => {
    show({ pattern: 'a.', text: 'abacxad' })
    await headline('3 matches found')
    expect(marks().map(({ textContent }) => textContent)).toEqual(['ab', 'ac', 'ad'])
    const [one, two] = marks().map(({ firstElementChild }) => getComputedStyle(firstElementChild as Element))
    expect(one?.backgroundColor).not.toBe(two?.backgroundColor)
    expect(one?.borderBlockEndStyle).not.toBe(two?.borderBlockEndStyle)
  })

  it('each group in one color, in the text and in the list', async () => {
    show({ pattern: '(?<one>a)-(b)', text: 'a-b' })
    await headline('1 match found')
    const parts = [...(marks()[0]?.children ?? [])]
    expect(parts.map(({ textContent }) => textContent)).toEqual(['a', '-', 'b'])
    const [first, between, second] = parts.map((part) => getComputedStyle(part).borderBlockEndColor)
    const swatches = [...(items()[0]?.querySelectorAll('dt > :first-child') ?? [])]
    expect(swatches.map((swatch) => getComputedStyle(swatch).backgroundColor)).toEqual([first, second])
    expect(new Set([first, between, second]).size).toBe(3)
  })

  it('the match of the row under the pointer, and selects it in the text on a press', async () => {
    show({ pattern: 'a.', text: 'abacxad' })
    await headline('3 matches found')
    const isRinged = () => marks().map((mark) => mark.hasAttribute('data-current'))
    await userEvent.hover(items()[1] as Element)
    await waitFor(() => expect(isRinged()).toEqual([false, true, false]))
    await userEvent.click(within(items()[2] as HTMLElement).getByRole('button', { name: 'ad' }))
    await userEvent.hover(field('Pattern'))
    await waitFor(() => expect(isRinged()).toEqual([false, false, true]))
    const text = field('Test string')
    expect(text.value.slice(text.selectionStart ?? 0, text.selectionEnd ?? 0)).toBe('ad')
  })

  it('the size of the text', async () => {
    show({ pattern: 'x', text: 'one\r\n🙂' })
    screen.getByText('2 lines')
    screen.getByText('6 characters')
  })

  it('empty matches as marks that take no space', async () => {
    show({ pattern: '(?=b)', text: 'abab' })
    await headline('2 matches found')
    expect(marks().map(({ textContent }) => textContent)).toEqual(['', ''])
    for (const mark of marks()) expect(mark.getBoundingClientRect().height).toBeGreaterThan(8)
    expect(textsIn(items()[0])).toContain('(empty)')
    expect(textsIn(items()[0])).toContain('1–1')
  })

  it('only the first match without g, with a note', async () => {
    show({ pattern: 'an', flags: '', text: 'banana' })
    await headline('1 match found')
    screen.getByText(strings.firstOnly)
  })

  it('no match for an empty pattern, which is valid', async () => {
    show({ pattern: '', text: 'banana' })
    await headline('No matches found')
    screen.getByText('Valid')
  })

  it('numbers in the locale’s digits', async () => {
    show({ pattern: 'an', text: 'banana' }, { locale: 'ar-EG', strings: {} })
    await headline('٢ matches found')
    expect(textsIn(items()[0])).toContain('١–٣')
  })
})

describe('the pattern', () => {
  it('is shown between slashes with its flags', async () => {
    show({ pattern: 'a', flags: 'gi', text: 'A' })
    expect(field('Pattern').parentElement?.textContent).toBe('//gi')
    await headline('1 match found')
  })

  it('shows its own message with the place if it is invalid, and dims the old matches', async () => {
    show({ pattern: 'a', text: 'a' })
    await headline('1 match found')
    await write('Pattern', '(')
    screen.getByText('Invalid')
    // It may still become one.
    expect(field('Pattern').getAttribute('aria-invalid')).toBeNull()
    fireEvent.blur(field('Pattern'))
    expect(field('Pattern').getAttribute('aria-invalid')).toBe('true')
    const described = field('Pattern').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(
      'Character 1: Close this group with ), or write \\( for a parenthesis.',
    )
    expect(statusIn(document)).toBe('outdated')
    expect(marks().map(({ textContent }) => textContent)).toEqual(['a'])
    expect(button('Copy all matches')).toHaveProperty('disabled', true)
    await write('Pattern', 'a')
    await headline('1 match found')
    screen.getByText('Valid')
  })

  it('is checked by the worker if it is slow to compile', async () => {
    const { container } = show({ pattern: `${'a'.repeat(3000)}(`, text: 'a' })
    await screen.findByText('Invalid')
    await waitFor(() => expect(container.textContent).toMatch(/Character 3,001: Close this group/))
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
  it('have a button each, with a letter and a name', () => {
    const { container } = show({ flags: 'gi' })
    const flags = [...container.querySelectorAll('[aria-pressed][aria-label]')]
    expect(flags.map((flag) => flag.getAttribute('aria-label'))).toEqual([
      'g: Global',
      'i: Ignore Case',
      'm: Multiline',
      's: Dot All',
      'u: Unicode',
      'y: Sticky',
      'v: Unicode Sets',
      'd: Indices',
    ])
    expect(flags.map((flag) => flag.getAttribute('aria-pressed')).slice(0, 3)).toEqual(['true', 'true', 'false'])
    screen.getByText('Global, Ignore Case')
  })

  it('react to Enter, as buttons do', async () => {
    const onValueChange = vi.fn()
    show({}, { onValueChange })
    button('m: Multiline').focus()
    await userEvent.keyboard('{Enter}')
    expect(onValueChange.mock.lastCall?.[0].flags).toBe('gm')
  })

  it('change the matches', async () => {
    const onValueChange = vi.fn()
    show({ pattern: 'AN', text: 'banana' }, { onValueChange })
    await headline('No matches found')
    await userEvent.click(button('i: Ignore Case'))
    await headline('2 matches found')
    await userEvent.click(button('g: Global'))
    await headline('1 match found')
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ ...initial, pattern: 'AN', flags: 'i', text: 'banana' })
  })

  it('u and v exclude each other', async () => {
    const onValueChange = vi.fn()
    show({}, { onValueChange })
    await userEvent.click(button('u: Unicode'))
    await userEvent.click(button('v: Unicode Sets'))
    expect(onValueChange.mock.lastCall?.[0].flags).toBe('gv')
  })

  it('of a link that don’t exist can be turned off', async () => {
    const onValueChange = vi.fn()
    show({ pattern: 'a', flags: 'gx' }, { onValueChange })
    screen.getByText(strings.issues['invalid-flags'])
    await userEvent.click(button('x'))
    expect(onValueChange.mock.lastCall?.[0].flags).toBe('g')
    // The next answer comes from a worker.
    await until(() => expect(screen.queryByText(strings.issues['invalid-flags'])).toBeNull())
    expect(screen.queryByRole('button', { name: 'x' })).toBeNull()
  })

  it('show an error if they cannot be combined', async () => {
    show({ flags: 'uv' })
    screen.getByText(strings.issues['invalid-flags'])
  })
})

describe('common patterns', () => {
  const presetOf = (name: string) => presets.find(({ id }) => id === name)

  it('match the engine’s presets', () => {
    expect(Object.keys(strings.presetNames)).toEqual(presets.map(({ id }) => id))
  })

  it.each(presets)('$id fills in the pattern, flags and an empty text, and finds something', async (preset) => {
    const onValueChange = vi.fn()
    show({ flags: 'm' }, { onValueChange })
    await userEvent.click(button(strings.presetNames[preset.id] ?? ''))
    const filled = { ...initial, pattern: preset.pattern, flags: preset.flags, text: preset.sample }
    await waitFor(() => expect(onValueChange).toHaveBeenCalledWith(filled))
    await screen.findByText(/^\d matches found$/, { selector: 'p:not([role])' })
  })

  it('do not replace a text that the user typed', async () => {
    show({ text: 'mine' })
    await userEvent.click(button('Email'))
    await waitFor(() => expect(field('Pattern').value).toBe(presetOf('email')?.pattern))
    expect(field('Test string').value).toBe('mine')
    await write('Test string', '')
    await userEvent.click(button('Email'))
    await userEvent.click(button('URL'))
    await waitFor(() => expect(field('Test string').value).toBe(presetOf('url')?.sample))
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
