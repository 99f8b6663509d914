import type { Context } from '../core/engine'
import { fieldToFind } from '../core/fields/find'
import type { NumberIssue } from '../core/fields/number'
import { complete, readFields } from '../core/fields/read'
import { add, compare, exact, minorUnits, type Rational } from '../core/numbers/rational'
import { failure, type Issue, type Result, success } from '../core/result'
import { fields, type Input, limits, type Rounding, type TaxMode } from './fields'
import { addTaxes, combinedRate, rateFor, removeTaxes, split, type TaxedUnits, type Taxes } from './taxes'

export {
  example,
  fields,
  type Input,
  initial,
  type Line,
  modes,
  type Rounding,
  roundings,
  type Tax,
  type TaxMode,
} from './fields'
export { type StandardRate, standardRates } from './standard-rates'

/** To the currency's minor unit. Net and tax always add up to the total. */
export interface Amounts {
  readonly netAmount: number
  readonly taxAmount: number
  readonly totalAmount: number
}

export interface Output extends Amounts {
  /** Percent, as entered or found. If there are several taxes, the first one's. */
  readonly taxRate: number
  /** Present if it isn't the other amount. */
  readonly found?: 'amount' | 'rate'
  /** Present if there are several taxes. */
  readonly taxes?: readonly { readonly rate: number; readonly amount: number }[]
  /** All taxes as a percentage of the net amount, to 10 decimals. Present if there are several. */
  readonly combinedRate?: number
  /** Present if there are lines: each of them, and how much tax the other way of rounding gives. */
  readonly lines?: readonly Amounts[]
  readonly taxRoundedOtherwise?: number
}

/**
 * `unknown-mode`, `unknown-rounding`: not in the lists. `not-positive`: an amount of 0 has no result (docs/rules.md).
 * `nothing-to-find`, at `otherAmount`: no field is empty. `no-solution`, at `otherAmount`: no rate from 0 to 1,000
 * gives it. `too-many-taxes`: more than four.
 */
export type IssueCode =
  | NumberIssue
  | 'unknown-mode'
  | 'unknown-rounding'
  | 'nothing-to-find'
  | 'no-solution'
  | 'too-many-taxes'

const mostTaxes = 4

/** 100 plus 20% tax is 120: tax = amount × rate / 100. */
export const addTax = (amount: number, rate: number, minorDigits?: number): Output =>
  single('add', amount, rate, minorDigits)

/** 120 including 20% tax is 100 plus 20: net = amount / (1 + rate / 100). */
export const removeTax = (amount: number, rate: number, minorDigits?: number): Output =>
  single('remove', amount, rate, minorDigits)

function single(mode: TaxMode, amount: number, rate: number, minorDigits?: number): Output {
  const taxes = { rates: [rate], compound: false }
  return outputOf(taxed(mode, exact(amount), taxes, minorDigits), taxes, minorDigits)
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const { minorDigits } = context
  const form = readFields(fields, input, context)
  const lines = form.rows('lines').filter((line) => line.text('amount') !== '')
  const hasLines = lines.length > 0
  const found = hasLines ? 'otherAmount' : fieldToFind<'amount' | 'rate' | 'otherAmount'>(fields, form.text)
  const amount = hasLines || found === 'amount' ? 0 : form.read('amount')
  const rate = found === 'rate' ? 0 : form.read('rate')
  const other = found === 'otherAmount' ? 0 : form.read('otherAmount')
  const amounts = lines.flatMap((line) => line.read('amount') ?? [])
  const moreRates = form.rows('moreTaxes').flatMap((tax) => tax.read('rate') ?? [])
  const mode = form.read('mode')
  const issues: Issue<IssueCode>[] = form.issues
  if (moreRates.length >= mostTaxes)
    issues.push({ code: 'too-many-taxes', field: 'moreTaxes', values: { max: mostTaxes } })
  if (!found) issues.push({ code: 'nothing-to-find', field: 'otherAmount' })
  const values = complete({ amount, rate, other, mode, compound: form.read('compound') })
  if (issues.length > 0 || !values) return failure(...issues)
  const taxes = { rates: [values.rate, ...moreRates], compound: values.compound }
  if (hasLines) {
    const rounding = form.read('rounding')
    return rounding ? byLine(values.mode, rounding, amounts, taxes, context) : failure(...issues)
  }
  if (found === 'rate') return withRate(values.mode, [values.amount, values.other], taxes, context)
  const units =
    found === 'amount'
      ? taxed(values.mode === 'add' ? 'remove' : 'add', exact(values.other), taxes, minorDigits)
      : taxed(values.mode, exact(values.amount), taxes, minorDigits)
  const output = outputOf(units, taxes, minorDigits)
  return success(found === 'amount' ? { ...output, found } : output)
}

/** The rate that makes one amount the other. */
function withRate(mode: TaxMode, given: readonly [number, number], taxes: Taxes, { minorDigits }: Context) {
  const [net, total] = mode === 'add' ? given : [given[1], given[0]]
  const rate = rateFor(net, total, taxes)
  if (rate === undefined || rate > limits.rate) return failure<IssueCode>({ code: 'no-solution', field: 'otherAmount' })
  const solved = { ...taxes, rates: [rate, ...taxes.rates.slice(1)] }
  const { cents } = minorUnits(minorDigits)
  return success({
    ...outputOf(split(exact(net), cents(exact(total)), solved, minorDigits), solved, minorDigits),
    found: 'rate' as const,
  })
}

/** Each line's tax, and the tax of all lines rounded in both ways. */
function byLine(mode: TaxMode, rounding: Rounding, lines: readonly number[], taxes: Taxes, { minorDigits }: Context) {
  const max = limits.amount
  const sum = lines.map(exact).reduce(add)
  if (compare(sum, exact(max)) > 0 || compare(sum, exact(-max)) < 0)
    return failure<IssueCode>({ code: 'too-large', field: 'lines', values: { max } })
  const rows = lines.map((line) => taxed(mode, exact(line), taxes, minorDigits))
  const [atOnce, apart] = [taxed(mode, sum, taxes, minorDigits), rows.reduce(together)]
  const [used, unused] = rounding === 'line' ? [apart, atOnce] : [atOnce, apart]
  return success({
    ...outputOf(used, taxes, minorDigits),
    lines: rows.map((row) => amountsOf(row, minorDigits)),
    taxRoundedOtherwise: amountsOf(unused, minorDigits).taxAmount,
  })
}

const taxed = (mode: TaxMode, amount: Rational, taxes: Taxes, minorDigits?: number): TaxedUnits =>
  (mode === 'add' ? addTaxes : removeTaxes)(amount, taxes, minorDigits)

const together = (a: TaxedUnits, b: TaxedUnits): TaxedUnits => ({
  net: a.net + b.net,
  taxes: a.taxes.map((tax, index) => tax + (b.taxes[index] as bigint)),
  total: a.total + b.total,
})

function amountsOf({ net, total }: TaxedUnits, minorDigits?: number): Amounts {
  const { money } = minorUnits(minorDigits)
  return { netAmount: money(net), taxAmount: money(total - net), totalAmount: money(total) }
}

function outputOf(units: TaxedUnits, taxes: Taxes, minorDigits?: number): Output {
  const { money } = minorUnits(minorDigits)
  const basic = { ...amountsOf(units, minorDigits), taxRate: taxes.rates[0] as number }
  if (taxes.rates.length === 1) return basic
  return {
    ...basic,
    taxes: taxes.rates.map((rate, index) => ({ rate, amount: money(units.taxes[index] as bigint) })),
    combinedRate: combinedRate(taxes),
  }
}
