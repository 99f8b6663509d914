import { expect, it, vi } from 'vitest'
import { copyOf, type Summary } from '../../src/widgets/core/base/summary'
import type { Verdict } from '../../src/widgets/core/base/tool-props'
import { copyButton, doing, isClock, states, stubClipboard } from '../mount'
import { noSideEffects } from '../no-side-effects'
import { tools } from '../tools'
import { until } from '../until'

// The copy button of every tool, with a clipboard that works or is denied. A clock has nothing to copy.

noSideEffects()

const deny = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
const saidIn = (root: Element) => [...root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)

/** The selected text in the focused field. */
function selected(): string {
  const field = document.activeElement
  return field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : ''
}

/** Without the isolates and spaces around a figure that's drawn in parts. */
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\s\u2066-\u2069]+/g, ' ').trim()

/** What a screen reader says: without flags and swatches. */
function spokenIn(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const drawn of copy.querySelectorAll('[aria-hidden=true]')) drawn.remove()
  return plain(copy.textContent)
}

it.each(tools.filter((tool) => !isClock(tool)))(
  '$id shows and copies what its summary has, and no figure that it hasn’t',
  async (tool) => {
    let summary: Summary | undefined
    const onVerdict = (verdict: Verdict) => {
      summary = verdict.summary
    }
    const write = stubClipboard()
    const { root } = await states.answered(tool, { onVerdict })
    await doing(() => copyButton(root, tool.strings.copy).click())
    await until(() => expect(write).toHaveBeenCalled())
    if (!summary) throw new Error('The answer has no summary')
    const { label, figure, lines } = summary
    expect(write.mock.lastCall?.[0]).toBe(copyOf(summary))
    expect(label).toMatch(/\S/)
    const headlines = [...root.querySelectorAll('[data-status] [part=headline]')]
    expect(headlines.map(({ children }) => [...children].map(spokenIn))).toEqual(
      headlines.length > 0 ? [[plain(label), plain(figure)]] : [],
    )
    const figures = [figure, ...lines.map(({ text }) => text)].map(plain)
    // A clock isn't part of an answer.
    const shown = [...root.querySelectorAll('[data-status] dd:not(:has(time))')].map(spokenIn)
    expect(shown.filter((text) => !figures.includes(text))).toEqual([])
  },
)

it.each(tools.filter((tool) => !isClock(tool)))(
  '$id copies its answer, confirms it for two seconds, and has two other ways if it’s denied',
  async (tool) => {
    const { strings } = tool
    const write = stubClipboard()
    const { root } = await states.answered(tool)
    const button = copyButton(root, strings.copy)
    const copied = () => root.querySelectorAll('textarea[readonly]').length
    const results = copied()
    const press = () => doing(() => button.click())
    const isConfirmed = () => [button.textContent === strings.copied, saidIn(root).includes(strings.copied)]

    vi.useFakeTimers()
    await press()
    expect(write.mock.lastCall?.[0].trim()).toMatch(/\S/)
    expect(isConfirmed()).toEqual([true, true])
    await doing(() => vi.advanceTimersByTime(1999))
    expect(isConfirmed()[0]).toBe(true)
    await doing(() => vi.advanceTimersByTime(1))
    expect(button.textContent).toBe(strings.copy)
    expect(saidIn(root)).not.toContain(strings.copied)

    stubClipboard(deny)
    const taken: string[] = []
    const execute = vi.spyOn(document, 'execCommand').mockImplementation(() => taken.push(selected()) > 0)
    button.focus()
    await press()
    await until(() => expect(button.textContent).toBe(strings.copied))
    expect(taken.map((text) => text.trim() !== '')).toEqual([true])
    expect(document.activeElement).toBe(button)
    expect(copied()).toBe(results)
    await doing(() => vi.advanceTimersByTime(2000))
    vi.useRealTimers()

    execute.mockReturnValue(false)
    await press()
    await until(() => expect(copied()).toBe(results + 1))
    expect(root.textContent).toContain(strings.copyDenied)
    expect(selected().trim()).toMatch(/\S/)
  },
)
