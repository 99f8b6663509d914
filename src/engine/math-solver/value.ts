import { negate, type Rational, round, subtract } from '../core/numbers/rational'

/** A number during a calculation. */
export interface Value extends Rational {
  /** 0: exact. 1: rounded. 2: rounded, and a number was treated as exact because the difference was below the precision. */
  readonly inexact: number
  /** Whether only its first bits are known. */
  readonly isTruncated?: boolean
  /** Whether it was written with %: 100 + 10% is 110. */
  readonly percent?: boolean
}

/** Errors of a calculation, described at `IssueCode` in math-solver.ts. */
export type MathErrorCode =
  | 'bad-number'
  | 'unexpected'
  | 'unfinished'
  | 'missing-operator'
  | 'missing-parenthesis'
  | 'unclosed-parenthesis'
  | 'unopened-parenthesis'
  | 'ambiguous'
  | 'ambiguous-comma'
  | 'unexpected-comma'
  | 'argument-count'
  | 'unknown-name'
  | 'unknown-sign'
  | 'no-answer'
  | 'division-by-zero'
  | 'not-real'
  | 'not-defined'
  | 'too-large'
  | 'too-small'
  | 'too-much-work'
  | 'unsettled'

/** An error with its position in the text, in UTF-16 code units from 0. */
export interface ExpressionError {
  readonly code: MathErrorCode
  readonly at: number
}

/** Aborts a calculation. It's always caught within the engine. */
export class MathError extends Error {
  readonly code: MathErrorCode
  constructor(code: MathErrorCode) {
    super(code)
    this.code = code
  }
}

/** Numbers can be up to 2^10000 (10^3010) and down to its inverse. Exact numbers have up to this many bits. */
export const limit = 10_000

/** The number of binary digits of an integer: 3 for 5. */
export function bitsOf(n: bigint): number {
  const hex = (n < 0n ? -n : n).toString(16)
  return hex.length * 4 - Math.clz32(Number.parseInt(hex.charAt(0), 16)) + 28
}

/** The binary logarithm of a number's size, accurate to within 1. */
export const magnitude = ({ n, d }: Rational): number => bitsOf(n) - bitsOf(d)

/** Whether a number is known to be whole, which isn't possible if it's truncated. */
export const isWhole = ({ n, d, isTruncated }: Value): boolean => n % d === 0n && !isTruncated

export const absolute = <Number extends Rational>(a: Number): Number => (a.n < 0n ? { ...a, ...negate(a) } : a)

/** The decimal nearest to a number, with this many significant digits or one or two more. */
function nearestDecimal(a: Rational, digits: number): Rational {
  const decimals = digits - Math.floor(magnitude(a) * Math.log10(2))
  const scale = 10n ** BigInt(Math.abs(decimals))
  return decimals < 0 ? { n: round({ n: a.n, d: a.d * scale }) * scale, d: 1n } : { n: round(a, decimals), d: scale }
}

/** The number rounded to `precision` bits, or a short decimal that's equal at that precision: √2² is 2. */
export function roundTo(a: Rational, precision: number, inexact: number): Value {
  const shift = precision - magnitude(a)
  const places = BigInt(Math.abs(shift))
  const truncated =
    shift < 0 ? { n: (a.n / (a.d << places)) << places, d: 1n } : { n: (a.n << places) / a.d, d: 1n << places }
  // With 30 of 48 digits, 78 of 96, or 174 of 192, a coincidence has a probability of about 1 in 10^8.
  const decimal = nearestDecimal(truncated, Math.floor((precision - 60) * Math.log10(2)))
  const difference = subtract(truncated, decimal)
  const isDecimal = difference.n === 0n || magnitude(difference) < magnitude(a) - precision + 32
  return isDecimal ? { ...decimal, inexact: 2 } : { ...truncated, inexact: Math.max(1, inexact), isTruncated: true }
}

/** In lowest terms: 6/4 becomes 3/2. */
export function lowest({ n, d }: Rational): Rational {
  let [a, b] = [n < 0n ? -n : n, d]
  while (b > 0n) [a, b] = [b, a % b]
  return { n: n / a, d: d / a }
}

/** A number as text for `answerIn`: '1/3' for 1/3, and '~…/…' with the first bits of √2. */
export function answerText(value: Value): string {
  const { n, d } = value.isTruncated ? value : lowest(value)
  return `${value.isTruncated ? '~' : ''}${n}/${d}`
}

/** Whether a text from `answerText` has only the first bits of a number. */
export const isTruncatedAnswer = (text: string): boolean => text.startsWith('~')

/** The number in a text from `answerText`. Throws a MathError if there's none. */
export function answerIn(text = ''): Value {
  const [, mark, n, d] = /^(~?)(-?\d{1,4000})\/([1-9]\d{0,3999})$/.exec(text.slice(0, 9000)) ?? []
  if (!n || !d) throw new MathError('no-answer')
  return { n: BigInt(n), d: BigInt(d), inexact: mark ? 1 : 0, isTruncated: mark === '~' }
}
