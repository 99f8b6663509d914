import { normalizeInput } from '../tool/record'

/** 'homePrice' is 'home-price'. A field called `style` is 'field-style': the attribute `style` of any element is its CSS. */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^style$/, 'field-$&')

/**
 * What an attribute says of a field: text as it is, a boolean by presence, a list as JSON.
 * Absent, or JSON that is no list of records, is the initial value.
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
