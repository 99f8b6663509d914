import axe from 'axe-core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { buttonsIn, edit, enterable, press, textsIn } from '../controls'
import { noSideEffects } from '../no-side-effects'
import { sized } from '../scale'
import { type ToolUnderTest, tools } from '../tools'
import { until } from '../until'
import { attributesOf, create, discard, example, type Load, type PegboardElement, settle, shadow, shown } from './page'

/** Tests that elements work in forms, with hostile CSS and patched prototypes, and without memory leaks. */
export function hostileSuite(load: Load, mounts: number): void {
  noSideEffects()
  describe.each(tools)('<pegboard-$id>', (tool) => suite(tool, load, mounts))
}

function suite(tool: ToolUnderTest, load: Load, mounts: number): void {
  const { engine, strings } = tool
  beforeAll(() => load(tool.id))

  async function answered(): Promise<PegboardElement> {
    const element = await shown(create(tool, attributesOf(tool)))
    element.calculate()
    await example(element)
    await settle(element)
    return element
  }

  it('is a form field: it’s submitted, reset, disabled and restored with its form', async () => {
    const form = document.createElement('form')
    const fieldset = form.appendChild(document.createElement('fieldset'))
    const element = await shown(create(tool, { ...attributesOf(tool), name: 'tool' }))
    fieldset.append(element)
    document.body.append(form)
    await settle(element)
    const before = element.value
    expect(JSON.parse(String(new FormData(form).get('tool')))).toEqual(before)

    const field = textsIn(shadow(element))[0]
    if (field) edit(field)
    await settle(element)
    const state = String(new FormData(form).get('tool'))
    expect(JSON.parse(state)).toEqual(element.value)
    form.reset()
    expect(element.value).toEqual(before)

    fieldset.disabled = true
    await until(() => expect(shadow(element).querySelector('[inert] [role=group]')).not.toBeNull())
    expect(new FormData(form).get('tool')).toBeNull()
    fieldset.disabled = false
    await until(() => expect(shadow(element).querySelector('[inert]')).toBeNull())

    // Like the browser does after navigation, with valid state and with state from another version.
    const restore = (text: string) =>
      (element as unknown as { formStateRestoreCallback(state: string): void }).formStateRestoreCallback(text)
    restore(state)
    expect(element.value).toEqual(JSON.parse(state))
    restore('{"gone":1}')
    expect(element.value).toEqual(engine.initial)
    restore('no JSON')
    expect(element.value).toEqual(engine.initial)
    discard()
  })

  it('looks the same with hostile page CSS', async () => {
    const wrapper = document.createElement('div')
    // So that the page's CSS can't change the element's width.
    wrapper.setAttribute('style', 'all:initial!important;display:block!important;inline-size:600px!important')
    const element = await answered()
    wrapper.append(element)
    document.body.append(wrapper)
    await settle(element)
    const before = stylesOf(shadow(element))
    for (const css of hostile) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
      expect(differences(before, stylesOf(shadow(element))).slice(0, 5)).toEqual([])
      document.adoptedStyleSheets = []
    }
    discard()
  })

  it('uses the page’s theme and CSS variables', async () => {
    const element = await answered()
    const colors = () =>
      getComputedStyle(shadow(element).querySelector('[role=group] > * > *') as Element).backgroundColor
    element.setAttribute('theme', 'light')
    const light = colors()
    element.setAttribute('theme', 'dark')
    expect(colors()).not.toBe(light)
    document.documentElement.style.setProperty('--pegboard-paper', 'rgb(1, 2, 3)')
    expect(colors()).toBe('rgb(1, 2, 3)')
    document.documentElement.removeAttribute('style')
    discard()
  })

  it('has no axe violations in its shadow tree', async () => {
    const element = await answered()
    const { violations } = await axe.run(element, { resultTypes: ['violations'] })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    discard()
  })

  it('keeps its styles and its answer when it’s moved into a frame and back', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const element = await answered()
    const paper = paperOf(element)
    const { result } = element
    frame.contentDocument?.body.append(element)
    await settle(element)
    expect(paperOf(element)).toBe(paper)
    expect(element.result).toEqual(result)
    for (const { shadowRoot } of shadow(element).querySelectorAll('*'))
      if (shadowRoot) await until(() => expect(shadowRoot.adoptedStyleSheets).not.toEqual([]))
    // And back, because elements in removed frames get no callback.
    document.body.append(element)
    await settle(element)
    expect(paperOf(element)).toBe(paper)
    expect(element.result).toEqual(result)
    discard()
  })

  it('works on pages with patched prototypes', async () => {
    Object.defineProperty(Array.prototype, 'extra', { value: () => 'extra', enumerable: true, configurable: true })
    const { remove } = Element.prototype
    // Prototype.js replaces it with a method that returns the element.
    Element.prototype.remove = function (this: Element) {
      this.parentNode?.removeChild(this)
      return this
    } as () => void
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    vi.spyOn(document, 'execCommand').mockReturnValue(true)
    try {
      const element = await answered()
      const field = textsIn(shadow(element))[0]
      if (field) edit(field, field.value)
      const enter = enterable(shadow(element))
      if (enter) press(enter, 'Enter')
      await settle(element)
      const copy = buttonsIn(shadow(element)).find(({ textContent }) => textContent?.trim() === strings.copy)
      // Disabled until the edit is answered.
      if (copy) await until(() => expect(copy.disabled).toBe(false))
      copy?.click()
      if (copy) await until(() => expect(copy.textContent?.trim()).toBe(strings.copied))
      expect(element.result).toMatchObject({ ok: true })
      expect(shadow(element).textContent).not.toContain('extra')
    } finally {
      Element.prototype.remove = remove
      Reflect.deleteProperty(Array.prototype, 'extra')
    }
    discard()
  })

  it(`is garbage-collected after ${mounts} mounts that share their style sheets`, sized, async () => {
    const sheets = new Set<CSSStyleSheet>()
    const counts: number[] = []
    const gone: WeakRef<Element>[] = []
    for (let round = 0; round < mounts / 100; round++) {
      for (const element of mountMany(tool)) {
        const own = shadow(element).adoptedStyleSheets
        counts.push(own.length)
        for (const sheet of own) sheets.add(sheet)
        gone.push(new WeakRef(element))
      }
      discard()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(sheets.size).toBe(Math.max(...counts))
    // The browser may still have a few of the last ones in a queue.
    await until(async () => {
      await cdp().send('HeapProfiler.collectGarbage')
      expect(gone.filter((reference) => reference.deref()).length).toBeLessThan(20)
    })
  })
}

/** Mounts and renders 100 elements. A separate function, so that no variable in the test keeps them alive. */
function mountMany(tool: ToolUnderTest): PegboardElement[] {
  return Array.from({ length: 100 }, () => {
    const element = create(tool, attributesOf(tool))
    void element.result
    return element
  })
}

const hostile = [
  '* { all: unset !important }',
  'html { font-size: 62.5% } body { font: italic 900 40px/3 serif; letter-spacing: .3em; word-spacing: 1em; text-transform: uppercase; text-align: center; white-space: pre; color: red; cursor: wait; visibility: visible; text-indent: 3em; list-style: square; quotes: none }',
  '*, *::before, *::after { box-sizing: content-box !important; margin: 0 !important; padding: 0 !important; border: 0 !important; line-height: 1 !important; border-radius: 0 !important; text-shadow: 1px 1px red }',
  'div, p, span, input, button, select, label, table, td, svg { display: none; width: 3px; float: left; position: fixed; background: lime; max-width: 5px; fill: lime } :root { --_ink: lime; --_accent: lime; --_radius: 0; --_font: serif }',
]

type Styles = Map<string, Record<string, string>>

/** All computed styles of all elements inside. */
function stylesOf(root: ShadowRoot): Styles {
  const styles: Styles = new Map()
  for (const [at, element] of root.querySelectorAll('[role=group], [role=group] *').entries()) {
    const style = getComputedStyle(element)
    const properties = [...style].filter((name) => !name.startsWith('--'))
    styles.set(
      `${at} ${element.localName}.${element.getAttribute('class')}`,
      Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)])),
    )
  }
  return styles
}

function differences(before: Styles, after: Styles): string[] {
  return [...before].flatMap(([element, style]) =>
    Object.entries(style).flatMap(([name, value]) => {
      const other = after.get(element)?.[name]
      return other === value ? [] : [`${element} ${name}: ${value} is now ${other}`]
    }),
  )
}

const paperOf = (element: Element) =>
  getComputedStyle(shadow(element).querySelector('[role=group] > * > *') as Element).backgroundColor
