import type { Alphabet } from './alphabets'
import { createEncoder, type Encoder } from './encoder'
import { isPadded, type Style } from './names'

/** Encodes with an alphabet, in a style. */
export const createStyled = (alphabet: Alphabet, { encoding, unpadded, wrap }: Style): Encoder =>
  wrapped(createEncoder(alphabet, !unpadded && isPadded(encoding)), wrap)

/** Breaks lines of a width. They end with LF, and the last one with nothing. */
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
