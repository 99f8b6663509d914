/** A streaming coder. Leftover input waits for the next chunk or the end. */
export interface Encoder {
  /** Base64 (RFC 4648, section 4) as ASCII, for all complete groups of three bytes so far. */
  push(bytes: Uint8Array): Uint8Array<ArrayBuffer>
  /** The last group, padded. */
  end(): Uint8Array<ArrayBuffer>
}

/** An error in a Base64 text, with the index of the character, from 0. */
export interface CodingError {
  readonly code: 'invalid-character' | 'wrong-padding' | 'cut-off'
  readonly index: number
}

export interface Decoder {
  /** The bytes of all complete groups so far. Nothing after an error. */
  push(codes: Uint8Array): Uint8Array<ArrayBuffer>
  end(): Uint8Array<ArrayBuffer>
  readonly error: CodingError | undefined
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const codes = Uint8Array.from(alphabet, (letter) => letter.charCodeAt(0))

const INVALID = 64
const BLANK = 65
const PADDING = 66
/** The value of each character, including the URL-safe ones of section 5. */
const values = new Uint8Array(256).fill(INVALID)
codes.forEach((code, value) => {
  values[code] = value
})
values[0x2d] = 62
values[0x5f] = 63
// ASCII whitespace, so that wrapped text can be read (WHATWG Infra, forgiving-base64 decode).
for (const blank of [0x09, 0x0a, 0x0c, 0x0d, 0x20]) values[blank] = BLANK
values[0x3d] = PADDING

/** Encodes: 'Man' gives 'TWFu', 'Ma' gives 'TWE='. */
export function createEncoder(): Encoder {
  let rest = new Uint8Array()

  function push(piece: Uint8Array): Uint8Array<ArrayBuffer> {
    const bytes = rest.length === 0 ? piece : joined(rest, piece)
    const whole = bytes.length - (bytes.length % 3)
    rest = bytes.slice(whole)
    const out = new Uint8Array((whole / 3) * 4)
    for (let at = 0, to = 0; at < whole; at += 3, to += 4) {
      const group = ((bytes[at] as number) << 16) | ((bytes[at + 1] as number) << 8) | (bytes[at + 2] as number)
      out[to] = codes[group >> 18] as number
      out[to + 1] = codes[(group >> 12) & 63] as number
      out[to + 2] = codes[(group >> 6) & 63] as number
      out[to + 3] = codes[group & 63] as number
    }
    return out
  }

  function end(): Uint8Array<ArrayBuffer> {
    const left = rest.length
    if (left === 0) return new Uint8Array()
    const out = push(new Uint8Array(3 - left))
    return out.fill(0x3d, left + 1)
  }

  return { push, end }
}

/** Decodes: 'TWFu' and 'TW Fu' give 'Man', and unpadded 'TWE' gives 'Ma'. Any padding must be correct. */
export function createDecoder(): Decoder {
  let error: CodingError | undefined
  /** Characters read, including whitespace; characters and bits of the current group; padding after them. */
  let read = 0
  let inGroup = 0
  let bits = 0
  let padding = 0

  function push(piece: Uint8Array): Uint8Array<ArrayBuffer> {
    if (error) return new Uint8Array()
    const out = new Uint8Array(Math.ceil((piece.length * 3) / 4) + 3)
    let to = 0
    for (let at = 0; at < piece.length; at++) {
      const value = values[piece[at] as number] as number
      if (value < INVALID) {
        if (padding > 0) return stop('wrong-padding', read + at)
        bits = (bits << 6) | value
        if (++inGroup < 4) continue
        out[to] = bits >> 16
        out[to + 1] = bits >> 8
        out[to + 2] = bits
        to += 3
        inGroup = bits = 0
      } else if (value === PADDING) {
        if (inGroup + ++padding > 4 || inGroup < 2) return stop('wrong-padding', read + at)
      } else if (value === INVALID) return stop('invalid-character', read + at)
    }
    read += piece.length
    return out.subarray(0, to)
  }

  function end(): Uint8Array<ArrayBuffer> {
    if (error || inGroup === 0) return new Uint8Array()
    if (inGroup === 1) return stop('cut-off', read - 1)
    if (padding > 0 && inGroup + padding !== 4) return stop('wrong-padding', read - 1)
    // Extra bits after the last byte are dropped. RFC 4648, 3.5 leaves that open, and browsers do the same.
    return inGroup === 2 ? Uint8Array.of(bits >> 4) : Uint8Array.of(bits >> 10, bits >> 2)
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
