import { normalizeInput } from '../tool/record'

/**
 * 'homePrice' becomes 'home-price'. A field called `style` becomes 'field-style', because `style` holds an element's
 * CSS.
 */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^style$/, 'field-$&')

/**
 * Reads a field from an attribute: text as is, a boolean by presence, a list as JSON.
 * If the attribute is absent or its JSON isn't a list of records, returns the initial value.
 */
export function fieldFromAttribute(attribute: string | null, initial: unknown): unknown {
  if (typeof initial === 'boolean') return attribute !== null
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
