import { type Alphabet, digits, upper } from './alphabets'

/** RFC 4648, section 6. */
export const base32: Alphabet = { letters: `${upper}234567`, bits: 5, group: 8, ignoresCase: true }

/** RFC 4648, section 7: sorts like the bytes. */
export const base32hex: Alphabet = { ...base32, letters: `${digits}ABCDEFGHIJKLMNOPQRSTUV` }

/** Douglas Crockford’s Base32 (crockford.com/base32.html), without check symbols. */
export const crockford: Alphabet = {
  ...base32,
  letters: `${digits}ABCDEFGHJKMNPQRSTVWXYZ`,
  aliases: { O: '0', I: '1', L: '1' },
  separators: '-',
}

/** RFC 4648, section 8, in the usual notations: 4869, 48 69, 48:69, 0x48, 0x69, \x48\x69, %48%69. */
export const hex: Alphabet = {
  letters: `${digits}abcdef`,
  bits: 4,
  group: 2,
  ignoresCase: true,
  separators: ':-,;%\\',
  hasPrefixes: true,
}
export const upperHex: Alphabet = { ...hex, letters: `${digits}ABCDEF` }
