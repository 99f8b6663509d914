import type { Charset } from './names'

declare const TextEncoder: new () => { encode(text: string): Uint8Array }
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes?: Uint8Array, options?: { stream: boolean }): string }

const isDoubleByte = (charset: Charset) => ['shift_jis', 'euc-jp', 'gbk', 'big5', 'euc-kr'].includes(charset)

/** Turns texts into bytes, or returns the index of the first character that the charset doesn't have. */
export function encoderFor(charset: Charset): (text: string) => Uint8Array | number {
  if (charset === 'utf-8') {
    const utf8 = new TextEncoder()
    return (text) => utf8.encode(text)
  }
  if (charset === 'utf-16le') return (text) => utf16(text, true)
  if (charset === 'utf-16be') return (text) => utf16(text, false)
  const table = tableOf(charset)
  return (text) => {
    const out = new Uint8Array(text.length * 2)
    let to = 0
    for (let at = 0; at < text.length; at++) {
      const code = table[text.charCodeAt(at)] as number
      if (code < 0) return at
      if (code > 0xff) out[to++] = code >> 8
      out[to++] = code
    }
    return out.subarray(0, to)
  }
}

/** Decodes and keeps a byte order mark. Undefined if the bytes aren't valid in the charset. */
export function decodeText(bytes: Uint8Array, charset: Charset = 'utf-8'): string | undefined {
  const decoder = streamDecoder(charset)
  const text = decoder(bytes)
  const end = text === undefined ? undefined : decoder()
  return end === undefined ? undefined : `${text}${end}`
}

/** Decodes chunk after chunk; without one, the end. Undefined from the first invalid byte on. */
export function streamDecoder(charset: Charset): (bytes?: Uint8Array) => string | undefined {
  const isLatin1 = ['iso-8859-1', 'us-ascii', 'windows-1252'].includes(charset)
  const decoder = new TextDecoder(isLatin1 ? 'utf-16le' : charset, { fatal: true, ignoreBOM: true })
  let isValid = true
  return (bytes) => {
    try {
      if (charset === 'us-ascii' && bytes?.some((byte) => byte > 0x7f)) isValid = false
      if (!isValid) return undefined
      // ISO-8859-1 has the first 256 characters of Unicode.
      const text = decoder.decode(bytes && isLatin1 ? widened(bytes) : bytes, { stream: bytes !== undefined })
      return charset === 'windows-1252' ? text.replace(/[\x80-\x9f]/g, fromWindows1252) : text
    } catch {
      isValid = false
      return undefined
    }
  }
}

/** The characters of windows-1252 from 0x80 on. Node has those of ISO-8859-1 instead. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
const fromWindows1252 = (control: string): string => windows1252[control.charCodeAt(0) - 0x80] ?? control

function widened(bytes: Uint8Array): Uint8Array {
  const wide = new Uint8Array(bytes.length * 2)
  for (let at = 0; at < bytes.length; at++) wide[at * 2] = bytes[at] as number
  return wide
}

function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const out = new Uint8Array(text.length * 2)
  const [low, high] = isLittleEndian ? [0, 1] : [1, 0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    out[at * 2 + low] = code
    out[at * 2 + high] = code >> 8
  }
  return out
}

const big5Last = '═╞╡╪十卅'

const tables = new Map<Charset, Int32Array>()

/** The bytes of each UTF-16 code unit, or -1: the decoder’s table, reversed. */
function tableOf(charset: Charset): Int32Array {
  const known = tables.get(charset)
  if (known) return known
  const table = new Int32Array(0x1_0000).fill(-1)
  for (const [code, character] of charactersOf(charset)) {
    const unit = character.charCodeAt(0)
    // The first of two codes for the same character, as in the standard, with its exceptions.
    if (character.length === 1 && (table[unit] === -1 || (charset === 'big5' && big5Last.includes(character)))) {
      table[unit] = code
    }
  }
  tables.set(charset, table)
  return table
}

function* charactersOf(charset: Charset): Generator<[code: number, character: string]> {
  for (let byte = 0; byte < 0x100; byte++) yield [byte, decodeText(Uint8Array.of(byte), charset) ?? '']
  // One decoder for 20,000 characters.
  const decoder = new TextDecoder(charset, { fatal: true, ignoreBOM: true })
  const characterOf = (...bytes: number[]) => {
    try {
      return decoder.decode(Uint8Array.from(bytes))
    } catch {
      return ''
    }
  }
  if (!isDoubleByte(charset)) return
  for (let lead = charset === 'big5' ? 0xa1 : 0x81; lead < 0xff; lead++) {
    // The standard reads these codes of NEC, but writes those of IBM.
    if (charset === 'shift_jis' && (lead === 0xed || lead === 0xee)) continue
    for (let trail = 0x40; trail < 0xff; trail++) yield [(lead << 8) | trail, characterOf(lead, trail)]
  }
}
