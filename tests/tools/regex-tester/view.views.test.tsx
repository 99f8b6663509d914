import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { strings } from '../../../src/widgets/regex-tester/regex-tester.strings'
import { noSideEffects } from '../../no-side-effects'
import { onDesktop } from '../../screen-size'
import { until } from '../../until'
import { button, field, headline, hostile, show, write } from './screen'

noSideEffects()
onDesktop()
afterEach(cleanup)

const open = (view: keyof typeof strings.views) => userEvent.click(button(strings.views[view]))
const output = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })
const rows = () => screen.getAllByRole('treeitem')

function paste(into: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  fireEvent(into, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('replace', () => {
  it('shows the text with its matches replaced, as it’s typed', async () => {
    show({ pattern: '(\\w+)=(\\d+)', text: 'a=1 b=2' })
    await headline('2 matches found')
    await open('replace')
    await until(async () => expect((await output('Result')).value).toBe(' '))
    await write('Replacement', '$2:$1')
    await until(async () => expect((await output('Result')).value).toBe('1:a 2:b'))
    await write('Pattern', '(\\w)(=)')
    await until(async () => expect((await output('Result')).value).toBe('=:a1 =:b2'))
  })

  it('of a pattern that runs forever is stopped', async () => {
    show(hostile)
    await open('replace')
    expect((await screen.findByRole('alert')).textContent).toContain('Stopped after 2 seconds')
  })
})

describe('list and split', () => {
  it('show a line for each match, and the parts with their groups', async () => {
    show({ pattern: '(\\d)-?', text: 'a1-b2c', list: '<$1>' })
    await headline('2 matches found')
    await open('list')
    await until(async () => expect((await output('List')).value).toBe('<1>\n<2>'))
    await open('split')
    const parts = await screen.findByRole('region', { name: 'Parts' })
    const texts = within(parts)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(texts).toEqual(['1a', 'Group 11', '2b', 'Group 12', '3c'])
  })
})

describe('explain', () => {
  it('says what each token means, and follows the arrow keys', async () => {
    show({ pattern: '^(?<y>\\d+)$', text: '1' })
    await open('explain')
    await until(() =>
      expect(rows().map(({ textContent }) => textContent)).toEqual([
        '^Start of the text',
        '(?<y>\\d+)Capturing group 1, named “y”',
        '\\d+Repeats: 1 or more, as many as possible',
        '\\dA digit, 0 to 9',
        '$End of the text',
      ]),
    )
    rows()[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement).toBe(rows()[2])
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(rows()[4])
  })

  it('marks the token at the caret of the pattern', async () => {
    show({ pattern: 'ab\\d', text: '1' })
    await open('explain')
    await until(() => expect(rows()).toHaveLength(2))
    field('Pattern').focus()
    field('Pattern').setSelectionRange(3, 3)
    fireEvent.select(field('Pattern'))
    await until(() => expect(rows().map((row) => row.getAttribute('aria-selected'))).toEqual(['false', 'true']))
  })
})

describe('tests', () => {
  it('have a verdict each, and a count in the status line', async () => {
    const onValueChange = vi.fn()
    show(
      {
        pattern: '^\\d+$',
        tests: [
          { text: '12', expected: 'match' },
          { text: '3', expected: 'none' },
        ],
      },
      { onValueChange },
    )
    await open('tests')
    await screen.findByText('Passed')
    screen.getByText('Failed')
    screen.getByText('1 of 2 tests passed')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Expected result of test 2' }), 'match')
    await screen.findByText('2 of 2 tests passed')
    expect(onValueChange.mock.lastCall?.[0].tests).toEqual([
      { text: '12', expected: 'match' },
      { text: '3', expected: 'match' },
    ])
  })

  it('are added, and several at once from pasted lines', async () => {
    const onValueChange = vi.fn()
    show({ pattern: 'a' }, { onValueChange })
    await open('tests')
    await userEvent.click(button('Add test'))
    await waitFor(() => expect(document.activeElement).toBe(field('Test 1')))
    paste(field('Test 1'), 'a\nb\nba')
    expect(onValueChange.mock.lastCall?.[0].tests.map(({ text }: { text: string }) => text)).toEqual(['a', 'b', 'ba'])
    await screen.findByText('2 of 3 tests passed')
    await userEvent.click(button('Remove test 2'))
    await screen.findByText('2 of 2 tests passed')
  })

  it('that run forever leave the verdicts before them', async () => {
    show({
      pattern: hostile.pattern,
      tests: [
        { text: 'a', expected: 'match' },
        { text: hostile.text, expected: 'match' },
      ],
    })
    await open('tests')
    await screen.findByText('Not finished')
    screen.getByText('Passed')
  })
})

describe('code', () => {
  it('is in the chosen language, with notes on what differs', async () => {
    show({ pattern: '(?<y>\\d{4})', text: '2024' })
    await open('code')
    await screen.findByText(/re\.compile\(r'\(\?P<y>\\d\{4\}\)'\)/)
    screen.getByText(strings.flavor['digit-unicode'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Go (RE2)')
    await screen.findByText(/regexp\.MustCompile/)
  })

  it('isn’t offered for a language that can’t do it', async () => {
    show({ pattern: '(?=a)', text: 'a' })
    await open('code')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Rust')
    await screen.findByText('This pattern can’t work in Rust.')
    expect(screen.queryByText(/Regex::new/)).toBeNull()
  })
})

describe('the reference', () => {
  it('inserts a token at the caret', async () => {
    show({ pattern: 'ab' })
    await open('reference')
    const token = await screen.findByRole('button', { name: /^Insert \(\?:\)/ })
    field('Pattern').setSelectionRange(1, 1)
    await userEvent.click(token)
    await until(() => expect(field('Pattern').value).toBe('a(?:)b'))
    await userEvent.keyboard('x')
    expect(field('Pattern').value).toBe('a(?:x)b')
  })
})

describe('a pasted literal', () => {
  it('is taken apart, which is said and can be undone', async () => {
    const onValueChange = vi.fn()
    show({ flags: 'g' }, { onValueChange })
    await write('Pattern', '/a\\/b/gi')
    expect(onValueChange.mock.lastCall?.[0]).toMatchObject({ pattern: 'a\\/b', flags: 'gi' })
    screen.getByText(strings.pasted.literal)
    await userEvent.click(button('Undo'))
    expect(onValueChange.mock.lastCall?.[0]).toMatchObject({ pattern: '', flags: 'g' })
  })

  it('that’s typed stays as it is', async () => {
    show({})
    await userEvent.click(field('Pattern'))
    await userEvent.keyboard('/a/g')
    expect(field('Pattern').value).toBe('/a/g')
  })
})

describe('a pattern that can be exponential', () => {
  // Ten times the tool's limits, because a search waits only three seconds for the analysis, which a busy machine exceeds.
  beforeEach(() => {
    const { setTimeout } = window
    const patient = (task: () => void, milliseconds = 0) =>
      setTimeout(task, milliseconds >= 3000 ? 10 * milliseconds : milliseconds)
    vi.spyOn(window, 'setTimeout').mockImplementation(patient as typeof setTimeout)
  })
  afterEach(() => void vi.mocked(window.setTimeout).mockRestore())

  it('has a warning, and a text that shows it', async () => {
    const onValueChange = vi.fn()
    show({ pattern: '(a+)+$' }, { onValueChange })
    const note = await screen.findByRole('note')
    expect(note.textContent).toContain(strings.riskExponential)
    await userEvent.click(button('Try this text'))
    expect(onValueChange.mock.lastCall?.[0].text).toMatch(/^a{20,}/)
  })

  it('isn’t run on a long text before someone decides to', async () => {
    show({ pattern: '(a+)+$', text: `${'b'.repeat(2000)}a` })
    expect((await screen.findByRole('alert')).textContent).toContain(strings.issues.held)
    await userEvent.click(button('Run anyway'))
    await headline('1 match found')
  })
})
