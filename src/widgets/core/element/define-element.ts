import type { ComponentType } from 'react'
import { type Fields, startOf } from '../../../engine/core/fields/field'
import type { ToolProps } from '../base/tool-props'
import { fieldFromAttribute, flagAttributes, isSet, kebab, reflect, textAttributes } from './attributes'
import type { Definition } from './definition'
import type { ElementClass, PegboardElement } from './element-types'
import { ToolElement } from './tool-element'

/** The element of a widget with these props. The published types also have the fields: scripts/build/types. */
type ElementOf<Props> =
  Props extends ToolProps<infer Own extends object, infer Output, infer Code, infer Strings>
    ? PegboardElement<Own, Output, Code, Strings>
    : never

/** In pixels, in containers that are 320, 640 and 960 px wide. `npm run heights` measures them. */
export interface Heights {
  readonly full: readonly [number, number, number]
  /** With the attribute `compact`. */
  readonly compact: readonly [number, number, number]
  /** With the attribute `result-only`. */
  readonly resultOnly: readonly [number, number, number]
}

interface Extras<Prop> {
  /** Attributes that aren't fields, passed to the widget as text props: `host`. */
  readonly attributes?: readonly Prop[]
  /** The same for boolean props: `auto`. */
  readonly flags?: readonly Prop[]
  /** Properties besides `value`, `result` and `strings`, passed to the widget as is: `rates`. */
  readonly properties?: readonly Prop[]
  /** Fields of the answer that are left out of events. */
  readonly secret?: readonly string[]
  /** How tall the tool is before anything is filled in. Only the build reads it: scripts/build/reserve-heights.ts. */
  readonly heights: Heights
}

/**
 * Defines `<pegboard-ID>`: the widget in a shadow root. dist/reference.md lists its attributes, properties, methods and
 * events; events of change and result are fired only after user actions. Every attribute has a property that reflects
 * it. A field's attribute is its initial value; the current input is `value`.
 */
export function defineElement<Props extends object>(
  id: string,
  Widget: ComponentType<Props>,
  fields: Fields,
  sheets: readonly string[],
  { attributes = [], flags = [], properties = [], secret = [] }: Extras<keyof Props & string>,
): ElementClass<ElementOf<Props>> {
  type Class = ElementClass<ElementOf<Props>>
  const definition: Definition = {
    id,
    Widget,
    fields,
    initial: startOf(fields).initial,
    sheets,
    names: new Map(Object.keys(fields).map((field) => [kebab(field), field])),
    texts: attributes,
    flags,
    properties: ['strings', ...properties],
    secret,
  }

  class PegboardElement extends ToolElement {
    static observedAttributes = [
      ...definition.names.keys(),
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
  if (!globalThis.customElements) return PegboardElement as unknown as Class

  for (const [name, field] of definition.names)
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
  // The page may already have one of that name.
  if (!customElements.get(tag)) customElements.define(tag, PegboardElement)
  return customElements.get(tag) as unknown as Class
}
