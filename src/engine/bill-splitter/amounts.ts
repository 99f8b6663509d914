import { divide, exact, multiply, type Rational, round, toNumber } from '../core/numbers/rational'
import type { RoundTo, TipOn } from './fields'

/** A bill as it was read. */
export interface Bill {
  /** Before tax and tip. */
  readonly bill: number
  /** Percent. */
  readonly tax: number
  readonly tip: number
  /** Amounts that replace the percentages. */
  readonly taxMoney?: number | undefined
  readonly tipMoney?: number | undefined
  readonly tipOn: TipOn
  readonly roundTo: RoundTo
  /** Above 0. */
  readonly roundStep: number
}

/** In the currency's minor unit. The total is the sum of the others. */
export interface Units {
  readonly subtotal: bigint
  readonly tax: bigint
  readonly tip: bigint
  readonly total: bigint
  /** What rounding up the total added to the tip. */
  readonly roundedBy: bigint
}

/** Minor units as money: 12,744 cents are 127.44. Exact up to 15 digits. */
export const moneyIn =
  (minorDigits = 2) =>
  (units: bigint): number =>
    toNumber({ n: units, d: 10n ** BigInt(minorDigits) }, minorDigits)

/** 10 with 5% tax, 15% tip on 10.50: 0.50 and 1.58. Each is rounded to the minor unit, from the rounded ones before it. */
export function unitsOf(bill: Bill, minorDigits = 2): Units {
  const cents = (amount: Rational) => round(amount, minorDigits)
  const percentOf = (units: bigint, percent: number) =>
    round(multiply({ n: units, d: 1n }, divide(exact(percent), exact(100))))
  const subtotal = cents(exact(bill.bill))
  const tax = bill.taxMoney === undefined ? percentOf(subtotal, bill.tax) : cents(exact(bill.taxMoney))
  const base = tipBase({ subtotal, tax }, bill.tipOn)
  const tip = bill.tipMoney === undefined ? percentOf(base, bill.tip) : cents(exact(bill.tipMoney))
  const total = subtotal + tax + tip
  if (bill.roundTo !== 'total') return { subtotal, tax, tip, total, roundedBy: 0n }
  const rounded = roundUp(total, stepOf(bill, minorDigits))
  return { subtotal, tax, tip: tip + rounded - total, total: rounded, roundedBy: rounded - total }
}

/** What the tip is a percentage of. */
export const tipBase = ({ subtotal, tax }: Pick<Units, 'subtotal' | 'tax'>, tipOn: TipOn): bigint =>
  tipOn === 'beforeTax' ? subtotal : subtotal + tax

/** The step in minor units, at least one. */
export function stepOf({ roundStep }: Pick<Bill, 'roundStep'>, minorDigits = 2): bigint {
  const step = round(exact(roundStep), minorDigits)
  return step > 0n ? step : 1n
}

/** The next multiple of the step: 12,744 and 500 give 13,000. */
export const roundUp = (units: bigint, step: bigint): bigint => ((units + step - 1n) / step) * step
