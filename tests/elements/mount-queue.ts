import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { yieldToBrowser } from '../../src/widgets/core/worker/yield-to-browser'
import type { Tool } from '../load-tool'
import { noSideEffects } from '../no-side-effects'
import { create, discard, type Load, shadow, shown } from './page'

/** Several elements that come into the page at once, which are mounted in turn. */
export const mountQueue = (tool: Tool, load: Load, more?: () => void) =>
  describe('the mount queue', () => {
    noSideEffects()
    beforeAll(() => load(tool.id))
    // The task in which the queue finds that nothing is waiting any more.
    beforeEach(yieldToBrowser)
    afterEach(discard)

    it('makes every element but the first wait, so that the page can keep its room free', async () => {
      const all = [create(tool), create(tool), create(tool)]
      expect(all.map(isWaiting)).toEqual([false, true, true])
      await Promise.all(all.map(shown))
      expect(all.map(isWaiting)).toEqual([false, false, false])
    })

    it('mounts a waiting tool when the page asks for something', () => {
      create(tool)
      const [read, focused, calculated] = [create(tool, { weight: '70' }), create(tool), create(tool)]
      expect(read.result?.ok).toBe(false)
      expect(read.value.weight).toBe('70')
      focused.focus()
      expect(shadow(focused).activeElement).not.toBeNull()
      calculated.calculate()
      expect([read, focused, calculated].every(isMounted)).toBe(true)
    })

    it('skips one that was removed, and mounts it when it comes back', async () => {
      const [, removed, last] = [create(tool), create(tool), create(tool)]
      removed.remove()
      await shown(last)
      expect(isMounted(removed)).toBe(false)
      document.body.append(removed)
      await shown(removed)
    })

    it('reads a form that is sent before its tool’s turn', () => {
      create(tool)
      const form = document.createElement('form')
      document.body.append(form)
      const element = create(tool, { name: 'bmi', weight: '70', height: '175' })
      form.append(element)
      const sent = new FormData(form)
      expect(JSON.parse(String(sent.get('bmi')))).toMatchObject({ weight: '70', height: '175' })
      expect(sent.has('bmi-answer')).toBe(true)
    })

    more?.()
  })

const isWaiting = (element: Element) => element.matches(':state(waiting)')

export const isMounted = (element: Element): boolean => shadow(element).querySelector('[role=group]') !== null
