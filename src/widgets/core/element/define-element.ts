import type { AnyKinds } from '../tool/field-kinds'
import { kebab } from './attributes'
import { type Definition, type Input, ToolElement } from './tool-element'

interface Extras {
  /** What the fields mean: attributes are free of any locale, '6.25' and '2026-06-15'. */
  readonly kinds?: object
  /** Attributes beside the fields, given to the widget as text props: `host`. */
  readonly attributes?: readonly string[]
  /** Properties beside `value`, `result` and `strings`, given to the widget as they are: `rates`. */
  readonly properties?: readonly string[]
  /** Fields of the answer that no event carries. */
  readonly secret?: readonly string[]
}

/**
 * Defines `<pegboard-ID>`: the widget in a shadow root. Attributes are the fields of `initial` in kebab-case, plus
 * `locale`, `theme`, `disabled`; properties `value`, `strings`, `result`; events `pegboard-change` and
 * `pegboard-result`, on a person's action only; methods `calculate()` and `reset()`.
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
