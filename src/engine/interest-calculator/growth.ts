import { add, cents, divide, exact, multiply, type Rational, round } from '../core/numbers/rational'

/** When contributions are made. */
export interface Contributions {
  /** Months from one to the next. */
  readonly every: 1 | 12
  /** At the start of each period instead of its end. */
  readonly atStart: boolean
}

/** How an amount grows, and when more is paid in. */
export interface Terms extends Contributions {
  readonly type: 'compound' | 'simple'
  /** Percent per year, from 0 to 1,000. */
  readonly rate: number
  /** How many times a year interest is added. Only for compound interest. */
  readonly frequency: number
}

/** What an amount has grown to at a moment, as a factor of it. */
export interface Growth {
  /** Of the principal. */
  readonly factor: Rational
  /** Of a contribution: the sum of the factors of all contributions so far. */
  readonly added: Rational
  /** How many contributions there were so far. */
  readonly contributions: number
}

/** The growth at the start, after each full year, and at the end. */
export const growth = (terms: Terms, time: Rational): Growth[] => growthAt(terms, moments(time))

/** The growth after some years. */
export const growthAfter = (terms: Terms, time: Rational): Growth => last(growthAt(terms, [time]))

const growthAt = (terms: Terms, moments: readonly Rational[]): Growth[] =>
  terms.type === 'simple' ? simpleGrowth(terms, moments) : compoundGrowth(terms, moments)

/** A principal and a contribution times their growth. */
export const grown = (principal: number, { factor, added }: Growth, contribution = 0): Rational =>
  snap(add(multiply(exact(principal), factor), multiply(exact(contribution), added)))

/** The same, in cents. */
export const amountAfter = (principal: number, growth: Growth, contribution = 0): bigint =>
  cents(grown(principal, growth, contribution))

/** Removes the error of fixed-point growth, which could push a tie at half a cent to the wrong side. See below. */
export const snap = (value: Rational): Rational => ({ n: round(value, 110), d: 10n ** 110n })
export const last = <Item>(list: readonly Item[]): Item => list[list.length - 1] as Item

/** 0, 1, 2 and 2.5 for a time of 2.5 years. */
function moments(time: Rational): Rational[] {
  const whole = Array.from({ length: Number(time.n / time.d) + 1 }, (_, year) => exact(year))
  return time.n % time.d > 0n ? [...whole, time] : whole
}

/** How many contributions are made before a moment, or at it, and the months from the last one to the moment. */
function contributionsUntil(moment: Rational, { every, atStart }: Contributions) {
  const period = BigInt(every)
  const [months, d] = [moment.n * 12n, moment.d * period]
  // At the start of 2.5 periods, three contributions have been made. At the end, two.
  const count = atStart ? (months + d - 1n) / d : months / d
  const lastAt = (atStart && count > 0n ? count - 1n : count) * period
  return { count, left: { n: months - lastAt * moment.d, d: moment.d * 12n } }
}

/** A contribution earns interest from its month on. For m of them, the last one earns for `left` and each other for longer. */
function simpleGrowth(terms: Terms, moments: readonly Rational[]): Growth[] {
  const yearly = divide(exact(terms.rate), exact(100))
  return moments.map((moment) => {
    const { count, left } = contributionsUntil(moment, terms)
    const number = { n: count, d: 1n }
    // 0 + 1 + … + (m - 1) periods longer than the last one.
    const longer = { n: ((count * (count - 1n)) / 2n) * BigInt(terms.every), d: 12n }
    return {
      factor: add(exact(1), multiply(yearly, moment)),
      added: add(number, multiply(yearly, add(multiply(number, left), longer))),
      contributions: Number(count),
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
 * Contributions are a geometric series: with q as the growth of a period, m of them grow to (q^m - 1) / (q - 1), and
 * then by the time since the last one. The division loses the leading zeros of q - 1, at most 60 bits.
 */
function compoundGrowth(terms: Terms, moments: readonly Rational[]): Growth[] {
  const yearly = ln1p(divide(exact(terms.rate), exact(100 * terms.frequency))) * BigInt(terms.frequency)
  const year = exp(yearly)
  const years = [one]
  const after = ({ n, d }: Rational): bigint => {
    const whole = Number(n / d)
    for (let at = years.length; at <= whole; at++) years.push(((years[at - 1] as bigint) * year) >> bits)
    return ((years[whole] as bigint) * exp((yearly * (n % d)) / d)) >> bits
  }
  const period = after({ n: BigInt(terms.every), d: 12n })
  return moments.map((moment) => {
    const { count, left } = contributionsUntil(moment, terms)
    const whole = after({ n: count * BigInt(terms.every), d: 12n })
    const series = period === one ? count * one : ((whole - one) << bits) / (period - one)
    return {
      factor: { n: after(moment), d: one },
      added: { n: (series * after(left)) >> bits, d: one },
      contributions: Number(count),
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
