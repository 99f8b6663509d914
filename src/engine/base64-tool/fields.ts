import { type InputOf, startOf } from '../core/fields/field'
import { flag, oneOf, text } from '../core/fields/text'
import { charsets, encodings } from './names'

export { charsets, encodings }
export const modes = ['encode', 'decode'] as const

export const fields = {
  /** Whether to encode or to decode the text. */
  mode: oneOf(modes, { words: 'modes', unknown: 'unknown-mode' }),
  /** Plain text, or text encoded with `encoding`. When decoding Base64, also a data URI or a JWT. */
  text: text({ example: 'Hello, wörld!' }),
  /** The encoding. `base64url` is for URLs and file names; `crockford` is Douglas Crockford's Base32. */
  encoding: oneOf(encodings, { words: 'encodings', unknown: 'unknown-encoding' }),
  /** Whether to omit the equal signs at the end of Base64 and Base32. */
  unpadded: flag(),
  /** Characters per line of the encoded text, from 1 to 10000, such as `76`; empty for one line. */
  wrap: text(),
  /** Whether to write hex in uppercase. */
  uppercase: flag(),
  /** The character set of the plain text. */
  charset: oneOf(charsets, { unknown: 'unknown-charset' }),
}

export type Input = InputOf<typeof fields>
/** An input in which the fields after `text` may be absent. */
export type Request = Pick<Input, 'mode' | 'text'> & Partial<Input>

export const { initial, example } = startOf(fields)
