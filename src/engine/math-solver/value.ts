import { negate, type Rational, round, subtract } from '../core/numbers/rational'

/** A number on its way through an expression. */
export interface Value extends Rational {
  /** 0: exact. 1: rounded. 2: rounded, and somewhere a difference too small to be distinguished from none was taken for none. */
  readonly doubt: number
  /** Not the number itself, but its first bits. */
  readonly isCut?: boolean
  /** Written as a percentage: 100 + 10% is 110. */
  readonly percent?: boolean
}

/** What can be wrong with a calculation; `IssueCode` in math-solver.ts says what each means. */
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

/** An error, and its place in the text, in UTF-16 code units from 0. */
export interface Misplaced {
  readonly code: MathErrorCode
  readonly at: number
}

/** Leaves a calculation from any depth; it never leaves the engine. */
export class MathError extends Error {
  readonly code: MathErrorCode
  constructor(code: MathErrorCode) {
    super(code)
    this.code = code
  }
}

/** Numbers up to 2^10000, which is 10^3010, and down to its inverse are kept; this many bits are exact. */
export const limit = 10_000

/** The binary digits of a whole number: 5 has 3. */
export function bitsOf(n: bigint): number {
  const hex = (n < 0n ? -n : n).toString(16)
  return hex.length * 4 - Math.clz32(Number.parseInt(hex.charAt(0), 16)) + 28
}

/** The power of 2 that a number is near to, or the one above. */
export const magnitude = ({ n, d }: Rational): number => bitsOf(n) - bitsOf(d)

/** Of the first bits of a long number this is unknown. */
export const isWhole = ({ n, d, isCut }: Value): boolean => n % d === 0n && !isCut

export const absolute = <Number extends Rational>(a: Number): Number => (a.n < 0n ? { ...a, ...negate(a) } : a)

/** The decimal of this many digits, or one or two more, that is nearest to a number. */
function nearestDecimal(a: Rational, digits: number): Rational {
  const decimals = digits - Math.floor(magnitude(a) * Math.log10(2))
  const scale = 10n ** BigInt(Math.abs(decimals))
  return decimals < 0 ? { n: round({ n: a.n, d: a.d * scale }) * scale, d: 1n } : { n: round(a, decimals), d: scale }
}

/** The number to `precision` bits, or the short decimal that it can't be distinguished from: √2² is 2. */
export function settle(a: Rational, precision: number, doubt: number): Value {
  const shift = precision - magnitude(a)
  const places = BigInt(Math.abs(shift))
  const cut =
    shift < 0 ? { n: (a.n / (a.d << places)) << places, d: 1n } : { n: (a.n << places) / a.d, d: 1n << places }
  // Some 30 digits of 48, 78 of 96, 174 of 192: chance would hit a decimal once in 10^8.
  const decimal = nearestDecimal(cut, Math.floor((precision - 60) * Math.log10(2)))
  const off = subtract(cut, decimal)
  const isDecimal = off.n === 0n || magnitude(off) < magnitude(a) - precision + 32
  return isDecimal ? { ...decimal, doubt: 2 } : { ...cut, doubt: Math.max(1, doubt), isCut: true }
}

/** In lowest terms: 6/4 is 3/2. */
export function lowest({ n, d }: Rational): Rational {
  let [a, b] = [n < 0n ? -n : n, d]
  while (b > 0n) [a, b] = [b, a % b]
  return { n: n / a, d: d / a }
}

/** A number as text that `answerIn` reads: 1/3 is '1/3', and √2 its first bits, '~…/…'. */
export function answerText(value: Value): string {
  const { n, d } = value.isCut ? value : lowest(value)
  return `${value.isCut ? '~' : ''}${n}/${d}`
}

/** Whether `answerText` has cut a number: it has no more bits to give. */
export const isCutAnswer = (text: string): boolean => text.startsWith('~')

/** The number in a text of `answerText`. Throws a MathError where there is none. */
export function answerIn(text = ''): Value {
  const [, cut, n, d] = /^(~?)(-?\d{1,4000})\/([1-9]\d{0,3999})$/.exec(text.slice(0, 9000)) ?? []
  if (!n || !d) throw new MathError('no-answer')
  return { n: BigInt(n), d: BigInt(d), doubt: cut ? 1 : 0, isCut: cut === '~' }
}
