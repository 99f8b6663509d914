import { afterEach, describe, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { buttonsIn, edit, enterable, press, textsIn } from '../controls'
import type { Tool } from '../load-tool'
import { noSideEffects } from '../no-side-effects'
import { long, mounts, sized, varied } from '../scale'
import { until } from '../until'
import { answered, attributesOf, create, discard, type PegboardElement, settle, shadow } from './page'

/** Pages with hostile CSS and patched prototypes, and pages that mount elements again and again. */
export const hostilePages = (tool: Tool) =>
  describe('on a hostile page', () => {
    noSideEffects()
    afterEach(discard)

    it('looks the same', async () => {
      const wrapper = document.createElement('div')
      // So that the page's CSS can't change the element's width.
      wrapper.setAttribute('style', 'all:initial!important;display:block!important;inline-size:600px!important')
      const element = await answered(tool)
      wrapper.append(element)
      document.body.append(wrapper)
      await settle(element)
      const before = stylesIn(element)
      try {
        for (const css of hostile) {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(css)
          document.adoptedStyleSheets = [sheet]
          expect(differences(before, stylesIn(element)).slice(0, 5)).toEqual([])
        }
      } finally {
        document.adoptedStyleSheets = []
      }
    })

    it('works with patched prototypes', () =>
      withPatchedPrototypes(async () => {
        const element = await answered(tool)
        const field = textsIn(shadow(element))[0]
        if (field) edit(field, field.value)
        const enter = enterable(shadow(element))
        if (enter) press(enter, 'Enter')
        await settle(element)
        await until(() => expect(element.result).toMatchObject({ ok: true }))
        const named = (name: string) =>
          buttonsIn(shadow(element)).find(({ textContent }) => textContent?.trim() === name)
        const copy = named(tool.strings.copy)
        // Disabled until the edit is answered.
        if (copy) await until(() => expect(copy.disabled).toBe(false))
        copy?.click()
        if (copy) await until(() => expect(copy.textContent?.trim()).toBe(tool.strings.copied))
        expect(shadow(element).textContent).not.toContain('extra')
      }))

    // `npm test` mounts only this tool. tests/embeds/many.test.ts measures the memory of 1,000 mounts of others.
    const isFirst = tool.id === varied[0]
    const count = isFirst ? mounts : 100
    it(`is garbage-collected after ${count} mounts that share their style sheets`, isFirst ? sized : long, async () => {
      const sheets = new Set<CSSStyleSheet>()
      const counts: number[] = []
      const gone: WeakRef<Element>[] = []
      for (let round = 0; round < count / 100; round++) {
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
  })

async function withPatchedPrototypes(test: () => Promise<void>): Promise<void> {
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
    await test()
  } finally {
    Element.prototype.remove = remove
    Reflect.deleteProperty(Array.prototype, 'extra')
  }
}

/** Mounts and renders 100 elements. A separate function, so that no variable in the test keeps them alive. */
function mountMany(tool: Tool): PegboardElement[] {
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

/** All computed styles of all elements inside: names and, for each element, its values. */
function stylesIn(element: Element): readonly (readonly [element: string, values: readonly string[]])[] {
  return [...shadow(element).querySelectorAll('[role=group], [role=group] *')].map((inside) => {
    const style = getComputedStyle(inside)
    return [
      `${inside.localName}.${inside.getAttribute('class')}`,
      properties.map((name) => style.getPropertyValue(name)),
    ]
  })
}

const properties = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--'))

function differences(before: ReturnType<typeof stylesIn>, after: ReturnType<typeof stylesIn>): string[] {
  expect(after.map(([element]) => element)).toEqual(before.map(([element]) => element))
  return before.flatMap(([element, values], at) =>
    values.flatMap((value, index) => {
      const other = after[at]?.[1][index]
      return other === value ? [] : [`${at} ${element} ${properties[index]}: ${value} is now ${other}`]
    }),
  )
}
