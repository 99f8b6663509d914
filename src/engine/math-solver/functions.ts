import { add, divide, exact, multiply, negate, type Rational, subtract } from '../core/numbers/rational'
import { absolute, bitsOf, limit, MathError, magnitude, type Value } from './value'

/*
 * Elementary functions in binary fixed point with w fractional bits: the precision plus 64 guard bits, and more for numbers
 * that are very small or very large. Each step truncates by less than 2^-w, and no series has 2^32 steps.
 */

const guard = 64

/** The integer root, rounded down: Newton's method, from above. */
function wholeRoot(n: bigint, degree: number): bigint {
  const k = BigInt(degree)
  let root = 1n << BigInt(Math.ceil(bitsOf(n) / degree))
  for (;;) {
    const next = ((k - 1n) * root + n / root ** (k - 1n)) / k
    if (next >= root) return root
    root = next
  }
}

/** The root of a number that's 0 or more, if it's a fraction: the root of n / d is the root of n · d^(k - 1), over d. */
export function exactRoot({ n, d }: Rational, degree: number): Rational | undefined {
  const power = n * d ** BigInt(degree - 1)
  const whole = power === 0n ? 0n : wholeRoot(power, degree)
  return whole ** BigInt(degree) === power ? { n: whole, d } : undefined
}

export function roundedRoot({ n, d }: Rational, degree: number, precision: number): Rational {
  const w = BigInt(precision + guard)
  const power = n * d ** BigInt(degree - 1)
  return { n: power === 0n ? 0n : wholeRoot(power << (w * BigInt(degree)), degree), d: d << w }
}

/** z + z^3/3 + z^5/5 + … (artanh z) for sign 1, or z - z^3/3 + z^5/5 - … (arctan z) for sign -1. */
function oddSeries(z: bigint, w: bigint, sign: bigint): bigint {
  const square = (z * z) >> w
  let sum = 0n
  let turn = 1n
  for (let power = z, k = 1n; power > 0n; power = (power * square) >> w, k += 2n) {
    sum += (turn * power) / k
    turn *= sign
  }
  return sum
}

/** Machin, 1706: 16 arctan 1/5 - 4 arctan 1/239. */
const fixedPi = (w: bigint): bigint =>
  16n * oddSeries((1n << w) / 5n, w, -1n) - 4n * oddSeries((1n << w) / 239n, w, -1n)

const fixedLn2 = (w: bigint): bigint => 2n * oddSeries((1n << w) / 3n, w, 1n)

const fixed = ({ n, d }: Rational, w: bigint): bigint => (n << w) / d

export function pi(precision: number): Rational {
  const w = BigInt(precision + guard)
  return { n: fixedPi(w), d: 1n << w }
}

/** e^x as 2^k e^r, where x = k ln 2 + r. */
export function exp(x: Rational, precision: number): Rational {
  if (magnitude(x) > Math.log2(limit)) throw new MathError(x.n < 0n ? 'too-small' : 'too-large')
  const w = BigInt(precision + guard)
  const [whole, ln2] = [fixed(absolute(x), w), fixedLn2(w)]
  let sum = 0n
  for (let term = 1n << w, k = 1n; term > 0n; term = ((term * (whole % ln2)) >> w) / k, k++) sum += term
  const power = { n: sum << (whole / ln2), d: 1n << w }
  return x.n < 0n ? divide(exact(1), power) : power
}

/** The hyperbolic sine and cosine. Near 0, the sine needs more bits, because it's a difference of numbers close to 1. */
export function hyperbolic(x: Rational, precision: number): { readonly sinh: Rational; readonly cosh: Rational } {
  const size = magnitude(x)
  if (size < -precision) return { sinh: x, cosh: exact(1) }
  const grown = exp(x, precision + Math.max(0, -size))
  const shrunk = divide(exact(1), grown)
  const half = { n: 1n, d: 2n }
  return { sinh: multiply(half, subtract(grown, shrunk)), cosh: multiply(half, add(grown, shrunk)) }
}

/** The natural logarithm of a positive number: k ln 2 + 2 artanh((m - 1) / (m + 1)), where x = 2^k m with m close to 1. */
export function ln(x: Rational, precision: number): Rational {
  let k = BigInt(magnitude(x))
  let m = k < 0n ? { n: x.n << -k, d: x.d } : { n: x.n, d: x.d << k }
  if (3n * m.n > 4n * m.d) {
    k++
    m = { n: m.n, d: m.d * 2n }
  } else if (3n * m.n < 2n * m.d) {
    k--
    m = { n: m.n * 2n, d: m.d }
  }
  const z = divide(subtract(m, exact(1)), add(m, exact(1)))
  // Near 1, the logarithm is about as small as z.
  const w = BigInt(precision + guard + (k === 0n ? Math.max(0, -magnitude(z)) : 0))
  const near = 2n * oddSeries(fixed(absolute(z), w), w, 1n)
  return { n: (k === 0n ? 0n : k * fixedLn2(w)) + (z.n < 0n ? -near : near), d: 1n << w }
}

/** The sine of x plus a number of right angles: 1 for the cosine. */
export function sine(x: Value, rightAngles: bigint, precision: number): Value {
  const size = magnitude(x)
  if (size > 1024) throw new MathError('too-large')
  if (size < -precision) return rightAngles > 0n ? { ...exact(1), inexact: 2 } : { ...x, inexact: 2 }
  const w = BigInt(precision + guard + Math.abs(size))
  const right = fixedPi(w) / 2n
  const angle = fixed(absolute(x), w)
  // A rounded number this close to a multiple of a right angle is treated as the multiple: the sine of π is 0.
  const tolerance = x.inexact > 0 ? angle >> BigInt(precision - guard) : 0n
  if (tolerance > right >> 32n) throw new MathError('unsettled')
  const quadrant = (angle + tolerance) / right + rightAngles
  let rest = ((angle + tolerance) % right) - tolerance
  let { inexact } = x
  if (rest < tolerance) {
    rest = 0n
    inexact = 2
  }
  const z = quadrant % 2n === 0n ? rest : right - rest
  const square = (z * z) >> w
  let sum = 0n
  let turn = 1n
  for (let term = z, k = 1n; term > 0n; term = ((term * square) >> w) / ((k + 1n) * (k + 2n)), k += 2n) {
    sum += turn * term
    turn = -turn
  }
  const isNegative = quadrant % 4n > 1n !== (x.n < 0n && rightAngles === 0n)
  return { n: isNegative ? -sum : sum, d: 1n << w, inexact }
}

/** The arctangent, from the tangent of a quadrant of the angle. */
export function arctan(x: Rational, precision: number): Rational {
  if (magnitude(x) < -precision) return x
  if (x.n < 0n) return negate(arctan(absolute(x), precision))
  if (x.n > x.d) return subtract(divide(pi(precision), exact(2)), arctan(divide(exact(1), x), precision))
  const w = BigInt(precision + guard + Math.max(0, -magnitude(x)))
  const one = 1n << w
  let z = fixed(x, w)
  for (let halved = 0; halved < 2; halved++) z = (z << w) / (one + wholeRoot(one * one + z * z, 2))
  return { n: 4n * oddSeries(z, w, -1n), d: one }
}

/** The arcsine of a number from -1 to 1: twice the arctangent of x / (1 + √(1 - x²)). */
export function arcsin(x: Rational, precision: number): Rational {
  const [one, two] = [exact(1), exact(2)]
  const width = roundedRoot(subtract(one, multiply(x, x)), 2, precision)
  return multiply(two, arctan(divide(x, add(one, width)), precision))
}
