import type { ErrorCode } from './messages'
import { brace, closing, isDigit, type Stop } from './walk'

export interface JsonSyntaxError {
  readonly code: ErrorCode
  /** Position as a UTF-16 offset. */
  readonly at: number
  /** Length of the invalid text. */
  readonly length: number
  readonly found: string
}

/** Determines the error from where the parser stopped. `around` is the enclosing object or array. */
export function syntaxErrorOf(text: string, stop: Stop, around: number): JsonSyntaxError {
  const { expected, at, start } = stop
  const error = (code: ErrorCode, place = at, length = 1, found = shown(text, at)): JsonSyntaxError => ({
    code,
    at: place,
    length,
    found,
  })
  if (expected === 'string') {
    if (at >= text.length) return error('unclosed-string', start)
    const code = text.charCodeAt(at)
    if (code === 0x0a || code === 0x0d) return error('line-end-in-string')
    return error(code < 0x20 ? 'control-character' : 'bad-escape')
  }
  if (at >= text.length) return error(around || text.trim() ? 'ends-early' : 'nothing', text.length, 0)
  const letter = text.charAt(at)
  if (expected === 'number') return error(isDigit(text.charCodeAt(at)) ? 'leading-zero' : 'digit-expected')
  if (at === 0 && letter === '\ufeff') return error('byte-order-mark')
  if (/[^\S \t\r\n]|\ufeff/.test(letter)) return error('odd-space')
  if (/^\/[/*]/.test(text.slice(at, at + 2))) return error('comment', at, 2)
  if (expected === 'value' || expected === 'key') {
    const comma = /,[ \t\r\n]*$/.exec(text.slice(Math.max(0, at - 1000), at))
    if (comma && around && text.charCodeAt(at) === closing(around)) return error('trailing-comma', at - comma[0].length)
    if (/['`‘’“”«»]/.test(letter)) return error('other-quotes')
  }
  if (expected === 'value') {
    const [word] = /^[\p{L}_$][\p{L}\p{N}_$]*/u.exec(text.slice(at, at + 30)) ?? []
    if (word) return error('bad-word', at, word.length, `'${word}'`)
    if (/[+.]/.test(letter)) return error('number-start')
  }
  if (expected === 'comma') return error(around === brace ? 'comma-or-brace-expected' : 'comma-or-bracket-expected')
  return error(`${expected}-expected`)
}

/** The character in quotes, such as `'}'`, or a code such as U+00A0 if it's invisible. */
function shown(text: string, at: number): string {
  const code = text.codePointAt(at)
  if (code === undefined) return ''
  const letter = String.fromCodePoint(code)
  if (letter === "'") return `"'"`
  return /[\p{C}\p{Z}\p{M}]/u.test(letter) ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}` : `'${letter}'`
}
