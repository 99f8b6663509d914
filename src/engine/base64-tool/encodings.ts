import { base64, base64url } from './alphabets'
import { createBase58Decoder, createBase58Encoder } from './base58'
import { createDecoder, type Decoder } from './decoder'
import { createEncoder, type Encoder } from './encoder'
import { type Encoding, isPadded, type Style } from './names'
import { base32, base32hex, crockford, hex, upperHex } from './other-alphabets'

const alphabets = { base64, base64url, base32, base32hex, crockford, hex }

/** An encoder for a style. */
export function createStyledEncoder({ encoding, unpadded, wrap, uppercase }: Style): Encoder {
  if (encoding === 'base58') return wrapped(createBase58Encoder(), wrap)
  const alphabet = encoding === 'hex' && uppercase ? upperHex : alphabets[encoding]
  return wrapped(createEncoder(alphabet, !unpadded && isPadded(encoding)), wrap)
}

/** A decoder. Both kinds of Base64 are read, whichever is expected. */
export const createDecoderOf = (encoding: Encoding): Decoder =>
  encoding === 'base58' ? createBase58Decoder() : createDecoder(alphabets[encoding])

/** Breaks lines of a width. They end with LF, and the last one with nothing. */
function wrapped(encoder: Encoder, width: number): Encoder {
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
