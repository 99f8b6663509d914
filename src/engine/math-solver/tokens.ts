import { readNumber } from '../core/numbers/read-number'
import { meaningOf } from '../core/numbers/separators'
import { argumentCounts, functions } from './operators'
import type { Misplaced } from './value'

/** A piece of an expression, spelled as the operators know it. */
export interface Token {
  /** `before` is a function, `between` an operator of two operands, `after` one that follows its operand. */
  readonly kind: 'number' | 'constant' | 'before' | 'between' | 'after' | 'open' | 'close' | 'comma'
  /** A number is '12.5e3' or '3 1/2', or '' where what was typed is none. */
  readonly text: string
  /** Where it begins and where it ends in what was typed, in UTF-16 code units from 0. */
  readonly at: number
  readonly end: number
}

export interface Reading {
  readonly tokens: readonly Token[]
  /** What was typed, without what was ignored. */
  readonly expression: string
  /** The characters that the grammar has no place for, in order. */
  readonly ignored: string
}

/** What keypads and documents write in place of the keyboard's signs. */
const synonyms = new Map([
  ...[...'×·⋅∗'].map((sign) => [sign, '*'] as const),
  ...[...'÷∕⁄:'].map((sign) => [sign, '/'] as const),
  ...[...'−–'].map((sign) => [sign, '-'] as const),
  ...[...'º˚'].map((sign) => [sign, '°'] as const),
  ...[...'[{'].map((sign) => [sign, '('] as const),
  ...[...']}'].map((sign) => [sign, ')'] as const),
])

type Word = Pick<Token, 'kind' | 'text'>
const spelled = (kind: Token['kind'], texts: Iterable<string>) =>
  [...texts].map((text) => [text, { kind, text }] as const)

const words = new Map<string, Word>([
  ...spelled('before', [...functions, '√']),
  ...spelled('constant', ['π', 'e', 'ans']),
  ...spelled('between', [...'+-*/^', 'mod']),
  ...spelled('after', '%!°²³'),
  ...spelled('open', '('),
  ...spelled('close', ')'),
  ...spelled('comma', ',;'),
  ...['deg', 'degree', 'degrees'].map((name) => [name, { kind: 'after', text: '°' }] as const),
  ['pi', { kind: 'constant', text: 'π' }],
  ['log10', { kind: 'before', text: 'log' }],
  ['**', { kind: 'between', text: '^' }],
  ['x', { kind: 'between', text: '*' }],
  ['of', { kind: 'between', text: '*' }],
])

/**
 * Reads an expression into tokens. Currency signs and other symbols outside the grammar are left out (spec part 2,
 * point 5), and so is an = at either end: '$2 + 3 =' is 2 + 3. Names that mean nothing and signs of mathematics that the
 * grammar lacks, such as | or an = inside, would change the result if they were left out: they are errors. Digits, the
 * decimal sign and grouping may be the locale's own.
 */
export function read(text: string, locale?: string): Reading | Misplaced {
  const spelling = spell(text, locale)
  const { plain, places } = spelling
  const tokens: Token[] = []
  /** For each open parenthesis, whether it is that of a function of several numbers. */
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
      if (word.kind === 'open') lists.push(last?.kind === 'before' && argumentCounts[last.text] !== undefined)
      if (word.kind === 'close') lists.pop()
      tokens.push({ ...word, at, end })
    }
    index += piece.length
  }
  return { tokens, expression: spelling.expression, ignored: spelling.ignored }
}

/** 3x4, 3 x 4 and 3 x -4 are products, 3x + 2 is not. */
const isTimes = (plain: string, index: number): boolean =>
  /^x *[\d.(a-z√π]/.test(plain.slice(index)) || /^ x +[-+][^ ]/.test(plain.slice(index - 1))

const vulgar = '\u00bc-\u00be\u2150-\u215e'
const startsNumber = new RegExp(`^[\\d.${vulgar}]`)

/** Numbers and names are pieces, '**' is one; any other character is a piece of its own. */
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

/** max(1,200, 5) has two or three numbers; max(1,200), which needs two, has one reading. */
function hasTwoReadings(plain: string, index: number, tokens: readonly Token[]): boolean {
  groupedDigits.lastIndex = index
  const [grouped] = groupedDigits.exec(plain) ?? []
  if (grouped === undefined) return false
  const isAlone = tokens.at(-1)?.kind === 'open' && /^ *\)/.test(plain.slice(index + grouped.length))
  const least = argumentCounts[tokens.at(-2)?.text ?? '']?.[0] ?? 1
  return !isAlone || least < 2
}

const groupedDigits = /\d{1,3}(?:,\d{3})+(?!\d)/y

/** '1,234.5e3' is '1234.5e3', '3½' is '3 1/2'; '' where it is no number. */
function numberOf(piece: string, typed: string, locale?: string): string {
  if (piece.includes('/')) return piece.replace(/ +/, ' ')
  const fraction = piece.at(-1) ?? ''
  if (/^\p{No}$/u.test(fraction))
    return `${piece.slice(0, -1).trim()} ${fraction.normalize('NFKC').replace('⁄', '/')}`.trim()
  const [, digits = '', exponent = ''] = /^([^e]*)(.*)$/.exec(piece) ?? []
  // Where the decimal sign is another one, 1.000 is as likely a thousand as it is one.
  const isForeign = typed.includes('.') && meaningOf('.', locale ?? 'en-US') !== 'decimal'
  if (isForeign && /^\d{1,3}\.\d{3}$/.test(digits)) return ''
  if (/^(\d+\.?\d*|\.\d+)$/.test(digits)) return digits + exponent
  const number = readNumber(typed.slice(0, typed.length - exponent.length), locale)
  return number === undefined ? '' : number + exponent
}

interface Spelling {
  /** One character for each that was typed; spaces for what is left out. */
  readonly plain: string
  /** Where each of them is in what was typed, in code units, and at the end the length of that. */
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
    // 'max(3, 4)' where 3,4 is three and four tenths.
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

/** The character that the grammar knows this one by, itself where it is an error, or '' where it is ignored. */
function spellSign(sign: string, locale?: string): string {
  const code = sign.codePointAt(0) ?? 0
  // Full-width forms of ASCII.
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
