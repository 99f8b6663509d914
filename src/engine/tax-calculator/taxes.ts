import { add, divide, exact, minorUnits, multiply, type Rational, subtract, toNumber } from '../core/numbers/rational'

/** One or several taxes on an amount. */
export interface Taxes {
  /** Percent, each from 0 to 1,000. At least one. */
  readonly rates: readonly number[]
  /** Each tax is also due on those before it. Otherwise all are due on the net amount. */
  readonly compound: boolean
}

/** Amounts in minor units. Net and taxes always add up to the total. */
export interface TaxedUnits {
  readonly net: bigint
  readonly taxes: readonly bigint[]
  readonly total: bigint
}

const percentOf = (rate: number): Rational => divide(exact(rate), exact(100))
const sum = (units: readonly bigint[]): bigint => units.reduce((total, each) => total + each, 0n)

/** Each tax as a share of the net amount: 5% and then 10% on top of both are 0.05 and 0.105. */
function shares({ rates, compound }: Taxes): readonly Rational[] {
  let base = exact(1)
  return rates.map((rate) => {
    const share = multiply(base, percentOf(rate))
    if (compound) base = add(base, share)
    return share
  })
}

/** The total for a net amount of 1. */
const gross = (taxes: Taxes): Rational => shares(taxes).reduce(add, exact(1))

/** Taxes on a net amount. Each tax is rounded by itself, as on a receipt. */
export function addTaxes(amount: Rational, taxes: Taxes, minorDigits?: number): TaxedUnits {
  const { cents } = minorUnits(minorDigits)
  const net = cents(amount)
  const parts = shares(taxes).map((share) => cents(multiply(amount, share)))
  return { net, taxes: parts, total: net + sum(parts) }
}

/**
 * The taxes that a total includes. The net amount and the running sums are rounded, so that the parts always add up to
 * the total.
 */
export function removeTaxes(amount: Rational, taxes: Taxes, minorDigits?: number): TaxedUnits {
  const { cents } = minorUnits(minorDigits)
  return split(divide(amount, gross(taxes)), cents(amount), taxes, minorDigits)
}

/** A known net amount, total and taxes. Their rounded running sums end at the total. */
export function split(net: Rational, total: bigint, taxes: Taxes, minorDigits?: number): TaxedUnits {
  const { cents } = minorUnits(minorDigits)
  const start = cents(net)
  let [running, before] = [net, start]
  const all = shares(taxes)
  const parts = all.map((share, index) => {
    running = add(running, multiply(net, share))
    const after = index === all.length - 1 ? total : cents(running)
    const part = after - before
    before = after
    return part
  })
  return { net: start, taxes: parts, total }
}

/**
 * The first rate at which a net amount becomes a total, to 10 decimals, if the other rates stay: 8.25 from 100 to
 * 108.25. Undefined for a rate below 0.
 */
export function rateFor(net: number, total: number, { rates, compound }: Taxes): number | undefined {
  const others = { rates: rates.slice(1), compound }
  const growth = divide(exact(total), exact(net))
  // Compound taxes multiply, so the first one is what the others leave. Otherwise they add up.
  const first = compound ? divide(growth, gross(others)) : subtract(growth, subtract(gross(others), exact(1)))
  const rate = toNumber(multiply(subtract(first, exact(1)), exact(100)), 10)
  return rate < 0 ? undefined : rate
}

/** All taxes as a percentage of the net amount, to 10 decimals: 5% and then 10% on top of both are 15.5%. */
export const combinedRate = (taxes: Taxes): number =>
  toNumber(multiply(subtract(gross(taxes), exact(1)), exact(100)), 10)
