import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { example } from '../../src/engine/ai-detector'
import { AiDetector, type AiDetectorProps } from '../../src/widgets/ai-detector/ai-detector'
import { statusIn } from '../controls'
import { noSideEffects } from '../no-side-effects'
import { until } from '../until'

// What the three detectors have in common beyond the contracts: their button, their delay, and when an answer goes.

noSideEffects()
afterEach(cleanup)

function show(props: AiDetectorProps = {}) {
  const actions = createRef<NonNullable<AiDetectorProps['actions']>['current']>()
  const onResult = vi.fn<NonNullable<AiDetectorProps['onResult']>>()
  render(<AiDetector delay={0} actions={actions} onResult={onResult} {...props} />)
  return { actions, onResult }
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const button = (name = 'Analyze Text') => screen.getByRole<HTMLButtonElement>('button', { name })
const type = (value: string) => fireEvent.input(field(), { target: { value } })
/** The sentence on the card; it is said aloud as well. */
const sentence = () => screen.getByText(/^By its style/, { ignore: '[role=status]' })
const status = () => statusIn(document)
/** The same, once it is that of the text and not of the example. */
const answer = async () => {
  await until(() => expect(status()).toBe('current'))
  return sentence()
}

describe('ai-detector', () => {
  it('has a button that is disabled while there is nothing to analyze', () => {
    show()
    expect(button().disabled).toBe(true)
    type(' \n')
    expect(button().disabled).toBe(true)
    type('Hi')
    expect(button().disabled).toBe(false)
  })

  it('says that it analyzes, cannot be pressed meanwhile, and has the focus again afterwards', async () => {
    show({ defaultValue: example, delay: 50 })
    button().focus()
    fireEvent.click(button())
    expect(button('Analyzing...').disabled).toBe(true)
    await answer()
    expect(button().disabled).toBe(false)
    await until(() => expect(document.activeElement).toBe(button()))
  })

  it.each([
    ['1500 ms', undefined, false, 1500],
    ['what `delay` says', 40, false, 40],
    ['what the attribute says', '30', false, 30],
    ['nothing where less motion is wanted', undefined, true, 0],
  ] as const)('waits %s', async (_, delay, reduced, expected) => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: reduced } as MediaQueryList)
    const timer = vi.spyOn(globalThis, 'setTimeout')
    show({ defaultValue: example, delay })
    fireEvent.click(button())
    await until(() => expect(timer.mock.calls.map(([, ms]) => ms)).toContain(expected))
    await answer()
  })

  it('acts on Ctrl and Enter in the text', async () => {
    show({ defaultValue: example })
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
    await answer()
  })

  it('dims the answer with an edit, and analyzes again on the press alone', async () => {
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
    expect(button().disabled).toBe(true)
    fireEvent.click(button('Undo'))
    expect(field().value).toBe('We went home. It rained.')
  })

  it.each(['', ' \n'])('keeps the last answer, dimmed, when %j is analyzed, and says why', async (text) => {
    const { actions } = show({ defaultValue: example })
    fireEvent.click(button())
    await answer()
    type(text)
    await act(async () => actions.current?.calculate())
    await until(() => expect(screen.getByText('Type or paste some text first.')).toBeTruthy())
    expect(status()).toBe('outdated')
    expect(button('Copy results').disabled).toBe(true)
  })

  it('highlights what was counted in the text, each side in its own way', async () => {
    show({ defaultValue: example })
    fireEvent.click(button())
    await answer()
    const marks = [...screen.getByRole('region', { name: 'What was counted, in the text' }).querySelectorAll('mark')]
    expect(marks.map(({ textContent }) => textContent)).toEqual([
      'Furthermore',
      'it is important to note',
      'various',
      'utilize',
      'innovative',
      'I think',
    ])
    expect(new Set(marks.map(({ className }) => className)).size).toBe(2)
  })

  it('says that it is a heuristic and proves nothing, before and after', async () => {
    show({ defaultValue: example })
    const said = () => screen.getByText('This is a writing-style heuristic and proves nothing.')
    expect(said()).toBeTruthy()
    fireEvent.click(button())
    await answer()
    expect(said()).toBeTruthy()
  })

  it('analyzes a megabyte in a worker, and marks its beginning', async () => {
    const { onResult } = show({ defaultValue: { text: 'Furthermore, we ran. '.repeat(50_000) } })
    fireEvent.click(button())
    await until(() => expect(onResult).toHaveBeenCalled())
    expect(onResult.mock.lastCall?.[0]).toMatchObject({
      ok: true,
      value: { wordCount: 150_000, sentenceCount: 50_000 },
    })
    await until(() => screen.getByText(/^Marked is what stands in the first 20,000 characters/))
  })

  it('loads a sample', async () => {
    show()
    fireEvent.click(button('Human-like text'))
    await until(() => expect(field().value).toMatch(/^So I finally tried/))
    await until(() => screen.getByText('85 words, 435 characters'))
  })
})
