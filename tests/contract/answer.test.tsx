import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/catalog'
import { isBlank } from '../../src/widgets/core/base/record'
import { buttonsIn, controlsIn, edit, isChosen, statusIn, textsIn, wordsIn } from '../controls'
import type { Input } from '../load-tool'
import { doing, isClock, mount, states, type View } from '../mount'
import { noSideEffects } from '../no-side-effects'
import { type ToolUnderTest, tools } from '../tools'
import { traitsOf } from '../traits'
import { until } from '../until'

// Whose answer a tool shows: the example's, the user's, or the one before an edit.

noSideEffects()

const hasWorkbench = (id: string) => catalog.some((tool) => tool.id === id && 'workbench' in tool)

const isTagged = (root: ParentNode) => wordsIn(root).includes('Example')

const buttonIn = (root: ParentNode, label: unknown) => buttonsIn(root).find(({ textContent }) => textContent === label)

const undoByKey = (root: HTMLElement) =>
  doing(() => {
    const target = root.contains(document.activeElement) ? document.activeElement : root
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }))
  })

/** A tool after a press on its button and then the first edit that has an answer. */
async function answeredAndEdited(tool: ToolUnderTest): Promise<View> {
  const { engine, context } = tool
  const isValid = (record: Input) => engine.evaluate(record).ok || engine.evaluate(record, context).ok
  for (let at = 0; ; at++) {
    for (const change of [undefined, (text: string) => text.slice(0, -1)]) {
      const view = await states.answered(tool)
      const control = controlsIn(view.root)[at]
      if (!control) throw new Error('No edit was valid')
      // A field shows the typed text while it has the focus.
      await doing(() => control.focus())
      view.onResult.mockClear()
      view.onValueChange.mockClear()
      if (!isChosen(control)) await doing(() => edit(control, change?.(control.value)))
      const [record] = view.onValueChange.mock.lastCall ?? []
      if (record && isValid(record)) return view
      view.unmount()
    }
  }
}

describe.each(tools.filter((tool) => !isClock(tool)))('$id', (tool) => {
  const { id, engine } = tool

  it('fills in the example with one click, and undoes that with Ctrl+Z', async () => {
    const view = mount(tool)
    await doing(() => {})
    const button = buttonIn(view.root, 'Use example')
    expect(Boolean(button)).toBe(statusIn(view.root) === 'example')
    if (!button) return
    button.focus()
    await doing(() => button.click())
    await until(() => expect(statusIn(view.root)).toBe('current'))
    // What the form shows from the start, such as a tip of 15%, stays.
    const settings = Object.entries(engine.initial).filter(([, value]) => value !== '' && !Array.isArray(value))
    expect(view.onValueChange.mock.lastCall?.[0]).toEqual({ ...engine.example, ...Object.fromEntries(settings) })
    expect(view.result()?.ok).toBe(true)
    expect([isTagged(view.root), buttonIn(view.root, 'Use example')]).toEqual([false, undefined])
    await undoByKey(view.root)
    expect(view.onValueChange.mock.lastCall?.[0]).toEqual(engine.initial)
    expect([statusIn(view.root), isTagged(view.root)]).toEqual(['example', true])
  })

  it('follows a valid edit, is gone until the next press, or stays as it was drawn', async () => {
    const view = await answeredAndEdited(tool)
    const { afterEdit } = traitsOf(id)
    const follows = !afterEdit
    if (follows) await until(() => expect(view.onResult).toHaveBeenCalledOnce())
    await until(() => expect(statusIn(view.root)).toBe(afterEdit === 'gone' ? 'incomplete' : 'current'))
    expect(view.onResult).toHaveBeenCalledTimes(follows ? 1 : 0)
  })
})

describe.each(tools.filter(({ id }) => !hasWorkbench(id)))('Clear in $id', (tool) => {
  it('empties the form, and can be undone', async () => {
    const { strings, engine } = tool
    const opened = await states.empty(tool)
    const statusAtFirst = statusIn(opened.root)
    opened.unmount()
    const view = await states.answered(tool)
    const clearButton = () => buttonIn(view.root, strings.clear)
    // One that opens with the example has nothing to clear yet.
    for (const control of controlsIn(view.root).filter((each) => !isChosen(each)))
      if (!clearButton()) await doing(() => edit(control))
    const clear = clearButton()
    const before = view.onValueChange.mock.lastCall?.[0] ?? engine.example
    await doing(() => clear?.click())
    expect(view.onValueChange.mock.lastCall?.[0]).toEqual(engine.initial)
    expect(clearButton()).toBeUndefined()
    expect(controlsIn(view.root).filter((control) => control.getAttribute('aria-invalid') === 'true')).toEqual([])
    if (isBlank(engine.initial, engine)) expect(statusIn(view.root)).toBe(statusAtFirst)
    await doing(() => buttonIn(view.root, strings.undo)?.click())
    expect(view.onValueChange.mock.lastCall?.[0]).toEqual(before)
  })
})

/** The regex tester's keeps the pattern. */
const clearsAll = ({ id, strings }: ToolUnderTest) => hasWorkbench(id) && !('clearText' in strings)

describe.each(tools.filter(clearsAll))('Clear in $id', (tool) => {
  it('brings the example back, and can be undone', async () => {
    const view = await states.answered(tool)
    // Clear doesn't apply to a second text.
    for (const field of textsIn(view.root).slice(1)) await doing(() => edit(field, ''))
    const before = view.onValueChange.mock.lastCall?.[0] ?? tool.engine.example
    await doing(() => buttonIn(view.root, tool.strings.clear)?.click())
    expect([statusIn(view.root), isTagged(view.root)]).toEqual(['example', true])
    await doing(() => buttonIn(view.root, 'Undo')?.click())
    expect(view.onValueChange.mock.lastCall?.[0]).toEqual(before)
  })
})
