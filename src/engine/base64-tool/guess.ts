import { runSteps } from '../core/steps'
import { decodeText } from './charsets'
import { bytesOf, payloadStart } from './decode'
import { joined } from './decoder'
import { readToken } from './jwt'
import { type Charset, type Encoding, isBase64 } from './names'
import { kindOfBytes } from './signatures'

/** What a text looks like. `basic` is an HTTP header with a user name and a password (RFC 7617). */
export type Guess = 'base64' | 'base32' | 'hex' | 'data-uri' | 'jwt' | 'basic'

/** How to decode a text that looks like something. */
export interface Reading {
  readonly guess: Guess
  readonly encoding: Encoding
  /** The text without what isn't encoded, such as 'Basic'. */
  readonly text: string
}

/** Characters of a long text that are read to guess. Divisible by the group sizes of all encodings. */
const sample = 4096

/**
 * What a text looks like, if it's unlikely to be ordinary text and decodes to readable text or a known file type. 'SGVsbG8='
 * is Base64, but 'password' isn't, although it could be.
 */
export function guess(text: string): Reading | undefined {
  const head = text.slice(0, sample).trim()
  if (head === '' || /[^\x20-\x7e\s]/.test(head)) return undefined
  if (/^data:[^,]{0,1000};\s*base64\s*,[\w+/=%\s-]{4,}$/i.test(head))
    return { guess: 'data-uri', encoding: 'base64', text }
  if (readToken(text)) return { guess: 'jwt', encoding: 'base64', text }
  const [header = '', credentials = ''] = /^(?:authorization:\s*)?basic\s+(?=([\w+/=-]+)$)/i.exec(head) ?? []
  if (header && /^[^\n:]*:/.test(readable(credentials, 'base64') ?? '')) {
    return { guess: 'basic', encoding: 'base64', text: credentials }
  }
  const found = looksLike(head, text.length > sample)
  return found && { guess: found, encoding: found, text }
}

function looksLike(head: string, isCut: boolean): 'base64' | 'base32' | 'hex' | undefined {
  const letters = head.replace(/\s+/g, '')
  if (isHex(head) && isPlausible(head, 'hex', isCut)) return 'hex'
  // Lines of equal length, except for the last one, are wrapped. Other lines and spaces are those of a text.
  const lines = head.split(/\s*\n\s*/)
  if (lines.slice(0, -1).some((line) => line.length !== lines[0]?.length) || /[^\S\n\r]/.test(head)) return undefined
  const isBase32 = /^[A-Z2-7]{16,}=*$/.test(letters) && (isCut || letters.length % 8 === 0)
  if (isBase32 && isPlausible(head, 'base32', isCut)) return 'base32'
  const isBase64 = /^([A-Za-z\d+/]{8,}|[\w-]{8,})={0,2}$/.test(letters) && letters.length >= 8
  if (!isBase64 || !isPlausible(head, 'base64', isCut)) return undefined
  if (isCut || letters.length >= 20) return 'base64'
  // A short text may be a word. Few words happen to decode to ASCII or to have a length of whole groups.
  const isWord = /^([A-Z]?[a-z]+([A-Z][a-z]+)*|[\da-f]+)$/.test(letters)
  const isAscii = /^[\x20-\x7e\s]*$/.test(readable(letters, 'base64') ?? '')
  return letters.length % 4 === 0 && !isWord && (isAscii || letters.endsWith('=')) ? 'base64' : undefined
}

/** Pairs of digits in any notation, but not a decimal number, a date or a single number such as 0xCAFEBABE. */
function isHex(head: string): boolean {
  if (!/^(0x|\\x|%)?[\da-f]{2}((\s|[:,;%]|\\x|0x)*[\da-f]{2})+$/i.test(head)) return false
  const prefixes = head.match(/0x|\\x|%/gi)?.length ?? 0
  const digits = head.replace(/0x|\\x|[^\da-f]/gi, '')
  // Eight digits without separators are more likely the beginning of a hash.
  return (
    digits.length >= (digits.length === head.length ? 10 : 8) && (prefixes === 0 ? /[a-f]/i.test(digits) : prefixes > 1)
  )
}

/**
 * The encoding that can read a text, if the chosen one can't, or gives bytes that aren't text. Undefined if the chosen one
 * is as good as any.
 */
export function betterEncoding(text: string, chosen: Encoding, charset: Charset = 'utf-8'): Encoding | undefined {
  if (text.trim() === '' || (text.length <= sample && readable(text, chosen, charset) !== undefined)) return undefined
  const head = text.slice(0, sample)
  const isCut = text.length > sample
  if (isCut && isPlausible(head, chosen, true)) return undefined
  const order: readonly Encoding[] = ['hex', 'base32', 'base64', 'base32hex', 'crockford', 'base58']
  const others = order.filter((encoding) => encoding !== chosen && !(isBase64(encoding) && isBase64(chosen)))
  return others.find((encoding) => isPlausible(head, encoding, isCut))
}

/** Whether a text decodes to a known file type or to readable text. */
function isPlausible(head: string, encoding: Encoding, isCut: boolean): boolean {
  const bytes = bytesIn(head, encoding, isCut)
  if (!bytes) return false
  if (bytes.length > 8 && kindOfBytes(bytes)) return true
  // A cut may be in the middle of a character.
  const text = [0, 1, 2, 3].slice(0, isCut ? 4 : 1).map((cut) => decodeText(bytes.subarray(0, bytes.length - cut)))
  return isReadable(text.find((each) => each !== undefined))
}

function readable(text: string, encoding: Encoding, charset: Charset = 'utf-8'): string | undefined {
  const bytes = bytesIn(text, encoding, false)
  if (!bytes) return undefined
  if (bytes.length > 8 && kindOfBytes(bytes)) return ''
  const decoded = decodeText(bytes, charset)
  return isReadable(decoded) ? decoded : undefined
}

function bytesIn(text: string, encoding: Encoding, isCut: boolean): Uint8Array | undefined {
  const start = payloadStart(text) ?? 0
  // A cut text may end within a group: whole groups of any encoding have a multiple of 8 characters.
  const letters = isCut ? text.slice(start).replace(/\s+/g, '') : text.slice(start)
  const read = runSteps(bytesOf(isCut ? letters.slice(0, letters.length - (letters.length % 8)) : letters, encoding))
  return 'code' in read ? undefined : joined(...read.pieces)
}

/** Text without control characters, except for line breaks and tabs, and without unassigned characters. */
const isReadable = (text: string | undefined): boolean =>
  text !== undefined && text !== '' && !/[^\P{C}\n\r\t\u200b-\u200f\ufeff]/u.test(text)
