import { failure, type Issue, type Result, success } from '../core/result'
import { decodeText } from './charsets'
import { joined } from './decoder'
import { characterAt, placeIn, slicesOf } from './encode'
import type { CodingError } from './encoder'
import { createDecoderOf } from './encodings'
import { kindOfText } from './kinds'
import { type Encoding, encodingNames, isBase64, longestBase58 } from './names'
import type { Options } from './options'
import type { IssueCode, Output } from './output'
import { kindOfBytes } from './signatures'

declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** Decodes a text in steps, like `encodeSteps`. */
export function* decodeSteps(
  source: string,
  { encoding, charset }: Options,
): Generator<number, Result<Output, IssueCode>> {
  const decoded = yield* bytesOf(source, encoding)
  if ('code' in decoded) return failure(decoded)
  const bytes = joined(...decoded.pieces)
  const text = decodeText(bytes, charset)
  const known = kindOfBytes(bytes)
  return success({
    text: text ?? '',
    inputBytes: new TextEncoder().encode(source).length,
    outputBytes: bytes.length,
    isText: text !== undefined && known === undefined,
    kind: known ?? (text === undefined ? 'binary' : kindOfText(text)),
  })
}

type Bytes = { readonly pieces: readonly Uint8Array<ArrayBuffer>[] } | Issue<IssueCode>

/** The bytes of an encoded text, or what's wrong with it. */
export function* bytesOf(source: string, encoding: Encoding): Generator<number, Bytes> {
  const start = isBase64(encoding) ? payloadStart(source) : 0
  if (start === undefined) return { code: 'not-base64', field: 'text' }
  // Characters in a data URI may be percent-encoded (RFC 2397).
  const payload = source.slice(start)
  const text =
    start > 0 ? payload.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))) : payload
  const decoder = createDecoderOf(encoding)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let done = 0
  for (const slice of slicesOf(text)) {
    yield done / text.length
    pieces.push(decoder.push(codesOf(slice)))
    done += slice.length
  }
  pieces.push(decoder.end())
  if (!decoder.error) return { pieces }
  const { code, index } = decoder.error
  const { at } = placeIn(source, start + index)
  const values = { ...at, character: characterAt(text, index) }
  if (isBase64(encoding)) return { code, field: 'text', at, values }
  if (code === 'too-long') return { code, field: 'text', values: { max: longestBase58 } }
  const own = codeOf(code, encoding)
  return { code: own, field: 'text', at, values: { ...values, encoding: encodingNames[encoding] } }
}

/** Each encoding has its own advice. */
function codeOf(code: CodingError['code'], encoding: Encoding): IssueCode {
  if (code === 'wrong-padding') return 'base32-padding'
  if (code === 'cut-off') return encoding === 'hex' ? 'odd-digits' : 'base32-cut-off'
  return 'not-in-alphabet'
}

/** The offset of the Base64, after 'data:image/png;base64,' if present. Undefined for a data URI that isn't Base64. */
export function payloadStart(text: string): number | undefined {
  const [head = '', parameters = ''] = /^\s*data:([^,]{0,1000}),/i.exec(text.slice(0, 2000)) ?? []
  return head === '' || /;\s*base64\s*$/i.test(parameters) ? head.length : undefined
}

/** Characters as bytes. Non-ASCII characters become 0, which no decoder accepts. */
function codesOf(text: string): Uint8Array {
  const codes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    codes[at] = code < 0x80 ? code : 0
  }
  return codes
}
