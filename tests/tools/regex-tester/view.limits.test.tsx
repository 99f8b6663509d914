import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { strings } from '../../../src/widgets/regex-tester/regex-tester.strings'
import { noSideEffects } from '../../no-side-effects'
import { megabyte, sized } from '../../scale'
import { onDesktop } from '../../screen-size'
import { button, field, headline, hostile, items, marks, show, textsIn, write } from './screen'

noSideEffects()
onDesktop()
afterEach(cleanup)
afterEach(() => vi.unstubAllGlobals())

describe('a pattern that would run forever', () => {
  it('stops at the limit, says how to fix it, and keeps the page responsive', async () => {
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
    await screen.findByRole('alert')
    expect(screen.getByRole('alert').textContent).toContain('Stopped after 2 seconds')
    expect(screen.getByRole('alert').textContent).toContain('(a+)+')
    expect(frames).toBeGreaterThan(before + 10)
    cancelAnimationFrame(frame)
  })

  it('leaves no earlier number of matches in the status bar', async () => {
    show({ ...hostile, pattern: 'a+b' })
    await headline('1 match found')
    await write('Pattern', hostile.pattern)
    await screen.findByRole('button', { name: 'Stop' })
    expect(screen.queryByText('1 match found')).toBeNull()
    await screen.findByRole('alert')
    expect(screen.queryByText('1 match found')).toBeNull()
  })

  it('is canceled by the next edit', async () => {
    show(hostile)
    await screen.findByRole('button', { name: 'Stop' })
    await write('Pattern', 'a+b')
    await headline('1 match found')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is stopped by a click and restarted by another', async () => {
    show(hostile)
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
    expect((await screen.findByRole('alert')).textContent).toContain(strings.issues.stopped)
    await userEvent.click(button('Run again'))
    await screen.findByRole('button', { name: 'Stop' })
  })

  it('is terminated with the widget', async () => {
    const end = vi.spyOn(Worker.prototype, 'terminate')
    const { unmount } = show(hostile)
    await screen.findByRole('button', { name: 'Stop' })
    unmount()
    // Matching, and the analysis if it has begun.
    expect(end).toHaveBeenCalled()
  })
})

describe('if workers are blocked', () => {
  it('shows an error and no matches', async () => {
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

  it('shows an error if the worker fails later', async () => {
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

describe('very many matches', () => {
  const count = Math.min(megabyte, 100_000)
  const figure = (count: number) => count.toLocaleString('en-US')
  const pane = () => screen.getByRole('region', { name: 'Matches' })
  const places = () => items().map((item) => Number(item.getAttribute('aria-posinset')))

  it('are all counted, with few of them in the document, and can all be reached', sized, async () => {
    const onResult = vi.fn()
    const { container } = show({ pattern: '(\\w)(\\d)', text: '' }, { onResult })
    await write('Test string', 'a1 '.repeat(count))
    await headline(`${figure(count)} matches found`)
    screen.getByText(new RegExp(`^Showing 1–\\d of ${figure(count)}$`))
    expect(container.querySelectorAll('*').length).toBeLessThan(1500)
    expect(items().length).toBeLessThan(20)
    const { value } = onResult.mock.lastCall?.[0] ?? {}
    const end = 3 * count - 1
    expect(value.matches.length).toBe(count)
    expect(value.matches.at(-1)).toEqual({ match: 'a1', index: end - 2, end, groups: ['a', '1'], named: {} })

    pane().scrollTop = pane().scrollHeight
    await waitFor(() => expect(places().at(-1)).toBe(count))
    const last = items().at(-1)
    expect(last?.getAttribute('aria-setsize')).toBe(String(count))
    expect(textsIn(last)).toContain(`${figure(end - 2)}–${figure(end)}`)
    expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(pane().getBoundingClientRect().bottom + 1)
    const text = screen.getByRole('region', { name: strings.highlights })
    text.scrollTop = text.scrollHeight
    await waitFor(() => expect(text.scrollTop + text.clientHeight).toBeGreaterThan(text.scrollHeight - 2))
    await waitFor(() => expect(marks().at(-1)?.textContent).toBe('a1'))
    pane().scrollTop = (pane().scrollHeight - pane().clientHeight) / 2
    await waitFor(() => expect(places()).toContain(count / 2))
    pane().focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(places().at(-1)).toBe(count))
  })

  it('are listed up to 100,000, and the rest are only counted, with a note', async () => {
    show({ pattern: 'a', text: 'a'.repeat(100_001) })
    await headline('100,001 matches found')
    screen.getByText('Only the first 100,000 are listed and highlighted. All are counted.')
  })

  it('on one line are drawn in rows as wide as the pane', sized, async () => {
    show({ pattern: 'a', text: 'a'.repeat(count) })
    await headline(`${figure(count)} matches found`)
    const pane = screen.getByRole('region', { name: strings.highlights })
    await waitFor(() => expect(marks().length).toBeGreaterThan(100))
    expect(pane.scrollWidth).toBeLessThanOrEqual(pane.clientWidth)
    expect(marks().length).toBeLessThan(4000)
  })
})
