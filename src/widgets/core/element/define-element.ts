import type { AnyKinds } from '../tool/field-kinds'
import { kebab } from './attributes'
import { type Definition, type Input, ToolElement } from './tool-element'

interface Extras {
  /** The fields' kinds. Attributes are locale-independent: '6.25' and '2026-06-15'. */
  readonly kinds?: object
  /** Attributes that aren't fields, passed to the widget as text props: `host`. */
  readonly attributes?: readonly string[]
  /** Properties besides `value`, `result` and `strings`, passed to the widget as is: `rates`. */
  readonly properties?: readonly string[]
  /** Fields of the answer that are left out of events. */
  readonly secret?: readonly string[]
}

/**
 * Defines `<pegboard-ID>`: the widget in a shadow root. Its attributes are the fields of `initial` in kebab-case, plus
 * `locale`, `theme`, `disabled`; its properties are `value`, `strings`, `result`; its events are `pegboard-change` and
 * `pegboard-result`, fired only after user actions; its methods are `calculate()` and `reset()`.
 */
export function defineElement(
  id: string,
  Widget: Definition['Widget'],
  initial: object,
  sheets: readonly string[],
  { kinds, attributes = [], properties = [], secret = [] }: Extras = {},
): typeof HTMLElement {
  const definition: Definition = {
    Widget,
    initial: initial as Input,
    kinds: kinds as AnyKinds | undefined,
    sheets,
    fields: new Map(Object.keys(initial).map((field) => [kebab(field), field])),
    extras: new Map(attributes.map((name) => [kebab(name), name])),
    properties: ['strings', ...properties],
    secret,
  }

  class PegboardElement extends ToolElement {
    static observedAttributes = [...definition.fields.keys(), ...definition.extras.keys(), 'locale', 'disabled']
    get definition(): Definition {
      return definition
    }
  }
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

  const tag = `pegboard-${id}`
  if (!globalThis.customElements) return PegboardElement
  if (!customElements.get(tag)) customElements.define(tag, PegboardElement)
  return customElements.get(tag) as typeof HTMLElement
}
