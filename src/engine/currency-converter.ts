import { isDate } from './core/dates/is-date'
import type { Context as CoreContext } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { divide, exact, multiply, type Rational, toNumber } from './core/numbers/rational'
import { failure, type Issue, type Result, success } from './core/result'

/** A currency in the lists of the converter. */
export interface Currency {
  /** ISO 4217. */
  readonly code: string
  /** English name and symbol from Unicode CLDR. */
  readonly name: string
  readonly symbol: string
  /** Decimals of the minor unit, from ISO 4217. */
  readonly minorDigits: number
}

/**
 * The 12 currencies of spec part 1, point 3, in the same order. Any other currency in a rate table can be converted
 * too.
 */
export const currencies: readonly Currency[] = [
  { code: 'USD', name: 'US Dollar', symbol: '$', minorDigits: 2 },
  { code: 'EUR', name: 'Euro', symbol: '€', minorDigits: 2 },
  { code: 'GBP', name: 'British Pound', symbol: '£', minorDigits: 2 },
  { code: 'JPY', name: 'Japanese Yen', symbol: '¥', minorDigits: 0 },
  { code: 'CAD', name: 'Canadian Dollar', symbol: 'CA$', minorDigits: 2 },
  { code: 'AUD', name: 'Australian Dollar', symbol: 'A$', minorDigits: 2 },
  { code: 'CHF', name: 'Swiss Franc', symbol: 'CHF', minorDigits: 2 },
  { code: 'CNY', name: 'Chinese Yuan', symbol: 'CN¥', minorDigits: 2 },
  { code: 'INR', name: 'Indian Rupee', symbol: '₹', minorDigits: 2 },
  { code: 'BRL', name: 'Brazilian Real', symbol: 'R$', minorDigits: 2 },
  { code: 'TRY', name: 'Turkish Lira', symbol: '₺', minorDigits: 2 },
  { code: 'RUB', name: 'Russian Ruble', symbol: '₽', minorDigits: 2 },
]

/** The ISO 4217 codes of `currencies`. */
export const codes: readonly string[] = currencies.map(({ code }) => code)

/** One day's rates: how much of each currency you get for 1 unit of `base`. */
export interface RateTable {
  readonly base: string
  /** 'YYYY-MM-DD'. */
  readonly date: string
  /** By currency code. Each is finite and above 0. If `base` is included, its rate is 1. */
  readonly rates: Readonly<Record<string, number>>
}

export interface Context extends CoreContext {
  /** Required, because the engine has no rates of its own. */
  readonly rates?: RateTable
}

export interface Input {
  /** From 0 to 10^12. */
  readonly amount: string
  /**
   * The currency of the amount.
   * @values codes
   */
  readonly from: string
  /**
   * The currency to convert to.
   * @values codes
   */
  readonly to: string
}

export interface Output {
  readonly amount: number
  readonly from: string
  readonly to: string
  /** Units of `to` for 1 of `from`, to 15 decimals. */
  readonly rate: number
  /** The amount in `to`, to 10 decimals. */
  readonly result: number
  /** The date of the rates, 'YYYY-MM-DD'. */
  readonly date: string
}

/**
 * `no-rates`: `context.rates` is absent or invalid. `currency-not-supported`: the code isn't in the table. `too-large`
 * also means that a JavaScript number can't hold the result to the cent.
 */
export type IssueCode = NumberIssue | 'no-rates' | 'currency-not-supported'

export const initial: Input = { amount: '1', from: 'USD', to: 'EUR' }
export const example: Input = { amount: '250', from: 'USD', to: 'EUR' }
export const kinds: Kinds<Input> = { amount: 'money' }

/** Made-up rates for the example: `evaluate(example, exampleContext)`. Not market data. */
export const exampleContext: { readonly rates: RateTable } = {
  rates: {
    base: 'USD',
    date: '2026-01-02',
    rates: {
      USD: 1,
      EUR: 0.85,
      GBP: 0.75,
      JPY: 157,
      CAD: 1.37,
      AUD: 1.5,
      CHF: 0.79,
      CNY: 7,
      INR: 90,
      BRL: 5.5,
      TRY: 43,
      RUB: 80,
    },
  },
}

const max = 1e12
/** The largest result that a JavaScript number can hold to the cent. */
const maxResult = Number.MAX_SAFE_INTEGER / 100
const one = exact(1)

/** Units of `to` for 1 of `from`, calculated through the base. Undefined if a currency isn't in the table. */
export function rateBetween(from: string, to: string, table: RateTable): number | undefined {
  const rate = crossRate(from, to, table)
  return rate && toNumber(rate)
}

/** 250 USD at a rate of 0.85 is 212.5 EUR. Undefined if a currency isn't in the table. */
export function convert(amount: number, from: string, to: string, table: RateTable): number | undefined {
  const rate = crossRate(from, to, table)
  return rate && toNumber(multiply(exact(amount), rate), 10)
}

const roundSteps = [1, 10, 50, 100, 1000] as const

/** Round amounts in both directions, to 10 decimals. At a rate of 0.8, 10 USD is 8 EUR and 10 EUR is 12.5 USD. */
export function roundAmounts({ rate }: Pick<Output, 'rate'>) {
  const exactRate = exact(rate)
  return roundSteps.map((amount) => ({
    amount,
    there: toNumber(multiply(exact(amount), exactRate), 10),
    back: toNumber(divide(exact(amount), exactRate), 10),
  }))
}

function crossRate(from: string, to: string, table: RateTable): Rational | undefined {
  const [source, target] = [rateOf(from, table), rateOf(to, table)]
  return source && target && divide(target, source)
}

function rateOf(code: string, { base, rates }: RateTable): Rational | undefined {
  if (code === base) return one
  return Object.hasOwn(rates, code) ? exact(rates[code] as number) : undefined
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

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = readFields(input, context)
  const amount = form.number('amount', { min: 0, max })
  const [from, to] = [form.text('from'), form.text('to')]
  const table = readTable('', context.rates)
  if (!table) return failure<IssueCode>(...form.issues, { code: 'no-rates' })
  const issues: Issue<IssueCode>[] = [...form.issues]
  for (const field of ['from', 'to'] as const)
    if (!rateOf(form.text(field), table)) issues.push({ code: 'currency-not-supported', field })
  const exactRate = crossRate(from, to, table)
  if (amount === undefined || !exactRate) return failure(...issues)
  const [rate, result] = [toNumber(exactRate), toNumber(multiply(exact(amount), exactRate), 10)]
  if (result > maxResult)
    return failure({ code: 'too-large', field: 'amount', values: { max: Math.floor(maxResult / rate) } })
  return success({ amount, from, to, rate, result, date: table.date })
}
