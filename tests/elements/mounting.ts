import { afterEach, describe, expect, it } from 'vitest'
import { tagOf } from '../../src/catalog'
import { edit, stateOf, statusIn, wordsIn } from '../controls'
import { countResources } from '../count-resources'
import type { Tool } from '../load-tool'
import { noSideEffects } from '../no-side-effects'
import { until } from '../until'
import type { PegboardElement } from './page'
import { answered, attributesOf, create, discard, type Load, settle, shadow, shown, writable } from './page'

/** How elements get into a page and out of it. `early` was in it before its class was defined. */
export const mounting = (tool: Tool, load: Load, early: () => PegboardElement) =>
  describe('mounting', () => {
    noSideEffects()
    afterEach(discard)
    const { context, engine, id } = tool

    it('upgrades existing elements and keeps their properties', async () => {
      expect(early().value).toEqual(engine.example)
      expect(Object.hasOwn(early(), 'value')).toBe(false)
      expect(stateOf(shadow(early()))).toEqual(stateOf(shadow(await shown(create(tool, attributesOf(tool))))))
    })

    it('works the same with innerHTML, createElement, cloneNode and importNode', async () => {
      const original = await shown(create(tool, attributesOf(tool)))
      const holder = document.createElement('div')
      const template = document.createElement('template')
      for (const target of [holder, template]) Object.assign(target, { innerHTML: original.outerHTML })
      const imported = document.importNode(template.content, true).firstChild
      for (const copy of [holder.firstChild, original.cloneNode(true), imported] as PegboardElement[]) {
        document.body.append(Object.assign(copy, context))
        await shown(copy)
        expect(copy.value).toEqual(original.value)
        expect(stateOf(shadow(copy))).toEqual(stateOf(shadow(original)))
      }
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
      await removeAndAdd(element)
      expect(stateOf(shadow(element))).toEqual(before)
    })

    it('keeps its answer when it’s removed and added again', async () => {
      const element = await answered(tool)
      await until(() => expect(shadow(element).querySelector('[aria-busy]')).toBeNull())
      const before = [element.result, answerIn(shadow(element))]
      await removeAndAdd(element)
      await until(() => expect([element.result, answerIn(shadow(element))]).toEqual(before))
    })

    it('is defined once, even if its script is loaded again', async () => {
      const element = await shown(create(tool, attributesOf(tool)))
      const before = customElements.get(tagOf(id))
      await load(id, 'copy')
      expect(customElements.get(tagOf(id))).toBe(before)
      expect(stateOf(shadow(await shown(create(tool, attributesOf(tool)))))).toEqual(stateOf(shadow(element)))
    })

    it('adds no style attribute or elements and shows no NaN or undefined', async () => {
      for (const element of [await answered(tool), await answered(tool)]) {
        expect(element.hasAttribute('style')).toBe(false)
        expect(shadow(element).querySelectorAll('style, link')).toHaveLength(0)
        expect(wordsIn(shadow(element)).join(' ')).not.toMatch(/\bNaN\b|undefined|\[object /)
      }
    })

    it('releases its timers, listeners and workers', async () => {
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
  })

async function removeAndAdd(element: PegboardElement): Promise<void> {
  element.remove()
  await until(() => expect(shadow(element).querySelector('[role=group]')).toBeNull())
  document.body.append(element)
  await shown(element)
}

/** The status and text of the displayed answer. */
const answerIn = (root: ShadowRoot) => [statusIn(root), root.querySelector('[data-status]')?.textContent]
