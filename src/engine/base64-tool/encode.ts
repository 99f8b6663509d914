import { failure, type Issue, type Result, success } from '../core/result'
import type { Encoder } from './encoder'
import { kindOfText } from './kinds'
import { type Charset, longestBase58 } from './names'
import type { IssueCode, Output } from './output'

declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }

/** UTF-16 code units processed between two pauses. */
const stepSize = 1 << 18

export function* slicesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = at + stepSize
    // Keeps surrogate pairs together.
    const next = (text.charCodeAt(end - 1) & 0xfc00) === 0xd800 ? end + 1 : end
    yield text.slice(at, next)
    at = next
  }
}

/** Encodes a text in steps of a few milliseconds. Each yields the progress from 0 to 1. */
export function* encodeSteps(
  text: string,
  charset: Charset,
  /** Gives the bytes in the charset, or the index of the first character that it doesn't have. */
  toBytes: (text: string) => Uint8Array | number,
  encoder: Encoder,
): Generator<number, Result<Output, IssueCode>> {
  const pieces: string[] = []
  let inputBytes = 0
  let done = 0
  for (const slice of slicesOf(text)) {
    yield done / text.length
    const broken = slice.search(/\p{Surrogate}/u)
    if (broken >= 0) return failure({ code: 'lone-surrogate', field: 'text', ...placeIn(text, done + broken) })
    const bytes = toBytes(slice)
    if (typeof bytes === 'number') return failure(notInCharset(text, done + bytes, charset))
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

/** ASCII as a string. */
export const ascii = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

export const characterAt = (text: string, index: number): string =>
  text.slice(index, index + 2).match(/^./su)?.[0] ?? ''

export function placeIn(text: string, index: number) {
  const lines = text.slice(0, index).split(/\r\n?|\n/)
  const at = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
  return { at, values: at }
}
