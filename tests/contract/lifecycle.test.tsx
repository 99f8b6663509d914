import { createRef, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { ToolActions } from '../../src/widgets/core/base/tool-props'
import { buttonsIn, controlsIn, edit, enterable, isChosen, press, stateOf, unfold } from '../controls'
import { countResources } from '../count-resources'
import { doing, mount, states, statesOf, stubClipboard } from '../mount'
import { noSideEffects } from '../no-side-effects'
import { casesOf, sized } from '../scale'
import { tools } from '../tools'
import { traitsOf } from '../traits'
import { until } from '../until'

// From the server to unmount: hydration, StrictMode, storage that throws, and no resources left behind.

noSideEffects()

describe.each(tools)('$id', (tool) => {
  const { engine, strings, Widget, context } = tool
  const { initial, example } = engine

  it('is sent by a server, with its answer and without styles, and hydrates without a difference', async () => {
    const element = <Widget {...context} defaultValue={example} />
    const empty = renderToString(<Widget {...context} defaultValue={initial} />)
    const answered = renderToString(element)
    for (const markup of [empty, answered]) {
      expect.soft(markup).toContain(strings.name)
      expect.soft(markup).not.toMatch(/\sstyle=|<style/i)
    }
    const { waitsForPress, answersInBrowser } = traitsOf(tool.id)
    if (!waitsForPress && !answersInBrowser) expect.soft(answered).not.toContain(`>${strings.example}<`)
    const container = document.body.appendChild(document.createElement('div'))
    container.append(...parsed(answered))
    const before = stateOf(container)
    const root = hydrateRoot(container, element)
    await doing(() => {})
    expect.soft(stateOf(container)).toEqual(before)
    await doing(() => root.unmount())
    container.remove()
  })

  it('works twice on a page in StrictMode, which mounts everything twice, without shared ids or state', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    const actions = createRef<ToolActions | null>()
    const onValueChange = vi.fn()
    const pair = [
      <Widget key={1} {...context} defaultValue={example} actions={actions} onValueChange={onValueChange} />,
      <Widget key={2} {...context} defaultValue={example} />,
    ]
    await doing(() => root.render(<StrictMode>{pair}</StrictMode>))
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const [one, two] = container.children as unknown as [HTMLElement, HTMLElement]
    await doing(() => enterable(one) && press(enterable(one) as Element, 'Enter'))
    await until(() => expect(actions.current?.result?.ok).toBe(true))
    await doing(() => unfold(container))
    const before = stateOf(two)
    const [first, ...others] = controlsIn(one).filter((control) => !isChosen(control))
    onValueChange.mockClear()
    if (first) await doing(() => edit(first))
    expect(onValueChange.mock.calls.length).toBeLessThanOrEqual(1)
    await doing(() => {
      for (const control of others) edit(control)
    })
    expect(stateOf(two)).toEqual(before)
    await doing(() => root.unmount())
    container.remove()
  })

  it('has an answer when storage throws', async () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(window, name, 'get').mockImplementation(deny)
    vi.spyOn(document, 'cookie', 'get').mockImplementation(deny)
    const view = await states.answered(tool)
    expect(view.result()?.ok).toBe(true)
  })

  it('opens no dialog, submits no form, and writes nothing into storage, cookies or the window', async () => {
    const globals = globalNames()
    const calls = [
      ...(['alert', 'confirm', 'prompt', 'print'] as const).map((name) => vi.spyOn(window, name)),
      vi.spyOn(Storage.prototype, 'setItem'),
      vi.spyOn(document, 'cookie', 'set'),
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
    for (const call of [...calls, submit]) expect.soft(call).not.toHaveBeenCalled()
    expect.soft(globalNames()).toEqual(globals)
    await doing(() => root.unmount())
    form.remove()
  })

  it.each(casesOf(statesOf(tool), (state) => state === statesOf(tool).at(-1)))(
    'leaves no timer, listener or worker behind, %s',
    sized,
    async (state) => {
      // React adds its listeners to the document once, with its first root.
      mount(tool).unmount()
      const count = countResources()
      const view = await states[state](tool)
      const field = controlsIn(view.root).find((control) => !isChosen(control))
      if (field) await doing(() => edit(field))
      view.unmount()
      expect(count()).toEqual([])
    },
  )
})

// Without frames, which have numbers.
const globalNames = () => Object.keys(window).filter((name) => !/^\d+$/.test(name))

const parsed = (markup: string) => new DOMParser().parseFromString(markup, 'text/html').body.childNodes
