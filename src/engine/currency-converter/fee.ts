import { numberFormat } from '../core/numbers/number-format'
import { add, divide, exact, multiply, type Rational, subtract, toNumber } from '../core/numbers/rational'

/** What a conversion really costs or brings with a fee. Amounts are rounded to the currency's minor unit. */
export interface WithFee {
  /** Percent, from 0 to 100. */
  readonly percent: number
  /** A card that adds its fee: what you pay in `from` for the whole result, and how much of that is the fee. */
  readonly paid: number
  readonly paidFee: number
  /** A counter that keeps its fee: what you get in `to` for the amount, and how much the counter keeps. */
  readonly received: number
  readonly receivedFee: number
}

/** Decimals of a currency's minor unit, as it's displayed: 2 for USD, 0 for JPY, 3 for KWD. 2 if unknown. */
function minorDigitsOf(code: string): number {
  if (!/^[a-z]{3}$/i.test(code)) return 2
  return numberFormat('en-US', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2
}

/**
 * 250 USD to EUR at 0.85 with a fee of 3%: by card, 212.50 EUR costs 257.50 USD. At a counter, you get 206.13 EUR. Each
 * fee is the difference of the rounded amounts, so that the parts add up.
 */
export function withFee(percent: number, amount: Rational, result: Rational, from: string, to: string): WithFee {
  const share = divide(exact(percent), exact(100))
  const [source, target] = [minorDigitsOf(from), minorDigitsOf(to)]
  const paid = toNumber(add(amount, multiply(amount, share)), source)
  const received = toNumber(subtract(result, multiply(result, share)), target)
  const difference = (more: number, less: number, digits: number) =>
    toNumber(subtract(exact(more), exact(less)), digits)
  return {
    percent,
    paid,
    paidFee: difference(paid, toNumber(amount, source), source),
    received,
    receivedFee: difference(toNumber(result, target), received, target),
  }
}
