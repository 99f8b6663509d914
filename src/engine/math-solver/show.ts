import { type Rational, round, toFixed } from '../core/numbers/rational'
import { lowest, type Value } from './value'

/** A result as text. */
export interface Shown {
  /**
   * All digits of an exact decimal, otherwise 15 precision digits, as plain decimal text. Has an exponent ('1.5e+300') if
   * zeros would replace unknown digits, or if 15 or fewer digits would need more than 100 characters.
   */
  readonly result: string
  /** Whether `result` is exact. For roots and functions, this is decided with up to 192 digits. */
  readonly exact: boolean
  /** A fraction in lowest terms such as '1/3', or '' for whole numbers, irrational numbers and more than 15 digits. */
  readonly fraction: string
}

const precision = 15

export function show(value: Value): Shown {
  if (value.isTruncated) return { result: significantDigits(value), exact: false, fraction: '' }
  const { n, d } = lowest(value)
  const isShort = d > 1n && Math.max(String(n).replace('-', '').length, String(d).length) <= precision
  const fraction = isShort ? `${n}/${d}` : ''
  // A decimal with k digits is a fraction of 10^k, and a denominator doesn't have more prime factors than bits.
  const digits = d.toString(2).length
  if (10n ** BigInt(digits) % d !== 0n) return { result: significantDigits({ n, d }), exact: false, fraction }
  const decimal = trim(toFixed({ n, d }, digits))
  const isMostlyZeros = decimal.length > 100 && shorten(decimal.replace(/^[-0.]+/, '')).length <= precision
  return { result: isMostlyZeros ? withoutZeros(significantDigits({ n, d })) : decimal, exact: true, fraction }
}

/** Removes trailing zeros. A regular expression would be slow for long runs of zeros. */
function shorten(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, end)
}

/** '2.50' becomes '2.5', and '2.00' becomes '2'. */
const trim = (decimal: string): string => shorten(decimal).replace(/\.$/, '')

/** '1.50e+300' becomes '1.5e+300'. */
const withoutZeros = (result: string): string => result.replace(/^[^e]+/, trim)

/**
 * 15 precision digits, including zeros: '0.333333333333333', '1.41421356237310', '1.50000000000000e-7'. Up to 10^15, they
 * include all digits before the decimal point.
 */
export function significantDigits(value: Rational): string {
  if (value.n === 0n) return '0'
  const sign = value.n < 0n ? '-' : ''
  const size = { n: value.n < 0n ? -value.n : value.n, d: value.d }
  let exponent = String(size.n).length - String(size.d).length
  if (size.n * ten(-exponent) < size.d * ten(exponent)) exponent--
  let digits = String(round({ n: size.n * ten(precision - 1 - exponent), d: size.d * ten(exponent + 1 - precision) }))
  // 9.99… was rounded up to 10.
  if (digits.length > precision) exponent++
  digits = digits.slice(0, precision)
  if (exponent < -6 || exponent >= precision)
    return `${sign}${digits.charAt(0)}.${digits.slice(1)}e${exponent < 0 ? '' : '+'}${exponent}`
  if (exponent < 0) return `${sign}0.${'0'.repeat(-1 - exponent)}${digits}`
  return `${sign}${digits.slice(0, exponent + 1)}.${digits.slice(exponent + 1)}`.replace(/\.$/, '')
}

/** 10 to a power, or 1 for negative powers. */
const ten = (power: number): bigint => 10n ** BigInt(Math.max(0, power))
