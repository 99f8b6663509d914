import { readNumber } from '../core/numbers/read-number'
import { meaningOf } from '../core/numbers/separators'
import { functions } from './operators'

/** A piece of an expression, spelled as the operators know it. */
export interface Token {
  /** `before` is a function, `between` an operator of two operands, `after` one that follows its operand. */
  readonly kind: 'number' | 'constant' | 'before' | 'between' | 'after' | 'open' | 'close'
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
])

type Word = Pick<Token, 'kind' | 'text'>
const spelled = (kind: Token['kind'], texts: Iterable<string>) =>
  [...texts].map((text) => [text, { kind, text }] as const)

const words = new Map<string, Word>([
  ...spelled('before', [...functions, '√']),
  ...spelled('constant', ['π', 'e']),
  ...spelled('between', [...'+-*/^', 'mod']),
  ...spelled('after', '%!°²³'),
  ...spelled('open', '('),
  ...spelled('close', ')'),
  ['pi', { kind: 'constant', text: 'π' }],
  ['log10', { kind: 'before', text: 'log' }],
  ['**', { kind: 'between', text: '^' }],
  ['x', { kind: 'between', text: '*' }],
  ['of', { kind: 'between', text: '*' }],
])

/**
 * Reads an expression into tokens. Characters outside the grammar are left out, as if they had not been typed (spec part
 * 2, point 5), and so are words that mean nothing: '2 apples + 3$' is 2 + 3. Digits and the decimal sign may be the
 * locale's own. Numbers come as '12.5e3', or as they were typed where they are none.
 */
export function read(text: string, locale?: string): Reading {
  const spellings = new Map<string, string>()
  let kept: { as: string; at: number; end: number }[] = []
  let at = 0
  for (const sign of text) {
    const as = spellings.get(sign) ?? spell(sign, locale)
    spellings.set(sign, as)
    if (as) kept.push({ as, at, end: at + sign.length })
    at += sign.length
  }
  const joined = () => kept.map(({ as }) => as).join('')
  const known = joined().replace(/[a-z]+/g, (word) => (words.has(word) ? word : '?'.repeat(word.length)))
  kept = kept.filter((_, index) => known[index] !== '?')
  const places = new Set(kept.map(({ at }) => at))
  let ignored = ''
  at = 0
  for (const sign of text) {
    if (!places.has(at)) ignored += sign
    at += sign.length
  }
  const expression = kept.map(({ at, end }) => text.slice(at, end)).join('')
  const hasPoint = meaningOf('.', locale ?? 'en-US') === 'decimal'
  const tokens = [...joined().matchAll(pieces)].map(({ 0: piece, index }): Token => {
    const [at = 0, end = 0] = [kept[index]?.at, kept[index + piece.length - 1]?.end]
    const word = words.get(piece)
    if (word) return { ...word, at, end }
    // Where the decimal sign is another one, 1.000 is as likely a thousand as it is one.
    const isUnclear = !hasPoint && text.slice(at, end).includes('.') && /^\d{1,3}\.\d{3}$/.test(piece)
    return { kind: 'number', text: isUnclear ? '' : piece, at, end }
  })
  return { tokens, expression: expression.replace(/\s+/g, ' ').trim(), ignored }
}

const pieces = /[\d.]+(?:e[+-]?\d+)?|log(?:2|10)(?=\s*\()|[a-z]+|\*\*|\S/g

/** The sign that the grammar knows this one by, or '' for none. */
function spell(sign: string, locale?: string): string {
  const code = sign.codePointAt(0) ?? 0
  // Full-width forms of ASCII.
  const narrow = code > 0xff00 && code < 0xff5f ? String.fromCharCode(code - 0xfee0) : sign
  const as = synonyms.get(narrow) ?? narrow.toLowerCase()
  if (/^[\da-z.+\-*/^()%!°²³√π]$/.test(as)) return as
  if (/\s/.test(sign)) return ' '
  if (/^\p{Nd}$/u.test(sign)) return readNumber(sign, locale) ?? ''
  return meaningOf(narrow, locale ?? 'en-US') === 'decimal' ? '.' : ''
}
