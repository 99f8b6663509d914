import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { TextCounter, type TextCounterProps } from '../../../src/widgets/text-counter/text-counter'
import { statusIn } from '../../controls'
import { forbiddenWorker, refusals } from '../../forbidden-worker'
import { noSideEffects } from '../../no-side-effects'
import { long, megabyte, sized } from '../../scale'
import { onDesktop, onPhone } from '../../screen-size'
import { until } from '../../until'

noSideEffects()
onDesktop()
afterEach(cleanup)

/** Ten megabytes of generated text, so its counts are known. Less in `npm test`. */
const sentence = 'One two three four.\n'
const often = megabyte / 2
const big = sentence.repeat(often)
const figure = (count: number) => count.toLocaleString('en-US')
const bigFigures = {
  Words: figure(4 * often),
  Characters: figure(20 * often),
  Sentences: figure(often),
  Lines: figure(often + 1),
}

function show(props: TextCounterProps = {}) {
  const onValueChange = vi.fn<NonNullable<TextCounterProps['onValueChange']>>()
  const onResult = vi.fn<NonNullable<TextCounterProps['onResult']>>()
  const view = render(<TextCounter onValueChange={onValueChange} onResult={onResult} {...props} />)
  return { ...view, onValueChange, onResult, text: () => onValueChange.mock.lastCall?.[0].text }
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (value: string) => fireEvent.input(field(), { target: { value } })

function paste(text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  fireEvent(field(), new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** What screen readers announce. */
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

/** The counts on the right, by label. */
function figures(): Record<string, string> {
  const lines = [...document.querySelectorAll('dl > div')]
  const entries = lines.map((line) => [line.querySelector('dt')?.textContent, line.querySelector('dd')?.textContent])
  const headline = document.querySelector('dl')?.parentElement?.previousElementSibling?.querySelectorAll('p')
  return Object.fromEntries([...entries, [headline?.[0]?.textContent, headline?.[1]?.textContent]])
}

const counted = (expected: Record<string, string>) => until(() => expect(figures()).toMatchObject(expected))

/** A worker has been started once. */
async function warm(): Promise<void> {
  show({ defaultValue: { text: sentence.repeat(3000) } })
  await counted({ Words: '12,000' })
  await screen.findByRole('button', { name: 'Next part' })
  cleanup()
}

/** Keeps the text as a page or an element does, with a new record for every change. */
function Page() {
  const [text, setText] = useState('')
  return <TextCounter value={{ text }} onValueChange={(value) => setText(value.text)} />
}

describe('text-counter', () => {
  beforeAll(warm)

  it('shows zeros for a text that was deleted by hand', () => {
    show()
    expect(statusIn(document)).toBe('example')
    type('a')
    type('')
    expect(statusIn(document)).toBe('current')
    expect(figures()).toEqual({
      Words: '0',
      Characters: '0',
      'Without spaces': '0',
      Sentences: '0',
      Paragraphs: '0',
      Lines: '0',
      'Reading time': '0 minutes',
      'Code points': '0',
      'UTF-16 units': '0',
      'UTF-8 bytes': '0',
    })
  })

  it('counts while typing, without delay', () => {
    const { onResult } = show()
    type('Hi, Ann. 👍🏽')
    expect(figures()).toMatchObject({ Words: '2', Characters: '10', 'Code points': '11', 'UTF-8 bytes': '17' })
    expect(onResult).toHaveBeenCalledTimes(1)
    type('Hi')
    expect(figures()).toMatchObject({ Words: '1', Characters: '2', 'Reading time': '1 minute' })
  })

  it('announces the answer politely, and nothing for the empty tool', async () => {
    show()
    expect(said().join('')).toBe('')
    type('Hi, Ann.')
    await until(() => expect(said()).toContain('Words: 2. 8 characters, 1 minute to read.'))
  })

  // Counted by hand: the family is one character of seven code points, four pairs and three joiners.
  it.each([
    ['Lorem Ipsum', { Words: '69', Sentences: '4', Paragraphs: '2', Lines: '3' }],
    ['Short Sample', { Words: '17', Sentences: '2', Lines: '1' }],
    ['Emoji', { Characters: '1', 'Code points': '7', 'UTF-16 units': '11', 'UTF-8 bytes': '25' }],
    ['Scripts', { Lines: '10' }],
  ])('loads a sample: %s', async (name, expected) => {
    show()
    press(name)
    await counted(expected)
  })

  it('loads a sample if the page controls the text, in a new record at every change', async () => {
    render(<Page />)
    expect(statusIn(document)).toBe('example')
    press('Emoji')
    await counted({ Characters: '1', 'UTF-8 bytes': '25' })
  })

  it('announces the counts in the page’s own strings', async () => {
    show({ defaultValue: { text: 'Hi' }, strings: { say: '{characters} in all.' } })
    await screen.findByText('Words: 1. 2 characters in all.')
  })

  it('shows the example after Clear, and undoes that', () => {
    const { text } = show()
    const example = figures()
    type('Some words')
    expect(figures().Words).toBe('2')
    press('Clear')
    expect([text(), field().value, statusIn(document)]).toEqual(['', '', 'example'])
    expect(figures()).toEqual(example)
    press('Undo')
    expect([text(), figures().Words]).toEqual(['Some words', '2'])
  })

  it('copies all figures', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    show({ defaultValue: { text: 'Hi, Ann.' } })
    await act(async () => press('Copy all statistics'))
    expect(write.mock.lastCall?.[0].split('\n')).toEqual([
      'Words: 2',
      '8 characters, 1 minute to read.',
      '',
      'Characters: 8',
      'Without spaces: 7',
      'Sentences: 1',
      'Paragraphs: 1',
      'Lines: 1',
      'Reading time: 1 minute',
      'Code points: 8',
      'UTF-16 units: 8',
      'UTF-8 bytes: 8',
    ])
  })

  it('formats figures for the locale', async () => {
    show({ locale: 'de', defaultValue: { text: 'Wort '.repeat(2000) } })
    expect(figures()).toMatchObject({ Words: '2.000', Characters: '10.000' })
  })

  it('counts a long pasted text, shows its progress, and keeps every letter', sized, async () => {
    const { text, onResult } = show()
    paste(big)
    expect(text()).toBe(big)
    expect(screen.getByRole('progressbar')).toBeTruthy()
    expect(statusIn(document)).toBe('example')
    await counted(bigFigures)
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(field().value.length).toBeLessThan(50_000)
    expect(onResult).toHaveBeenCalledTimes(1)
  })

  it('says in percent how much of a long text is counted', async () => {
    const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {})
    show()
    paste(sentence.repeat(2000))
    await until(() => expect(post).toHaveBeenCalled())
    const worker = post.mock.contexts[0] as Worker
    for (const [progress, label] of [
      [0.25, 'Counting… 25%'],
      [0.999, 'Counting… 99%'],
    ] as const) {
      act(() => void worker.dispatchEvent(new MessageEvent('message', { data: { kind: 'progress', progress } })))
      expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: label }).value).toBe(progress)
    }
  })

  it('counts the whole text again when a part is edited', sized, async () => {
    const { text } = show()
    paste(big)
    press('First part')
    type(`Zero ${field().value}`)
    expect(text()).toBe(`Zero ${big}`)
    await counted({ ...bigFigures, Words: figure(4 * often + 1), Characters: figure(20 * often + 5) })
  })

  it('answers the newest text, even if another is being counted', sized, async () => {
    show()
    paste(big)
    await until(() => expect(screen.getByRole('progressbar')).toBeTruthy())
    press('Short Sample')
    await counted({ Words: '17', Sentences: '2' })
    paste(sentence.repeat(2000))
    expect(figures()).toMatchObject({ Sentences: '2' })
    expect(statusIn(document)).toBe('outdated')
    await counted({ Words: '8,017' })
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('counts a long initial text', sized, async () => {
    show({ defaultValue: { text: big } })
    await counted(bigFigures)
  })

  it('counts long text controlled by the page', async () => {
    const { rerender } = show({ value: { text: '' } })
    rerender(<TextCounter value={{ text: sentence.repeat(5000) }} />)
    await counted({ Words: '20,000' })
    rerender(<TextCounter value={{ text: 'one' }} />)
    expect(figures().Words).toBe('1')
  })

  it.each([
    ['lone surrogates', '\ud800', { Characters: '1,000,000', 'UTF-8 bytes': '3,000,000' }],
    ['NULs', '\0', { Characters: '1,000,000', Words: '0' }],
    ['line ends', '\n', { Lines: '1,000,001', Paragraphs: '0' }],
    ['one line', 'a', { Words: '1', Lines: '1' }],
    ['Hebrew', 'שלום ', { Words: '200,000', Characters: '1,000,000' }],
  ])('counts 1 MB of %s', long, async (_, unit, expected) => {
    const { text } = show()
    const hostile = unit.repeat(1_000_000 / unit.length)
    paste(hostile)
    expect(text()).toBe(hostile)
    await counted(expected)
  })
})

describe('on a phone', () => {
  onPhone()

  it('announces the answer while its pane is hidden', async () => {
    show()
    type('Hi, Ann.')
    await until(() => expect(said()).toContain('Words: 2. 8 characters, 1 minute to read.'))
    expect(document.querySelector('dl')?.checkVisibility()).toBe(false)
    press('Result')
    expect(document.querySelector('dl')?.checkVisibility()).toBe(true)
  })
})

describe('if workers are blocked', () => {
  beforeAll(warm)

  it.each(refusals)('counts long text anyway: %s', async (_, refuse) => {
    vi.stubGlobal('Worker', forbiddenWorker(refuse))
    show()
    paste(sentence.repeat(10_000))
    expect(screen.getByRole('progressbar')).toBeTruthy()
    await counted({ Words: '40,000', Lines: '10,001' })
    type(`Zero ${field().value}`)
    await counted({ Words: '40,001' })
  })
})

it('terminates its worker on unmount', async () => {
  await warm()
  const terminate = vi.spyOn(Worker.prototype, 'terminate')
  const { unmount } = show()
  paste(sentence.repeat(5000))
  await counted({ Words: '20,000' })
  expect(terminate).not.toHaveBeenCalled()
  unmount()
  expect(terminate).toHaveBeenCalledTimes(1)
})
