import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { controlsIn, textsIn } from '../controls'
import type { Tool } from '../load-tool'
import { noSideEffects } from '../no-side-effects'
import { isVaried } from '../scale'
import { traitsOf } from '../traits'
import { answered, attributesOf, create, discard, example, paperOf, settle, shadow, shown } from './page'

/** What a page can set besides the fields. Tested for single tools in source/page-options.test.ts. */
export const pageOptions = (tool: Tool) =>
  describe('options', () => {
    noSideEffects()
    afterEach(discard)
    const { context, id } = tool

    it('uses the page’s theme and CSS variables', async () => {
      const element = await answered(tool)
      element.setAttribute('theme', 'light')
      const light = paperOf(element)
      element.setAttribute('theme', 'dark')
      expect(paperOf(element)).not.toBe(light)
      document.documentElement.setAttribute('style', '--pegboard-paper: rgb(1, 2, 3)')
      expect(paperOf(element)).toBe('rgb(1, 2, 3)')
      document.documentElement.removeAttribute('style')
    })

    it('shows only its answer', async () => {
      const element = await shown(create(tool, { ...attributesOf(tool), 'result-only': '' }))
      await settle(element)
      const visible = controlsIn(shadow(element)).filter((control) => control.checkVisibility())
      expect(visible.filter((control) => control.closest('[data-inputs]'))).toEqual([])
      if (!context || traitsOf(id).hasOwnExample) await example(element)
    })

    it('has a heading, a place for a disclaimer and its parts', async () => {
      const element = await shown(
        create(tool, { heading: 'Before you buy', compact: '', attribution: 'https://a.example' }),
      )
      element.innerHTML = '<p slot="disclaimer">Not advice.</p>'
      await settle(element)
      const root = shadow(element)
      expect(root.querySelector('h2')?.textContent).toBe('Before you buy')
      const slotted = root.querySelector('slot')?.assignedElements()
      expect(slotted?.map(({ textContent }) => textContent)).toEqual(['Not advice.'])
      expect(root.querySelectorAll('[data-sample]')).toHaveLength(0)
      const parts = ['card', 'inputs', 'answer', 'heading', 'disclaimer', 'attribution']
      expect(parts.filter((part) => root.querySelector(`[part=${part}]`) === null)).toEqual([])
    })

    // The markup of widgets is tested in tests/contract/states.test.tsx. An element adds the same to each.
    if (isVaried(tool))
      it('has no axe violations with everything that an element adds', async () => {
        const element = await answered(tool)
        for (const [name, text] of Object.entries({ heading: 'Before you buy', attribution: 'https://a.example' }))
          element.setAttribute(name, text)
        element.innerHTML = '<p slot="disclaimer">Not advice.</p>'
        await settle(element)
        const { violations } = await axe.run(element, { resultTypes: ['violations'] })
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      })

    it('keeps typing from the page’s shortcuts', async () => {
      const element = await shown(create(tool))
      const keys: string[] = []
      const listener = ({ key }: KeyboardEvent) => keys.push(key)
      document.addEventListener('keydown', listener)
      const field = textsIn(shadow(element))[0] ?? controlsIn(shadow(element))[0]
      const type = (key: string, ctrlKey = false) =>
        field?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, composed: true }))
      for (const key of ['s', '/', ' ', 'ArrowLeft', 'Tab', 'Escape', 'F5']) type(key)
      type('s', true)
      document.removeEventListener('keydown', listener)
      expect(keys).toEqual(['Tab', 'Escape', 'F5', 's'])
    })

    it('can be focused, by the page and by its label', async () => {
      const element = await shown(create(tool))
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
    })
  })
