import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { example } from '../../../src/engine/ai-detector/ai-detector'
import { AiDetector, type AiDetectorProps } from '../../../src/widgets/ai-detector/ai-detector'
import { statusIn } from '../../controls'
import { noSideEffects } from '../../no-side-effects'
import { megabyte, sized } from '../../scale'
import { onDesktop } from '../../screen-size'
import { until } from '../../until'

// What the three detectors share besides the contracts: their button, their delay, and when an answer disappears.

noSideEffects()
onDesktop()
afterEach(cleanup)

function show(props: AiDetectorProps = {}) {
  const actions = createRef<NonNullable<AiDetectorProps['actions']>['current']>()
  const onResult = vi.fn<NonNullable<AiDetectorProps['onResult']>>()
  render(<AiDetector delay={0} actions={actions} onResult={onResult} {...props} />)
  return { actions, onResult }
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const button = (name = 'Analyze Text') => screen.getByRole<HTMLButtonElement>('button', { name })
const isDimmed = (name?: string) => button(name).matches('[aria-disabled=true]')
const type = (value: string) => fireEvent.input(field(), { target: { value } })
/** The sentence on the card, which is also announced. */
const sentence = () => screen.getByText(/^The style is/, { ignore: '[role=status]' })
const status = () => statusIn(document)
/** The same for the text's answer, not the example's. */
const answer = async () => {
  await until(() => expect(status()).toBe('current'))
  return sentence()
}

describe('ai-detector', () => {
  it('dims its button if there is nothing to analyze', () => {
    show()
    expect(isDimmed()).toBe(true)
    type(' \n')
    expect(isDimmed()).toBe(true)
    type('Hi')
    expect(isDimmed()).toBe(false)
  })

  it('shows its progress, isn’t pressed again meanwhile, and keeps the focus', async () => {
    const { onResult } = show({ defaultValue: example, delay: 50 })
    button().focus()
    fireEvent.click(button())
    expect(isDimmed('Analyzing...')).toBe(true)
    fireEvent.click(button('Analyzing...'))
    await answer()
    expect([isDimmed(), document.activeElement, onResult.mock.calls.length]).toEqual([false, button(), 1])
  })

  it.each([
    ['1500 ms', undefined, false, 1500],
    ['what `delay` says', 40, false, 40],
    ['what the attribute says', '30', false, 30],
    ['0 ms if reduced motion is preferred', undefined, true, 0],
  ] as const)('waits %s', async (_, delay, reduced, expected) => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: reduced } as MediaQueryList)
    const { setTimeout } = globalThis
    // Each timer ends at once, whatever time it was set to.
    const timer = vi
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation((task, _, ...values) => setTimeout(task, 0, ...values))
    show({ defaultValue: example, delay })
    fireEvent.click(button())
    await until(() => expect(timer.mock.calls.map(([, ms]) => ms)).toContain(expected))
    await answer()
  })

  it('runs on Ctrl+Enter in the text', async () => {
    show({ defaultValue: example })
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
    await answer()
  })

  it('dims the answer on an edit, and analyzes again on a press', async () => {
    const { onResult } = show({ defaultValue: example })
    fireEvent.click(button())
    const said = (await answer()).textContent
    type('We went home. It rained.')
    expect(status()).toBe('outdated')
    expect(sentence().textContent).toBe(said)
    expect(button('Copy results').disabled).toBe(true)
    expect(onResult).toHaveBeenCalledTimes(1)
    fireEvent.click(button())
    expect((await answer()).textContent).not.toBe(said)
    expect(onResult).toHaveBeenCalledTimes(2)
  })

  it('shows the example again when the text is cleared, which can be undone', async () => {
    show({ defaultValue: { text: 'We went home. It rained.' } })
    fireEvent.click(button())
    await answer()
    fireEvent.click(button('Clear'))
    expect([field().value, status()]).toEqual(['', 'example'])
    expect(isDimmed()).toBe(true)
    fireEvent.click(button('Undo'))
    expect(field().value).toBe('We went home. It rained.')
  })

  it.each(['', ' \n'])('keeps the last answer, dimmed, and shows an error for %j', async (text) => {
    const { actions } = show({ defaultValue: example })
    fireEvent.click(button())
    await answer()
    type(text)
    await act(async () => actions.current?.calculate())
    await until(() => expect(screen.getByText('Type or paste some text first.')).toBeTruthy())
    expect(status()).toBe('outdated')
    expect(button('Copy results').disabled).toBe(true)
  })

  it('copies every figure on the card', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    show({ defaultValue: { text: 'We went home. It rained.' } })
    fireEvent.click(button())
    await answer()
    await act(async () => fireEvent.click(button('Copy results')))
    const copied = write.mock.lastCall?.[0].split('\n')
    // Counted by hand.
    expect(copied).toEqual(expect.arrayContaining(['Words: 5', 'Sentences: 2', 'Words per sentence: 2.5']))
    const lines = [...document.querySelectorAll('dl > div')]
    const textOf = (line: Element, part: string) => line.querySelector(part)?.textContent
    const shown = lines.map((line) => `${textOf(line, 'dt')}: ${textOf(line, 'dd')}`)
    expect(copied).toEqual(expect.arrayContaining(shown))
  })

  it('highlights what was counted, each side differently', async () => {
    show({ defaultValue: example })
    fireEvent.click(button())
    await answer()
    const marks = [...screen.getByRole('region', { name: 'Highlighted in your text' }).querySelectorAll('mark')]
    expect(marks.map(({ textContent }) => textContent)).toEqual([
      'It is important to note',
      'several',
      'Furthermore',
      'facilitate',
      'crucial',
      'In my experience',
      'I think',
      'comprehensive',
    ])
    expect(new Set(marks.map(({ className }) => className)).size).toBe(2)
  })

  it('says before and after that it is a heuristic and proves nothing', async () => {
    show({ defaultValue: example })
    const said = () =>
      screen.getByText(/^This is a writing-style heuristic.*It proves nothing about who wrote the text\.$/)
    expect(said()).toBeTruthy()
    fireEvent.click(button())
    await answer()
    expect(said()).toBeTruthy()
  })

  it('calls a text of fewer than 50 words too short, whatever its score', async () => {
    show({ defaultValue: { text: 'Moreover, it is important to note that we utilize robust frameworks.' } })
    fireEvent.click(button())
    await answer()
    expect(
      screen.getByText('The score of a short text means little. Enter at least 50 words. This text has 11 words.'),
    ).toBeTruthy()
    expect(screen.getByText('Confidence').closest('div')?.querySelector('dd')?.textContent).toBe('Low')
    cleanup()
    show({ defaultValue: example })
    fireEvent.click(button())
    await answer()
    expect(screen.queryByText(/^Enter at least 50 words/)).toBeNull()
  })

  it('analyzes a long text in a worker and highlights its beginning', sized, async () => {
    const sentences = megabyte / 20
    const { onResult } = show({ defaultValue: { text: 'Furthermore, we ran. '.repeat(sentences) } })
    fireEvent.click(button())
    await until(() => expect(onResult).toHaveBeenCalled())
    expect(onResult.mock.lastCall?.[0]).toMatchObject({
      ok: true,
      value: { wordCount: 3 * sentences, sentenceCount: sentences },
    })
    await until(() => screen.getByText(/^Only the first 20,000 characters are highlighted/))
  })

  it('loads a sample', async () => {
    show()
    fireEvent.click(button('Human-like text'))
    await until(() => expect(field().value).toMatch(/^So I finally tried/))
    await until(() => screen.getByText('85 words, 435 characters'))
  })
})
