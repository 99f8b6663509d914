import type { Result } from '../core/result'
import { base64, base64url } from './alphabets'
import { encodeSteps } from './encode'
import { createEncoder } from './encoder'
import { isBase64 } from './names'
import type { Options } from './options'
import type { IssueCode, Output } from './output'

declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** What the tool can do before the rest is loaded: encode as Base64 in UTF-8, without line breaks. */
export const isBasic = ({ isEncoding, encoding, charset, wrap }: Options): boolean =>
  isEncoding && isBase64(encoding) && charset === 'utf-8' && wrap === 0

/** Encodes a text if its options are basic. */
export function basicSteps(
  text: string,
  { encoding, charset, unpadded }: Options,
): Generator<number, Result<Output, IssueCode>> {
  const utf8 = new TextEncoder()
  const encoder = createEncoder(encoding === 'base64url' ? base64url : base64, !unpadded)
  return encodeSteps(text, charset, (part) => utf8.encode(part), encoder)
}
