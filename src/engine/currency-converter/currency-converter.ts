import type { Context as CoreContext } from '../core/engine'
import type { NumberIssue } from '../core/fields/number'
import { readFields } from '../core/fields/read'
import { divide, exact, multiply, toNumber } from '../core/numbers/rational'
import { failure, type Issue, type Result, success } from '../core/result'
import { type WithFee, withFee } from './fee'
import { fields, type Input } from './fields'
import { crossRate, type RateTable, rateOf, readTable } from './rates'

export { type Conversion, readConversion } from '../core/numbers/read-conversion'
export { type Currency, codes, currencies, example, fields, type Input, initial } from './fields'
export { amountsIn, type RateTable, readTable } from './rates'

export interface Context extends CoreContext {
  /** Required, because the engine has no rates of its own. */
  readonly rates?: RateTable
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
  /** Only if a fee is given. */
  readonly withFee?: WithFee
}

/**
 * `no-rates`: `context.rates` is absent or invalid. `currency-not-supported`: the code isn't in the table. `too-large`
 * also means that a JavaScript number can't hold the result to the cent.
 */
export type IssueCode = NumberIssue | 'no-rates' | 'currency-not-supported'

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

/** The largest result that a JavaScript number can hold to the cent. */
const maxResult = Number.MAX_SAFE_INTEGER / 100

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

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = readFields(fields, input, context)
  const amount = form.read('amount')
  const fee = form.read('fee')
  const [from, to] = [form.text('from'), form.text('to')]
  const table = readTable('', context.rates)
  const issues: Issue<IssueCode>[] = form.issues
  if (!table) return failure(...issues, { code: 'no-rates' })
  for (const field of ['from', 'to'] as const)
    if (!rateOf(form.text(field), table)) issues.push({ code: 'currency-not-supported', field })
  const exactRate = crossRate(from, to, table)
  if (amount === undefined || !exactRate || issues.length > 0) return failure(...issues)
  const exactResult = multiply(exact(amount), exactRate)
  const [rate, result] = [toNumber(exactRate), toNumber(exactResult, 10)]
  if (result > maxResult)
    return failure({ code: 'too-large', field: 'amount', values: { max: Math.floor(maxResult / rate) } })
  const output = { amount, from, to, rate, result, date: table.date }
  return success(
    fee === undefined ? output : { ...output, withFee: withFee(fee, exact(amount), exactResult, from, to) },
  )
}
