import { afterEach, describe, expect, it } from 'vitest'
import { edit, textsIn } from '../controls'
import type { Tool } from '../load-tool'
import { noSideEffects } from '../no-side-effects'
import { until } from '../until'
import { attributesOf, create, discard, example, type PegboardElement, settle, shadow, shown } from './page'

type FormControl = PegboardElement & HTMLInputElement & { formStateRestoreCallback(state: string): void }

/** Elements as form fields. */
export const forms = (tool: Tool) =>
  describe('in a form', () => {
    noSideEffects()
    afterEach(discard)

    /** The example in a fieldset of a form. */
    async function inForm(attributes: Record<string, string> = {}) {
      const form = document.body.appendChild(document.createElement('form'))
      const fieldset = form.appendChild(document.createElement('fieldset'))
      const element = await shown(create(tool, { ...attributesOf(tool), name: 'tool', ...attributes }))
      fieldset.append(element)
      await settle(element)
      return { form, fieldset, element: element as FormControl }
    }

    it('is submitted, reset, disabled and restored with its form', async () => {
      const { form, fieldset, element } = await inForm()
      const before = element.value
      const sent = () => new FormData(form).get('tool')
      expect(JSON.parse(String(sent()))).toEqual(before)

      const field = textsIn(shadow(element))[0]
      if (field) edit(field)
      await settle(element)
      const state = String(sent())
      expect(JSON.parse(state)).toEqual(element.value)
      form.reset()
      expect(element.value).toEqual(before)

      fieldset.disabled = true
      await until(() => expect(shadow(element).querySelector('[inert] [role=group]')).not.toBeNull())
      expect(sent()).toBeNull()
      fieldset.disabled = false
      await until(() => expect(shadow(element).querySelector('[inert]')).toBeNull())

      // Like the browser does after navigation, with valid state and with state from another version.
      element.formStateRestoreCallback(state)
      expect(element.value).toEqual(JSON.parse(state))
      for (const wrong of ['{"gone":1}', 'no JSON']) {
        element.formStateRestoreCallback(wrong)
        expect(element.value).toEqual(tool.engine.initial)
      }
    })

    it('is valid once it has an answer, if it’s required, and is submitted with it', async () => {
      const { form, element } = await inForm({ required: '' })
      expect(element.form).toBe(form)
      element.calculate()
      await example(element)
      await until(() => expect(element.checkValidity()).toBe(true))
      expect(form.checkValidity()).toBe(true)
      const answer = () => new FormData(form).get('tool-answer')
      const { label, lines } = JSON.parse(String(answer()))
      expect(label).toMatch(/\S/)
      expect(lines).toBeInstanceOf(Array)
      element.remove()
      expect(answer()).toBeNull()
    })
  })
