import { afterEach, describe, expect, it } from 'vitest'
import { camel, kebab } from '../../src/widgets/core/element/attributes'
import { addersIn, controlsIn, stateOf } from '../controls'
import type { Tool } from '../load-tool'
import { noSideEffects } from '../no-side-effects'
import { traitsOf } from '../traits'
import { until } from '../until'
import { attributesOf, create, discard, openFolds, type PegboardElement, settle, shadow, shown } from './page'

type Properties = PegboardElement & Record<string, unknown>

/** Every field is wired. Its attribute is tested in detail by kind: source/kinds.test.ts. */
export const attributes = (tool: Tool) =>
  describe('attributes', () => {
    // Invalid values, and hidden fields without a value, are warned of.
    noSideEffects({ allow: /^warn: <pegboard-/ })
    afterEach(discard)
    const { engine, id } = tool
    const { fieldsOfViews, lockedAlike } = traitsOf(id)
    const { initial, example } = engine

    it('has an attribute and a property for each field', async () => {
      const element = (await shown(create(tool))) as Properties
      expect(element.value).toEqual(initial)
      const before = stateOf(shadow(element))
      for (const [field, start] of Object.entries(initial)) {
        const attribute = kebab(field)
        const property = camel(attribute)
        element.setAttribute(attribute, 'invalid')
        const read = readAs(start, 'invalid')
        expect([field, element.value, element[property]]).toEqual([field, { ...initial, [field]: read }, read])
        await settle(element)
        for (const nothing of [null, undefined]) {
          element[property] = example[field]
          expect([field, element[property], element.value[field]]).toEqual([field, example[field], example[field]])
          expect([field, element.getAttribute(attribute)]).toEqual([field, reflected(example[field])])
          if (nothing === null) await settle(element)
          element[property] = nothing
          expect([field, element.hasAttribute(attribute), element.value]).toEqual([field, false, initial])
        }
      }
      await settle(element)
      expect(stateOf(shadow(element))).toEqual(before)
    })

    it('reads all attributes at once, and survives wrong ones', async () => {
      const element = await shown(create(tool))
      const before = stateOf(shadow(element))
      for (const text of ['', 'invalid', '[{]', '{"a":1}', '[1]', '9'.repeat(1000)]) {
        for (const field of Object.keys(initial)) element.setAttribute(kebab(field), text)
        const read = Object.entries(initial).map(([field, start]) => [field, readAs(start, text)])
        expect([text, element.value]).toEqual([text, Object.fromEntries(read)])
        await settle(element)
      }
      for (const field of Object.keys(initial)) element.removeAttribute(kebab(field))
      expect(element.value).toEqual(initial)
      await settle(element)
      expect(stateOf(shadow(element))).toEqual(before)
    })

    it('hides and locks each field', async () => {
      // With the example, because some fields load once there's something to show.
      const element = await shown(create(tool, attributesOf(tool)))
      await openFolds(element)
      const open = countIn(element)
      for (const field of Object.keys(initial).filter((field) => !fieldsOfViews?.includes(field))) {
        for (const option of lockedAlike?.includes(field) ? ['hide'] : ['hide', 'lock']) {
          element.setAttribute(option, kebab(field))
          await settle(element)
          await until(() => expect([option, field, countIn(element) < open]).toEqual([option, field, true]))
          element.removeAttribute(option)
          await settle(element)
          // Its fold may be a new one.
          await until(async () => {
            await openFolds(element)
            expect([option, field, countIn(element)]).toEqual([option, field, open])
          })
        }
      }
    })
  })

/** The fields that a visitor can change. One that's drawn with a pointer is a picture in the form. */
function countIn(element: Element): number {
  const root = shadow(element)
  const drawn = root.querySelectorAll('[data-inputs] svg[role]')
  return (
    controlsIn(root).filter((control) => !control.matches(':disabled')).length + addersIn(root).length + drawn.length
  )
}

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

/** The expected text of the attribute of a property with this value. */
function reflected(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? '' : null
  return typeof value === 'string' ? value : JSON.stringify(value)
}
