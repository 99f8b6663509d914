import { _BYTES, _ECC_BLOCKS, _WORDS_PER_BLOCK } from 'qr'
import type { levels } from './input'

export type Level = (typeof levels)[number]

/** Digits alone; digits, capitals and ' $%*+-./:'; or any text, as UTF-8. */
export type Mode = 'numeric' | 'alphanumeric' | 'byte'

/** As the encoder calls them; without its type, which the published declarations could not import. */
export const corrections = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const satisfies Record<Level, string>

/** Bits of the count before the text, in versions 1–9, 10–26 and 27–40 (ISO/IEC 18004, Table 3). */
const countBits = { numeric: [10, 12, 14], alphanumeric: [9, 11, 13], byte: [8, 16, 16] } as const

/** The mode that takes the fewest bits for a text. */
export function modeOf(text: string): Mode {
  if (/^\d+$/.test(text)) return 'numeric'
  return /^[\dA-Z $%*+\-./:]+$/.test(text) ? 'alphanumeric' : 'byte'
}

/**
 * Characters, in byte mode bytes of UTF-8, that a code of a version (1 to 40) holds at a level: a code of version 1
 * holds 14 bytes at level M, one of version 40 holds 2,953 at L (ISO/IEC 18004, Table 7).
 */
export function capacity(version: number, level: Level, mode: Mode): number {
  const at = version - 1
  const correction = corrections[level]
  const [all = 0, blocks = 0, words = 0] = [_BYTES[at], _ECC_BLOCKS[correction][at], _WORDS_PER_BLOCK[correction][at]]
  const bits = (all - blocks * words) * 8 - 4 - (countBits[mode][Math.floor((version + 7) / 17)] ?? 0)
  if (mode === 'byte') return Math.floor(bits / 8)
  const [group, size] = mode === 'numeric' ? [10, 3] : [11, 2]
  const rest = bits % group
  // Of three digits in 10 bits, one takes 4 and two take 7; of two characters in 11 bits, one takes 6.
  const partial = mode === 'numeric' ? Number(rest >= 4) + Number(rest >= 7) : Number(rest >= 6)
  return Math.floor(bits / group) * size + partial
}
