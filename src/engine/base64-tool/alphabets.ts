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

export const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const lower = upper.toLowerCase()
export const digits = '0123456789'

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
