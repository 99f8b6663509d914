import { normalizeInput } from '../base/record'

/**
 * 'homePrice' becomes 'home-price'. A field called `style` becomes 'field-style', because `style` holds an element's
 * CSS.
 */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^style$/, 'field-$&')

/** 'home-price' becomes 'homePrice', the name of the property for an attribute. */
export const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The attributes of every tool that aren't fields. */
export const textAttributes = ['locale', 'theme', 'name', 'heading', 'hide', 'lock', 'attribution'] as const
export const flagAttributes = ['disabled', 'required', 'compact', 'result-only'] as const

/** Whether a boolean attribute is set. Frameworks without property support write `disabled="false"`. */
export const isSet = (attribute: string | null): boolean => attribute !== null && attribute !== 'false'

/**
 * Reads a field from an attribute: text as is, a boolean by presence, a list as JSON.
 * If the attribute is absent or its JSON isn't a list of records, returns the initial value.
 */
export function fieldFromAttribute(attribute: string | null, initial: unknown): unknown {
  if (typeof initial === 'boolean') return isSet(attribute)
  if (attribute === null) return initial
  if (!Array.isArray(initial)) return attribute
  try {
    const list: unknown = JSON.parse(attribute)
    if (!Array.isArray(list) || list.some((row) => typeof row !== 'object' || row === null)) return initial
    return normalizeInput({ list: initial }, { list }).list
  } catch {
    return initial
  }
}

/**
 * The text of an attribute that a property is set to: true is '', a list is JSON. Undefined for false, null and
 * undefined, which remove the attribute.
 */
export function toAttribute(value: unknown): string | undefined {
  if (value === true) return ''
  if (value === false || value === null || value === undefined) return undefined
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Gives elements a property for an attribute. Reading it gives what `read` makes of the attribute. */
export function reflect(prototype: object, name: string, read: (attribute: string | null) => unknown): void {
  Object.defineProperty(prototype, camel(name), {
    configurable: true,
    enumerable: true,
    get(this: Element) {
      return read(this.getAttribute(name))
    },
    set(this: Element, value: unknown) {
      const text = toAttribute(value)
      if (text === undefined) this.removeAttribute(name)
      else if (text !== this.getAttribute(name)) this.setAttribute(name, text)
    },
  })
}

/** The names in a list such as 'property-tax insurance', as the fields are called: ['propertyTax', 'insurance']. */
export const namesIn = (list: string | null): string[] =>
  (list?.match(/\S+/g) ?? []).map((name) => camel(name).replace('fieldStyle', 'style'))

/** A property set before the class was defined is set again, through the class. */
export function upgrade(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return
  const self = element as unknown as Record<string, unknown>
  const value = self[name]
  delete self[name]
  self[name] = value
}
