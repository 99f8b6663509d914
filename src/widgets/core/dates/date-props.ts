import type { FieldProps } from '../tool/tool-props'
import type { dateStrings } from './date.strings'
import { dateReadAs } from './format-date'

/**
 * The props of a text field for a date, typed with the year first: `type=date` would drop a date half typed. Its hint is
 * the day that was read, or else an example; `emptyHint` while nothing is typed.
 */
export function dateProps(field: FieldProps, t: typeof dateStrings, locale: string, emptyHint = t.dateHint) {
  const hint = dateReadAs(field.value, locale) || (field.value ? t.dateHint : emptyHint)
  return { ...field, placeholder: t.pattern, hint }
}
