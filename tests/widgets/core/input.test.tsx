import { describe, expect, it } from 'vitest'
import type { Fields } from '../../../src/engine/core/engine'
import { issue } from '../../../src/widgets/core/fields/field.css'
import { edit, enterable, press, textsIn, unfold, wordsIn } from '../../controls'
import { noSideEffects } from '../../no-side-effects'
import { casesOf, megabyte, sized } from '../../scale'
import { type ToolUnderTest, tools } from '../../tools'
import { until } from '../../until'
import { doing, mount, settled, states, statesOf, type View } from '../mount'

// Whatever is typed: an error message or an answer, the text kept, and nothing on the console.

noSideEffects()

const badTexts = [
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

/** For a choice, such as a currency or a unit. */
const badCodes = ['', 'unknown', '__proto__', 'constructor']

/** Text that must never be shown. */
const unspeakable =
  /\bNaN\b|Infinity|\bundefined\b|\bnull\b|\[object |∞|(^|[\s$€£(:])[-−]0([.,]0+)?(?=$|[\s%)]|[.,](\s|$))/

/** The tool's own words that must never be shown, without typed text that it repeats and without JSON's own `null`. */
const unspeakableIn = (root: Element, typed = '') =>
  wordsIn(root).filter((text) => {
    const own = typed.trim() ? text.split(typed.trim()).join('') : text
    return unspeakable.test(own.replace('true, false and null', ''))
  })

const errorsShown = (root: Element): string[] =>
  [...root.querySelectorAll(`.${issue}, [role=alert]`)].map(({ textContent }) => textContent ?? '')

/** The text fields of a tool, unfolded, in an example that has an answer. */
async function opened(tool: ToolUnderTest, defaultValue: Fields) {
  const view = mount(tool, { defaultValue })
  await doing(() => unfold(view.root))
  return view
}

/** Types a text, leaves the field, and presses Enter if that does something. */
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

  const texts = casesOf(badTexts, (text) => ['1e309', '{min}'].includes(text))
  it.each(texts)('shows an error or an answer for %j in any field and keeps the text', sized, async (text) => {
    const count = textsIn((await opened(tool, example)).root).length
    for (let at = 0; at < count; at++) {
      const view = await opened(tool, example)
      await write(view, at, text)
      // A number is grouped when the field is left. With the focus, the field shows what was typed.
      const field = textsIn(view.root)[at]
      await doing(() => field?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
      expect(field?.value).toBe(text)
      const result = view.result()
      if (!result?.ok) {
        expect(errorsShown(view.root)).not.toEqual([])
        for (const sentence of errorsShown(view.root)) expect(sentence).toMatch(/^\p{Lu}.*[.!?]$/su)
      }
      expect(unspeakableIn(view.root, text)).toEqual([])
      view.unmount()
    }
  })

  it(`shows an error or an answer for ${megabyte} characters in any field`, sized, async () => {
    for (const value of withLongTexts(tool.engine)) {
      const view = mount(tool, { value })
      await doing(() => view.actions.current?.calculate())
      await settled(view)
      if (!view.result()?.ok) expect(errorsShown(view.root)).not.toEqual([])
      expect(unspeakableIn(view.root)).toEqual([])
      view.unmount()
    }
  })

  it.each(casesOf(badCodes, (code) => code === '__proto__'))(
    'shows an error or an answer for the code %j',
    sized,
    async (code) => {
      for (const field of Object.keys(initial)) {
        if (typeof initial[field] !== 'string') continue
        const view = mount(tool, { value: { ...example, [field]: code } })
        await doing(() => view.actions.current?.calculate())
        await settled(view)
        if (!view.result()?.ok) expect(errorsShown(view.root)).not.toEqual([])
        view.unmount()
      }
    },
  )

  it.each(statesOf(tool))('shows no NaN, undefined or object: %s', async (state) => {
    const { root } = await states[state](tool)
    expect(unspeakableIn(root)).toEqual([])
  })

  it('shows no error for an empty field before an edit', async () => {
    const { root } = await states.empty(tool)
    expect(errorsShown(root)).toEqual([])
    const field = textsIn(root)[0]
    if (!field) return
    await doing(() => field.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
    await doing(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(errorsShown(root)).toEqual([])
  })

  it('keeps an error visible when its field loses focus', async () => {
    const { root } = await states.faulty(tool)
    const said = errorsShown(root)
    for (const field of textsIn(root)) {
      await doing(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    }
    expect(errorsShown(root)).toEqual(expect.arrayContaining(said))
  })

  it('removes an error once it is corrected', async () => {
    const view = await opened(tool, example)
    const count = textsIn(view.root).length
    for (let at = 0; at < count; at++) {
      const good = textsIn(view.root)[at]?.value ?? ''
      await write(view, at, 'letters, -1')
      await write(view, at, good)
    }
    expect(errorsShown(view.root)).toEqual([])
    // If nothing can be typed, nothing was pressed.
    if (count > 0) expect(view.result()?.ok).toBe(true)
  })
})

/** The example with a long text in one field after the other, in the first row of a list too. */
function withLongTexts({ initial, example, kinds = {} }: ToolUnderTest['engine']): Fields[] {
  const long = ['9'.repeat(megabyte), 'word '.repeat(megabyte / 5)]
  return Object.entries(initial).flatMap(([field, value]) => {
    if (typeof value === 'string') return long.map((text) => ({ ...example, [field]: text }))
    const rows = example[field]
    if (!Array.isArray(rows)) return []
    // A list that's empty at the start has the fields that its kinds name.
    const [first = Object(kinds[field]), ...others] = rows
    return Object.keys(first).map((key) => ({
      ...example,
      [field]: [{ ...rows[0], [key]: long[0] }, ...others],
    }))
  })
}
