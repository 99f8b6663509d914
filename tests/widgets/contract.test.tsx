import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Fields } from '../../src/engine/core/engine'
import {
  addersIn,
  buttonsIn,
  controlsIn,
  edit,
  isChosen,
  stateOf,
  statusIn,
  textsIn,
  unfold,
  wordsIn,
} from '../controls'
import { noSideEffects } from '../no-side-effects'
import { sized, typedStep } from '../scale'
import { broken, fieldsOfViews, type ToolUnderTest, tools } from '../tools'
import { until } from '../until'
import { copyButton, doing, mount, pressEnter, settled, states, statesOf, type View } from './mount'
import { inLocale, replaceable, replaced } from './words'

// What every widget guarantees: the same props, and no side effects.

noSideEffects()

/** Numbers, times, dates, heights, colors and code, as they look in the middle of typing. */
const typed = [
  ..."9|9:|9:30|24:00|1/|1/2|6/15|6/15/1990|-|-5|.|0|1e309|1,5|5%|5'|12 st 4|$|9 am|noon|in 3".split('|'),
  ...'#|#12|rgb(|linear-gradient(|(|[|{"a"|<b|\\|٣|٩:٣٠|１２|😀| '.split('|'),
  '\ud800',
  '9'.repeat(400),
]

/** A field drawn with a pointer, which its own test does (invoice-generator.signature.test.tsx). */
const pointerOnly = ['signatureStrokes']

it('imports every tool of the catalog', () => {
  expect(broken).toEqual([])
})

describe.each(tools)('$id', (tool) => {
  const { Widget, engine, strings, context } = tool
  const { initial, example } = engine
  const fields = Object.keys(initial).sort()

  it('renders without optional props', () => {
    const { root } = mount(tool)
    expect(root.getAttribute('role')).toBe('group')
    expect(root.getAttribute('aria-label')).toBe(strings.name)
    expect(controlsIn(root)).not.toEqual([])
  })

  it.each(['empty', 'answered'])('renders on a server, %s, without a style attribute or element', (state) => {
    const markup = renderToString(<Widget {...context} defaultValue={state === 'empty' ? initial : example} />)
    expect(markup).toContain(strings.name)
    expect(markup).not.toMatch(/\sstyle=|<style/i)
  })

  it('shows `value`, and changes only with it', async () => {
    const view = mount(tool, { value: initial })
    await doing(() => unfold(view.root))
    const before = stateOf(view.root)
    for (const at of before.keys()) {
      const control = controlsIn(view.root)[at]
      if (!control) continue
      view.onValueChange.mockClear()
      await doing(() => edit(control))
      if (view.onValueChange.mock.calls.length === 0) await doing(() => edit(control))
      expect(stateOf(view.root)).toEqual(before)
    }
    const other = mount(tool, { defaultValue: example })
    await doing(() => unfold(other.root))
    view.give({ value: example })
    await doing(() => unfold(view.root))
    expect(stateOf(view.root)).toEqual(stateOf(other.root))
  })

  it('keeps its answer when the page passes an equal `value` again', async () => {
    const view = mount(tool, { value: example })
    await doing(() => view.actions.current?.calculate())
    await settled(view, true)
    const before = view.result()
    view.give({ value: { ...example } })
    await doing(() => {})
    expect(view.result()).toEqual(before)
  })

  it('starts with `defaultValue` and keeps later edits', async () => {
    const view = mount(tool, { defaultValue: example })
    await doing(() => unfold(view.root))
    const field = controlsIn(view.root).find((control) => !isChosen(control))
    const before = stateOf(view.root)
    if (field) await doing(() => edit(field))
    expect(stateOf(view.root)).not.toEqual(before)
    view.give({ defaultValue: initial })
    expect(stateOf(view.root)).not.toEqual(before)
  })

  it('fills missing fields of `value` from the initial input', () => {
    const view = mount(tool, { value: {} })
    expect(stateOf(view.root)).toEqual(stateOf(mount(tool).root))
  })

  it('calls onValueChange once per edit, with the whole record, and has a control for each field', async () => {
    const reached = new Set<string>()
    for (const start of [initial, example]) {
      const usable = (root: Element) => [...controlsIn(root), ...addersIn(root)]
      const count = usable(mount(tool, { defaultValue: start }).root).length
      for (let at = 0; at < count; at++) {
        const view = mount(tool, { defaultValue: start })
        const control = usable(view.root)[at]
        if (control instanceof HTMLButtonElement) await doing(() => control.click())
        else if (control && !isChosen(control)) await doing(() => edit(control))
        // No call: a setting of the view alone, such as whether a timer chimes.
        expect(view.onValueChange.mock.calls.length, control?.outerHTML).toBeLessThanOrEqual(1)
        for (const [record] of view.onValueChange.mock.calls) {
          expect(Object.keys(record).sort()).toEqual(fields)
          for (const field of fields) if (record[field] !== start[field]) reached.add(field)
        }
        view.unmount()
      }
    }
    const elsewhere = [...pointerOnly.filter((field) => fields.includes(field)), ...(fieldsOfViews[tool.id] ?? [])]
    expect([...reached, ...elsewhere].sort()).toEqual(fields)
  })

  it('calls no callback on mount, or when the page sets the value or calculates', async () => {
    const view = mount(tool, { value: initial })
    view.give({ value: example })
    await doing(() => view.actions.current?.calculate())
    await settled(view, true)
    await doing(() => view.actions.current?.reset())
    expect(view.onValueChange).not.toHaveBeenCalled()
    expect(view.onResult).not.toHaveBeenCalled()
  })

  it('calls onResult once for an edit and once for a calculation', async () => {
    const view = mount(tool, { defaultValue: example })
    const field = textsIn(view.root)[0]
    if (field) await doing(() => edit(field))
    await pressEnter(view)
    await settled(view)
    await until(() => expect(view.onResult).toHaveBeenCalled())
    expect(view.onResult.mock.calls.length).toBeLessThanOrEqual(2)
    expect(view.onResult.mock.lastCall?.[0]).toEqual(view.result())
  })

  it('puts className and style on its root', () => {
    const { root } = mount(tool, { className: 'mine', style: { marginTop: 7 } })
    expect(root.className.split(' ')).toContain('mine')
    expect(root.style.marginTop).toBe('7px')
    expect(root.parentElement?.querySelectorAll('.mine, [style*=margin]')).toHaveLength(1)
  })

  it.each(statesOf(tool))('shows no text, %s, that `strings` cannot replace', async (state) => {
    const view = await states[state](tool, { strings: replaced(strings) })
    expect(view.root.getAttribute('aria-label')).toBe(replaced(strings).name)
    expect(wordsIn(view.root).filter(replaceable(strings))).toEqual([])
  })

  it('shows numbers in the digits of its locale, except typed and generated text', async () => {
    const defaultValue = inLocale(example, 'ar-EG')
    const view = await states.answered(tool, { locale: 'ar-EG', strings: replaced(strings), defaultValue })
    // A name such as UTF-8 is the same everywhere.
    const names = [...view.root.querySelectorAll('option')].filter(({ value }) => /[a-z]-?\d/.test(value))
    const made = JSON.stringify([defaultValue, view.result(), names.map(({ text }) => text)])
    expect(
      wordsIn(view.root).filter((text) => /\d/.test(text) && !made.includes(JSON.stringify(text).slice(1, -1))),
    ).toEqual([])
  })

  it('writes percents as its locale does: 15 % in German', async () => {
    const defaultValue = inLocale(example, 'de-DE')
    const view = await states.answered(tool, { locale: 'de-DE', defaultValue })
    // A fixed sentence, such as a hint, is in English with the figures that it has there.
    const made = JSON.stringify([defaultValue, view.result(), strings])
    expect(
      wordsIn(view.root).filter((text) => /\d%/.test(text) && !made.includes(JSON.stringify(text).slice(1, -1))),
    ).toEqual([])
  })

  it('survives everything typed into its text fields, finished or not', sized, async () => {
    const count = textsIn(mount(tool, { defaultValue: example }).root).length
    for (let at = 0; at < count; at++) {
      const view = mount(tool, { defaultValue: example })
      await doing(() => view.actions.current?.calculate())
      for (const text of typed.filter((_, index) => (index + at) % typedStep === 0)) {
        const field = textsIn(view.root)[at]
        if (field) await doing(() => edit(field, text))
        expect(view.container.contains(view.root), text).toBe(true)
        expect(wordsIn(view.root).filter((shown) => /\b(NaN|undefined|Invalid Date|\[object)/.test(shown))).toEqual([])
      }
      view.unmount()
    }
  })

  it('renders with an invalid locale', async () => {
    const view = mount(tool, { locale: 'not a locale', value: example })
    await doing(() => view.actions.current?.calculate())
    await settled(view)
    expect(view.root.getAttribute('aria-label')).toBe(strings.name)
  })
})

/** Tools that answer only when the button is pressed: an edit dims the answer. */
const dimmed = ['ai-detector', 'ip-lookup', 'language-detector', 'plagiarism-detector']
/** Tools that draw when the button is pressed: an edit keeps what was drawn. */
const drawn = ['random-number-generator', 'username-generator']

const isClock = ({ engine }: ToolUnderTest) => 'tick' in engine
const answerIn = (root: ParentNode) => root.querySelector<HTMLElement>('[data-status]')
const isTagged = (root: ParentNode) => wordsIn(root).includes('Example')
const undoByKey = (root: HTMLElement) =>
  doing(() => {
    const target = root.contains(document.activeElement) ? document.activeElement : root
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }))
  })

/** A tool after a press on its button and then the first edit that has an answer. */
async function answeredAndEdited(tool: ToolUnderTest): Promise<View> {
  const { engine, context } = tool
  const isValid = (record: Fields) => engine.evaluate(record).ok || engine.evaluate(record, context).ok
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

describe.each(tools.filter((tool) => !isClock(tool)))('the answer of $id', (tool) => {
  const { id, engine, strings } = tool
  const exampleButton = (root: ParentNode) => buttonsIn(root).find(({ textContent }) => textContent === 'Use example')

  it('is there from the start: the example’s, tagged and not copyable, or the tool’s own', async () => {
    const { root } = mount(tool)
    await doing(() => {})
    const status = statusIn(root)
    expect(['example', 'current']).toContain(status)
    expect(answerIn(root)?.textContent).not.toBe('')
    expect(isTagged(root)).toBe(status === 'example')
    expect(copyButton(root, strings.copy).disabled).toBe(status === 'example')
  })

  it('fills in the example with one click, and undoes that with Ctrl+Z', async () => {
    const view = mount(tool)
    await doing(() => {})
    const button = exampleButton(view.root)
    expect(Boolean(button)).toBe(statusIn(view.root) === 'example')
    if (!button) return
    button.focus()
    await doing(() => button.click())
    await until(() => expect(statusIn(view.root)).toBe('current'))
    // What the form shows from the start, such as a tip of 15%, stays.
    const settings = Object.entries(engine.initial).filter(([, value]) => value !== '' && !Array.isArray(value))
    expect(view.onValueChange.mock.lastCall?.[0]).toEqual({ ...engine.example, ...Object.fromEntries(settings) })
    expect(view.result()?.ok).toBe(true)
    expect([isTagged(view.root), exampleButton(view.root)]).toEqual([false, undefined])
    await undoByKey(view.root)
    expect(view.onValueChange.mock.lastCall?.[0]).toEqual(engine.initial)
    expect([statusIn(view.root), isTagged(view.root)]).toEqual(['example', true])
  })

  it('follows a valid edit, is dimmed until the next press, or stays as it was drawn', async () => {
    const view = await answeredAndEdited(tool)
    const follows = ![...dimmed, ...drawn].includes(id)
    if (follows) await until(() => expect(view.onResult).toHaveBeenCalledOnce())
    await until(() => expect(statusIn(view.root)).toBe(dimmed.includes(id) ? 'outdated' : 'current'))
    expect(view.onResult).toHaveBeenCalledTimes(follows ? 1 : 0)
  })
})

describe.each(tools.filter(({ strings }) => typeof strings.clear === 'string'))('Clear in $id', (tool) => {
  it('brings the example back, and can be undone', async () => {
    const view = await states.answered(tool)
    const press = (label: unknown) =>
      doing(() =>
        buttonsIn(view.root)
          .find(({ textContent }) => textContent === label)
          ?.click(),
      )
    // Clear doesn't apply to a second text.
    for (const field of textsIn(view.root).slice(1)) await doing(() => edit(field, ''))
    const before = view.onValueChange.mock.lastCall?.[0] ?? tool.engine.example
    await press(tool.strings.clear)
    expect([statusIn(view.root), isTagged(view.root)]).toEqual(['example', true])
    await press('Undo')
    expect(view.onValueChange.mock.lastCall?.[0]).toEqual(before)
  })
})
