import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { presets } from '../../src/engine/regex-tester'
import { strings } from '../../src/widgets/regex-tester/regex-tester.strings'
import { statusIn } from '../controls'
import { noSideEffects } from '../no-side-effects'
import { button, field, headline, items, marks, show, textsIn, write } from './regex-tester.screen'

noSideEffects()
afterEach(cleanup)
afterEach(() => vi.unstubAllGlobals())

describe('shows', () => {
  it('how many matches there are, in the singular and the plural', async () => {
    show({ pattern: 'an', text: 'banana' })
    await headline('2 matches found')
    await write('Test string', 'ban')
    await headline('1 match found')
    await write('Test string', 'bn')
    await headline('No matches found')
  })

  it('the count for screen readers', async () => {
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
  it('is shown between slashes, with its flags', async () => {
    show({ pattern: 'a', flags: 'gi', text: 'A' })
    expect(field('Pattern').parentElement?.textContent).toBe('//gi')
    await headline('1 match found')
  })

  it('that is none says why in the words of the browser, and dims the old matches', async () => {
    show({ pattern: 'a', text: 'a' })
    await headline('1 match found')
    await write('Pattern', '(')
    screen.getByText('Invalid')
    // It may still become one.
    expect(field('Pattern').getAttribute('aria-invalid')).toBeNull()
    fireEvent.blur(field('Pattern'))
    expect(field('Pattern').getAttribute('aria-invalid')).toBe('true')
    const described = field('Pattern').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toMatch(/Unterminated group/)
    expect(statusIn(document)).toBe('outdated')
    expect(marks().map(({ textContent }) => textContent)).toEqual(['a'])
    expect(button('Copy all matches')).toHaveProperty('disabled', true)
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
  const presetOf = (name: string) => presets.find(({ id }) => id === name)

  it('are those of the engine', () => {
    expect(Object.keys(strings.presetNames)).toEqual(presets.map(({ id }) => id))
  })

  it.each(presets)('$id fills pattern, flags and an empty text, and finds something', async (preset) => {
    const onValueChange = vi.fn()
    show({ flags: 'm' }, { onValueChange })
    await userEvent.click(button(strings.presetNames[preset.id] ?? ''))
    const filled = { pattern: preset.pattern, flags: preset.flags, text: preset.sample }
    await waitFor(() => expect(onValueChange).toHaveBeenCalledWith(filled))
    await screen.findByText(/^\d matches found$/, { selector: 'p:not([role])' })
  })

  it('leave a text alone that a person has written', async () => {
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
