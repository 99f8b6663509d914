import type { Context } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { cents, divide, exact, money, multiply, subtract, toNumber } from './core/numbers/rational'
import { readPercent } from './core/numbers/read-number'
import { failure, type Issue, type Result, success } from './core/result'
import { compoundGrowth, growth, last, settle, worth } from './interest-calculator/growth'

/** `compound`: interest earns interest. `simple`: only the principal does. */
export type InterestType = 'compound' | 'simple'

export const types: readonly InterestType[] = ['compound', 'simple']

/** How often a year interest is added: yearly, half-yearly, quarterly, monthly, daily (spec part 1, point 9). */
export const frequencies = ['1', '2', '4', '12', '365'] as const

export interface Input {
  /** Money, from 0.01 to 10^12. */
  readonly principal: string
  /** Percent a year, from 0 to 1,000. */
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
export const example: Input = { ...initial, principal: '10000', rate: '5', time: '10' }
export const kinds: Kinds<Input> = { principal: 'money', rate: 'percent', time: 'number' }

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
  return money(worth(principal, last(compoundGrowth(rate, years, frequency))))
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const { type, frequency } = input
  const form = readFields(input, context)
  const principal = form.number('principal', { positive: true, min: 0.01, max: max.principal })
  const rate = form.number('rate', { min: 0, max: max.rate, percent: true })
  const time = form.number('time', { positive: true, max: max.time })
  const issues: Issue<IssueCode>[] = [...form.issues]
  if (!types.includes(type)) issues.push({ code: 'unknown-type', field: 'type' })
  if (type === 'compound' && frequencies.every((known) => known !== frequency))
    issues.push({ code: 'unknown-frequency', field: 'frequency' })
  if (issues.length > 0 || !principal || rate === undefined || !time) return failure(...issues)
  const factors = growth(type, rate, time, frequency)
  const balances = factors.map((factor) => worth(principal, factor))
  const finalAmount = money(last(balances))
  const totalReturn = toNumber(settle(multiply(subtract(last(factors), exact(1)), hundred)), 10)
  if (Math.max(finalAmount, totalReturn) > max.result) return failure({ code: 'too-much-growth', field: 'time' })
  return success({
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

/** The balance after some years, in money to the cent. */
export interface Point {
  readonly year: number
  readonly balance: number
}

/**
 * What to draw of an answer and the input it was made from: the balance at equal steps from the start to the end. They
 * are years where these fit the time, and else the longest part of a year, down to a hundredth, that does: two and a
 * half years are drawn by halves. From 20 years on the last step may be shorter than the others.
 */
export function curve({ principal, finalAmount, years }: Output, input: Input, context: Context = {}): Point[] {
  const start = { year: 0, balance: principal }
  const time = years[years.length - 1]?.year ?? 0
  if (time >= 20 || (time >= 4 && Number.isInteger(time))) return [start, ...years]
  const fits = (parts: number) => Number.isInteger(time * parts) && time * parts >= 4 && time * parts <= 200
  const parts = [2, 4, 10, 20, 100].find(fits) ?? 50 / time
  const read = (text: string) => Number(readPercent(text, context.locale))
  const [from, rate] = [read(input.principal), read(input.rate)]
  const balanceAt = (year: number) => money(worth(from, last(growth(input.type, rate, year, input.frequency))))
  const between = Array.from({ length: Math.round(time * parts) - 1 }, (_, step) => (step + 1) / parts)
  return [start, ...between.map((year) => ({ year, balance: balanceAt(year) })), { year: time, balance: finalAmount }]
}
