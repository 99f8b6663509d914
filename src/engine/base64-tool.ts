import { type CodingError, createDecoder, createEncoder, joined } from './base64-tool/coder'
import { type Kind, kindOfBytes, kindOfText } from './base64-tool/kinds'
import type { Context } from './core/engine'
import { failure, type Issue, type Result, success } from './core/result'
import { runSteps } from './core/steps'

export interface Input {
  /**
   * Whether to encode or to decode the text.
   * @values modes
   */
  readonly mode: string
  /** Plain text or Base64. */
  readonly text: string
}

export interface Output {
  /** Base64, or the decoded text; '' if the bytes aren't UTF-8. */
  readonly text: string
  /** UTF-8 bytes of the input. */
  readonly inputBytes: number
  /** Bytes of the Base64, or of the decoded data, whether or not it's text. */
  readonly outputBytes: number
  /** The bytes are UTF-8 and don't start like another file type. */
  readonly isText: boolean
  /** A guess at the file type from the first bytes. */
  readonly kind: Kind
}

/**
 * `invalid-character`: `values.character`, at line and column, isn't allowed in Base64. `wrong-padding`: '=' before the
 * end, or the wrong number of them. `cut-off`: one character is left over. `not-base64`: a data URI without ';base64'.
 * `lone-surrogate`: half of a surrogate pair, which UTF-8 can't encode.
 */
export type IssueCode = CodingError['code'] | 'not-base64' | 'lone-surrogate' | 'unknown-mode'

export const modes = ['encode', 'decode'] as const

export const initial: Input = { mode: 'encode', text: '' }
export const example: Input = { mode: 'encode', text: 'Hello, wörld!' }

declare const TextEncoder: new () => { encode(text: string): Uint8Array }
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes?: Uint8Array, options?: { stream: boolean }): string }

/** Encodes a text's UTF-8 bytes as Base64, or decodes Base64. */
export function evaluate(input: Input, _context?: Context): Result<Output, IssueCode> {
  return runSteps(evaluateSteps(input))
}

/** The same in steps of a few milliseconds. Each yields the progress from 0 to 1. */
export function* evaluateSteps(input: Input): Generator<number, Result<Output, IssueCode>> {
  const text = typeof input.text === 'string' ? input.text : ''
  if (modes.every((mode) => mode !== input.mode)) return failure({ code: 'unknown-mode', field: 'mode' })
  if (text.trim() === '') return success({ text: '', inputBytes: 0, outputBytes: 0, isText: true, kind: 'text' })
  return yield* input.mode === 'encode' ? encodeSteps(text) : decodeSteps(text)
}

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

function* encodeSteps(text: string): Generator<number, Result<Output, IssueCode>> {
  const utf8 = new TextEncoder()
  const encoder = createEncoder()
  const pieces: string[] = []
  let inputBytes = 0
  let done = 0
  for (const slice of slicesOf(text)) {
    yield done / text.length
    const broken = slice.search(/\p{Surrogate}/u)
    if (broken >= 0) return failure({ code: 'lone-surrogate', field: 'text', ...placeIn(text, done + broken) })
    const bytes = utf8.encode(slice)
    inputBytes += bytes.length
    pieces.push(ascii(encoder.push(bytes)))
    done += slice.length
  }
  pieces.push(ascii(encoder.end()))
  const base64 = pieces.join('')
  return success({ text: base64, inputBytes, outputBytes: base64.length, isText: true, kind: kindOfText(text) })
}

function* decodeSteps(source: string): Generator<number, Result<Output, IssueCode>> {
  const decoded = yield* bytesOf(source)
  if ('code' in decoded) return failure(decoded)
  const bytes = joined(...decoded.pieces)
  const text = textOf(bytes)
  const known = kindOfBytes(bytes)
  return success({
    text: text ?? '',
    inputBytes: new TextEncoder().encode(source).length,
    outputBytes: bytes.length,
    isText: text !== undefined && known === undefined,
    kind: known ?? (text === undefined ? 'binary' : kindOfText(text)),
  })
}

/** Decodes Base64: standard, URL-safe, wrapped or unpadded, or a data URI. */
export function decode(base64: string): Result<Uint8Array<ArrayBuffer>, IssueCode> {
  const read = runSteps(bytesOf(base64))
  return 'code' in read ? failure(read) : success(joined(...read.pieces))
}

/** Encodes as in RFC 4648, section 4: `encode(Uint8Array.of(77, 97))` is 'TWE='. */
export function encode(bytes: Uint8Array): string {
  const encoder = createEncoder()
  return ascii(encoder.push(bytes)) + ascii(encoder.end())
}

type Bytes = { readonly pieces: readonly Uint8Array[] } | Issue<IssueCode>

function* bytesOf(source: string): Generator<number, Bytes> {
  const start = payloadStart(source)
  if (start === undefined) return { code: 'not-base64', field: 'text' }
  // Characters in a data URI may be percent-encoded (RFC 2397).
  const payload = source.slice(start)
  const text =
    start > 0 ? payload.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))) : payload
  const decoder = createDecoder()
  const pieces: Uint8Array[] = []
  let done = 0
  for (const slice of slicesOf(text)) {
    yield done / text.length
    pieces.push(decoder.push(codesOf(slice)))
    done += slice.length
  }
  pieces.push(decoder.end())
  if (!decoder.error) return { pieces }
  const { code, index } = decoder.error
  const at = placeIn(source, start + index)
  return {
    code,
    field: 'text',
    at: at.at,
    values: { ...at.values, character: text.slice(index, index + 2).match(/^./su)?.[0] ?? '' },
  }
}

/** The offset of the Base64, after 'data:image/png;base64,' if present. Undefined for a data URI that isn't Base64. */
export function payloadStart(text: string): number | undefined {
  const [head = '', parameters = ''] = /^\s*data:([^,]{0,1000}),/i.exec(text.slice(0, 2000)) ?? []
  return head === '' || /;\s*base64\s*$/i.test(parameters) ? head.length : undefined
}

/** Decodes UTF-8 and keeps a byte order mark. Undefined if the bytes aren't valid UTF-8. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const ascii = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: false, ignoreBOM: true }).decode(bytes)

/** Characters as bytes. Non-ASCII characters become 0, which no decoder accepts. */
function codesOf(text: string): Uint8Array {
  const codes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    codes[at] = code < 0x80 ? code : 0
  }
  return codes
}

function placeIn(text: string, index: number) {
  const lines = text.slice(0, index).split(/\r\n?|\n/)
  const at = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
  return { at, values: at }
}
