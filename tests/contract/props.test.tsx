import { describe, expect, it } from 'vitest'
import { addersIn, controlsIn, edit, isChosen, stateOf, textsIn, unfold } from '../controls'
import type { Input } from '../load-tool'
import { doing, mount, pressEnter, settled, type View } from '../mount'
import { noSideEffects } from '../no-side-effects'
import { casesOf, sized } from '../scale'
import { broken, tools } from '../tools'
import { traitsOf } from '../traits'
import { until } from '../until'

// What every widget does with its props: values from the page, and callbacks.

noSideEffects()

/** The controls and buttons that set fields. Selected radio buttons are left out. */
const settersIn = (root: Element) => [...controlsIn(root).filter((control) => !isChosen(control)), ...addersIn(root)]
type Setter = ReturnType<typeof settersIn>[number]

/** Uses one of them, and returns the whole record that the page gets. Undefined: a setting of the view alone. */
async function change(view: View, setter: Setter, fields: readonly string[], text?: string) {
  view.onValueChange.mockClear()
  await doing(() => (setter instanceof HTMLButtonElement ? setter.click() : edit(setter, text)))
  const { calls } = view.onValueChange.mock
  if (calls.length > 1) expect.soft(calls, `calls for ${setter.outerHTML}`).toHaveLength(1)
  const [record] = calls.at(-1) ?? []
  if (record) expect.soft(Object.keys(record).sort()).toEqual(fields)
  return record
}

/** Uses each that is new while the page keeps `value` as it is, and returns the records that the page gets. */
async function changeAll(view: View, fields: readonly string[], known: readonly Setter[] = []) {
  const before = stateOf(view.root)
  const records: Input[] = []
  const all = settersIn(view.root)
  // By position, because an edit can replace the others.
  for (const at of all.keys()) {
    const setter = settersIn(view.root)[at]
    if (!setter || known.includes(all[at] as Setter)) continue
    const { value, type } = setter
    const record = await change(view, setter, fields)
    if (record) records.push(record)
    // A setting of the view goes back: a checkbox, or a slider in a chart.
    else await change(view, setter, fields, type === 'range' ? value : undefined)
    const after = stateOf(view.root)
    if (`${after}` !== `${before}`) expect.soft(after, `after an edit of ${setter.outerHTML}`).toEqual(before)
  }
  return records
}

it('imports every tool of the catalog', () => {
  expect(broken).toEqual([])
})

describe.each(tools)('$id', (tool) => {
  const { engine, strings } = tool
  const { initial, example } = engine
  const fields = Object.keys(initial).sort()
  const { waitsForPress, fieldsOfViews = [], pointerOnly = [] } = traitsOf(tool.id)

  it('shows `value`, changes only with it, and has a control for each field', async () => {
    const view = mount(tool, { value: {} })
    const empty = stateOf(view.root)
    const elsewhere = [...pointerOnly, ...fieldsOfViews]
    const reached = new Set<string>()
    for (const start of [initial, example]) {
      view.give({ value: start })
      if (start === initial) expect.soft(stateOf(view.root), 'missing fields of `value`').toEqual(empty)
      let known: Setter[] = []
      const changeNew = async () => {
        const records = await changeAll(view, fields, known)
        known = settersIn(view.root)
        for (const record of records) for (const field of fields) if (record[field] !== start[field]) reached.add(field)
      }
      await changeNew()
      await doing(() => unfold(view.root))
      await changeNew()
      // Some fields are loaded when their section opens.
      if (start === example)
        await until(async () => {
          if (reached.size + elsewhere.length < fields.length) await changeNew()
          expect([...reached, ...elsewhere].sort()).toEqual(fields)
        })
    }
    const other = mount(tool, { defaultValue: example })
    await doing(() => unfold(other.root))
    expect.soft(stateOf(view.root), 'the same as with `defaultValue`').toEqual(stateOf(other.root))
  })

  it('calls no callback for what the page does, and keeps its answer if `value` is equal', async () => {
    const view = mount(tool, { value: initial })
    view.give({ value: example })
    if (!waitsForPress) await settled(view, true)
    await doing(() => view.actions.current?.calculate())
    await settled(view, true)
    const before = view.result()
    view.give({ value: { ...example } })
    await doing(() => {})
    expect.soft(view.result()).toEqual(before)
    await doing(() => view.actions.current?.reset())
    expect.soft(view.onValueChange).not.toHaveBeenCalled()
    expect.soft(view.onResult).not.toHaveBeenCalled()
  })

  it('starts with `defaultValue`, keeps later edits, and calls onValueChange once for each', sized, async () => {
    const view = mount(tool, { defaultValue: example, className: 'mine', style: { marginTop: 7 } })
    const { root } = view
    expect.soft(root.className.split(' ')).toContain('mine')
    expect.soft(root.style.marginTop).toBe('7px')
    expect.soft(root.parentElement?.querySelectorAll('.mine, [style*=margin]')).toHaveLength(1)
    if (!waitsForPress) {
      await settled(view, true)
      const tags = [...root.querySelectorAll('*')].filter(({ textContent }) => textContent === strings.example)
      expect.soft(tags, 'tags of the example').toEqual([])
      expect.soft(view.onResult).not.toHaveBeenCalled()
    }
    const before = stateOf(root)
    const all = settersIn(root)
    const setters = casesOf(all, (setter) => setter === all.find(({ type }) => type === setter.type))
    for (const setter of setters) if (setter.isConnected) await change(view, setter, fields)
    const edited = stateOf(root)
    // `npm test` may have used all.
    if (setters.length > 0) expect.soft(edited).not.toEqual(before)
    view.give({ defaultValue: initial })
    expect.soft(stateOf(root)).toEqual(edited)
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

  it('renders with an invalid locale', async () => {
    const view = mount(tool, { locale: 'not a locale', value: example })
    await doing(() => view.actions.current?.calculate())
    await settled(view)
    expect(view.root.getAttribute('aria-label')).toBe(strings.name)
  })
})
