import type { Context } from '../core/engine'
import { readFields } from '../core/fields/read'
import { add, cents, divide, exact, money, multiply, power, subtract, toNumber } from '../core/numbers/rational'
import { failure, type Issue, type Result, success } from '../core/result'
import { fields, type Input, limits } from './fields'
import { amountAfter, growth, growthAfter, last, snap } from './growth'
import { type Plan, type PlanIssueCode, readPlan, readScenario } from './plan'
import { type Found, finalOf, realValue } from './savings'

export {
  type ContributionAt,
  type ContributionEvery,
  contributionMoments,
  contributionPeriods,
  emptyScenario,
  example,
  fields,
  frequencies,
  type Input,
  type InterestType,
  initial,
  type Scenario,
  type TimeUnit,
  timeUnits,
  types,
} from './fields'
export type { Found } from './savings'

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
  /** The sum of the contributions. */
  readonly contributions: number
  /** The final amount minus the principal and the contributions, to the cent. */
  readonly interest: number
  readonly finalAmount: number
  /** The gain, before rounding to cents, as a percentage of the principal and the contributions. To 10 decimals. */
  readonly totalReturn: number
  /** One row per full year, and one for a partial year at the end. */
  readonly years: readonly Year[]
  /** Present if it isn't the final amount. */
  readonly found?: Found
  /** What was found: an amount, percent or years. */
  readonly solution?: number
  /** The final amount at today's prices. Present if there's an inflation rate. */
  readonly realAmount?: number
  /** The other plans. Present if there are any. */
  readonly compared?: readonly Output[]
}

/**
 * `unknown-type`: not in `types`. `unknown-frequency`: not in `frequencies`. `too-much-growth`, at `time`: the final
 * amount or the total return in percent is above 10^13. Up to there, a JavaScript number can hold hundredths. At
 * `finalAmount`: `nothing-to-find`, if no field is empty; `already-reached`, without what's to be found; `out-of-reach`,
 * even with the maximum.
 */
export type IssueCode = PlanIssueCode | 'too-much-growth'

/** P r t, to the cent: 1,000 at 10% for 2.5 years earns 250. */
export const simpleInterest = (principal: number, rate: number, years: number): number =>
  money(cents(multiply(exact(principal), divide(multiply(exact(rate), exact(years)), exact(100)))))

/**
 * P (1 + r/n)^(nt), to the cent: 1,500 at 4.3% for 6 years, compounded quarterly, grows to 1,938.84. Above 10^13, the
 * nearest JavaScript number. Throws a RangeError if the rate or time isn't from 0 to 1,000, or the frequency isn't a
 * positive integer.
 */
export function compoundAmount(principal: number, rate: number, years: number, frequency: number): number {
  const inRange = rate >= 0 && rate <= limits.rate && years >= 0 && years <= limits.time
  if (!inRange || !Number.isInteger(frequency) || frequency < 1)
    throw new RangeError('Rate and years must be from 0 to 1,000, and the frequency a positive integer')
  return money(
    amountAfter(principal, growthAfter({ type: 'compound', rate, frequency, every: 1, atStart: false }, exact(years))),
  )
}

/** Interest per year in percent with compounding, to 10 decimals: 5% a year, compounded monthly, is 5.1161897881%. */
export function effectiveRate(rate: number, frequency: number): number {
  const growth = power(add(exact(1), divide(exact(rate), exact(100 * frequency))), frequency)
  return toNumber(multiply(subtract(growth, exact(1)), exact(100)), 10)
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = readFields(fields, input, context)
  const plan = readPlan(form)
  const others = plan ? form.rows('compare').map((row) => readScenario(row, plan)) : []
  const issues: Issue<IssueCode>[] = form.issues
  if (!plan || issues.length > 0) return { ok: false, issues }
  const [value, ...compared] = [plan, ...(others as Plan[])].map(outputOf) as [Output, ...Output[]]
  const tooMuch = [value, ...compared].findIndex(
    ({ finalAmount, totalReturn }) => Math.max(finalAmount, totalReturn) > limits.result,
  )
  if (tooMuch >= 0)
    return failure({ code: 'too-much-growth', field: tooMuch === 0 ? 'time' : `compare.${tooMuch - 1}.time` })
  return success(compared.length > 0 ? { ...value, compared } : value)
}

/** What was found, in the unit of its field. */
function solutionOf({ savings, found }: Plan): number {
  if (found === 'time') return Number(savings.time.n) / Number(savings.time.d)
  return savings[found as 'principal' | 'rate' | 'contribution']
}

function outputOf(plan: Plan): Output {
  const { savings, found, inflation } = plan
  const { principal, contribution, time } = savings
  const moments = growth(savings, time)
  const { factor, added, contributions } = last(moments)
  const paidIn = moments.map(({ contributions }) => cents(multiply(exact(contribution), exact(contributions))))
  const balances = moments.map((moment) => amountAfter(principal, moment, contribution))
  const [start = 0n] = balances
  const paid = add(exact(principal), multiply(exact(contribution), exact(contributions)))
  const final = add(multiply(exact(principal), factor), multiply(exact(contribution), added))
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
        year: Math.min(index + 1, Number(time.n) / Number(time.d)),
        contributions: money(contributions),
        interest: money(balance - (balances[index] ?? 0n) - contributions),
        balance: money(balance),
      }
    }),
    ...(found === 'finalAmount' ? {} : { found, solution: solutionOf(plan) }),
    ...(inflation === undefined ? {} : { realAmount: money(realValue(last(balances), inflation, time)) }),
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
 * For a time in months, the steps are months up to 5 years. From 4 years on, a time that was found has steps of a year,
 * and the last one may be shorter.
 */
export function curve({ principal, finalAmount, years, found }: Output, input: Input, context: Context = {}): Point[] {
  const start = { year: 0, balance: principal }
  const time = years[years.length - 1]?.year ?? 0
  const months = input.timeUnit === 'months' ? Math.round(time * 12 * 1e6) / 1e6 : Number.NaN
  const byMonth = Number.isInteger(months) && months >= 4 && months <= 60
  const byYear = time >= 20 || (time >= 4 && (Number.isInteger(time) || found === 'time'))
  if (!byMonth && byYear) return [start, ...years]
  const fits = (parts: number) => Number.isInteger(time * parts) && time * parts >= 4 && time * parts <= 200
  const parts = byMonth ? 12 : ([2, 4, 10, 20, 100].find(fits) ?? 50 / time)
  const plan = readPlan(readFields(fields, input, context))
  const between = Array.from({ length: Math.round(time * parts) - 1 }, (_, index) => {
    const at = divide(exact(index + 1), exact(parts))
    return {
      year: (index + 1) / parts,
      balance: plan ? money(finalOf({ ...plan.savings, time: at })) : principal,
    }
  })
  return [start, ...between, { year: time, balance: finalAmount }]
}

/**
 * The principal and the contributions until a point in time, in years. Contributions at the start of a period are in once
 * it has begun.
 */
export function paidInAt(year: number, { principal, contributions, years }: Output, input: Input): number {
  const perYear = input.contributionEvery === 'year' ? 1 : 12
  const madeAt = (moment: number) => {
    // Months are fractions of a year, which aren't exact.
    const periods = Math.round(moment * perYear * 1e6) / 1e6
    return input.contributionAt === 'start' ? Math.ceil(periods) : Math.floor(periods)
  }
  const total = madeAt(last(years).year)
  return principal + (total > 0 ? (contributions * madeAt(year)) / total : 0)
}
