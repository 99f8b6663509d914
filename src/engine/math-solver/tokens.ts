import { readNumber } from '../core/numbers/read-number'
import { meaningOf } from '../core/numbers/separators'
import { argumentCounts, functions } from './operators'
import type { ExpressionError } from './value'

/** A token, in the spelling that the operators use. */
export interface Token {
  /** `prefix` is a function or √, such as sin; `infix` is an operator such as +; `postfix` is an operator such as !. */
  readonly kind: 'number' | 'constant' | 'prefix' | 'infix' | 'postfix' | 'open' | 'close' | 'comma'
  /** A number is '12.5e3' or '3 1/2', or '' if it's invalid. */
  readonly text: string
  /** Its start and end in the typed text, in UTF-16 code units from 0. */
  readonly at: number
  readonly end: number
}

export interface Reading {
  readonly tokens: readonly Token[]
  /** The typed text without ignored characters. */
  readonly expression: string
  /** The ignored characters, in order. */
  readonly ignored: string
}

/** Other characters for the keyboard's operators and parentheses. */
const synonyms = new Map([
  ...[...'×·⋅∗'].map((sign) => [sign, '*'] as const),
  ...[...'÷∕⁄:'].map((sign) => [sign, '/'] as const),
  ...[...'−–'].map((sign) => [sign, '-'] as const),
  ...[...'º˚'].map((sign) => [sign, '°'] as const),
  ...[...'[{'].map((sign) => [sign, '('] as const),
  ...[...']}'].map((sign) => [sign, ')'] as const),
])

type Word = Pick<Token, 'kind' | 'text'>
const wordsOf = (kind: Token['kind'], texts: Iterable<string>) =>
  [...texts].map((text) => [text, { kind, text }] as const)

const words = new Map<string, Word>([
  ...wordsOf('prefix', [...functions, '√']),
  ...wordsOf('constant', ['π', 'e', 'ans']),
  ...wordsOf('infix', [...'+-*/^', 'mod']),
  ...wordsOf('postfix', '%!°²³'),
  ...wordsOf('open', '('),
  ...wordsOf('close', ')'),
  ...wordsOf('comma', ',;'),
  ...['deg', 'degree', 'degrees'].map((name) => [name, { kind: 'postfix', text: '°' }] as const),
  ['pi', { kind: 'constant', text: 'π' }],
  ['log10', { kind: 'prefix', text: 'log' }],
  ['**', { kind: 'infix', text: '^' }],
  ['x', { kind: 'infix', text: '*' }],
  ['of', { kind: 'infix', text: '*' }],
])

/**
 * Splits an expression into tokens. Currency signs and other symbols outside the grammar are ignored (docs/rules.md),
 * and so is an = at either end: '$2 + 3 =' is 2 + 3. Unknown names and unsupported math symbols, such as | or an = in the
 * middle, are errors, because ignoring them would change the result. Digits, decimal and grouping separators can be the
 * locale's own.
 */
export function read(text: string, locale?: string): Reading | ExpressionError {
  const spelling = spell(text, locale)
  const { plain, places } = spelling
  const tokens: Token[] = []
  /** For each open parenthesis, whether it belongs to a function with several arguments. */
  const lists: boolean[] = []
  for (let index = 0; index < plain.length; ) {
    const isList = lists.at(-1) === true
    const piece = pieceAt(plain, index, isList)
    const [at = 0, end = 0] = [places[index], places[index + piece.length]]
    const word = words.get(piece)
    const last = tokens.at(-1)
    if (startsNumber.test(piece)) {
      if (isList && hasTwoReadings(plain, index, tokens)) return { code: 'ambiguous-comma', at }
      tokens.push({ kind: 'number', text: numberOf(piece, text.slice(at, end), locale), at, end })
    } else if (word ? piece === 'x' && !isTimes(plain, index) : piece !== ' ') {
      return { code: /^\p{L}/u.test(piece) ? 'unknown-name' : 'unknown-sign', at }
    } else if (word) {
      if (word.kind === 'open') lists.push(last?.kind === 'prefix' && argumentCounts[last.text] !== undefined)
      if (word.kind === 'close') lists.pop()
      tokens.push({ ...word, at, end })
    }
    index += piece.length
  }
  return { tokens, expression: spelling.expression, ignored: spelling.ignored }
}

/** Whether an x means ×: in 3x4, 3 x 4 and 3 x -4, but not in 3x + 2. */
const isTimes = (plain: string, index: number): boolean =>
  /^x *[\d.(a-z√π]/.test(plain.slice(index)) || /^ x +[-+][^ ]/.test(plain.slice(index - 1))

const vulgar = '\u00bc-\u00be\u2150-\u215e'
const startsNumber = new RegExp(`^[\\d.${vulgar}]`)

/** Matches a number, a name, '**' or any other single character. */
const pieces = (number: string) =>
  new RegExp(
    [
      `(?:\\d+ *)?[${vulgar}]`,
      '\\d+ +[1-9]\\d?/[1-9]\\d?(?![\\d.,])',
      '\\d{1,3}(?: \\d{3})+(?!\\d)(?:\\.\\d*)?',
      `${number}(?:e[+-]?\\d+)?`,
      'log(?:2|10)(?= *\\()|(?:[^\\P{L}π]|\\p{M})+|\\*\\*|.',
    ].join('|'),
    'suy',
  )
const [inList, elsewhere] = [pieces('[\\d._]+'), pieces('[\\d.](?:[\\d._]|,(?=\\d))*')]

function pieceAt(plain: string, index: number, isList: boolean): string {
  const pattern = isList ? inList : elsewhere
  pattern.lastIndex = index
  const piece = pattern.exec(plain)?.[0] ?? ''
  const [, whole = '', top, bottom] = /^(\d+) +(\d+)\/(\d+)$/.exec(piece) ?? []
  return top && Number(top) >= Number(bottom) ? whole : piece
}

/** max(1,200, 5) has two or three arguments. max(1,200) has one reading, because max needs two. */
function hasTwoReadings(plain: string, index: number, tokens: readonly Token[]): boolean {
  groupedDigits.lastIndex = index
  const [grouped] = groupedDigits.exec(plain) ?? []
  if (grouped === undefined) return false
  const isAlone = tokens.at(-1)?.kind === 'open' && /^ *\)/.test(plain.slice(index + grouped.length))
  const min = argumentCounts[tokens.at(-2)?.text ?? '']?.[0] ?? 1
  return !isAlone || min < 2
}

const groupedDigits = /\d{1,3}(?:,\d{3})+(?!\d)/y

/** '1,234.5e3' becomes '1234.5e3', '3½' becomes '3 1/2', and an invalid number becomes ''. */
function numberOf(piece: string, typed: string, locale?: string): string {
  if (piece.includes('/')) return piece.replace(/ +/, ' ')
  const fraction = piece.at(-1) ?? ''
  if (/^\p{No}$/u.test(fraction))
    return `${piece.slice(0, -1).trim()} ${fraction.normalize('NFKC').replace('⁄', '/')}`.trim()
  const [, digits = '', exponent = ''] = /^([^e]*)(.*)$/.exec(piece) ?? []
  // If the locale's decimal separator isn't a period, 1.000 could be one thousand or one.
  const isForeign = typed.includes('.') && meaningOf('.', locale ?? 'en-US') !== 'decimal'
  if (isForeign && /^\d{1,3}\.\d{3}$/.test(digits)) return ''
  if (/^(\d+\.?\d*|\.\d+)$/.test(digits)) return digits + exponent
  const number = readNumber(typed.slice(0, typed.length - exponent.length), locale)
  return number === undefined ? '' : number + exponent
}

interface Spelling {
  /** One character for each that was typed, with spaces for ignored ones. */
  readonly plain: string
  /** The position of each in the typed text, in code units, and finally the text's length. */
  readonly places: readonly number[]
  readonly expression: string
  readonly ignored: string
}

function spell(text: string, locale?: string): Spelling {
  const known = new Map<string, string>()
  const places: number[] = []
  let [plain, expression, ignored, at] = ['', '', '', 0]
  const body = text.replace(/^\s*=|=\s*$/g, (side) => ' '.repeat(side.length))
  for (const sign of body) {
    const as = known.get(sign) ?? spellSign(sign, locale)
    known.set(sign, as)
    // In 'max(3, 4)', the comma separates arguments even if it's the decimal separator.
    const isSeparator = as === '.' && sign !== '.' && body[at + 1] === ' '
    plain += isSeparator ? ',' : as || ' '
    if (as) expression += sign
    else ignored += sign
    places.push(at)
    at += sign.length
  }
  places.push(at)
  return { plain, places, expression: expression.replace(/\s+/g, ' ').trim(), ignored }
}

/** The character's form in the grammar, the character itself if it's an error, or '' if it's ignored. */
function spellSign(sign: string, locale?: string): string {
  const code = sign.codePointAt(0) ?? 0
  // Full-width ASCII.
  const narrow = code > 0xff00 && code < 0xff5f ? String.fromCharCode(code - 0xfee0) : sign
  const as = synonyms.get(narrow) ?? (/[A-Z]/.test(narrow) ? narrow.toLowerCase() : narrow)
  if (/^[\d.+\-*/^()%!°²³√;]$/.test(as)) return as
  if (/\s/.test(sign)) return ' '
  if (/^\p{Nd}$/u.test(sign)) return readNumber(sign, locale) ?? sign
  if (/^\p{P}$/u.test(as)) {
    const meaning = meaningOf(sign, locale ?? 'en-US')
    if (meaning === 'group') return as === ',' ? as : '_'
    if (meaning === 'decimal') return '.'
  }
  return /^[,‰‱\p{L}\p{M}\p{N}\p{Sm}]$/u.test(as) ? as : ''
}
