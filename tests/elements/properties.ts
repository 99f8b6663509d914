import { afterEach, describe, expect, it } from 'vitest'
import { tagOf } from '../../src/catalog'
import { camel, kebab } from '../../src/widgets/core/element/attributes'
import { controlsIn, stateOf } from '../controls'
import type { Tool } from '../load-tool'
import { noSideEffects } from '../no-side-effects'
import { attributesOf, create, discard, example, type PegboardElement, settle, shadow, shown } from './page'

/** What a page's script sets on elements, and calls. */
export const properties = (tool: Tool) =>
  describe('properties', () => {
    // Invalid values are warned of.
    noSideEffects({ allow: /^warn: <pegboard-/ })
    afterEach(discard)
    const { initial, example: filled } = tool.engine

    it('keeps properties that were set before its class was defined', async () => {
      const early = document.createElement(tagOf(tool.id)) as PegboardElement
      // In another document, elements aren't upgraded.
      const plain = document.implementation.createHTMLDocument().createElement(tagOf(tool.id)) as PegboardElement
      for (const field of Object.keys(initial)) Object.assign(plain, { [camel(kebab(field))]: filled[field] })
      Object.assign(plain, { disabled: false })
      document.body.append(document.adoptNode(plain))
      await shown(plain)
      for (const [name, text] of Object.entries(attributesOf(tool))) early.setAttribute(name, text)
      expect(plain.value).toEqual(early.value)
      expect(plain.matches(':disabled')).toBe(false)
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
    })

    it('uses custom strings', async () => {
      const element = await shown(create(tool, {}, { strings: { name: 'Mine' } }))
      expect(shadow(element).querySelector('[role=group]')?.getAttribute('aria-label')).toBe('Mine')
    })

    it('survives invalid values, strings and locales', async () => {
      const element = await shown(create(tool))
      const junk = [12, null, [null]].map((wrong) =>
        Object.fromEntries(Object.keys(initial).map((field) => [field, wrong])),
      )
      for (const value of [null, undefined, {}, { nothing: 1 }, ...junk]) {
        Object.assign(element, { value })
        await settle(element)
        expect(shadow(element).querySelector('[role=group]')).not.toBeNull()
        element.calculate()
      }
      element.value = filled
      for (const strings of [undefined, null, {}, { issues: null }, { name: '' }]) {
        Object.assign(element, { strings })
        await settle(element)
      }
      for (const locale of ['', 'none at all', 'de']) element.setAttribute('locale', locale)
      expect(controlsIn(shadow(element))).not.toEqual([])
    })
  })
