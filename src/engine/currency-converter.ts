import { isDate } from './core/dates/is-date'
import type { Context as CoreContext } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { divide, exact, multiply, type Rational, toNumber } from './core/numbers/rational'
import { failure, type Issue, type Result, success } from './core/result'

/** A currency that can be converted. */
export interface Currency {
  /** ISO 4217. */
  readonly code: string
  /** English name and sign, as in Unicode CLDR. */
  readonly name: string
  readonly symbol: string
  /** Decimals of its smallest coin, ISO 4217. */
  readonly minorDigits: number
}

/**
 * The twelve of spec part 1, point 3, in its order, with what Unicode CLDR and ISO 4217 say of them. A table may have
 * others, and they convert as well.
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

/** ISO 4217 codes of `currencies`, in the same order. */
export const codes: readonly string[] = currencies.map(({ code }) => code)

/** Rates of one day: how much of each currency 1 unit of `base` buys. */
export interface RateTable {
  readonly base: string
  /** The day of the rates, 'YYYY-MM-DD'. */
  readonly date: string
  /** By currency code, each finite and above 0; that of `base`, where given, is 1. */
  readonly rates: Readonly<Record<string, number>>
}

export interface Context extends CoreContext {
  /** Without it there is no answer: this tool knows no rates by itself. */
  readonly rates?: RateTable
}

export interface Input {
  /** From 0 to 10^12. */
  readonly amount: string
  /** Currency codes. */
  readonly from: string
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
  /** The day of the rate, 'YYYY-MM-DD'. */
  readonly date: string
}

/**
 * `no-rates`: `context.rates` is absent or not a rate table. `currency-not-supported`: the table has no such code.
 * `too-large` also means a result whose cents a JavaScript number cannot keep.
 */
export type IssueCode = NumberIssue | 'no-rates' | 'currency-not-supported'

export const initial: Input = { amount: '1', from: 'USD', to: 'EUR' }
export const example: Input = { amount: '250', from: 'USD', to: 'EUR' }
export const kinds: Kinds<Input> = { amount: 'money' }

/** An invented table with which `example` has an answer: `evaluate(example, exampleContext)`. Not market data. */
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
/** Up to here a JavaScript number keeps hundredths. */
const maxResult = Number.MAX_SAFE_INTEGER / 100
const one = exact(1)

/** Units of `to` for 1 of `from`, crossed through the base where `from` is another; nothing where the table lacks one. */
export function rateBetween(from: string, to: string, table: RateTable): number | undefined {
  const rate = cross(from, to, table)
  return rate && toNumber(rate)
}

/** 250 USD at a rate of 0.85 is 212.5 EUR; nothing where the table lacks a currency. */
export function convert(amount: number, from: string, to: string, table: RateTable): number | undefined {
  const rate = cross(from, to, table)
  return rate && toNumber(multiply(exact(amount), rate), 10)
}

function cross(from: string, to: string, table: RateTable): Rational | undefined {
  const [source, target] = [rateOf(from, table), rateOf(to, table)]
  return source && target && divide(target, source)
}

function rateOf(code: string, { base, rates }: RateTable): Rational | undefined {
  if (code === base) return one
  return Object.hasOwn(rates, code) ? exact(rates[code] as number) : undefined
}

/**
 * The rate table in a service's answer; undefined where it is not one: rates that are not all finite and above 0,
 * no date, a base whose own rate is not 1. `base` is the one asked for; an answer that names its base is believed.
 */
export function readTable(base: string, body: unknown): RateTable | undefined {
  const { base: own, date, rates } = Object(body) as Record<string, unknown>
  if (!isDate(date) || Object(rates) !== rates || Array.isArray(rates)) return undefined
  const named = typeof own === 'string' ? own : base
  const entries = Object.entries(rates as Record<string, number>)
  const isBad = ([code, rate]: [string, number]) =>
    !Number.isFinite(rate) || rate <= 0 || (code === named && rate !== 1)
  if (named === '' || entries.some(isBad)) return undefined
  return { base: named, date, rates: Object.fromEntries(entries) }
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
  const exactly = cross(from, to, table)
  if (amount === undefined || !exactly) return failure(...issues)
  const [rate, result] = [toNumber(exactly), toNumber(multiply(exact(amount), exactly), 10)]
  if (result > maxResult)
    return failure({ code: 'too-large', field: 'amount', values: { max: Math.floor(maxResult / rate) } })
  return success({ amount, from, to, rate, result, date: table.date })
}
