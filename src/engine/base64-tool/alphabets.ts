/** The characters of an encoding that turns a fixed number of bits into one character. */
export interface Alphabet {
  /** The character of each value, from 0. */
  readonly letters: string
  readonly bits: 4 | 5 | 6
  /** Characters for a whole number of bytes, to which '=' pads the last group: 4 in Base64 encode 3 bytes. */
  readonly group: 2 | 4 | 8
  /** Other characters that are read as one of the letters: { '-': '+' }. */
  readonly aliases?: Readonly<Record<string, string>>
  /** Upper and lower case mean the same. */
  readonly ignoresCase?: boolean
  /** Characters between the letters that mean nothing, besides whitespace. */
  readonly separators?: string
  /** Bytes may begin with 0x or \x. */
  readonly hasPrefixes?: boolean
}

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const lower = upper.toLowerCase()
const digits = '0123456789'

/** RFC 4648, section 4. The characters of section 5 are read, too. */
export const base64: Alphabet = {
  letters: `${upper}${lower}${digits}+/`,
  bits: 6,
  group: 4,
  aliases: { '-': '+', _: '/' },
}

/** RFC 4648, section 5: for URLs and file names. */
export const base64url: Alphabet = {
  ...base64,
  letters: `${upper}${lower}${digits}-_`,
  aliases: { '+': '-', '/': '_' },
}

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
