/**
 * The character sets by their IANA names. The tables are those of the WHATWG Encoding Standard, except that US-ASCII and
 * ISO-8859-1 are the real ones: the standard reads both as windows-1252.
 */
export const charsets = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'us-ascii',
  'iso-8859-1',
  'iso-8859-2',
  'iso-8859-15',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'koi8-r',
  'macintosh',
  'shift_jis',
  'euc-jp',
  'gbk',
  'big5',
  'euc-kr',
] as const

export type Charset = (typeof charsets)[number]

/** Each with its name in a sentence. */
export const encodingNames = {
  base64: 'Base64',
  base64url: 'Base64',
  base32: 'Base32',
  base32hex: 'Base32',
  crockford: 'Base32',
  base58: 'Base58',
  hex: 'hex',
} as const

export type Encoding = keyof typeof encodingNames

/** Names are those of Python, npm and RFC 4648, except `crockford`, which is Douglas Crockford's Base32. */
export const encodings = Object.keys(encodingNames) as readonly Encoding[]

/** The encodings that use '=' to pad the last group. */
export const isPadded = (encoding: Encoding): boolean => /^base(64|32)/.test(encoding)

/** A data URI and a JWT hold these. */
export const isBase64 = (encoding: Encoding): boolean => encoding === 'base64' || encoding === 'base64url'

/** How to write the result. */
export interface Style {
  readonly encoding: Encoding
  /** Leaves out the '=' at the end. */
  readonly unpadded: boolean
  /** Characters per line; 0 for one line. */
  readonly wrap: number
  /** Whether hex has capital letters. */
  readonly uppercase: boolean
}

/** Base58 is one long number, so the time grows with the square of the size. This many bytes take some 0.1 seconds. */
export const longestBase58 = 10_000
