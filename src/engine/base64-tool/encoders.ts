import { type Alphabet, base64, base64url } from './alphabets'
import { createEncoder, type Encoder } from './encoder'
import type { Options } from './input'
import { type Charset, isBase64, isPadded, type Style } from './names'

declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** What encodes a text: for all encodings and character sets (encodings.ts), or for the most common ones. */
export interface Encoders {
  /** An encoder for a style. The lines end with LF, and the last one with nothing. */
  createEncoder(style: Style): Encoder
  /** Turns texts into bytes, or returns the index of the first character that the charset doesn't have. */
  encoderFor(charset: Charset): (text: string) => Uint8Array | number
}

/** Encodes with an alphabet, in a style. */
export const createStyled = (alphabet: Alphabet, { encoding, unpadded, wrap }: Style): Encoder =>
  wrapped(createEncoder(alphabet, !unpadded && isPadded(encoding)), wrap)

/** Those for Base64 in UTF-8, which the tool has before the others are loaded. */
export const basicEncoders: Encoders = {
  createEncoder: (style) => createStyled(style.encoding === 'base64url' ? base64url : base64, style),
  encoderFor() {
    const utf8 = new TextEncoder()
    return (text) => utf8.encode(text)
  },
}

/** Whether `basicEncoders` are enough. */
export const isBasic = ({ isEncoding, encoding, charset }: Options): boolean =>
  isEncoding && isBase64(encoding) && charset === 'utf-8'

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
