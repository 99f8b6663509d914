import { beforeAll, describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { camel, kebab } from '../../src/widgets/core/element/attributes'
import { addersIn, controlsIn, edit, enterable, press, textsIn } from '../controls'
import { noSideEffects } from '../no-side-effects'
import { fieldsOfViews, type ToolUnderTest } from '../tools'
import { until } from '../until'
import type { Load, PegboardElement } from './page'
import { attributesOf, create, discard, example, openFolds, settle, shadow, shown } from './page'

type Properties = PegboardElement & Record<string, unknown>

/** Tests for what a page sets on every element, and what the element tells the page. */
export function doorSuite(load: Load, tested: readonly ToolUnderTest[]): void {
  // Hidden fields without a value are warned of.
  noSideEffects({ allow: /^warn: <pegboard-\S+ hide=/ })
  describe.each(tested)('<pegboard-$id>', (tool) => suite(tool, load))
}

function suite(tool: ToolUnderTest, load: Load): void {
  const { id, engine } = tool
  const fields = Object.keys(engine.initial)
  beforeAll(() => load(id))

  async function added(attributes: Record<string, string> = {}, properties: object = {}): Promise<Properties> {
    return (await shown(create(tool, attributes, properties))) as Properties
  }

  it.each(fields)('has a property for %s that reflects its attribute', async (field) => {
    const element = await added()
    const [attribute, initial] = [kebab(field), engine.initial[field]]
    const property = camel(attribute)
    expect(element[property]).toEqual(initial)
    if (typeof initial === 'boolean') {
      for (const [value, read] of [
        [true, true],
        [false, false],
        ['', true],
        ['false', false],
        [null, false],
      ] as const) {
        element[property] = value
        expect([element[property], element.value[field], element.hasAttribute(attribute)]).toEqual([
          read,
          read,
          value !== false && value !== null,
        ])
      }
      return
    }
    const given = engine.example[field]
    element[property] = given
    expect(element.getAttribute(attribute)).toBe(typeof given === 'string' ? given : JSON.stringify(given))
    expect(element.value[field]).toEqual(given)
    expect(element[property]).toEqual(given)
    for (const nothing of [null, undefined]) {
      element[property] = given
      element[property] = nothing
      expect(element.hasAttribute(attribute)).toBe(false)
      expect(element.value[field]).toEqual(initial)
    }
    discard()
  })

  it('keeps properties that were set before its class was defined', async () => {
    const early = document.createElement(`pegboard-${id}`) as Properties
    const holder = document.implementation.createHTMLDocument()
    // In another document, elements aren't upgraded.
    const plain = holder.createElement(`pegboard-${id}`) as Properties
    for (const field of fields) plain[camel(kebab(field))] = engine.example[field]
    plain.disabled = false
    document.body.append(document.adoptNode(plain))
    await shown(plain)
    for (const [name, text] of Object.entries(attributesOf(tool))) early.setAttribute(name, text)
    expect(plain.value).toEqual(early.value)
    expect(plain.matches(':disabled')).toBe(false)
    discard()
  })

  it('is disabled by true and by an empty attribute, not by false', async () => {
    const element = await added()
    for (const [value, isDisabled] of [
      [true, true],
      [false, false],
      ['', true],
      ['false', false],
      ['', true],
      [null, false],
    ]) {
      Object.assign(element, { disabled: value })
      expect([element.disabled, element.matches(':disabled')]).toEqual([isDisabled, isDisabled])
    }
    element.setAttribute('disabled', 'false')
    expect(element.matches(':disabled')).toBe(false)
    await settle(element)
    expect(shadow(element).querySelector('[inert]')).toBeNull()
    discard()
  })

  it('hides each field that the page hides', async () => {
    for (const field of fields.filter((field) => !fieldsOfViews[id]?.includes(field))) {
      // With the example, because some fields load once there's something to show.
      const filled = attributesOf(tool)
      const [open, hidden] = [await added(filled), await added({ ...filled, hide: kebab(field) })]
      for (const element of [open, hidden]) {
        await settle(element)
        await openFolds(element)
      }
      // A field that's drawn with a pointer is a picture in the form.
      const drawn = (element: Element) => shadow(element).querySelectorAll('[data-inputs] svg[role]').length
      const count = (element: Element) =>
        controlsIn(shadow(element)).length + addersIn(shadow(element)).length + drawn(element)
      await until(() => expect([field, count(hidden) < count(open)]).toEqual([field, true]))
      discard()
    }
  })

  it('doesn’t change a field that the page locks', async () => {
    const element = await added({ ...attributesOf(tool), lock: fields.join(' ') })
    const before = element.value
    await settle(element)
    expect(textsIn(shadow(element)).filter((field) => !field.matches(':disabled, [readonly]'))).toEqual([])
    for (const sample of shadow(element).querySelectorAll<HTMLElement>('[data-sample]')) sample.click()
    for (const button of shadow(element).querySelectorAll<HTMLButtonElement>('[data-inputs] button')) button.click()
    await settle(element)
    expect(element.value).toEqual(before)
    discard()
  })

  it('is laid out the same with locked fields', async () => {
    const places = []
    for (const lock of ['', fields.join(' ')]) {
      const element = await added({ lock })
      await settle(element)
      const shown = shadow(element).querySelectorAll('[data-inputs] :is(input, select, textarea)')
      places.push([...shown].map((field) => placeOf(field)))
      discard()
    }
    expect(places[1]).toEqual(places[0])
  })

  it('shows only its answer', async () => {
    const element = await added({ ...attributesOf(tool), 'result-only': '' })
    await settle(element)
    const visible = controlsIn(shadow(element)).filter((control) => control.checkVisibility())
    expect(visible.filter((control) => control.closest('[data-inputs]'))).toEqual([])
    if (!tool.context || id === 'currency-converter') await example(element)
    discard()
  })

  it('has a heading, a place for a disclaimer and its parts', async () => {
    const element = await added({ heading: 'Before you buy', compact: '' })
    element.innerHTML = '<p slot="disclaimer">Not advice.</p>'
    await settle(element)
    const root = shadow(element)
    expect(root.querySelector('h2')?.textContent).toBe('Before you buy')
    expect(
      root
        .querySelector('slot')
        ?.assignedElements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Not advice.'])
    expect(root.querySelectorAll('[data-sample]')).toHaveLength(0)
    for (const part of ['card', 'inputs', 'answer', 'heading', 'disclaimer'])
      expect([part, root.querySelectorAll(`[part=${part}]`).length > 0]).toEqual([part, true])
    discard()
  })

  it('says when it’s ready, and which tool and version its events are from', async () => {
    const events: CustomEvent[] = []
    const listener = (event: Event) => events.push(event as CustomEvent)
    for (const name of ['ready', 'change', 'result', 'error'])
      document.body.addEventListener(`pegboard-${name}`, listener)
    const element = await added(attributesOf(tool))
    await settle(element)
    expect(events.map(({ type, detail }) => [type, detail])).toEqual([['pegboard-ready', { tool: id, version }]])
    const field = textsIn(shadow(element))[0]
    if (field) edit(field)
    const enter = enterable(shadow(element))
    if (enter) press(enter, 'Enter')
    await settle(element)
    for (const { detail } of events) {
      expect(detail).toMatchObject({ tool: id, version })
      expect(Object.isFrozen(detail)).toBe(true)
    }
    for (const name of ['ready', 'change', 'result', 'error'])
      document.body.removeEventListener(`pegboard-${name}`, listener)
    discard()
  })

  it('keeps typing from the page’s shortcuts', async () => {
    const element = await added()
    const keys: string[] = []
    const listener = ({ key }: KeyboardEvent) => keys.push(key)
    document.addEventListener('keydown', listener)
    const field = textsIn(shadow(element))[0] ?? controlsIn(shadow(element))[0]
    for (const key of ['s', '/', ' ', 'ArrowLeft', 'Tab', 'Escape', 'F5'])
      field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }))
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, composed: true }))
    document.removeEventListener('keydown', listener)
    expect(keys).toEqual(['Tab', 'Escape', 'F5', 's'])
    discard()
  })

  it('can be focused, by the page and by its label', async () => {
    const element = await added()
    element.id = 'tool'
    const label = document.createElement('label')
    label.htmlFor = 'tool'
    document.body.prepend(label)
    await settle(element)
    for (const focus of [() => element.focus(), () => label.click()]) {
      focus()
      expect(document.activeElement).toBe(element)
      expect(shadow(element).activeElement?.closest('[data-inputs]')).not.toBeNull()
      ;(document.activeElement as HTMLElement).blur()
    }
    discard()
  })

  it('is valid once it has an answer, if it’s required, and is submitted with it', async () => {
    const form = document.body.appendChild(document.createElement('form'))
    const element = await added({ ...attributesOf(tool), name: 'tool', required: '' })
    form.append(element)
    await settle(element)
    expect((element as unknown as HTMLInputElement).form).toBe(form)
    element.calculate()
    await example(element)
    await until(() => expect((element as unknown as HTMLInputElement).checkValidity()).toBe(true))
    expect(form.checkValidity()).toBe(true)
    const answer = new FormData(form).get('tool-answer')
    expect(JSON.parse(String(answer))).toBeTypeOf('object')
    element.remove()
    expect(new FormData(form).get('tool-answer')).toBeNull()
    discard()
  })
}

/** Without `y`, because what would change locked fields, such as presets above them, isn't shown. */
function placeOf(element: Element): number[] {
  const { x, width, height } = element.getBoundingClientRect()
  return [x, width, height].map(Math.round)
}
