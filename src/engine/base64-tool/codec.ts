import { createBase58Decoder, createBase58Encoder } from './base58'
import { basicCodec, type Codec, wrapped } from './basic'
import { decodeText, encoderFor, missingIn } from './charsets'

/** All encodings and character sets. */
export const codec: Codec = {
  createEncoder: (style) =>
    style.encoding === 'base58' ? wrapped(createBase58Encoder(), style.wrap) : basicCodec.createEncoder(style),
  createDecoder: (encoding) => (encoding === 'base58' ? createBase58Decoder() : basicCodec.createDecoder(encoding)),
  encoderFor,
  missingIn,
  decodeText,
}
