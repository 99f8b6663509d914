import type { CodingError } from './encoder'
import type { Kind } from './signatures'

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
