/** An exact fraction, rounded only on request. `d` is positive; not always in lowest terms. */
export interface Rational {
  readonly n: bigint
  readonly d: bigint
}

/** A finite number, or decimal text, as the decimal it prints as: 0.1 is 1/10, 1e-7 is 1/10^7. */
export function exact(number: number | string): Rational {
  const [digits = '', exponent = '0'] = String(number).split('e')
  const [whole = '', fraction = ''] = digits.split('.')
  const n = BigInt(whole + fraction)
  const shift = Number(exponent) - fraction.length
  return shift < 0 ? { n, d: 10n ** BigInt(-shift) } : { n: n * 10n ** BigInt(shift), d: 1n }
}

export function add(a: Rational, b: Rational): Rational {
  // Decimals share denominators, so only the smaller one is scaled up. This keeps long sums small.
  if (a.d % b.d === 0n) return { n: a.n + b.n * (a.d / b.d), d: a.d }
  return b.d % a.d === 0n ? add(b, a) : { n: a.n * b.d + b.n * a.d, d: a.d * b.d }
}

export const negate = (a: Rational): Rational => ({ n: -a.n, d: a.d })

export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b))

export const multiply = (a: Rational, b: Rational): Rational => ({ n: a.n * b.n, d: a.d * b.d })

/** The divisor must not be zero. Zero throws a RangeError, as with BigInt. */
export function divide(a: Rational, b: Rational): Rational {
  if (b.n === 0n) throw new RangeError('Division by zero')
  return b.n < 0n ? { n: -a.n * b.d, d: a.d * -b.n } : { n: a.n * b.d, d: a.d * b.n }
}

/** a to the power of a nonnegative integer. */
export const power = (a: Rational, exponent: number): Rational => ({
  n: a.n ** BigInt(exponent),
  d: a.d ** BigInt(exponent),
})

/** Negative, 0 or positive if a is less than, equal to or greater than b. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The number of units of 10^-digits, rounded half away from zero: 1.005 with 2 digits is 101n. */
export function round(a: Rational, digits = 0): bigint {
  const n = a.n * 10n ** BigInt(digits)
  const distance = n < 0n ? -n : n
  const rounded = (distance * 2n + a.d) / (a.d * 2n)
  return n < 0n ? -rounded : rounded
}

/** Decimal text with a fixed number of digits: 2/3 with 2 is '0.67'. Never '-0.00'. */
export function toFixed(a: Rational, digits: number): string {
  const units = round(a, digits)
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0')
  const cut = text.length - digits
  return `${units < 0n ? '-' : ''}${text.slice(0, cut)}${digits > 0 ? `.${text.slice(cut)}` : ''}`
}

/**
 * Decimal text with up to 15 significant digits, which a JavaScript number preserves: 5/2 is '2.5', 2/3 is
 * '0.666666666666667'. A whole number keeps all its digits.
 */
export function decimalText(a: Rational): string {
  const size = a.n < 0n ? -a.n : a.n
  const power = String(size).length - String(a.d).length
  // Between 10^(power - 1) and 10^(power + 1).
  const isAbove = power < 0 ? size * 10n ** BigInt(-power) >= a.d : size >= a.d * 10n ** BigInt(power)
  const text = toFixed(a, Math.max(0, 14 - power + Number(!isAbove)))
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** The nearest JavaScript number, rounded to `digits` decimals. */
export const toNumber = (a: Rational, digits = 15): number => Number(toFixed(a, digits))

/** Whole cents, rounded half away from zero: 1.005 is 101n. */
export const cents = (amount: Rational): bigint => round(amount, 2)

/** 101n cents are 1.01. */
export const money = (amount: bigint): number => Number(amount) / 100

/** `cents` and `money` for a currency with this many decimals. */
export const minorUnits = (digits = 2) => ({
  cents: (amount: Rational): bigint => round(amount, digits),
  money: (amount: bigint): number => Number(amount) / 10 ** digits,
})
