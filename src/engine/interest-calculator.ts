import type { Context } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import { add, cents, divide, exact, money, multiply, type Rational, round, subtract, toNumber } from './core/rational'
import { answer, fault, type Issue, type Result } from './core/result'

export type InterestType = 'compound' | 'simple'

export const types: readonly InterestType[] = ['compound', 'simple']

/** How often a year interest is added: yearly, half-yearly, quarterly, monthly, daily (spec part 1, point 9). */
export const frequencies = ['1', '2', '4', '12', '365'] as const

export interface Input {
  /** Money, from 0.01 to 10^12. */
  readonly principal: string
  /** Percent a year, above 0, to 1,000. */
  readonly rate: string
  /** Years, above 0, to 1,000; 2.5 is two and a half. */
  readonly time: string
  readonly type: InterestType
  /** One of `frequencies`; read for compound interest only. */
  readonly frequency: string
}

/** The end of a year, in money to the cent. */
export interface Year {
  /** Years since the start: 1, 2, and 2.5 for the end of two and a half. */
  readonly year: number
  /** Earned since the row before; the rows add up to the whole interest. */
  readonly interest: number
  readonly balance: number
}

export interface Output {
  readonly principal: number
  /** The final amount less the principal, to the cent. */
  readonly interest: number
  readonly finalAmount: number
  /** Gain in percent of the principal, of the gain before it is rounded to cents; to 10 decimals. */
  readonly totalReturn: number
  /** A row for each whole year, and one for the part of a year at the end. */
  readonly years: readonly Year[]
}

/**
 * `unknown-type`, `unknown-frequency`: none of `types`, of `frequencies`. `too-much-growth`, at `time`: the final
 * amount or the return in percent passes 10^13, up to where a JavaScript number is sure to keep hundredths.
 */
export type IssueCode = NumberIssue | 'unknown-type' | 'unknown-frequency' | 'too-much-growth'

export const initial: Input = { principal: '', rate: '', time: '', type: 'compound', frequency: '12' }
export const example: Input = { ...initial, principal: '10,000', rate: '5', time: '10' }

const max = { principal: 1e12, rate: 1000, time: 1000, result: 1e13 }
const hundred = exact(100)

/** P r t, to the cent: 1,000 at 10 percent a year for 2.5 years earns 250. */
export const simpleInterest = (principal: number, rate: number, years: number): number =>
  money(cents(multiply(exact(principal), divide(multiply(exact(rate), exact(years)), hundred))))

/**
 * P (1 + r/n)^(nt), to the cent: 1,500 at 4.3 percent for 6 years, added quarterly, comes to 1,938.84.
 * Beyond 10^13 the nearest JavaScript number. A RangeError for a rate or time below 0 or above 1,000, or a frequency
 * that is no whole number from 1.
 */
export function compoundAmount(principal: number, rate: number, years: number, frequency: number): number {
  const inRange = rate >= 0 && rate <= max.rate && years >= 0 && years <= max.time
  if (!inRange || !Number.isInteger(frequency) || frequency < 1)
    throw new RangeError('Rate and years must be from 0 to 1,000, the frequency a whole number from 1')
  return money(cents(settle(multiply(exact(principal), last(compoundGrowth(rate, years, frequency))))))
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const { type, frequency } = input
  const form = readFields(input, context)
  const principal = form.number('principal', { positive: true, min: 0.01, max: max.principal })
  const rate = form.number('rate', { positive: true, max: max.rate })
  const time = form.number('time', { positive: true, max: max.time })
  const issues: Issue<IssueCode>[] = [...form.issues]
  if (!types.includes(type)) issues.push({ code: 'unknown-type', field: 'type' })
  if (type === 'compound' && frequencies.every((known) => known !== frequency))
    issues.push({ code: 'unknown-frequency', field: 'frequency' })
  if (issues.length > 0 || !principal || !rate || !time) return fault(...issues)
  const growth = type === 'simple' ? simpleGrowth(rate, time) : compoundGrowth(rate, time, Number(frequency))
  const inCents = (factor: Rational) => cents(settle(multiply(exact(principal), factor)))
  const finalAmount = money(inCents(last(growth)))
  const totalReturn = toNumber(settle(multiply(subtract(last(growth), exact(1)), hundred)), 10)
  if (Math.max(finalAmount, totalReturn) > max.result) return fault({ code: 'too-much-growth', field: 'time' })
  const balances = growth.map(inCents)
  return answer({
    principal: money(balances[0] ?? 0n),
    interest: money(last(balances) - (balances[0] ?? 0n)),
    finalAmount,
    totalReturn,
    years: balances.slice(1).map((balance, index) => ({
      year: Math.min(index + 1, time),
      interest: money(balance - (balances[index] ?? 0n)),
      balance: money(balance),
    })),
  })
}

/** What 1 has become at the start, after each whole year, and at the end. */
function simpleGrowth(rate: number, time: number): Rational[] {
  const yearly = divide(exact(rate), hundred)
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

function compoundGrowth(rate: number, time: number, frequency: number): Rational[] {
  const yearly = ln1p(divide(exact(rate), multiply(hundred, exact(frequency)))) * BigInt(frequency)
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

const settle = (value: Rational): Rational => ({ n: round(value, 110), d: 10n ** 110n })
const last = <Item>(list: readonly Item[]): Item => list[list.length - 1] as Item
