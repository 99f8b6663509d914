import { isDate } from '../core/dates/is-date'
import { divide, exact, multiply, type Rational, toNumber } from '../core/numbers/rational'

/** One day's rates: how much of each currency you get for 1 unit of `base`. */
export interface RateTable {
  readonly base: string
  /** 'YYYY-MM-DD'. */
  readonly date: string
  /** By currency code. Each is finite and above 0. If `base` is included, its rate is 1. */
  readonly rates: Readonly<Record<string, number>>
}

const one = exact(1)

/** Units of `to` for 1 of `from`, exactly, calculated through the base. Undefined if a currency isn't in the table. */
export function crossRate(from: string, to: string, table: RateTable): Rational | undefined {
  const [source, target] = [rateOf(from, table), rateOf(to, table)]
  return source && target && divide(target, source)
}

export function rateOf(code: string, { base, rates }: RateTable): Rational | undefined {
  if (code === base) return one
  return Object.hasOwn(rates, code) ? exact(rates[code] as number) : undefined
}

/**
 * An amount in each of these currencies, to 10 decimals. Leaves out those that aren't in the table. At 0.85 EUR and
 * 157 JPY for 1 USD, 100 USD is 85 EUR and 15700 JPY.
 */
export function amountsIn(amount: number, from: string, codes: readonly string[], table: RateTable) {
  return codes.flatMap((code) => {
    const rate = crossRate(from, code, table)
    return rate ? [{ code, amount: toNumber(multiply(exact(amount), rate), 10) }] : []
  })
}

/**
 * The rate table in a service's response, with only its base, date and rates. Undefined if it's invalid: a rate that
 * isn't finite and above 0, no date, or a base whose rate isn't 1. `base` is the requested one, used if the response
 * names none.
 */
export function readTable(base: string, body: unknown): RateTable | undefined {
  const { base: given, date, rates } = Object(body) as Record<string, unknown>
  if (!isDate(date) || Object(rates) !== rates || Array.isArray(rates)) return undefined
  const baseCode = typeof given === 'string' ? given : base
  const entries = Object.entries(rates as Record<string, number>)
  const isInvalid = ([code, rate]: [string, number]) =>
    !Number.isFinite(rate) || rate <= 0 || (code === baseCode && rate !== 1)
  if (baseCode === '' || entries.some(isInvalid)) return undefined
  return { base: baseCode, date, rates: Object.fromEntries(entries) }
}
