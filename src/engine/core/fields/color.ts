import { type ColorIssue, readAsHex, readOpaque } from '../color/css-color'
import { textOf } from '../text-field'
import type { Field, FieldOptions } from './field'

/** An opaque CSS color, read as '#rrggbb'. */
export const color = (options: FieldOptions<string> = {}): Field<string, string, ColorIssue> => ({
  kind: 'color',
  initial: '',
  ...options,
  read(typed) {
    const text = textOf(typed).trim()
    if (text === '' && options.optional) return undefined
    const read = readOpaque(text)
    return typeof read === 'string' ? { code: read } : read.hex
  },
})

/** Any CSS color, read as '#rrggbb' or '#rrggbbaa'. */
export const clearColor = (
  options: FieldOptions<string> = {},
): Field<string, string, Exclude<ColorIssue, 'not-opaque'>> => ({
  kind: 'color',
  initial: '',
  ...options,
  read(typed) {
    const text = textOf(typed).trim()
    return readAsHex(text) ?? (text === '' && options.optional ? undefined : { code: text ? 'not-a-color' : 'missing' })
  },
})
