import { base32, base32hex, base64, base64url, crockford, hex, upperHex } from './alphabets'
import { createDecoder, createEncoder, type Decoder, type Encoder } from './coder'
import type { Options } from './input'
import { type Charset, type Encoding, isBase64, isPadded, type Style } from './names'
import { compactOf } from './token-shape'

declare const TextEncoder: new () => { encode(text: string): Uint8Array }
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string }

/** What converts with encodings and character sets: all of them (codec.ts), or those of most texts. */
export interface Codec {
  /** An encoder for a style. The lines end with LF, and the last one with nothing. */
  createEncoder(style: Style): Encoder
  /** A decoder. Both kinds of Base64 are read, whichever is expected. */
  createDecoder(encoding: Encoding): Decoder
  /** Encodes texts, or returns undefined for one with a character that the charset doesn't have. */
  encoderFor(charset: Charset): (text: string) => Uint8Array | undefined
  /** The index of the first character that the charset doesn't have, or -1. */
  missingIn(text: string, charset: Charset): number
  /** Decodes and keeps a byte order mark. Undefined if the bytes aren't valid in the charset. */
  decodeText(bytes: Uint8Array, charset: Charset): string | undefined
}

const alphabets = { base64, base64url, base32, base32hex, crockford, hex }
const alphabetOf = (encoding: Encoding) => alphabets[encoding as keyof typeof alphabets]

/** UTF-8, and all encodings but Base58: what the tool can convert before the rest is loaded. */
export const basicCodec: Codec = {
  createEncoder({ encoding, unpadded, wrap, uppercase }) {
    const alphabet = encoding === 'hex' && uppercase ? upperHex : alphabetOf(encoding)
    return wrapped(createEncoder(alphabet, !unpadded && isPadded(encoding)), wrap)
  },
  createDecoder: (encoding) => createDecoder(alphabetOf(encoding)),
  encoderFor() {
    const utf8 = new TextEncoder()
    return (text) => utf8.encode(text)
  },
  missingIn: () => -1,
  decodeText(bytes) {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    } catch {
      return undefined
    }
  },
}

/** Whether `basicCodec` is enough. A JWT needs more. */
export const isBasic = (text: string, { isEncoding, encoding, charset }: Options): boolean =>
  charset === 'utf-8' && encoding !== 'base58' && (isEncoding || !isBase64(encoding) || compactOf(text) === undefined)

/** Breaks the lines of an encoded text. */
export function wrapped(encoder: Encoder, width: number): Encoder {
  if (width === 0) return encoder
  let column = 0
  const wrap = (text: Uint8Array): Uint8Array<ArrayBuffer> => {
    const out = new Uint8Array(text.length + Math.floor((column + text.length) / width) + 1)
    let to = 0
    for (let at = 0; at < text.length; ) {
      if (column === width) {
        out[to++] = 0x0a
        column = 0
      }
      const end = Math.min(text.length, at + width - column)
      out.set(text.subarray(at, end), to)
      to += end - at
      column += end - at
      at = end
    }
    return out.subarray(0, to)
  }
  return {
    push: (bytes) => wrap(encoder.push(bytes)),
    end: () => wrap(encoder.end()),
    get error() {
      return encoder.error
    },
  }
}
