import { add, cents, divide, exact, multiply, type Rational, round, subtract } from '../core/numbers/rational'

/** What an amount has grown to at a moment, as a factor of it. */
export interface Growth {
  /** Of the principal. */
  readonly factor: Rational
  /** Of a monthly contribution: the sum of the factors of all contributions so far. */
  readonly added: Rational
  /** How many contributions there were, one at the end of each month. */
  readonly contributions: number
}

/** The growth at the start, after each full year, and at the end. `rate` is in percent per year. */
export const growth = (type: 'compound' | 'simple', rate: number, time: Rational, frequency: string): Growth[] =>
  type === 'simple' ? simpleGrowth(rate, time) : compoundGrowth(rate, time, Number(frequency))

/** A principal and a monthly contribution times their growth, in cents. */
export const amountAfter = (principal: number, { factor, added }: Growth, contribution = 0): bigint =>
  cents(snap(add(multiply(exact(principal), factor), multiply(exact(contribution), added))))

/** Removes the error of fixed-point growth, which could push a tie at half a cent to the wrong side. See below. */
export const snap = (value: Rational): Rational => ({ n: round(value, 110), d: 10n ** 110n })
export const last = <Item>(list: readonly Item[]): Item => list[list.length - 1] as Item

/** 0, 1, 2 and 2.5 for a time of 2.5 years. */
function moments(time: Rational): Rational[] {
  const whole = Array.from({ length: Number(time.n / time.d) + 1 }, (_, year) => exact(year))
  return time.n % time.d > 0n ? [...whole, time] : whole
}

const monthsIn = ({ n, d }: Rational): bigint => (n * 12n) / d

/** A contribution after k of m months earns interest for the rest: m + r (t m - m (m + 1) / 24) in total. */
function simpleGrowth(rate: number, time: Rational): Growth[] {
  const yearly = divide(exact(rate), exact(100))
  return moments(time).map((moment) => {
    const months = monthsIn(moment)
    const count = { n: months, d: 1n }
    const waited = { n: months * (months + 1n), d: 24n }
    const years = subtract(multiply(moment, count), waited)
    return {
      factor: add(exact(1), multiply(yearly, moment)),
      added: add(count, multiply(yearly, years)),
      contributions: Number(months),
    }
  })
}

/*
 * Compound growth is e^(n t ln(1 + r/n)) in fixed point. Partial periods are no slower than whole ones, and 365,000
 * periods no slower than one. Why it's exact to the cent:
 * - Each step truncates less than 2^-512. `ln1p` has up to 1,000 terms and `exp` up to 200, for an argument below 10.
 *   So the relative error is 2^-480 for one year and 2^-469 for 1,000 years: 10^-125 cents for an amount of 10^15
 *   cents.
 * - `snap` rounds to the nearest 10^-110, so an exact half cent, such as 105.105 or 100.05 · 1.21^0.5, is a half cent
 *   again.
 * - No other value is likely to be that close to a half cent: three numbers of 15 digits make 10^45 inputs, so the
 *   closest are about 10^-45 away. Growth of almost nothing is just above the principal, where rounding has the same
 *   result.
 */
const bits = 512n
const one = 1n << bits

/**
 * Contributions are a geometric series: with q as the growth of a month, m of them grow to (q^m - 1) / (q - 1), and then
 * by the part of a month that is left. The division loses the leading zeros of q - 1, at most 60 bits.
 */
export function compoundGrowth(rate: number, time: Rational, frequency: number): Growth[] {
  const yearly = ln1p(divide(exact(rate), multiply(exact(100), exact(frequency)))) * BigInt(frequency)
  const after = ({ n, d }: Rational) => exp((yearly * n) / d)
  const [year, month] = [after(exact(1)), after({ n: 1n, d: 12n })]
  let full = one
  return moments(time).map((moment, index) => {
    const rest = { n: moment.n % moment.d, d: moment.d }
    if (index > 0 && rest.n === 0n) full = (full * year) >> bits
    const months = monthsIn(moment)
    const lastMonths = monthsIn(rest)
    const monthly = (full * after({ n: lastMonths, d: 12n })) >> bits
    const series = month === one ? months * one : ((monthly - one) << bits) / (month - one)
    const left = after(subtract(rest, { n: lastMonths, d: 12n }))
    return {
      factor: { n: rest.n === 0n ? full : (full * after(rest)) >> bits, d: one },
      added: { n: (series * left) >> bits, d: one },
      contributions: Number(months),
    }
  })
}

/** ln(1 + x) for x ≥ 0: 2 (z + z^3/3 + z^5/5 + …) with z = x / (2 + x) (Abramowitz and Stegun, 4.1.27). */
function ln1p({ n, d }: Rational): bigint {
  const z = (n << bits) / (2n * d + n)
  const square = (z * z) >> bits
  let sum = 0n
  for (let power = z, k = 1n; power > 0n; power = (power * square) >> bits, k += 2n) sum += power / k
  return 2n * sum
}

/** e^y for y ≥ 0: 1 + y + y^2/2! + … */
function exp(y: bigint): bigint {
  let sum = 0n
  for (let term = one, k = 1n; term > 0n; term = ((term * y) >> bits) / k, k++) sum += term
  return sum
}
