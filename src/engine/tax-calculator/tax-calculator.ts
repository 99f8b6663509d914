import type { Context } from '../core/engine'
import { type NumberIssue, type NumberRules, readFields } from '../core/fields'
import { fieldToFind } from '../core/find-empty'
import { add, compare, exact, minorUnits, type Rational } from '../core/numbers/rational'
import { failure, type Issue, type Result, success } from '../core/result'
import { type Input, modes, roundings, type TaxMode } from './input'
import { addTaxes, combinedRate, rateFor, removeTaxes, split, type TaxedUnits, type Taxes } from './taxes'

export {
  example,
  type Input,
  initial,
  kinds,
  type Line,
  modes,
  type Rounding,
  roundings,
  type Tax,
  type TaxMode,
} from './input'
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

const max = 1e12
const mostTaxes = 4
const amountRules = { positive: true, min: 0.01, max }
const rateRules = { min: 0, max: 1000, percent: true }

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
  const { mode } = input
  const form = readFields(input, context)
  const lines = readColumn(input.lines, 'lines', 'amount', { min: -max, max }, context)
  const more = readColumn(input.moreTaxes, 'moreTaxes', 'rate', rateRules, context)
  const found = lines.isEmpty ? fieldToFind(form.text, ['amount', 'rate', 'otherAmount']) : 'otherAmount'
  const amount = lines.isEmpty && found !== 'amount' ? form.number('amount', amountRules) : 0
  const rate = found === 'rate' ? 0 : form.number('rate', rateRules)
  const other = found === 'otherAmount' ? 0 : form.number('otherAmount', amountRules)
  const issues: Issue<IssueCode>[] = [...form.issues, ...lines.issues, ...more.issues]
  if (!modes.includes(mode)) issues.push({ code: 'unknown-mode', field: 'mode' })
  if (more.numbers.length >= mostTaxes)
    issues.push({ code: 'too-many-taxes', field: 'moreTaxes', values: { max: mostTaxes } })
  if (!found) issues.push({ code: 'nothing-to-find', field: 'otherAmount' })
  if (issues.length > 0 || amount === undefined || rate === undefined || other === undefined) return failure(...issues)
  const taxes = { rates: [rate, ...more.numbers], compound: input.compound === true }
  if (!lines.isEmpty) return byLine(input, lines.numbers, taxes, context)
  if (found === 'rate') return withRate(mode, [amount, other], taxes, context)
  const units =
    found === 'amount'
      ? taxed(mode === 'add' ? 'remove' : 'add', exact(other), taxes, context.minorDigits)
      : taxed(mode, exact(amount), taxes, context.minorDigits)
  const output = outputOf(units, taxes, context.minorDigits)
  return success(found === 'amount' ? { ...output, found } : output)
}

/** The rate that makes one amount the other. */
function withRate(mode: TaxMode, given: readonly [number, number], taxes: Taxes, { minorDigits }: Context) {
  const [net, total] = mode === 'add' ? given : [given[1], given[0]]
  const rate = rateFor(net, total, taxes)
  if (rate === undefined || rate > rateRules.max)
    return failure<IssueCode>({ code: 'no-solution', field: 'otherAmount' })
  const solved = { ...taxes, rates: [rate, ...taxes.rates.slice(1)] }
  const { cents } = minorUnits(minorDigits)
  return success({
    ...outputOf(split(exact(net), cents(exact(total)), solved, minorDigits), solved, minorDigits),
    found: 'rate' as const,
  })
}

/** Each line's tax, and the tax of all lines rounded in both ways. */
function byLine({ mode, rounding }: Input, lines: readonly number[], taxes: Taxes, { minorDigits }: Context) {
  if (!roundings.includes(rounding)) return failure<IssueCode>({ code: 'unknown-rounding', field: 'rounding' })
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

/** The numbers in one column of a list. Rows that are empty there don't count. */
function readColumn<Row extends object>(
  list: readonly Row[],
  name: string,
  field: keyof Row & string,
  rules: NumberRules,
  context: Context,
) {
  const rows: readonly (Row | null)[] = Array.isArray(list) ? list : []
  const forms = rows.map((row, index) => readFields(row ?? ({} as Row), context, `${name}.${index}.`))
  const filled = forms.filter((form) => form.text(field) !== '')
  const numbers = filled.flatMap((form) => form.number(field, rules) ?? [])
  return { isEmpty: filled.length === 0, numbers, issues: filled.flatMap((form) => form.issues) }
}
