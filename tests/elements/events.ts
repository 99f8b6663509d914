import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { edit, enterable, press } from '../controls'
import type { Tool } from '../load-tool'
import { noSideEffects } from '../no-side-effects'
import { until } from '../until'
import { attributesOf, create, discard, example, settle, shadow, shown, writable } from './page'

const names = ['pegboard-ready', 'pegboard-change', 'pegboard-result', 'pegboard-error']

/** What elements say to the page. */
export const events = (tool: Tool) =>
  describe('events', () => {
    noSideEffects()
    const { engine, id } = tool
    let events: CustomEvent[] = []
    const listener = (event: Event) => events.push(event as CustomEvent)
    beforeEach(() => {
      events = []
      for (const name of names) document.body.addEventListener(name, listener)
    })
    afterEach(() => {
      discard()
      for (const name of names) document.body.removeEventListener(name, listener)
    })

    it('says when it’s ready, and then only what the user edits and its results', async () => {
      const element = await shown(create(tool, attributesOf(tool)))
      await until(() => expect(events).toHaveLength(1))
      element.value = engine.initial
      element.setAttribute('locale', 'en-GB')
      element.value = engine.example
      element.calculate()
      await example(element)
      element.reset()
      await settle(element)
      expect(events.map(({ type, detail }) => [type, detail])).toEqual([['pegboard-ready', { tool: id, version }]])

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
        const { detail } = event
        expect(event).toMatchObject({ bubbles: true, composed: true, target: element })
        expect(detail).toMatchObject({ tool: id, version })
        expect(Object.isFrozen(detail)).toBe(true)
        expect(JSON.parse(JSON.stringify(detail))).toEqual(detail)
        expect(structuredClone(detail)).toEqual(detail)
      }
      expect(changes().at(-1)?.detail).toEqual({ ...element.value, tool: id, version })
    })
  })
