import type { AnyKinds } from '../tool/field-kinds'
import { fieldFromAttribute, flagAttributes, isSet, kebab, reflect, textAttributes } from './attributes'
import type { Definition, Input } from './definition'
import { ToolElement } from './tool-element'

interface Extras {
  /** The fields' kinds. Attributes are locale-independent: '6.25' and '2026-06-15'. */
  readonly kinds?: object
  /** Attributes that aren't fields, passed to the widget as text props: `host`. */
  readonly attributes?: readonly string[]
  /** The same for boolean props: `auto`. */
  readonly flags?: readonly string[]
  /** Properties besides `value`, `result` and `strings`, passed to the widget as is: `rates`. */
  readonly properties?: readonly string[]
  /** Fields of the answer that are left out of events. */
  readonly secret?: readonly string[]
}

/**
 * Defines `<pegboard-ID>`: the widget in a shadow root. docs/tools.md lists its attributes, properties, methods and
 * events; events of change and result are fired only after user actions. Every attribute has a property that reflects
 * it. A field's attribute is its initial value; the current input is `value`.
 */
export function defineElement(
  id: string,
  Widget: Definition['Widget'],
  initial: object,
  sheets: readonly string[],
  { kinds, attributes = [], flags = [], properties = [], secret = [] }: Extras = {},
): typeof HTMLElement {
  const definition: Definition = {
    id,
    Widget,
    initial: initial as Input,
    kinds: kinds as AnyKinds | undefined,
    sheets,
    fields: new Map(Object.keys(initial).map((field) => [kebab(field), field])),
    texts: attributes,
    flags,
    properties: ['strings', ...properties],
    secret,
  }

  class PegboardElement extends ToolElement {
    static observedAttributes = [
      ...definition.fields.keys(),
      ...attributes,
      ...flags,
      ...textAttributes,
      ...flagAttributes,
    ]
    get definition(): Definition {
      return definition
    }
  }
  const tag = `pegboard-${id}`
  if (!globalThis.customElements) return PegboardElement

  for (const [name, field] of definition.fields)
    reflect(PegboardElement.prototype, name, (attribute) => fieldFromAttribute(attribute, definition.initial[field]))
  for (const name of attributes) reflect(PegboardElement.prototype, name, (attribute) => attribute ?? '')
  for (const name of flags) reflect(PegboardElement.prototype, name, isSet)
  for (const name of definition.properties) {
    Object.defineProperty(PegboardElement.prototype, name, {
      get(this: PegboardElement) {
        return this.getProperty(name)
      },
      set(this: PegboardElement, value: unknown) {
        this.setProperty(name, value)
      },
    })
  }
  if (!customElements.get(tag)) customElements.define(tag, PegboardElement)
  return customElements.get(tag) as typeof HTMLElement
}
