import { type InputOf, startOf } from '../core/fields/field'
import { flag, oneOf, text } from '../core/fields/text'

const indents = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'tab'] as const

export const fields = {
  /** The JSON text. */
  text: text({
    example: '{"name":"Ada","born":1815,"tags":["math","engines"],"id":12345678901234567890,"rate":1.0}',
  }),
  /** Spaces per level, '0' to '10', or 'tab'. */
  indent: oneOf(indents, { initial: '2' }),
  /** A JSONPath (RFC 9535), or a JSON Pointer (RFC 6901) if it begins with / or #. */
  query: text(),
  /** The JSON text to compare with. */
  other: text(),
  /** Whether the comparison ignores the order of array items. It always ignores the order of keys. */
  ignoreOrder: flag(),
  /** Whether the comparison treats 1.0 and 1 as different. */
  numbersAsWritten: flag(),
  /** A JSON Schema (2020-12) to check the text against. */
  schema: text(),
}

export type Input = InputOf<typeof fields>

export const { initial, example } = startOf(fields)

/** '2' is two spaces; 'tab' or '\t' is a tab. Invalid values count as 2. */
export function unitOf(indent: string | number): string {
  if (indent === 'tab' || indent === '\t') return '\t'
  return ' '.repeat(/^(?:\d|10)$/.test(String(indent)) ? Number(indent) : 2)
}
