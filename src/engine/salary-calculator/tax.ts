import {
  add,
  compare,
  divide,
  exact,
  minorUnits,
  multiply,
  type Rational,
  subtract,
  toNumber,
} from '../core/numbers/rational'
import type { FilingStatus } from './fields'
import { type Band, uk2026, usFederal2026 } from './tax-tables'

/** How a year's pay is taxed. */
export type TaxRules =
  | { readonly method: 'flat'; readonly rate: number }
  | { readonly method: 'usFederal'; readonly status: FilingStatus }
  | { readonly method: 'uk' }
  | { readonly method: 'own'; readonly bands: readonly Band[] }

export type TaxPart = 'incomeTax' | 'socialSecurity' | 'medicare' | 'nationalInsurance'

/** A year's tax by brackets, to the minor unit. The parts add up to the tax, and the bands to the income tax. */
export interface Taxes {
  readonly method: 'usFederal' | 'uk' | 'own'
  readonly parts: readonly { readonly part: TaxPart; readonly amount: number }[]
  /** The standard deduction or the personal allowance. Absent for own brackets. */
  readonly allowance?: number
  /** Pay minus the allowance, at least 0. */
  readonly taxable: number
  /** The brackets that the taxable income reaches. `to` is absent in the highest one that there is. */
  readonly bands: readonly {
    readonly from: number
    readonly to?: number
    readonly rate: number
    readonly amount: number
  }[]
  /** Tax as a percentage of gross pay, to 2 decimals. 0 for no pay. */
  readonly effectivePercent: number
  /** Percent of the next cent earned that's tax, to 2 decimals. */
  readonly marginalPercent: number
}

const zero = exact(0)
const hundred = exact(100)
const percentOf = (rate: number, amount: Rational) => multiply(amount, divide(exact(rate), hundred))
const atLeast0 = (amount: Rational) => (amount.n < 0n ? zero : amount)
const smaller = (a: Rational, b: Rational) => (compare(a, b) < 0 ? a : b)

/** The tax in each band: 10% from 0 and 20% from 100 make 10 and 10 for an income of 150. `bands` are sorted. */
const taxByBand = (income: Rational, bands: readonly Band[]): readonly Rational[] =>
  bands.map(([from, rate], index) => {
    const next = bands[index + 1]
    const top = next ? smaller(income, exact(next[0])) : income
    return percentOf(rate, atLeast0(subtract(top, exact(from))))
  })
const sum = (amounts: readonly Rational[]): Rational => amounts.reduce(add, zero)
const banded = (income: Rational, bands: readonly Band[]): Rational => sum(taxByBand(income, bands))

/** What an amount of income leaves untaxed, its brackets, and the contributions besides income tax. */
function rulesFor(gross: Rational, rules: Exclude<TaxRules, { method: 'flat' }>) {
  if (rules.method === 'own') return { allowance: undefined, bands: rules.bands, others: [] }
  if (rules.method === 'uk') {
    const lost = divide(atLeast0(subtract(gross, exact(uk2026.allowanceLimit))), exact(2))
    return {
      allowance: atLeast0(subtract(exact(uk2026.personalAllowance), lost)),
      bands: uk2026.bands,
      others: [['nationalInsurance', banded(gross, uk2026.nationalInsurance)]] as const,
    }
  }
  const { status } = rules
  const { medicareRate, medicareRateAbove, medicareThreshold } = usFederal2026
  const medicare: readonly Band[] = [
    [0, medicareRate],
    [medicareThreshold[status], medicareRateAbove],
  ]
  return {
    allowance: exact(usFederal2026.standardDeduction[status]),
    bands: usFederal2026.bands[status],
    others: [
      ['socialSecurity', banded(gross, usFederal2026.socialSecurity)],
      ['medicare', banded(gross, medicare)],
    ] as const,
  }
}

/** The tax on a year's gross pay, exactly. */
export function taxOn(gross: Rational, rules: TaxRules): Rational {
  if (rules.method === 'flat') return percentOf(rules.rate, gross)
  const { allowance = zero, bands, others } = rulesFor(gross, rules)
  return add(banded(atLeast0(subtract(gross, allowance)), bands), sum(others.map(([, amount]) => amount)))
}

/** The tax in detail. Undefined for a flat rate. */
export function taxesOn(gross: Rational, rules: TaxRules, minorDigits?: number): Taxes | undefined {
  if (rules.method === 'flat') return undefined
  const { cents, money } = minorUnits(minorDigits)
  const { allowance, bands, others } = rulesFor(gross, rules)
  const tax = taxOn(gross, rules)
  const taxable = atLeast0(subtract(gross, allowance ?? zero))
  const exactly = [['incomeTax', banded(taxable, bands)] as const, ...others]
  // Gross minus net, as in the table of periods. The last part makes up for rounding.
  const total = cents(gross) - cents(subtract(gross, tax))
  const before = exactly.slice(0, -1).reduce((all, [, amount]) => all + cents(amount), 0n)
  const parts = exactly.map(([part, amount], index) => ({
    part,
    units: index === exactly.length - 1 ? total - before : cents(amount),
  }))
  const next = subtract(taxOn(add(gross, exact(0.01)), rules), tax)
  return {
    method: rules.method,
    parts: parts.map(({ part, units }) => ({ part, amount: money(units) })),
    ...(allowance ? { allowance: money(cents(allowance)) } : {}),
    taxable: money(cents(taxable)),
    bands: roundedBands(taxable, bands, parts[0]?.units ?? 0n, minorDigits),
    effectivePercent: gross.n === 0n ? 0 : toNumber(divide(multiply(tax, hundred), gross), 2),
    marginalPercent: toNumber(multiply(next, exact(10_000)), 2),
  }
}

/** The bands that are reached. The last one makes up for rounding. */
function roundedBands(taxable: Rational, bands: readonly Band[], total: bigint, minorDigits?: number): Taxes['bands'] {
  const { cents, money } = minorUnits(minorDigits)
  const reached = bands.filter(([from]) => compare(taxable, exact(from)) > 0).length
  const units = taxByBand(taxable, bands).slice(0, reached).map(cents)
  const before = units.slice(0, -1).reduce((all, amount) => all + amount, 0n)
  return units.map((amount, index) => {
    const [from, rate] = bands[index] as Band
    const next = bands[index + 1]
    const own = index === reached - 1 ? total - before : amount
    return { from, ...(next ? { to: next[0] } : {}), rate, amount: money(own) }
  })
}
