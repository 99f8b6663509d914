import { beforeAll, describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { tagOf } from '../../src/catalog'
import { kebab } from '../../src/widgets/core/element/attributes'
import { controlsIn, edit, enterable, isChosen, press, stateOf, statusIn, textsIn, wordsIn } from '../controls'
import { noSideEffects } from '../no-side-effects'
import { type ToolUnderTest, tools } from '../tools'
import { until } from '../until'
import {
  attributesOf,
  countResources,
  create,
  discard,
  example,
  type Load,
  listen,
  openFolds,
  type PegboardElement,
  settle,
  shadow,
  shown,
} from './page'

/** Tests for every element, for both the bundler and the embed versions. Wrong attributes may be warned of. */
export function elementSuite(load: Load, tested: readonly ToolUnderTest[] = tools): void {
  noSideEffects({ allow: /^warn: <pegboard-/ })
  describe.each(tested)('<pegboard-$id>', (tool) => suite(tool, load))
}

function suite(tool: ToolUnderTest, load: Load): void {
  const { id, context } = tool
  const { initial } = tool.engine
  const tag = tagOf(id)
  let early: PegboardElement

  beforeAll(async () => {
    early = create(tool, {}, { value: tool.engine.example })
    await load(id)
    await openFolds(early)
  })

  it('upgrades existing elements and keeps their properties', async () => {
    expect(early.value).toEqual(tool.engine.example)
    expect(Object.hasOwn(early, 'value')).toBe(false)
    expect(stateOf(shadow(early))).toEqual(stateOf(shadow(await shown(create(tool, attributesOf(tool))))))
    discard()
  })

  it('works the same with innerHTML, createElement, cloneNode and importNode', async () => {
    const original = await shown(create(tool, attributesOf(tool)))
    const holder = document.createElement('div')
    const template = document.createElement('template')
    for (const target of [holder, template]) Object.assign(target, { innerHTML: original.outerHTML })
    const copies = [holder.firstChild, original.cloneNode(true), document.importNode(template.content, true).firstChild]
    for (const copy of copies as PegboardElement[]) {
      document.body.append(Object.assign(copy, context))
      await shown(copy)
      expect(copy.value).toEqual(original.value)
      expect(stateOf(shadow(copy))).toEqual(stateOf(shadow(original)))
    }
    discard()
  })

  it.each(Object.keys(initial))('reads the attribute for %s: absent, empty, valid, invalid, removed', async (field) => {
    const name = kebab(field)
    const element = await shown(create(tool))
    expect(element.value).toEqual(initial)
    const valid = attributesOf(tool)[name] ?? ''
    for (const text of ['', valid, 'invalid', '[{]', '{"a":1}', '[1]', '9'.repeat(1000)]) {
      element.setAttribute(name, text)
      expect(element.value[field]).toEqual(readAs(initial[field], text))
      await settle(element)
    }
    element.removeAttribute(name)
    expect(element.value).toEqual(initial)
    await settle(element)
    expect(stateOf(shadow(element))).toEqual(stateOf(shadow(await shown(create(tool)))))
    discard()
  })

  it('survives invalid values, strings and locales', async () => {
    const element = await shown(create(tool))
    const junk = [
      null,
      undefined,
      {},
      { nothing: 1 },
      ...Object.keys(initial).flatMap((field) => [{ [field]: 12 }, { [field]: null }, { [field]: [null] }]),
    ]
    for (const value of junk) {
      Object.assign(element, { value })
      await settle(element)
      expect(shadow(element).querySelector('[role=group]')).not.toBeNull()
      element.calculate()
    }
    element.value = tool.engine.example
    for (const strings of [undefined, null, {}, { issues: null }, { name: '' }]) {
      Object.assign(element, { strings })
      await settle(element)
    }
    for (const locale of ['', 'none at all', 'de']) element.setAttribute('locale', locale)
    expect(controlsIn(shadow(element))).not.toEqual([])
    discard()
  })

  it('uses custom strings', async () => {
    const element = await shown(create(tool, {}, { strings: { name: 'Mine' } }))
    expect(shadow(element).querySelector('[role=group]')?.getAttribute('aria-label')).toBe('Mine')
    discard()
  })

  it('sends composed events for user edits and their results only', async () => {
    const events = listen(document.body)
    const element = await shown(create(tool, attributesOf(tool)))
    element.value = initial
    element.setAttribute('locale', 'en-GB')
    element.value = tool.engine.example
    element.calculate()
    await example(element)
    element.reset()
    await settle(element)
    expect(events).toEqual([])

    const field = writable(element)
    if (field) edit(field)
    const enter = enterable(shadow(element))
    await settle(element)
    const changes = () => events.filter(({ type }) => type === 'pegboard-change')
    expect(changes()).toHaveLength(1)
    if (enter) press(enter, 'Enter')
    await until(() => expect(events.map(({ type }) => type)).toContain('pegboard-result'))
    // Enter in a field with suggestions may select one, which is another edit. But no record is sent twice.
    const records = changes().map(({ detail }) => JSON.stringify(detail))
    expect(new Set(records).size).toBe(records.length)
    for (const event of events) {
      expect(event).toMatchObject({ bubbles: true, composed: true, target: element })
      expect(JSON.parse(JSON.stringify(event.detail))).toEqual(event.detail)
      expect(structuredClone(event.detail)).toEqual(event.detail)
    }
    expect(changes().at(-1)?.detail).toEqual({ ...element.value, tool: id, version })
    discard()
  })

  it('has methods to calculate and reset', async () => {
    const element = await shown(create(tool, attributesOf(tool)))
    const before = stateOf(shadow(element))
    element.calculate()
    expect((await example(element)).result).toMatchObject({ ok: true })
    element.value = initial
    await settle(element)
    element.reset()
    await settle(element)
    expect(element.value).toEqual(create(tool, attributesOf(tool)).value)
    expect(stateOf(shadow(element))).toEqual(before)
    discard()
  })

  it('keeps its state when it’s moved, and its nodes too if it’s moved directly', async () => {
    const element = await shown(create(tool, attributesOf(tool)))
    const group = shadow(element).querySelector('[role=group]')
    const field = writable(element)
    if (field) edit(field)
    await settle(element)
    const before = stateOf(shadow(element))
    document.body.appendChild(document.createElement('section')).append(element)
    await settle(element)
    expect(shadow(element).querySelector('[role=group]')).toBe(group)
    expect(stateOf(shadow(element))).toEqual(before)
    element.remove()
    await until(() => expect(shadow(element).querySelector('[role=group]')).toBeNull())
    document.body.append(element)
    await shown(element)
    expect(stateOf(shadow(element))).toEqual(before)
    discard()
  })

  it('keeps its answer when it’s removed and added again', async () => {
    const element = await example(await shownAnswered(tool))
    await until(() => expect(shadow(element).querySelector('[aria-busy]')).toBeNull())
    const before = [element.result, answerIn(shadow(element))]
    element.remove()
    await until(() => expect(shadow(element).querySelector('[role=group]')).toBeNull())
    document.body.append(element)
    await shown(element)
    await until(() => expect([element.result, answerIn(shadow(element))]).toEqual(before))
    discard()
  })

  it('is defined once, even if its script is loaded again', async () => {
    const element = await shown(create(tool, attributesOf(tool)))
    const before = customElements.get(tag)
    await load(id, 'copy')
    expect(customElements.get(tag)).toBe(before)
    expect(stateOf(shadow(await shown(create(tool, attributesOf(tool)))))).toEqual(stateOf(shadow(element)))
    discard()
  })

  it('adds no style attribute or elements and shows no NaN or undefined', async () => {
    const elements = [await shown(create(tool, attributesOf(tool))), await shown(create(tool, attributesOf(tool)))]
    for (const element of elements) {
      element.calculate()
      await example(element)
      expect(element.hasAttribute('style')).toBe(false)
      expect(shadow(element).querySelectorAll('style, link')).toHaveLength(0)
      expect(wordsIn(shadow(element)).join(' ')).not.toMatch(/\bNaN\b|undefined|\[object /)
    }
    discard()
  })

  it('releases its timers, listeners and workers', async () => {
    discard()
    const count = countResources()
    const element = await shown(create(tool, attributesOf(tool)))
    const field = writable(element)
    if (field) edit(field)
    element.calculate()
    await until(() => expect(element.result).toBeDefined())
    discard()
    await until(() => expect(shadow(element).querySelector('[role=group]')).toBeNull())
    // Resources that end by themselves, such as a frame that Preact waits for, aren't leaks.
    await until(() => expect(count()).toEqual([]))
  })
}

/** Shows the tool and calculates, as far as a page can. */
async function shownAnswered(tool: ToolUnderTest): Promise<PegboardElement> {
  const element = await shown(create(tool, attributesOf(tool)))
  element.calculate()
  return element
}

/** The status and text of the displayed answer. */
const answerIn = (root: ShadowRoot) => [statusIn(root), root.querySelector('[data-status]')?.textContent]

/** A text field, or else another control that can be edited. */
const writable = (element: Element) =>
  textsIn(shadow(element))[0] ?? controlsIn(shadow(element)).find((control) => !isChosen(control))

/** The expected value of a field whose attribute has this text. */
function readAs(initial: unknown, text: string): unknown {
  if (typeof initial === 'boolean') return true
  if (!Array.isArray(initial)) return text
  try {
    const list = JSON.parse(text)
    return Array.isArray(list) && list.every((row) => typeof row === 'object') ? list : initial
  } catch {
    return initial
  }
}
