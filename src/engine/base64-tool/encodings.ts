import { createBase58Decoder, createBase58Encoder } from './base58'
import { encoderFor, missingIn } from './charsets'
import { createDecoder, type Decoder } from './decoder'
import type { Encoder } from './encoder'
import { alphabetOf, basicEncoders, type Encoders, wrapped } from './encoders'
import type { Encoding, Style } from './names'

export const createStyledEncoder = (style: Style): Encoder =>
  style.encoding === 'base58' ? wrapped(createBase58Encoder(), style.wrap) : basicEncoders.createEncoder(style)

/** A decoder. Both kinds of Base64 are read, whichever is expected. */
export const createDecoderOf = (encoding: Encoding): Decoder =>
  encoding === 'base58' ? createBase58Decoder() : createDecoder(alphabetOf(encoding))

/** For all encodings and character sets. */
export const encoders: Encoders = { createEncoder: createStyledEncoder, encoderFor, missingIn }
