import { divide, exact, minorUnits, multiply } from '../core/numbers/rational'

/** To the cent: the amounts add up to the subtotal, and total = subtotal + tax - discount. */
export interface Totals {
  readonly subtotal: number
  readonly taxAmount: number
  readonly discountAmount: number
  readonly total: number
}

/** The amounts with the same tax rate, to the cent. */
export interface TaxGroup {
  /** In percent. */
  readonly rate: number
  readonly subtotal: number
  readonly discountAmount: number
  /** What the tax is a percentage of: the subtotal, without the discount if that comes before tax. */
  readonly taxable: number
  readonly taxAmount: number
}

/** An amount and its tax rate in percent. */
export interface Taxed {
  readonly amount: number
  readonly tax: number
}

/** Quantity × rate, to the cent, rounded half away from zero: 3 × 0.335 is 1.01. */
export function amountOf(quantity: number, rate: number, minorDigits?: number): number {
  const { cents, money } = minorUnits(minorDigits)
  return money(cents(multiply(exact(quantity), exact(rate))))
}

const percentOf = (amount: number, percent: number) => multiply(exact(amount), divide(exact(percent), exact(100)))

/**
 * Amounts of 780, 120 and 18 with 8% tax and a 5% discount add up to 945.54. Both are percentages of the subtotal
 * (docs/rules.md), so the discount doesn't reduce the tax.
 */
export function totalsOf(amounts: readonly number[], tax: number, discount: number, minorDigits?: number): Totals {
  const lines = amounts.map((amount) => ({ amount, tax }))
  return taxedTotals(lines, { discount, beforeTax: false }, minorDigits).totals
}

interface Discount {
  /** Percent of the subtotal. */
  readonly discount: number
  /** Each group is discounted, and the rest is taxed. Otherwise the discount doesn't change the tax. */
  readonly beforeTax: boolean
}

/**
 * The totals of amounts with different tax rates, and the amounts of each rate, highest first. Tax is rounded once for
 * each rate (EN 16931, BR-CO-17), and a discount before tax is too.
 */
export function taxedTotals(lines: readonly Taxed[], { discount, beforeTax }: Discount, minorDigits?: number) {
  const { cents, money } = minorUnits(minorDigits)
  const sums = new Map<number, bigint>()
  for (const { amount, tax } of lines) sums.set(tax, (sums.get(tax) ?? 0n) + cents(exact(amount)))
  const taxes = [...sums]
    .sort(([one], [other]) => other - one)
    .map(([rate, sum]): TaxGroup => {
      const subtotal = money(sum)
      const off = beforeTax ? cents(percentOf(subtotal, discount)) : 0n
      const taxable = money(sum - off)
      const taxAmount = money(cents(percentOf(taxable, rate)))
      return { rate, subtotal, discountAmount: money(off), taxable, taxAmount }
    })
  const total = (field: 'subtotal' | 'discountAmount' | 'taxAmount') =>
    taxes.reduce((sum, group) => sum + cents(exact(group[field])), 0n)
  const subtotal = total('subtotal')
  const less = beforeTax ? total('discountAmount') : cents(percentOf(money(subtotal), discount))
  const tax = total('taxAmount')
  const totals: Totals = {
    subtotal: money(subtotal),
    taxAmount: money(tax),
    discountAmount: money(less),
    total: money(subtotal + tax - less),
  }
  return { totals, taxes }
}
