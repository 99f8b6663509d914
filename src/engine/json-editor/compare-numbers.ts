/** A number as written in JSON: its sign, its digits without leading or trailing zeros, and 0.digits × 10^exponent. */
interface Decimal {
  readonly isNegative: boolean
  /** Empty for zero. */
  readonly digits: string
  readonly exponent: bigint
}

/** Exactly this many digits always fit in a double. */
const safeDigits = 15

/** Whether a number is less than (negative), equal to (0) or greater than another one, exactly, as written in JSON. */
export function compareNumbers(one: string, other: string): number {
  if (one === other) return 0
  if (one.length <= safeDigits && other.length <= safeDigits && !/e/i.test(one + other))
    return Number(one) - Number(other)
  const a = decimalOf(one)
  const b = decimalOf(other)
  if (a.isNegative !== b.isNegative) return a.isNegative ? -1 : 1
  return a.isNegative ? -compareSizes(a, b) : compareSizes(a, b)
}

/** The same text for equal numbers: 1.0, 1 and 10e-1 give the same one. */
export function canonicalNumber(text: string): string {
  if (text.length <= safeDigits && /^-?\d+$/.test(text)) return text === '-0' ? '0' : text
  const { isNegative, digits, exponent } = decimalOf(text)
  const whole = BigInt(digits.length)
  if (digits === '') return '0'
  if (exponent >= whole && exponent <= safeDigits) {
    return `${isNegative ? '-' : ''}${digits}${'0'.repeat(Number(exponent - whole))}`
  }
  return `${isNegative ? '-' : ''}.${digits}e${exponent}`
}

function compareSizes(a: Decimal, b: Decimal): number {
  if (a.digits === '' || b.digits === '') return a.digits.length - b.digits.length
  if (a.exponent !== b.exponent) return a.exponent < b.exponent ? -1 : 1
  return a.digits === b.digits ? 0 : a.digits < b.digits ? -1 : 1
}

function decimalOf(text: string): Decimal {
  const [, sign, whole = '', fraction = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? []
  const all = whole + fraction
  let start = 0
  while (all.charCodeAt(start) === 0x30) start++
  let end = all.length
  while (end > start && all.charCodeAt(end - 1) === 0x30) end--
  const digits = all.slice(start, end)
  return { isNegative: sign === '-' && digits !== '', digits, exponent: BigInt(power) + BigInt(whole.length - start) }
}

/** Whether a number has no fraction: 1.0 and 1e3 are whole. */
export function isWhole(text: string): boolean {
  const { digits, exponent } = decimalOf(text)
  return digits === '' || exponent >= BigInt(digits.length)
}

/** Whether a number is a whole multiple of another one, exactly: 0.3 is one of 0.1. */
export function isMultipleOf(text: string, divisor: string): boolean {
  const value = decimalOf(text)
  const unit = decimalOf(divisor)
  if (unit.digits === '' || value.digits === '') return true
  // digits × 10^power, where the digits don't end in 0.
  const power = value.exponent - BigInt(value.digits.length) - (unit.exponent - BigInt(unit.digits.length))
  const modulus = BigInt(unit.digits)
  return power >= 0n ? (BigInt(value.digits) * powerOfTen(power, modulus)) % modulus === 0n : false
}

/** 10^power modulo `modulus`, for a power of any size. */
function powerOfTen(power: bigint, modulus: bigint): bigint {
  let result = 1n
  let base = 10n % modulus
  for (let left = power; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * base) % modulus
    base = (base * base) % modulus
  }
  return result
}
