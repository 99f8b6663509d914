import { _BYTES, _ECC_BLOCKS, _WORDS_PER_BLOCK } from 'qr'
import type { levels } from './fields'

export type Level = (typeof levels)[number]

/** `numeric`: digits. `alphanumeric`: digits, capital letters and ' $%*+-./:'. `byte`: any text, as UTF-8. */
export type Mode = 'numeric' | 'alphanumeric' | 'byte'

/** The encoder's names. Its own type isn't used, because the published declarations couldn't import it. */
export const corrections = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const satisfies Record<Level, string>

/** Bits of the character count indicator in versions 1–9, 10–26 and 27–40 (ISO/IEC 18004, Table 3). */
const countBits = { numeric: [10, 12, 14], alphanumeric: [9, 11, 13], byte: [8, 16, 16] } as const

/** The mode that needs the fewest bits for the text. */
export function modeOf(text: string): Mode {
  if (/^\d+$/.test(text)) return 'numeric'
  return /^[\dA-Z $%*+\-./:]+$/.test(text) ? 'alphanumeric' : 'byte'
}

/**
 * How many characters, or in byte mode bytes, fit in a version (1 to 40) at a level (ISO/IEC 18004, Table 7): 14 bytes in
 * version 1 at level M, 2,953 in version 40 at level L.
 */
export function capacity(version: number, level: Level, mode: Mode): number {
  const at = version - 1
  const correction = corrections[level]
  const [all = 0, blocks = 0, words = 0] = [_BYTES[at], _ECC_BLOCKS[correction][at], _WORDS_PER_BLOCK[correction][at]]
  const bits = (all - blocks * words) * 8 - 4 - (countBits[mode][Math.floor((version + 7) / 17)] ?? 0)
  if (mode === 'byte') return Math.floor(bits / 8)
  const [group, size] = mode === 'numeric' ? [10, 3] : [11, 2]
  const rest = bits % group
  // Three digits need 10 bits, two need 7 and one needs 4. Two alphanumeric characters need 11 bits, one needs 6.
  const partial = mode === 'numeric' ? Number(rest >= 4) + Number(rest >= 7) : Number(rest >= 6)
  return Math.floor(bits / group) * size + partial
}

/**
 * The level that a code with a logo needs: H, or Q for a text that's too long for H. Undefined if it's too long for Q,
 * so that there's no room for a logo. `length` is in characters, or in byte mode in bytes.
 */
export function levelWithLogo(text: string, length: number): Level | undefined {
  return (['H', 'Q'] as const).find((level) => length <= capacity(40, level, modeOf(text)))
}
