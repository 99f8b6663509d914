import { afterEach, describe, expect, it } from 'vitest'
import { kebab } from '../../src/widgets/core/element/attributes'
import { textsIn } from '../controls'
import type { Tool } from '../load-tool'
import { noSideEffects } from '../no-side-effects'
import { attributesOf, create, discard, type PegboardElement, settle, shadow, shown } from './page'

/** Fields that the page locks: buttons that would change them are disabled or absent. */
export const locks = (tool: Tool) =>
  describe('locked', () => {
    noSideEffects()
    afterEach(discard)
    const lock = Object.keys(tool.engine.initial).map(kebab).join(' ')

    it('has no enabled button that would change a field', async () => {
      const names = [...pressableIn(await placed(tool, { lock })).keys()]
      discard()
      for (const name of names) {
        const open = await placed(tool)
        const before = open.value
        pressableIn(open).get(name)?.click()
        await settle(open)
        expect([name, open.value]).toEqual([name, before])
        discard()
      }
    })

    it('can’t be edited and offers no files, no pasting and, after a press, no Undo', async () => {
      const element = await placed(tool, { lock })
      const before = element.value
      expect(textsIn(shadow(element)).filter((field) => !field.matches(':disabled, [readonly]'))).toEqual([])
      for (const sample of shadow(element).querySelectorAll<HTMLElement>('[data-sample]')) sample.click()
      // Reading an image changes no field.
      const pressable = () => [...pressableIn(element)].filter(([name]) => name !== 'Read')
      for (const [, button] of pressable()) button.click()
      await settle(element)
      expect(pressable().filter(([name]) => /^(choose|undo|.*\bpaste\b)/i.test(name))).toEqual([])
      for (const button of shadow(element).querySelectorAll<HTMLButtonElement>('[data-inputs] button')) button.click()
      await settle(element)
      expect(element.value).toEqual(before)
    })

    it('is laid out the same', async () => {
      const element = await shown(create(tool))
      await settle(element)
      const before = placesIn(element)
      element.setAttribute('lock', lock)
      await settle(element)
      expect(placesIn(element)).toEqual(before)
    })
  })

/** An element with the example. */
export async function placed(tool: Tool, attributes: Record<string, string> = {}): Promise<PegboardElement> {
  const element = await shown(create(tool, { ...attributesOf(tool), ...attributes }))
  await settle(element)
  return element
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? ''

/** By name. Without those of the answer and those that open a browser's dialog. */
export function pressableIn(element: Element): Map<string, HTMLButtonElement> {
  const buttons = [...shadow(element).querySelectorAll<HTMLButtonElement>('button:enabled')]
  const own = buttons.filter((button) => !button.closest('[part=answer]') && button.checkVisibility())
  return new Map(own.map((button) => [nameOf(button), button]))
}

/** Without `y`, because what would change locked fields, such as presets above them, isn't shown. */
const placesIn = (element: Element): number[][] =>
  [...shadow(element).querySelectorAll('[data-inputs] :is(input, select, textarea)')].map((field) => {
    const { x, width, height } = field.getBoundingClientRect()
    return [x, width, height].map(Math.round)
  })
