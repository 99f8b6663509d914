import { base32, base32hex, base64, base64url, crockford, hex, upperHex } from './alphabets'
import { createBase58Decoder, createBase58Encoder } from './base58'
import { createDecoder, createEncoder, type Decoder, type Encoder } from './coder'

const alphabets = { base64, base64url, base32, base32hex, crockford, hex }

/** Each with its name in a sentence. */
export const encodingNames = {
  base64: 'Base64',
  base64url: 'Base64',
  base32: 'Base32',
  base32hex: 'Base32',
  crockford: 'Base32',
  base58: 'Base58',
  hex: 'hex',
} as const

export type Encoding = keyof typeof encodingNames

/** Names are those of Python, npm and RFC 4648, except `crockford`, which is Douglas Crockford's Base32. */
export const encodings = Object.keys(encodingNames) as readonly Encoding[]

/** The encodings that use '=' to pad the last group. */
export const isPadded = (encoding: Encoding): boolean => /^base(64|32)/.test(encoding)

/** A data URI and a JWT hold these. */
export const isBase64 = (encoding: Encoding): boolean => encoding === 'base64' || encoding === 'base64url'

/** How to write the result. */
export interface Style {
  readonly encoding: Encoding
  /** Omits the '=' at the end. */
  readonly unpadded: boolean
  /** Characters per line; 0 for one line. */
  readonly wrap: number
  /** Whether hex is uppercase. */
  readonly uppercase: boolean
}

/** An encoder for a style. The lines end with LF, and the last one with nothing. */
export function createStyledEncoder({ encoding, unpadded, wrap, uppercase }: Style): Encoder {
  if (encoding === 'base58') return wrapped(createBase58Encoder(), wrap)
  const alphabet = encoding === 'hex' && uppercase ? upperHex : alphabets[encoding]
  return wrapped(createEncoder(alphabet, !unpadded && isPadded(encoding)), wrap)
}

/** A decoder. Both kinds of Base64 are read, whichever is expected. */
export const createDecoderOf = (encoding: Encoding): Decoder =>
  encoding === 'base58' ? createBase58Decoder() : createDecoder(alphabets[encoding])

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
