import type { Result } from '../core/result'
import { base64, base64url } from './alphabets'
import { encodeSteps } from './encode'
import type { IssueCode, Options, Output } from './input'
import { isBase64 } from './names'
import { createStyled } from './styled'

declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** What the tool can do before the rest is loaded: encode as Base64 in UTF-8. */
export const isBasic = ({ isEncoding, encoding, charset }: Options): boolean =>
  isEncoding && isBase64(encoding) && charset === 'utf-8'

/** Encodes a text if its options are basic. */
export function basicSteps(text: string, options: Options): Generator<number, Result<Output, IssueCode>> {
  const utf8 = new TextEncoder()
  const encoder = createStyled(options.encoding === 'base64url' ? base64url : base64, options)
  return encodeSteps(text, options.charset, (part) => utf8.encode(part), encoder)
}
