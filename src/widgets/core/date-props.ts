import type { dateStrings } from './date.strings'
import type { FieldProps } from './tool-props'

/**
 * What makes a field of text one for a date, which is typed, year first: `type=date` drops what is half typed. Under it
 * stands the day that was read, told by a part that is fetched once there is something to read, or else an example.
 */
export function dateProps(field: FieldProps, t: typeof dateStrings, day = '', empty = t.dateHint) {
  return { ...field, placeholder: t.pattern, hint: day || (field.value ? t.dateHint : empty) }
}
