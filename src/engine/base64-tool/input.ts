import { failure, type Issue, type Result, success } from '../core/result'
import type { CodingError } from './encoder'
import { type Charset, charsets, type Encoding, encodings, type Style } from './names'
import type { Kind } from './signatures'

export interface Input {
  /**
   * Whether to encode or to decode the text.
   * @values modes
   */
  readonly mode: string
  /** Plain text, or text encoded with `encoding`. When decoding Base64, also a data URI or a JWT. */
  readonly text: string
  /**
   * The encoding. `base64url` is for URLs and file names; `crockford` is Douglas Crockford's Base32.
   * @values encodings
   */
  readonly encoding: string
  /** Whether to omit the equal signs at the end of Base64 and Base32. */
  readonly unpadded: boolean
  /** Characters per line of the encoded text, from 1 to 10000, such as `76`; empty for one line. */
  readonly wrap: string
  /** Whether to write hex in uppercase. */
  readonly uppercase: boolean
  /**
   * The character set of the plain text.
   * @values charsets
   */
  readonly charset: string
}

/** An input in which the fields after `text` may be absent. */
export type Request = Pick<Input, 'mode' | 'text'> & Partial<Input>

export interface Output {
  /** The encoded or decoded text; '' if the decoded bytes aren't text. Of a JWT, the header and the payload as JSON. */
  readonly text: string
  /** Bytes of the input; when encoding, in its character set. */
  readonly inputBytes: number
  /** Bytes of the encoded text, or of the decoded data, whether or not it's text. */
  readonly outputBytes: number
  /** The bytes are text in the character set and don't start like another file type. */
  readonly isText: boolean
  /** A guess at the file type from the first bytes. */
  readonly kind: Kind
}

/** Of a text without characters other than whitespace. */
export const nothing: Output = { text: '', inputBytes: 0, outputBytes: 0, isText: true, kind: 'text' }

/**
 * `invalid-character`: `values.character`, at line and column, isn't allowed in Base64. `wrong-padding`: '=' before the
 * end, or the wrong number of them. `cut-off`: one character is left over. `not-base64`: a data URI without ';base64'.
 * `lone-surrogate`: half of a surrogate pair, which can't be encoded. `not-in-charset`: `values.character`, at line and
 * column, isn't in the character set. `not-in-alphabet`, `base32-padding`, `base32-cut-off` and `odd-digits` are the same
 * for the other encodings. `too-long`: more than Base58 can handle.
 */
export type IssueCode =
  | CodingError['code']
  | 'not-base64'
  | 'lone-surrogate'
  | 'not-in-charset'
  | 'not-in-alphabet'
  | 'base32-padding'
  | 'base32-cut-off'
  | 'odd-digits'
  | 'unknown-mode'
  | 'unknown-encoding'
  | 'unknown-charset'
  | 'wrong-wrap'

export const modes = ['encode', 'decode'] as const
export { charsets, encodings }

export const initial: Input = {
  mode: 'encode',
  text: '',
  encoding: 'base64',
  unpadded: false,
  wrap: '',
  uppercase: false,
  charset: 'utf-8',
}
export const example: Input = { ...initial, text: 'Hello, wörld!' }

const longestLine = 10_000

/** What an input asks for, besides its text. */
export interface Options extends Style {
  readonly isEncoding: boolean
  readonly charset: Charset
}

/** Reads all fields but the text. */
export function readOptions(input: Partial<Input>): Result<Options, IssueCode> {
  const { mode, encoding = 'base64', charset = 'utf-8', wrap = '' } = input
  const issues: Issue<IssueCode>[] = []
  if (mode !== 'encode' && mode !== 'decode') issues.push({ code: 'unknown-mode', field: 'mode' })
  if (!isOneOf(encodings, encoding)) issues.push({ code: 'unknown-encoding', field: 'encoding' })
  if (!isOneOf(charsets, charset)) issues.push({ code: 'unknown-charset', field: 'charset' })
  const width = typeof wrap === 'string' && /^\s*\d{0,5}\s*$/.test(wrap) ? Number(wrap) : -1
  if (width < 0 || width > longestLine || (width === 0 && wrap.trim() !== '')) {
    issues.push({ code: 'wrong-wrap', field: 'wrap', values: { max: longestLine } })
  }
  if (issues.length > 0) return failure(...issues)
  return success({
    isEncoding: mode === 'encode',
    encoding: encoding as Encoding,
    charset: charset as Charset,
    wrap: width,
    unpadded: input.unpadded === true,
    uppercase: input.uppercase === true,
  })
}

const isOneOf = (list: readonly string[], text: unknown): boolean => typeof text === 'string' && list.includes(text)
