import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { buttonsIn, controlsIn, edit, isChosen, press, stateOf, unfold } from '../controls'
import { countResources } from '../count-resources'
import { noSideEffects } from '../no-side-effects'
import { casesOf, sized } from '../scale'
import { tools } from '../tools'
import { doing, mount, pressEnter, settled, states, statesOf, stubClipboard } from '../widgets/mount'
import { waitsForPress } from './waits-for-press'

// From the server to unmount: hydration, StrictMode, storage that throws, and no resources left behind.

noSideEffects()

/** Their answers are about today, which only the browser knows. */
const aboutToday = ['age-calculator', 'date-difference', 'timezone-converter']
/** Their answers come later: from a worker, or from code that's loaded. */
const later = ['base64-tool', 'html-formatter', 'json-editor', 'math-solver', 'qr-generator', 'regex-tester']
const notOnServers = [...aboutToday, ...later]

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
    if (!notOnServers.includes(tool.id) && !waitsForPress(tool))
      expect.soft(answered).not.toContain(`>${strings.example}<`)
    const container = document.body.appendChild(document.createElement('div'))
    container.append(...parsed(answered))
    const before = stateOf(container)
    const root = hydrateRoot(container, element)
    await doing(() => {})
    expect.soft(stateOf(container)).toEqual(before)
    await doing(() => root.unmount())
    container.remove()
  })

  it('works in StrictMode, which mounts everything twice', async () => {
    const view = mount(tool, { defaultValue: example }, { strict: true })
    await pressEnter(view)
    await settled(view, true)
    const field = controlsIn(view.root).find((control) => !isChosen(control))
    if (field) await doing(() => edit(field))
    expect(view.onValueChange.mock.calls.length).toBeLessThanOrEqual(1)
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
    await doing(() => unfold(container))
    const before = stateOf(two)
    await doing(() => {
      for (const control of controlsIn(one)) edit(control)
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
    const globals = Object.keys(window)
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
    for (const control of controlsIn(form)) await doing(() => press(control, 'Enter'))
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
    expect.soft(Object.keys(window)).toEqual(globals)
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

const parsed = (markup: string) => new DOMParser().parseFromString(markup, 'text/html').body.childNodes
