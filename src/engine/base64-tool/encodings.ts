import { base64, base64url } from './alphabets'
import { createBase58Decoder, createBase58Encoder } from './base58'
import { createDecoder, type Decoder } from './decoder'
import type { Encoder } from './encoder'
import type { Encoding, Style } from './names'
import { base32, base32hex, crockford, hex, upperHex } from './other-alphabets'
import { createStyled, wrapped } from './styled'

const alphabets = { base64, base64url, base32, base32hex, crockford, hex }

/** An encoder for a style. */
export function createStyledEncoder(style: Style): Encoder {
  const { encoding, wrap, uppercase } = style
  if (encoding === 'base58') return wrapped(createBase58Encoder(), wrap)
  return createStyled(encoding === 'hex' && uppercase ? upperHex : alphabets[encoding], style)
}

/** A decoder. Both kinds of Base64 are read, whichever is expected. */
export const createDecoderOf = (encoding: Encoding): Decoder =>
  encoding === 'base58' ? createBase58Decoder() : createDecoder(alphabets[encoding])
