import { localize, mapTexts } from '../base/field-kinds'
import { initialIn } from '../tool/initial-in'
import { fieldFromAttribute } from './attributes'
import type { Definition, FieldValues } from './definition'
import type { Tag } from './host-options'

/** A field's value by its attribute, in the locale's format, so that it can be edited. */
export function fieldValue(tag: Tag, name: string, { fields, names, initial }: Definition, locale = 'en-US'): unknown {
  const field = names.get(name) ?? ''
  const value = { [field]: fieldFromAttribute(tag.getAttribute(name), initial[field]) }
  return mapTexts(value, fields, (text, kind) => localize(text, kind, locale))[field]
}

/** The input of a tag by its attributes. Without any, that of an empty tool in the locale's units. */
export function firstValue(tag: Tag, definition: Definition, locale: string | undefined): FieldValues {
  const given = [...definition.names].filter(([name]) => tag.getAttribute(name) !== null)
  if (given.length === 0) return initialIn(definition.initial, locale)
  const values = given.map(([name, field]) => [field, fieldValue(tag, name, definition, locale)])
  return { ...definition.initial, ...Object.fromEntries(values) }
}
