import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { buttonsIn, controlsIn, edit, isChosen, press, stateOf, unfold } from '../controls'
import { countResources } from '../count-resources'
import { noSideEffects } from '../no-side-effects'
import { tools } from '../tools'
import { until } from '../until'
import { copyButton, doing, mount, pressEnter, settled, states, statesOf, stubClipboard } from './mount'

// From mount to unmount: clipboard, storage that throws, StrictMode, hydration, and no resources left behind.

noSideEffects()

const deny = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))

describe.each(tools)('$id', (tool) => {
  const { engine, strings, Widget, context } = tool
  const { example } = engine

  const copies = () => {
    it('copies its answer, and confirms it for two seconds', async () => {
      const write = stubClipboard()
      const { root } = await states.answered(tool)
      const button = copyButton(root, strings.copy)
      vi.useFakeTimers()
      await doing(() => button.click())
      expect(write.mock.lastCall?.[0].trim()).toMatch(/\S/)
      expect(button.textContent).toBe(strings.copied)
      expect(saidIn(root)).toContain(strings.copied)
      await doing(() => vi.advanceTimersByTime(1999))
      expect(button.textContent).toBe(strings.copied)
      await doing(() => vi.advanceTimersByTime(1))
      vi.useRealTimers()
      expect(button.textContent).toBe(strings.copy)
      expect(saidIn(root)).not.toContain(strings.copied)
    })

    it('falls back to execCommand if the clipboard is denied', async () => {
      stubClipboard(deny)
      const taken: string[] = []
      vi.spyOn(document, 'execCommand').mockImplementation(() => taken.push(selected()) > 0)
      const { root } = await states.answered(tool)
      const results = root.querySelectorAll('textarea[readonly]').length
      const button = copyButton(root, strings.copy)
      button.focus()
      await doing(() => button.click())
      await until(() => expect(button.textContent).toBe(strings.copied))
      expect(taken.map((text) => text.trim() !== '')).toEqual([true])
      expect(document.activeElement).toBe(button)
      expect(root.querySelectorAll('textarea[readonly]')).toHaveLength(results)
    })

    it('shows the text, selected, if both are denied', async () => {
      stubClipboard(deny)
      vi.spyOn(document, 'execCommand').mockReturnValue(false)
      const { root } = await states.answered(tool)
      const results = root.querySelectorAll('textarea[readonly]').length
      await doing(() => copyButton(root, strings.copy).click())
      await until(() => expect(root.querySelectorAll('textarea[readonly]')).toHaveLength(results + 1))
      expect(root.textContent).toContain(strings.copyDenied)
      expect(selected().trim()).toMatch(/\S/)
    })
  }
  if (statesOf(tool).includes('copied')) describe('when copied', copies)

  it('leaves no timer, listener or worker behind', async () => {
    // React adds its listeners to the document once, with its first root.
    mount(tool).unmount()
    const count = countResources()
    for (const state of statesOf(tool)) {
      const view = await states[state](tool)
      const field = controlsIn(view.root).find((control) => !isChosen(control))
      if (field) await doing(() => edit(field))
      view.unmount()
    }
    expect(count()).toEqual([])
  })

  it('works in StrictMode, which mounts everything twice', async () => {
    const view = mount(tool, { defaultValue: example }, { strict: true })
    await pressEnter(view)
    await settled(view, true)
    const field = controlsIn(view.root).find((control) => !isChosen(control))
    if (field) await doing(() => edit(field))
    expect(view.onValueChange.mock.calls.length).toBeLessThanOrEqual(1)
  })

  it('hydrates server markup without a difference', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    const element = <Widget {...context} defaultValue={example} />
    container.append(...parsed(renderToString(element)))
    const before = stateOf(container)
    const root = hydrateRoot(container, element)
    await doing(() => {})
    expect(stateOf(container)).toEqual(before)
    await doing(() => root.unmount())
    container.remove()
  })

  it('shares no id and no state with a second one on the page', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    const pair = [
      <Widget key={1} {...context} defaultValue={example} />,
      <Widget key={2} {...context} defaultValue={example} />,
    ]
    await doing(() => root.render(<StrictMode>{pair}</StrictMode>))
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const [one, two] = container.children as unknown as [Element, Element]
    await doing(() => unfold(one))
    await doing(() => unfold(two))
    const before = stateOf(two)
    for (const control of controlsIn(one)) await doing(() => edit(control))
    expect(stateOf(two)).toEqual(before)
    await doing(() => root.unmount())
    container.remove()
  })

  it('has an answer when storage throws', async () => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const view = await states.answered(tool)
    expect(view.result()?.ok).toBe(true)
  })

  it('writes nothing into storage, cookies or the window', async () => {
    const globals = Object.keys(window).length
    const set = vi.spyOn(Storage.prototype, 'setItem')
    const cookie = vi.spyOn(document, 'cookie', 'set')
    const view = await states.answered(tool)
    for (const control of controlsIn(view.root)) await doing(() => press(control, 'Enter'))
    expect(set).not.toHaveBeenCalled()
    expect(cookie).not.toHaveBeenCalled()
    expect(Object.keys(window).length).toBe(globals)
  })

  it('opens no dialog, and does not submit a surrounding form', async () => {
    const calls = [
      vi.spyOn(window, 'alert'),
      vi.spyOn(window, 'confirm'),
      vi.spyOn(window, 'prompt'),
      vi.spyOn(window, 'print'),
    ]
    const submit = vi.fn((event: Event) => event.preventDefault())
    const form = document.body.appendChild(document.createElement('form'))
    form.addEventListener('submit', submit)
    const root = createRoot(form)
    stubClipboard()
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await doing(() => root.render(<Widget {...context} defaultValue={example} />))
    // The initial buttons, then those that they added. No third round, because Undo and Remove would alternate forever.
    const pressed = new Set<HTMLButtonElement>()
    for (const round of ['at first', 'added']) {
      for (const button of buttonsIn(form).filter((button) => !pressed.has(button))) {
        pressed.add(button)
        await doing(() => button.click())
      }
      expect(pressed.size, round).toBeGreaterThan(0)
    }
    for (const control of controlsIn(form)) await doing(() => press(control, 'Enter'))
    for (const call of calls) expect(call).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
    await doing(() => root.unmount())
    form.remove()
  })
})

const saidIn = (root: Element) => [...root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)

/** The selected text in the focused field. */
function selected(): string {
  const field = document.activeElement
  return field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : ''
}

const parsed = (markup: string) => new DOMParser().parseFromString(markup, 'text/html').body.childNodes
