import type { Context } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { add, cents, divide, exact, money, multiply, subtract, toNumber } from './core/numbers/rational'
import { readPercent } from './core/numbers/read-number'
import { failure, type Issue, type Result, success } from './core/result'
import { amountAfter, compoundGrowth, type Growth, growth, last, snap } from './interest-calculator/growth'

/** `compound`: interest earns interest. `simple`: only the principal earns interest. */
export type InterestType = 'compound' | 'simple'

export const types: readonly InterestType[] = ['compound', 'simple']

/** Compounding periods per year: annually, semi-annually, quarterly, monthly, daily (spec part 1, point 9). */
export const frequencies = ['1', '2', '4', '12', '365'] as const

export type TimeUnit = 'years' | 'months'

export const timeUnits: readonly TimeUnit[] = ['years', 'months']

export interface Input {
  /** The amount at the start, from 0.01 to 10^12. */
  readonly principal: string
  /** Percent per year, from 0 to 1,000. */
  readonly rate: string
  /** In the unit of time, above 0 and up to 1,000 years. May be a fraction, such as 2.5. */
  readonly time: string
  /** Anything but 'months' means years. */
  readonly timeUnit: TimeUnit
  /** Added at the end of each month, from 0 to 10^10. Empty means 0. */
  readonly contribution: string
  /** Compound interest earns interest itself. */
  readonly type: InterestType
  /**
   * How many times a year. Used only for compound interest.
   * @values frequencies
   */
  readonly frequency: string
}

/** A year of the schedule, to the cent. */
export interface Year {
  /** Years since the start: 1, 2 and 2.5 for a time of 2.5 years. */
  readonly year: number
  /** Added since the previous row. */
  readonly contributions: number
  /** Earned since the previous row. The rows add up to the total interest. */
  readonly interest: number
  readonly balance: number
}

export interface Output {
  readonly principal: number
  /** The sum of the monthly contributions. */
  readonly contributions: number
  /** The final amount minus the principal and the contributions, to the cent. */
  readonly interest: number
  readonly finalAmount: number
  /** The gain, before rounding to cents, as a percentage of the principal and the contributions. To 10 decimals. */
  readonly totalReturn: number
  /** One row per full year, and one for a partial year at the end. */
  readonly years: readonly Year[]
}

/**
 * `unknown-type`: not in `types`. `unknown-frequency`: not in `frequencies`. `too-much-growth`, at `time`: the final
 * amount or the total return in percent is above 10^13. Up to there, a JavaScript number can hold hundredths.
 */
export type IssueCode = NumberIssue | 'unknown-type' | 'unknown-frequency' | 'too-much-growth'

export const initial: Input = {
  principal: '',
  rate: '',
  time: '',
  timeUnit: 'years',
  contribution: '',
  type: 'compound',
  frequency: '12',
}
export const example: Input = { ...initial, principal: '10000', rate: '5', time: '10' }
export const kinds: Kinds<Input> = { principal: 'money', rate: 'percent', time: 'number', contribution: 'money' }

const max = { principal: 1e12, contribution: 1e10, rate: 1000, time: 1000, result: 1e13 }

/** P r t, to the cent: 1,000 at 10% for 2.5 years earns 250. */
export const simpleInterest = (principal: number, rate: number, years: number): number =>
  money(cents(multiply(exact(principal), divide(multiply(exact(rate), exact(years)), exact(100)))))

/**
 * P (1 + r/n)^(nt), to the cent: 1,500 at 4.3% for 6 years, compounded quarterly, grows to 1,938.84. Above 10^13, the
 * nearest JavaScript number. Throws a RangeError if the rate or time isn't from 0 to 1,000, or the frequency isn't a
 * positive integer.
 */
export function compoundAmount(principal: number, rate: number, years: number, frequency: number): number {
  const inRange = rate >= 0 && rate <= max.rate && years >= 0 && years <= max.time
  if (!inRange || !Number.isInteger(frequency) || frequency < 1)
    throw new RangeError('Rate and years must be from 0 to 1,000, and the frequency a positive integer')
  return money(amountAfter(principal, last(compoundGrowth(rate, exact(years), frequency))))
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const { type, frequency } = input
  const form = readFields(input, context)
  const principal = form.number('principal', { positive: true, min: 0.01, max: max.principal })
  const rate = form.number('rate', { min: 0, max: max.rate, percent: true })
  const perYear = monthsPer(input)
  const time = form.number('time', { positive: true, max: max.time * perYear })
  const contribution = form.number('contribution', { min: 0, max: max.contribution, empty: 0 })
  const issues: Issue<IssueCode>[] = [...form.issues]
  if (!types.includes(type)) issues.push({ code: 'unknown-type', field: 'type' })
  if (type === 'compound' && frequencies.every((known) => known !== frequency))
    issues.push({ code: 'unknown-frequency', field: 'frequency' })
  if (issues.length > 0 || !principal || rate === undefined || !time) return failure(...issues)
  const moments = growth(type, rate, divide(exact(time), exact(perYear)), frequency)
  const value = outputOf(principal, contribution ?? 0, moments, time / perYear)
  if (Math.max(value.finalAmount, value.totalReturn) > max.result)
    return failure({ code: 'too-much-growth', field: 'time' })
  return success(value)
}

/** The units of `time` in a year. */
const monthsPer = ({ timeUnit }: Input) => (timeUnit === 'months' ? 12 : 1)

function outputOf(principal: number, contribution: number, moments: readonly Growth[], time: number): Output {
  const paidIn = moments.map(({ contributions }) => cents(multiply(exact(contribution), exact(contributions))))
  const balances = moments.map((moment) => amountAfter(principal, moment, contribution))
  const { factor, added, contributions } = last(moments)
  const paid = add(exact(principal), multiply(exact(contribution), exact(contributions)))
  const final = add(multiply(exact(principal), factor), multiply(exact(contribution), added))
  const [start = 0n] = balances
  return {
    principal: money(start),
    contributions: money(last(paidIn)),
    interest: money(last(balances) - start - last(paidIn)),
    finalAmount: money(last(balances)),
    totalReturn: toNumber(snap(multiply(divide(subtract(final, paid), paid), exact(100))), 10),
    years: balances.slice(1).map((balance, index) => {
      const before = paidIn[index] ?? 0n
      const contributions = (paidIn[index + 1] ?? 0n) - before
      return {
        year: Math.min(index + 1, time),
        contributions: money(contributions),
        interest: money(balance - (balances[index] ?? 0n) - contributions),
        balance: money(balance),
      }
    }),
  }
}

/** A point of the chart: the balance after some years, to the cent. */
export interface Point {
  readonly year: number
  readonly balance: number
}

/**
 * The points of the chart for an output and its input: the balance in equal steps from start to end. The steps are
 * years, or for short or fractional times the largest fraction of a year, down to a hundredth, that divides the time
 * evenly: half years for 2.5 years. If none does, there are 50 steps. From 20 years on, the last step may be shorter.
 * For a time in months, the steps are months up to 5 years.
 */
export function curve({ principal, finalAmount, years }: Output, input: Input, context: Context = {}): Point[] {
  const start = { year: 0, balance: principal }
  const time = years[years.length - 1]?.year ?? 0
  const months = input.timeUnit === 'months' ? Math.round(time * 12 * 1e6) / 1e6 : Number.NaN
  const byMonth = Number.isInteger(months) && months >= 4 && months <= 60
  if (!byMonth && (time >= 20 || (time >= 4 && Number.isInteger(time)))) return [start, ...years]
  const fits = (parts: number) => Number.isInteger(time * parts) && time * parts >= 4 && time * parts <= 200
  const parts = byMonth ? 12 : ([2, 4, 10, 20, 100].find(fits) ?? 50 / time)
  const read = (text: string) => Number(readPercent(text, context.locale) ?? 0)
  const [from, rate, contribution] = [read(input.principal), read(input.rate), read(input.contribution)]
  const between = Array.from({ length: Math.round(time * parts) - 1 }, (_, index) => {
    const at = divide(exact(index + 1), exact(parts))
    const balance = money(amountAfter(from, last(growth(input.type, rate, at, input.frequency)), contribution))
    return { year: (index + 1) / parts, balance }
  })
  return [start, ...between, { year: time, balance: finalAmount }]
}
