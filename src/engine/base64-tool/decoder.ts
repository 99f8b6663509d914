import { type Alphabet, base64 } from './alphabets'
import type { CodingError } from './encoder'

export interface Decoder {
  /** The bytes so far. Nothing after an error. */
  push(codes: Uint8Array): Uint8Array<ArrayBuffer>
  end(): Uint8Array<ArrayBuffer>
  readonly error: CodingError | undefined
}

const INVALID = 64
const BLANK = 65
const PADDING = 66
const PREFIX = 67

/** ASCII whitespace, so that wrapped text can be read (WHATWG Infra, forgiving-base64 decode). */
export const whitespace = '\t\n\f\r '

/** The value of each character code. */
function valuesOf({ letters, bits, aliases = {}, ignoresCase, separators = '', hasPrefixes }: Alphabet): Uint8Array {
  const values = new Uint8Array(256).fill(INVALID)
  const set = (characters: Iterable<string>, value: number) => {
    for (const character of characters) values[character.charCodeAt(0)] = value
  }
  set(whitespace + separators, BLANK)
  // Hex has no padding.
  if (bits > 4) set('=', PADDING)
  if (hasPrefixes) set('xX', PREFIX)
  const both = (letter: string) => (ignoresCase ? letter.toLowerCase() + letter.toUpperCase() : letter)
  ;[...letters].forEach((letter, value) => {
    set(both(letter), value)
  })
  for (const [alias, letter] of Object.entries(aliases)) set(both(alias), letters.indexOf(letter))
  return values
}

/** Decodes: in Base64, 'TWFu' and 'TW Fu' give 'Man', and unpadded 'TWE' gives 'Ma'. Any padding must be correct. */
export function createDecoder(alphabet: Alphabet = base64): Decoder {
  const { bits, group } = alphabet
  const values = valuesOf(alphabet)
  let error: CodingError | undefined
  /** Characters read, including whitespace; characters of the current group; padding after them. */
  let read = 0
  let inGroup = 0
  let padding = 0
  /** The bits that don't make a byte yet are the lowest `left` ones. */
  let rest = 0
  let left = 0
  let before = 0

  function push(piece: Uint8Array): Uint8Array<ArrayBuffer> {
    if (error) return new Uint8Array()
    const out = new Uint8Array(Math.ceil((piece.length * bits) / 8) + 1)
    let to = 0
    for (let at = 0; at < piece.length; at++) {
      const code = piece[at] as number
      const value = values[code] as number
      if (value < INVALID) {
        if (padding > 0) return stop('wrong-padding', read + at)
        rest = (rest << bits) | value
        left += bits
        inGroup = (inGroup + 1) % group
        if (left >= 8) {
          left -= 8
          out[to++] = rest >> left
        }
      } else if (value === PADDING) {
        if (inGroup === 0 || left >= bits || inGroup + ++padding > group) return stop('wrong-padding', read + at)
      } else if (value === PREFIX) {
        if (!isPrefix()) return stop('invalid-character', read + at)
        inGroup = left = 0
      } else if (value === INVALID) return stop('invalid-character', read + at)
      before = code
    }
    read += piece.length
    return out.subarray(0, to)
  }

  /** Whether an x follows 0 or a backslash, and so begins a byte. */
  const isPrefix = () => (inGroup === 0 ? before === 0x5c : before === 0x30)

  function end(): Uint8Array<ArrayBuffer> {
    // A character is left over that adds no byte. Bits after the last byte are dropped, as browsers do. RFC 4648, 3.5
    // leaves that open.
    if (!error && left >= bits) return stop('cut-off', read - 1)
    if (!error && padding > 0 && inGroup + padding !== group) return stop('wrong-padding', read - 1)
    return new Uint8Array()
  }

  function stop(code: CodingError['code'], index: number): Uint8Array<ArrayBuffer> {
    error = { code, index }
    return new Uint8Array()
  }

  return {
    push,
    end,
    get error() {
      return error
    },
  }
}

/** Concatenates chunks. */
export function joined(...pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    out.set(piece, at)
    at += piece.length
  }
  return out
}
