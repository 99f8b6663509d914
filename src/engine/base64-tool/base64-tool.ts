import type { Context } from '../core/engine'
import { failure, type Result, success } from '../core/result'
import { runSteps } from '../core/steps'
import { typedIn } from '../core/text-field'
import { decodeText, encoderFor } from './charsets'
import { bytesOf, decodeSteps } from './decode'
import { joined } from './decoder'
import { ascii, encodeSteps } from './encode'
import { createEncoder } from './encoder'
import { createStyledEncoder } from './encodings'
import type { Request } from './fields'
import { type Token, textOfToken, tokenIn } from './jwt'
import type { Encoding } from './names'
import { readOptions } from './options'
import { type IssueCode, nothing, type Output } from './output'

export { payloadStart } from './decode'
export { charsets, encodings, example, fields, type Input, initial, modes, type Request } from './fields'
export type { Encoding } from './names'
export type { IssueCode, Output } from './output'

/** Encodes a text as Base64 or another encoding, or decodes it. */
export function evaluate(input: Request, _context?: Context): Result<Output, IssueCode> {
  return runSteps(evaluateSteps(input))
}

/** The same in steps of a few milliseconds. Each yields the progress from 0 to 1. */
export function* evaluateSteps(input: Request): Generator<number, Result<Output, IssueCode>> {
  const text = typedIn(input, 'text')
  const options = readOptions(input)
  if (!options.ok) return options
  if (text.trim() === '') return success(nothing)
  const { isEncoding, charset } = options.value
  if (isEncoding) return yield* encodeSteps(text, charset, encoderFor(charset), createStyledEncoder(options.value))
  const token = tokenIn(text, options.value)
  return token ? tokenOutput(text, token) : yield* decodeSteps(text, options.value)
}

/** A JWT as JSON. */
function tokenOutput(source: string, token: Token): Result<Output, IssueCode> {
  const text = textOfToken(token)
  const [inputBytes, outputBytes] = [source, text].map((each) => encodeUtf8(each).length) as [number, number]
  return success({ text, inputBytes, outputBytes, isText: true, kind: 'json' })
}

declare const TextEncoder: new () => { encode(text: string): Uint8Array }
const encodeUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Decodes Base64: standard, URL-safe, wrapped or unpadded, or a data URI. Other encodings if named. */
export function decode(text: string, encoding: Encoding = 'base64'): Result<Uint8Array<ArrayBuffer>, IssueCode> {
  const read = runSteps(bytesOf(text, encoding))
  return 'code' in read ? failure(read) : success(joined(...read.pieces))
}

/** Encodes as in RFC 4648, section 4: `encode(Uint8Array.of(77, 97))` is 'TWE='. */
export function encode(bytes: Uint8Array): string {
  const encoder = createEncoder()
  return ascii(encoder.push(bytes)) + ascii(encoder.end())
}

/** Decodes UTF-8 and keeps a byte order mark. Undefined if the bytes aren't valid UTF-8. */
export const textOf = (bytes: Uint8Array): string | undefined => decodeText(bytes)
