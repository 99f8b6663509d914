import { add, cents, divide, exact, multiply, type Rational, round } from '../core/numbers/rational'

/** What 1 has become at the start, after each whole year, and at the end. `rate` is in percent a year. */
export const growth = (type: 'compound' | 'simple', rate: number, time: number, frequency: string): Rational[] =>
  type === 'simple' ? simpleGrowth(rate, time) : compoundGrowth(rate, time, Number(frequency))

/** What a principal has become, in cents. */
export const worth = (principal: number, factor: Rational): bigint => cents(settle(multiply(exact(principal), factor)))

export const settle = (value: Rational): Rational => ({ n: round(value, 110), d: 10n ** 110n })
export const last = <Item>(list: readonly Item[]): Item => list[list.length - 1] as Item

function simpleGrowth(rate: number, time: number): Rational[] {
  const yearly = divide(exact(rate), exact(100))
  return Array.from({ length: Math.ceil(time) + 1 }, (_, year) =>
    add(exact(1), multiply(yearly, exact(Math.min(year, time)))),
  )
}

/*
 * Compound growth is e^(n t ln(1 + r/n)) in fixed point: a part of a period costs no more than a whole one, and 365,000
 * periods no more than one. Why it is right to the cent:
 * - A step cuts off less than 2^-512. `ln1p` has up to 1,000 terms and `exp` up to 200, of an argument below 10, so a
 *   year's growth is right to 2^-480 of itself and that of 1,000 years to 2^-469: 10^15 cents to 10^-125 of one.
 * - `settle` takes the nearest 10^-110, so that a half cent, 105.105 or 100.05 · 1.21^0.5, is that half cent again.
 * - No other value is to be expected so near to one: three numbers of 15 digits make 10^45 inputs, so the nearest lie
 *   about 10^-45 off. Growth of next to nothing comes from above, where rounding goes the same way.
 */
const bits = 512n
const one = 1n << bits

export function compoundGrowth(rate: number, time: number, frequency: number): Rational[] {
  const yearly = ln1p(divide(exact(rate), multiply(exact(100), exact(frequency)))) * BigInt(frequency)
  const factor = exp(yearly)
  const { n, d } = exact(time)
  const growth = [one]
  for (let year = n / d; year > 0n; year--) growth.push((last(growth) * factor) >> bits)
  if (n % d > 0n) growth.push((last(growth) * exp((yearly * (n % d)) / d)) >> bits)
  return growth.map((n) => ({ n, d: one }))
}

/** ln(1 + x) for x from 0, as 2 artanh(x / (2 + x)): z + z^3/3 + z^5/5 … (Abramowitz and Stegun, 4.1.27). */
function ln1p({ n, d }: Rational): bigint {
  const z = (n << bits) / (2n * d + n)
  const square = (z * z) >> bits
  let sum = 0n
  for (let power = z, k = 1n; power > 0n; power = (power * square) >> bits, k += 2n) sum += power / k
  return 2n * sum
}

/** e^y for y from 0: 1 + y + y^2/2! + … */
function exp(y: bigint): bigint {
  let sum = 0n
  for (let term = one, k = 1n; term > 0n; term = ((term * y) >> bits) / k, k++) sum += term
  return sum
}
