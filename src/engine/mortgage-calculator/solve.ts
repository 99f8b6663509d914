import { divide, exact, money, negate, type Rational, subtract } from '../core/numbers/rational'
import { solveGrowing } from '../core/numbers/solve'
import { limits } from './fields'
import { annuity, centsOf, monthlyRate, type Payment, payOff, presentValue, untilPaid } from './loan'

/** The yearly rate in percent at which a loan costs a payment per month, to 10 decimals. Undefined if no rate up to 1,000 does. */
export function rateFor(loan: bigint, payment: number, months: number): number | undefined {
  const cost = (rate: Rational): Rational => annuity({ n: loan, d: 100n }, divide(rate, exact(1200)), months)
  return solveGrowing(cost, exact(payment), { min: 0, max: limits.rate, digits: 10 })
}

/** The months it takes to pay off a loan. Undefined if it takes more than 50 years, or forever. */
export function monthsFor(loan: bigint, annualRate: number, payment: number): number | undefined {
  const count = limits.years * 12 + 1
  const loanToPay = { balance: loan, rate: monthlyRate(annualRate), payment: centsOf(payment), count }
  const months = untilPaid(payOff(loanToPay)).length
  return months < count ? months : undefined
}

/** The largest loan, in cents, that a payment per month pays off. */
export function loanFor(payment: number, annualRate: number, months: number): bigint {
  const { n, d } = presentValue(exact(payment), monthlyRate(annualRate), months)
  return (n * 100n) / d
}

/** The largest price of a home, in cents, for a loan and a down payment: an amount, or a percentage of the price. */
export function priceFor(loan: bigint, down: { readonly isPercent: boolean; readonly value: number }): bigint {
  if (!down.isPercent) return loan + centsOf(down.value)
  const share = subtract(exact(100), exact(down.value))
  return (loan * 100n * share.d) / share.n
}

/**
 * The annual percentage rate: the yearly rate at which all payments are worth the loan minus its costs at the start, to 6
 * decimals (12 CFR 1026, Appendix J). Undefined if the costs are as much as the loan.
 */
export function annualPercentageRate(payments: readonly Payment[], loan: bigint, costs: bigint): number | undefined {
  const millionths = approximateRate(payments, money(loan - costs)) * 1e6
  // Exact numbers take up to half a second. They are needed only if rounding could go either way.
  const isClear = Math.abs((millionths % 1) - 0.5) > 0.01
  return isClear ? Math.round(millionths) / 1e6 : exactRate(payments, loan - costs)
}

/** Within a billionth. NaN if it's below 0% or above 1,000%. */
function approximateRate(payments: readonly Payment[], financed: number): number {
  const worth = (rate: number) => payments.reduceRight((sum, { payment }) => (sum + payment) / (1 + rate / 1200), 0)
  let [low, high] = [0, limits.rate]
  if (!(worth(low) > financed && worth(high) < financed)) return Number.NaN
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (worth(middle) > financed) low = middle
    else high = middle
  }
  return high
}

function exactRate(payments: readonly Payment[], financed: bigint): number | undefined {
  const worth = ({ n, d }: Rational): Rational => {
    // With a rate of n/d per month, each payment is worth payment × (d / (d + n))^month.
    const [rate, whole] = [n, d * 1200n]
    let [sum, discount, growth] = [0n, 1n, 1n]
    for (const { payment } of payments) {
      discount *= whole
      growth *= whole + rate
      sum = sum * (whole + rate) + centsOf(payment) * discount
    }
    return negate({ n: sum, d: growth })
  }
  return solveGrowing(worth, { n: -financed, d: 1n }, { min: 0, max: limits.rate, digits: 6 })
}
