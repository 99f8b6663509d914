import { describe, expect, it } from 'vitest'
import { edit, enterable, press, stateOf, textsIn, unfold, wordsIn } from '../controls'
import type { Input } from '../load-tool'
import { doing, mount, settled, type View } from '../mount'
import { noSideEffects } from '../no-side-effects'
import { casesOf, megabyte, sized, typedStep } from '../scale'
import { type ToolUnderTest, tools } from '../tools'
import { until } from '../until'
import { errorsShown, unspeakableIn } from './unspeakable'

// Whatever is typed: an error message or an answer, the text kept, and nothing on the console.

noSideEffects()

/** The invoice generator is edited a thousand times. */
const patient = { ...sized, timeout: 600_000 }

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
const codes = casesOf(badCodes, (code) => code === '__proto__')

/** Numbers, times, dates, heights, colors and code, as they look in the middle of typing. */
const unfinished = [
  ..."9|9:|9:30|24:00|1/|1/2|6/15|6/15/1990|-|-5|.|0|1e309|1,5|5%|5'|12 st 4|$|9 am|noon|in 3".split('|'),
  ...'#|#12|rgb(|linear-gradient(|(|[|{"a"|<b|\\|٣|٩:٣٠|１２|😀| '.split('|'),
  '\ud800',
  '9'.repeat(400),
]

/** What `npm test` uses for a field: one text for the first field, another for the next. */
const inTurn = (texts: readonly string[], at: number) => texts[at % texts.length]

/** In a long form, each field gets every third text. The next two fields get the others. */
const share = (at: number, count: number) => (_: string, index: number) => count <= 8 || (index + at) % 3 === 0

/** The texts for a field. */
function badTextsFor(at: number, count: number): string[] {
  const texts = casesOf(badTexts, (text) => text === inTurn(['1e309', '{min}'], at))
  return texts.length === 1 ? texts : texts.filter(share(at, count))
}

/** A tool with its example and all fields unfolded. */
async function opened(tool: ToolUnderTest): Promise<View> {
  const view = mount(tool, { defaultValue: tool.engine.example })
  await doing(() => unfold(view.root, { answer: false }))
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

/** Checks what a tool shows for the text that was written into a field. */
async function expectErrorOrAnswer(view: View, at: number, text: string): Promise<void> {
  const named = JSON.stringify(text)
  // A number is grouped when the field is left. With the focus, the field shows what was typed.
  const field = textsIn(view.root)[at]
  await doing(() => field?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
  expect.soft(field?.value).toBe(text)
  if (!view.result()?.ok) {
    expect.soft(errorsShown(view.root), `errors for ${named} in ${field?.outerHTML}`).not.toEqual([])
    for (const sentence of errorsShown(view.root)) expect.soft(sentence, named).toMatch(/^\p{Lu}.*[.!?]$/su)
  }
  expect.soft(unspeakableIn(view.root, text), named).toEqual([])
}

describe.each(tools)('$id', (tool) => {
  const { example } = tool.engine

  it(
    'shows an error or an answer for any text in any field, until it’s corrected, and keeps the text',
    patient,
    async () => {
      let view = await opened(tool)
      const before = stateOf(view.root)
      const count = textsIn(view.root).length
      for (let at = 0; at < count; at++) {
        const good = textsIn(view.root)[at]?.value ?? ''
        for (const text of badTextsFor(at, count)) {
          await write(view, at, text)
          await expectErrorOrAnswer(view, at, text)
          const changed = stateOf(view.root).filter((state, index) => state !== before[index]).length
          if (view.result()?.ok || changed > 1) {
            // An answer may stay in a history, and another field may have changed: a grade is a percentage or a GPA.
            view.unmount()
            view = await opened(tool)
          } else {
            await write(view, at, good)
            expect.soft(errorsShown(view.root), `after ${good} in ${textsIn(view.root)[at]?.outerHTML}`).toEqual([])
            expect.soft(view.result()?.ok).toBe(true)
          }
        }
      }
    },
  )

  it('survives everything typed into its text fields, finished or not', patient, async () => {
    const view = mount(tool, { defaultValue: example })
    await doing(() => view.actions.current?.calculate())
    const count = textsIn(view.root).length
    for (let at = 0; at < count; at++) {
      const good = textsIn(view.root)[at]?.value ?? ''
      const texts = unfinished.filter((_, index) => (index + at) % typedStep === 0).filter(share(at, count))
      for (const text of [...texts, good]) {
        const field = textsIn(view.root)[at]
        if (field) await doing(() => edit(field, text))
        expect(view.container.contains(view.root), text).toBe(true)
        const wrong = wordsIn(view.root).filter((shown) => /\b(NaN|undefined|Invalid Date|\[object)/.test(shown))
        expect.soft(wrong, JSON.stringify(text)).toEqual([])
      }
    }
  })

  it(`shows an error or an answer for bad codes and ${megabyte} characters from the page`, patient, async () => {
    const view = mount(tool, { value: example })
    for (const [value, text] of [...withCodes(tool.engine), ...withLongTexts(tool.engine)]) {
      await doing(() => {
        // Without the answer to the value before.
        view.actions.current?.reset()
        view.give({ value })
      })
      await doing(() => view.actions.current?.calculate())
      await settled(view)
      if (!view.result()?.ok) expect.soft(errorsShown(view.root), text).not.toEqual([])
      expect.soft(unspeakableIn(view.root), text).toEqual([])
    }
  })
})

type Named = readonly [value: Input, name: string]

/** The example with a bad code in one field after the other. */
const withCodes = ({ initial, example }: ToolUnderTest['engine']): Named[] =>
  Object.keys(initial)
    .filter((field) => typeof initial[field] === 'string')
    .flatMap((field) => codes.map((code): Named => [{ ...example, [field]: code }, `'${code}' in ${field}`]))

/** The example with a long text in one field after the other, in the first row of a list too. */
function withLongTexts({ fields, initial, example }: ToolUnderTest['engine']): Named[] {
  const long = ['9'.repeat(megabyte), 'word '.repeat(megabyte / 5)]
  return Object.entries(initial).flatMap(([field, value], at): Named[] => {
    if (typeof value === 'string') {
      const texts = casesOf(long, (text) => text === inTurn(long, at))
      return texts.map((text) => [{ ...example, [field]: text }, `long ${field}`])
    }
    const rows = example[field]
    if (!Array.isArray(rows)) return []
    const [first = Object(fields[field]?.fields), ...others] = rows
    return Object.keys(first).map((key) => [
      { ...example, [field]: [{ ...rows[0], [key]: long[0] }, ...others] },
      `long ${key} in ${field}`,
    ])
  })
}
