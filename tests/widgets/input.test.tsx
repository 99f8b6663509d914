import { describe, expect, it } from 'vitest'
import type { Fields } from '../../src/engine/core/engine'
import { issue } from '../../src/widgets/core/field.css'
import { edit, enterable, press, textsIn, unfold, wordsIn } from '../controls'
import { guard } from '../guard'
import { type ToolUnderTest, tools } from '../tools'
import { until } from '../until'
import { doing, mount, settled, states, statesOf, type View } from './mount'

// Whatever is typed: a sentence or an answer, the text kept, and nothing on the console.

guard()

const bad = [
  '',
  '   ',
  'letters',
  '1e309',
  '-1',
  '-0',
  '1,5',
  '٣',
  '👩‍👩‍👧‍👦',
  '\ud800',
  '9'.repeat(400),
  '0.000000001',
  '<b>&amp;</b>',
  '{min}',
]

/** What no person is ever to read. */
const unspeakable =
  /\bNaN\b|Infinity|\bundefined\b|\bnull\b|\[object |∞|(^|[\s$€£(:])[-−]0([.,]0+)?(?=$|[\s%)]|[.,](\s|$))/

/** Words of the tool, without those that a person typed and it shows again. */
const saidBy = ({ root }: View, typed: string) =>
  wordsIn(root)
    .map((text) => (typed.trim() ? text.split(typed.trim()).join('') : text))
    .filter((text) => unspeakable.test(text))

const faultsSaid = (root: Element): string[] =>
  [...root.querySelectorAll(`.${issue}, [role=alert]`)].map(({ textContent }) => textContent ?? '')

/** The text fields of a tool, unfolded, in an example that has an answer. */
async function opened(tool: ToolUnderTest, defaultValue: Fields) {
  const view = mount(tool, { defaultValue })
  await doing(() => unfold(view.root))
  return view
}

/** A person writes, leaves the field, and presses Enter where that does something. */
async function write(view: View, at: number, text: string): Promise<void> {
  const field = textsIn(view.root)[at]
  if (!field) return
  view.onResult.mockClear()
  await doing(() => edit(field, text))
  await doing(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  const enter = field.matches('input') ? field : enterable(view.root)
  if (enter) await doing(() => press(enter, 'Enter'))
  await until(() => expect(view.onResult).toHaveBeenCalled())
  await settled(view)
}

describe.each(tools)('$id', (tool) => {
  const { example, initial } = tool.engine

  it.each(bad)('has a sentence or an answer for %j in any of its fields, and keeps it', async (text) => {
    const count = textsIn((await opened(tool, example)).root).length
    for (let at = 0; at < count; at++) {
      const view = await opened(tool, example)
      await write(view, at, text)
      expect(textsIn(view.root)[at]?.value).toBe(text)
      const result = view.result()
      if (!result?.ok) {
        expect(faultsSaid(view.root)).not.toEqual([])
        for (const sentence of faultsSaid(view.root)) expect(sentence).toMatch(/^\p{Lu}.*[.!]$/su)
      }
      expect(saidBy(view, text)).toEqual([])
      view.unmount()
    }
  })

  it('has a sentence or an answer for a megabyte in any of its fields, and keeps it', async () => {
    for (const value of withMegabyte(initial, example)) {
      const view = mount(tool, { value })
      await doing(() => view.actions.current?.calculate())
      await settled(view)
      if (!view.result()?.ok) expect(faultsSaid(view.root)).not.toEqual([])
      expect(wordsIn(view.root).filter((word) => unspeakable.test(word))).toEqual([])
      view.unmount()
    }
  })

  it('has a sentence or an answer for codes that it does not know', async () => {
    for (const field of Object.keys(initial)) {
      if (typeof initial[field] !== 'string') continue
      for (const text of ['', 'unknown', '__proto__', 'constructor']) {
        const view = mount(tool, { value: { ...example, [field]: text } })
        await doing(() => view.actions.current?.calculate())
        await settled(view)
        if (!view.result()?.ok) expect(faultsSaid(view.root)).not.toEqual([])
        view.unmount()
      }
    }
  })

  it.each(statesOf(tool))('says nothing, %s, that is no word or number', async (state) => {
    const { root } = await states[state](tool)
    expect(wordsIn(root).filter((text) => unspeakable.test(text))).toEqual([])
  })

  it('is quiet about what is empty until it is touched', async () => {
    const { root } = await states.empty(tool)
    expect(faultsSaid(root)).toEqual([])
    const field = textsIn(root)[0]
    if (!field) return
    await doing(() => field.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
    await doing(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(faultsSaid(root)).toEqual([])
  })

  it('keeps a fault in sight when its field is left', async () => {
    const { root } = await states.faulty(tool)
    const said = faultsSaid(root)
    for (const field of textsIn(root)) {
      await doing(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    }
    expect(faultsSaid(root)).toEqual(said)
  })

  it('takes a fault back once it is mended', async () => {
    const view = await opened(tool, example)
    const count = textsIn(view.root).length
    for (let at = 0; at < count; at++) {
      const good = textsIn(view.root)[at]?.value ?? ''
      await write(view, at, 'letters, -1')
      await write(view, at, good)
    }
    expect(faultsSaid(view.root)).toEqual([])
    // Where nothing can be typed, nothing has been pressed.
    if (count > 0) expect(view.result()?.ok).toBe(true)
  })
})

/** The example with a megabyte in one field after the other, in the first row of a list too. */
function withMegabyte(initial: Fields, example: Fields): Fields[] {
  const long = ['9'.repeat(1e6), 'word '.repeat(2e5)]
  return Object.entries(initial).flatMap(([field, value]) => {
    if (typeof value === 'string') return long.map((text) => ({ ...example, [field]: text }))
    const rows = example[field]
    if (!Array.isArray(rows)) return []
    return Object.keys(rows[0]).map((key) => ({
      ...example,
      [field]: [{ ...rows[0], [key]: long[0] }, ...rows.slice(1)],
    }))
  })
}
