import { type CodingError, createDecoder, createEncoder, joined } from './base64-tool/coder'
import { type Kind, kindOfBytes, kindOfText } from './base64-tool/kinds'
import type { Context } from './core/engine'
import { failure, type Issue, type Result, success } from './core/result'
import { runSteps } from './core/steps'

export interface Input {
  /** 'encode' or 'decode'. */
  readonly mode: string
  /** A text, or Base64. */
  readonly text: string
}

export interface Output {
  /** Base64, or the text that it stood for: '' where the bytes are no UTF-8. */
  readonly text: string
  /** Bytes in UTF-8 of what was given. */
  readonly inputBytes: number
  /** Bytes of the Base64, or those that it stood for, text or not. */
  readonly outputBytes: number
  /** The bytes are UTF-8, and begin as no other kind of file does. */
  readonly isText: boolean
  /** What they are by how they begin: a guess. */
  readonly kind: Kind
}

/**
 * `invalid-character`: `values.character`, at line and column, is none of Base64. `wrong-padding`: '=' elsewhere than at
 * the end, or not as many as are due. `cut-off`: one character is left over. `not-base64`: a data: address without
 * ';base64'. `lone-surrogate`: half a character, which UTF-8 cannot hold.
 */
export type IssueCode = CodingError['code'] | 'not-base64' | 'lone-surrogate' | 'unknown-mode'

export const initial: Input = { mode: 'encode', text: '' }
export const example: Input = { mode: 'encode', text: 'Hello, wörld!' }

declare const TextEncoder: new () => { encode(text: string): Uint8Array }
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes?: Uint8Array, options?: { stream: boolean }): string }

/** Base64 of a text's UTF-8, or what a Base64 text stands for. */
export function evaluate(input: Input, _context?: Context): Result<Output, IssueCode> {
  return runSteps(evaluateSteps(input))
}

/** The same in steps of a few milliseconds; each yields the share done, from 0 to 1. */
export function* evaluateSteps(input: Input): Generator<number, Result<Output, IssueCode>> {
  const text = typeof input.text === 'string' ? input.text : ''
  if (input.mode !== 'encode' && input.mode !== 'decode') return failure({ code: 'unknown-mode', field: 'mode' })
  if (text.trim() === '') return success({ text: '', inputBytes: 0, outputBytes: 0, isText: true, kind: 'text' })
  return yield* input.mode === 'encode' ? encodeSteps(text) : decodeSteps(text)
}

/** UTF-16 units that are coded between two breaths. */
const stepSize = 1 << 18

function* slicesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = at + stepSize
    // Both halves of a character at once.
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

function* decodeSteps(given: string): Generator<number, Result<Output, IssueCode>> {
  const decoded = yield* bytesOf(given)
  if ('code' in decoded) return failure(decoded)
  const bytes = joined(...decoded.pieces)
  const text = textOf(bytes)
  const known = kindOfBytes(bytes)
  return success({
    text: text ?? '',
    inputBytes: new TextEncoder().encode(given).length,
    outputBytes: bytes.length,
    isText: text !== undefined && known === undefined,
    kind: known ?? (text === undefined ? 'binary' : kindOfText(text)),
  })
}

/** The bytes that a Base64 text stands for: URL-safe, wrapped, unpadded, or a data: address. */
export function decode(base64: string): Result<Uint8Array<ArrayBuffer>, IssueCode> {
  const read = runSteps(bytesOf(base64))
  return 'code' in read ? failure(read) : success(joined(...read.pieces))
}

/** RFC 4648, section 4: `encode(Uint8Array.of(77, 97))` is 'TWE='. */
export function encode(bytes: Uint8Array): string {
  const encoder = createEncoder()
  return ascii(encoder.push(bytes)) + ascii(encoder.end())
}

type Bytes = { readonly pieces: readonly Uint8Array[] } | Issue<IssueCode>

function* bytesOf(given: string): Generator<number, Bytes> {
  const start = payloadStart(given)
  if (start === undefined) return { code: 'not-base64', field: 'text' }
  // In an address, characters may be percent-encoded (RFC 2397).
  const payload = given.slice(start)
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
  const at = placeIn(given, start + index)
  return {
    code,
    field: 'text',
    at: at.at,
    values: { ...at.values, character: text.slice(index, index + 2).match(/^./su)?.[0] ?? '' },
  }
}

/** Where the Base64 begins: behind 'data:image/png;base64,', if it begins so; undefined for an address of another kind. */
export function payloadStart(text: string): number | undefined {
  const [head = '', parameters = ''] = /^\s*data:([^,]{0,1000}),/i.exec(text.slice(0, 2000)) ?? []
  return head === '' || /;\s*base64\s*$/i.test(parameters) ? head.length : undefined
}

/** The text that bytes are in UTF-8, a byte order mark included; undefined where they are none. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const ascii = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: false, ignoreBOM: true }).decode(bytes)

/** Characters as bytes; what is beyond ASCII is nothing that a decoder knows. */
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
