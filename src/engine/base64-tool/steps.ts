import { failure, type Issue, type Result, success } from '../core/result'
import type { Codec } from './basic'
import { type CodingError, joined } from './coder'
import type { IssueCode, Options, Output } from './input'
import { kindOfBytes, kindOfText } from './kinds'
import { type Charset, type Encoding, encodingNames, isBase64, longestBase58 } from './names'

declare const TextEncoder: new () => { encode(text: string): Uint8Array }
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }

/** UTF-16 code units processed between two pauses. */
const stepSize = 1 << 18

function* slicesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = at + stepSize
    // Keeps surrogate pairs together.
    const next = (text.charCodeAt(end - 1) & 0xfc00) === 0xd800 ? end + 1 : end
    yield text.slice(at, next)
    at = next
  }
}

/** Encodes or decodes a text in steps of a few milliseconds. Each yields the progress from 0 to 1. */
export function* convertSteps(
  text: string,
  options: Options,
  codec: Codec,
): Generator<number, Result<Output, IssueCode>> {
  if (text.trim() === '') return success({ text: '', inputBytes: 0, outputBytes: 0, isText: true, kind: 'text' })
  return yield* options.isEncoding ? encodeSteps(text, options, codec) : decodeSteps(text, options, codec)
}

function* encodeSteps(text: string, options: Options, codec: Codec): Generator<number, Result<Output, IssueCode>> {
  const toBytes = codec.encoderFor(options.charset)
  const encoder = codec.createEncoder(options)
  const pieces: string[] = []
  let inputBytes = 0
  let done = 0
  for (const slice of slicesOf(text)) {
    yield done / text.length
    const broken = slice.search(/\p{Surrogate}/u)
    if (broken >= 0) return failure({ code: 'lone-surrogate', field: 'text', ...placeIn(text, done + broken) })
    const bytes = toBytes(slice)
    if (!bytes) return failure(notInCharset(text, done + codec.missingIn(slice, options.charset), options.charset))
    inputBytes += bytes.length
    pieces.push(ascii(encoder.push(bytes)))
    done += slice.length
  }
  pieces.push(ascii(encoder.end()))
  if (encoder.error) return failure({ code: 'too-long', field: 'text', values: { max: longestBase58 } })
  const encoded = pieces.join('')
  return success({ text: encoded, inputBytes, outputBytes: encoded.length, isText: true, kind: kindOfText(text) })
}

function notInCharset(text: string, index: number, charset: Charset): Issue<IssueCode> {
  const { at } = placeIn(text, index)
  return { code: 'not-in-charset', field: 'text', at, values: { ...at, character: characterAt(text, index), charset } }
}

function* decodeSteps(
  source: string,
  { encoding, charset }: Options,
  codec: Codec,
): Generator<number, Result<Output, IssueCode>> {
  const decoded = yield* bytesOf(source, encoding, codec)
  if ('code' in decoded) return failure(decoded)
  const bytes = joined(...decoded.pieces)
  const text = codec.decodeText(bytes, charset)
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
export function* bytesOf(source: string, encoding: Encoding, codec: Codec): Generator<number, Bytes> {
  const start = isBase64(encoding) ? payloadStart(source) : 0
  if (start === undefined) return { code: 'not-base64', field: 'text' }
  // Characters in a data URI may be percent-encoded (RFC 2397).
  const payload = source.slice(start)
  const text =
    start > 0 ? payload.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))) : payload
  const decoder = codec.createDecoder(encoding)
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

/** ASCII as a string. */
export const ascii = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** Characters as bytes. Non-ASCII characters become 0, which no decoder accepts. */
function codesOf(text: string): Uint8Array {
  const codes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    codes[at] = code < 0x80 ? code : 0
  }
  return codes
}

const characterAt = (text: string, index: number): string => text.slice(index, index + 2).match(/^./su)?.[0] ?? ''

function placeIn(text: string, index: number) {
  const lines = text.slice(0, index).split(/\r\n?|\n/)
  const at = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
  return { at, values: at }
}
