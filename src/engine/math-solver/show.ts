import { type Rational, round, toFixed } from '../core/numbers/rational'
import { lowest, type Value } from './value'

/** A number in digits. */
export interface Shown {
  /**
   * Every digit of an exact decimal, else 15 significant ones, as plain decimal text. With an exponent, '1.5e+300', where
   * zeros would stand for digits that are not known, or more than 100 characters for 15 digits.
   */
  readonly result: string
  /** `result` is the number itself, not one near to it; after a root or a function, as far as 192 digits show. */
  readonly exact: boolean
  /** The number as a fraction in lowest terms, '1/3', where it is one of up to 15 digits each, and not whole; else ''. */
  readonly fraction: string
}

const significant = 15

export function show(value: Value): Shown {
  if (value.isCut) return { result: about(value), exact: false, fraction: '' }
  const { n, d } = lowest(value)
  const isShort = d > 1n && Math.max(String(n).replace('-', '').length, String(d).length) <= significant
  const fraction = isShort ? `${n}/${d}` : ''
  // A decimal of k digits is a fraction of 10^k, and no denominator has more factors than bits.
  const digits = d.toString(2).length
  if (10n ** BigInt(digits) % d !== 0n) return { result: about({ n, d }), exact: false, fraction }
  const decimal = trim(toFixed({ n, d }, digits))
  const isMostlyZeros = decimal.length > 100 && shorten(decimal.replace(/^[-0.]+/, '')).length <= significant
  return { result: isMostlyZeros ? withoutZeros(about({ n, d })) : decimal, exact: true, fraction }
}

/** Without zeros at the end. A pattern would go over long rows of zeros again and again. */
function shorten(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, end)
}

/** '2.50' is 2.5, '2.00' is 2. */
const trim = (decimal: string): string => shorten(decimal).replace(/\.$/, '')

/** '1.50e+300' is 1.5e+300. */
const withoutZeros = (result: string): string => result.replace(/^[^e]+/, trim)

/**
 * 15 significant digits, zeros too: '0.333333333333333', '1.41421356237310', '1.50000000000000e-7'. Up to 10^15 all digits
 * before the point are among them.
 */
export function about(value: Rational): string {
  if (value.n === 0n) return '0'
  const sign = value.n < 0n ? '-' : ''
  const size = { n: value.n < 0n ? -value.n : value.n, d: value.d }
  let exponent = String(size.n).length - String(size.d).length
  if (size.n * ten(-exponent) < size.d * ten(exponent)) exponent--
  let digits = String(
    round({ n: size.n * ten(significant - 1 - exponent), d: size.d * ten(exponent + 1 - significant) }),
  )
  // 9.99… has become 10.
  if (digits.length > significant) exponent++
  digits = digits.slice(0, significant)
  if (exponent < -6 || exponent >= significant)
    return `${sign}${digits.charAt(0)}.${digits.slice(1)}e${exponent < 0 ? '' : '+'}${exponent}`
  if (exponent < 0) return `${sign}0.${'0'.repeat(-1 - exponent)}${digits}`
  return `${sign}${digits.slice(0, exponent + 1)}.${digits.slice(exponent + 1)}`.replace(/\.$/, '')
}

/** 10 to a power, or 1 below that. */
const ten = (power: number): bigint => 10n ** BigInt(Math.max(0, power))
