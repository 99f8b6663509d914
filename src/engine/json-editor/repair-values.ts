import { scalarEnd } from './walk'

export type Fix =
  | 'comment'
  | 'comma-removed'
  | 'comma-added'
  | 'colon'
  | 'quotes'
  | 'escape'
  | 'number'
  | 'value'
  | 'bracket'
  | 'space'
  | 'joined'
  | 'concatenated'
  | 'call'
  | 'removed'

/** The repaired form of a broken value, and where the value ends. */
export interface Fixed {
  readonly made: string
  readonly end: number
  readonly fixes: readonly Fix[]
}

/** Opening quotes and the quotes that close them. */
const quotes: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '‘': '’',
  '«': '»',
  '”': '”',
}
const words: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  null: 'null',
  none: 'null',
  nil: 'null',
}
const lacking = /^(?:undefined|NaN|nan|[+-]?(?:Infinity|inf))$/

/** The string, number, address, regular expression or word that starts here, if any. */
export function fixedValue(text: string, at: number): Fixed | undefined {
  const end = scalarEnd(text, at)
  if (end > 0 && isWhole(text, at, end)) return { made: text.slice(at, end), end, fixes: [] }
  const bare = quoted(text, at, /[a-z][a-z\d+.-]*:\/\/[^\s,"'}\]]+|\/(?![/*])[^/\r\n]+\/[a-z]*(?=\s*[,}\])])/iy, /$/)
  return fixedString(text, at) ?? bare ?? fixedNumber(text, at) ?? fixedWord(text, at)
}

/** A key. Without quotes, a number or word is a key too. */
export function fixedKey(text: string, at: number): Fixed | undefined {
  if (text[at] === '"') {
    const end = scalarEnd(text, at)
    if (end > 0 && isWhole(text, at, end)) return { made: text.slice(at, end), end, fixes: [] }
  }
  return fixedString(text, at) ?? quoted(text, at, /[^\s:=,{}[\]"'`]{1,1000}/y)
}

const isOver = (text: string, end: number) => text[end] === undefined || /[\s,:;}\])"'#/\ufeff]/.test(text[end])

/** Whether a valid value ends here. A quote may also be one that should be escaped. */
const isWhole = (text: string, at: number, end: number) =>
  isOver(text, end) && (text[at] !== '"' || isClosing(text.slice(end, end + 200), false))

/** Python's prefixes, as in u'x' and b'y'. */
const prefix = /(?:[bfru]{1,2}(?=["']))?/iy

function fixedString(text: string, from: number): Fixed | undefined {
  prefix.lastIndex = from
  const start = from + (prefix.exec(text)?.[0].length ?? 0)
  const close = quotes[text[start] ?? '']
  if (!close) return undefined
  const fixes = new Set<Fix>(text[start] === '"' && start === from ? [] : ['quotes'])
  let made = ''
  let at = start + 1
  let isInner = false
  for (; ; at++) {
    const letter = text[at]
    if (letter === close || (letter === '"' && close === '”') || (letter === "'" && close === '’')) {
      const after = text.slice(at + 1, at + 200)
      const missing = /,\s*$/.exec(made)?.[0] ?? ''
      // {"a": "one, "b": 2}: this quote opens the next string, and one was missing before the comma.
      if (missing && /^[^"'\r\n]*["']\s*[:,}\]]/.test(after) && made.length > missing.length) {
        fixes.add('quotes')
        const kept = made.slice(0, -missing.length)
        return { made: `"${kept}"`, end: at - missing.length, fixes: [...fixes] }
      }
      if (isClosing(after, isInner)) break
      // "say "hi" now": a quote before a letter opens a nested one.
      isInner = !isInner
    }
    if (
      letter === undefined ||
      (/[\r\n]/.test(letter) && /^\s*(?:["'][^"'\r\n]*["']\s*:|[}\]])/.test(text.slice(at, at + 200)))
    ) {
      // No closing quote: the string ends with its line, before a comma or the brackets at the end of the text.
      const kept = made.replace(letter === undefined ? /[\s,}\]]*$/ : /\s*,?\s*$/, '')
      fixes.add('quotes')
      return { made: `"${kept}"`, end: at - (made.length - kept.length), fixes: [...fixes] }
    }
    if (letter === '\\') {
      const [whole, kept] = escapeAt(text, at)
      if (whole !== kept) fixes.add('escape')
      made += kept
      at += whole.length - 1
    } else if (letter === '"' || letter < ' ') {
      fixes.add(letter === '"' ? 'quotes' : 'escape')
      made += JSON.stringify(letter).slice(1, -1)
    } else made += letter
  }
  return { made: `"${made}"`, end: at + 1, fixes: [...fixes] }
}

/** Whether a quote ends its string, by what's after it. */
function isClosing(after: string, isInner: boolean): boolean {
  /** Another quote on the line that would end the string. */
  const hasNext = /^[^"'`\r\n]*["'`”’]\s*(?:[,:}\])]|$)/.test(after)
  if (/^[\p{L}\p{N}]/u.test(after)) return false
  if (/^[ \t]+[\p{L}\p{N}]/u.test(after)) return !hasNext && !isInner
  return !isInner || !hasNext
}

/** Escapes and their JSON form. A backslash that escapes nothing is literal: C:\dir becomes C:\\dir. */
function escapeAt(text: string, at: number): readonly [whole: string, kept: string] {
  const ahead = text.slice(at, at + 6)
  // The text ends within an escape.
  if (at + ahead.length === text.length && /^\\(?:u[\da-f]{0,3})?$/i.test(ahead)) return [ahead, '']
  const valid = /^\\(?:["\\/bfnrt]|u[\da-f]{4})/i.exec(ahead)?.[0]
  if (valid && !/^\\[BFNRTU]/.test(valid)) return [valid, valid]
  const byte = /^\\x([\da-f]{2})/i.exec(ahead)
  if (byte) return [byte[0], `\\u00${byte[1]}`]
  const lineEnd = /^\\(?:\r\n|[\r\n])/.exec(ahead)?.[0]
  if (lineEnd) return [lineEnd, '']
  if (/^\\['`’”»]/.test(ahead)) return [ahead.slice(0, 2), ahead.slice(1, 2)]
  return ['\\', '\\\\']
}

/** +1, .5, 5., 1_000 and 0x1F. Numbers with a meaningful leading zero, such as ZIP codes, become strings. */
function fixedNumber(text: string, at: number): Fixed | undefined {
  const number = /([+-]?)(?:(0x[\da-f]{1,100})|(\d[\d_]*)?(?:\.(\d*))?(e[+-]?\d*)?)/iy
  number.lastIndex = at
  const [whole = '', sign, hex, digits = '', fraction = '', exponent = ''] = number.exec(text) ?? []
  const plain = digits.replaceAll('_', '')
  if (!isOver(text, at + whole.length) || !(hex || plain || fraction) || /^0\d/.test(plain)) return undefined
  const point = whole.includes('.') ? `.${fraction || '0'}` : ''
  const made = `${sign === '-' ? '-' : ''}${hex ? BigInt(hex) : (plain || '0') + point + (/\d/.test(exponent) ? exponent : '')}`
  return { made, end: at + whole.length, fixes: ['number'] }
}

/** True, None and values that JSON lacks. Any other words are treated as text without quotes. */
function fixedWord(text: string, at: number): Fixed | undefined {
  const word = quoted(text, at, /[^,:;{}[\]"'`\r\n]{1,1000}/y)
  if (!word) return undefined
  const name = word.made.slice(1, -1)
  const known = words[name.toLowerCase()] ?? (lacking.test(name) ? 'null' : undefined)
  return known ? { made: known, end: word.end, fixes: name === known ? [] : ['value'] } : word
}

/** A text without quotes, up to a comment. */
function quoted(
  text: string,
  at: number,
  pattern: RegExp,
  comment = /\s*(?:\/\/.*|\/\*.*|#.*|\)*)$/,
): Fixed | undefined {
  pattern.lastIndex = at
  const found = (pattern.exec(text)?.[0] ?? '').replace(comment, '').trimEnd()
  return found ? { made: JSON.stringify(found), end: at + found.length, fixes: ['quotes'] } : undefined
}
