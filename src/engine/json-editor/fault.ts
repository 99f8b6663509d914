import { brace, closing, isDigit, type Stop } from './walk'

/**
 * What keeps a text from being JSON; `{found}` is what stands there instead.
 * `nothing`: white space alone. `byte-order-mark`: U+FEFF before the value. `ends-early`: the text is over before its
 * value is. `bad-word`: a bare word that is none of true, false and null. `number-start`: +1 or .5. `digit-expected`: a
 * number without a digit behind its minus, point or exponent. `odd-space`: white space that is none to JSON, as U+00A0.
 */
export const messages = {
  nothing: 'There is no value here, only white space.',
  'byte-order-mark': 'The text begins with a byte order mark, U+FEFF. Delete it.',
  'ends-early': 'The text ends before its value is complete.',
  'value-expected': 'Expected a value, but found {found}.',
  'key-expected': 'Expected a key in double quotes, but found {found}.',
  'colon-expected': 'Expected a colon after the key, but found {found}.',
  'comma-or-brace-expected': "Expected a comma or '}' after the value, but found {found}.",
  'comma-or-bracket-expected': "Expected a comma or ']' after the value, but found {found}.",
  'end-expected': 'Expected the end of the text after its value, but found {found}.',
  'trailing-comma': 'No comma may stand before {found}. Delete the comma.',
  'other-quotes': 'Keys and strings stand in double quotes, not in {found}.',
  'odd-space': 'Between values only space, tab and line end may stand, not {found}.',
  comment: 'JSON has no comments. Delete this one.',
  'bad-word': '{found} is no value in JSON. A text stands in double quotes, true and false in small letters.',
  'unclosed-string': 'This string has no closing quote.',
  'line-end-in-string':
    'A string may not run over the end of a line. Close it with a quote, or write the line end as \\n.',
  'control-character': 'Inside a string {found} must be written as an escape, such as \\t.',
  'bad-escape': 'After a backslash must come one of " \\ / b f n r t, or u and four hexadecimal digits, not {found}.',
  'number-start': 'A number begins with a digit or a minus, not with {found}.',
  'leading-zero': 'A number of several digits may not begin with 0.',
  'digit-expected': 'Expected a digit in the number, but found {found}.',
}

export type FaultCode = keyof typeof messages

export interface Fault {
  readonly code: FaultCode
  /** Where it is told, as an offset in UTF-16. */
  readonly at: number
  /** How much of the text is at fault from there on. */
  readonly length: number
  readonly found: string
}

/** Names what a text is at fault with where the grammar stopped. `around` is the object or array that it stands in. */
export function faultOf(text: string, stop: Stop, around: number): Fault {
  const { expected, at, start } = stop
  const told = (code: FaultCode, place = at, length = 1, found = shown(text, at)): Fault => ({
    code,
    at: place,
    length,
    found,
  })
  if (expected === 'string') {
    if (at >= text.length) return told('unclosed-string', start)
    const code = text.charCodeAt(at)
    if (code === 0x0a || code === 0x0d) return told('line-end-in-string')
    return told(code < 0x20 ? 'control-character' : 'bad-escape')
  }
  if (at >= text.length) return told(around || text.trim() ? 'ends-early' : 'nothing', text.length, 0)
  const letter = text.charAt(at)
  if (expected === 'number') return told(isDigit(text.charCodeAt(at)) ? 'leading-zero' : 'digit-expected')
  if (at === 0 && letter === '\ufeff') return told('byte-order-mark')
  if (/[^\S \t\r\n]|\ufeff/.test(letter)) return told('odd-space')
  if (/^\/[/*]/.test(text.slice(at, at + 2))) return told('comment', at, 2)
  if (expected === 'value' || expected === 'key') {
    const comma = /,[ \t\r\n]*$/.exec(text.slice(Math.max(0, at - 1000), at))
    if (comma && around && text.charCodeAt(at) === closing(around)) return told('trailing-comma', at - comma[0].length)
    if (/['`‘’“”«»]/.test(letter)) return told('other-quotes')
  }
  if (expected === 'value') {
    const [word] = /^[\p{L}_$][\p{L}\p{N}_$]*/u.exec(text.slice(at, at + 30)) ?? []
    if (word) return told('bad-word', at, word.length, `'${word}'`)
    if (/[+.]/.test(letter)) return told('number-start')
  }
  if (expected === 'comma') return told(around === brace ? 'comma-or-brace-expected' : 'comma-or-bracket-expected')
  return told(`${expected}-expected`)
}

/** `'}'`, or U+00A0 where nothing would be seen. */
function shown(text: string, at: number): string {
  const code = text.codePointAt(at)
  if (code === undefined) return ''
  const letter = String.fromCodePoint(code)
  if (letter === "'") return `"'"`
  return /[\p{C}\p{Z}\p{M}]/u.test(letter) ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}` : `'${letter}'`
}
