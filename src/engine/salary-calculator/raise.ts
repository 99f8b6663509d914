import { add, divide, exact, minorUnits, multiply, type Rational, subtract, toNumber } from '../core/numbers/rational'
import { grossOf, type Job } from './pay'
import { type TaxRules, taxOn } from './tax'

/** A year's pay before and after a raise, to the minor unit. */
export interface Raise {
  /** Of the pay, to 4 decimals. 0 for no pay. */
  readonly percent: number
  /** For the period of the pay: 2 an hour. */
  readonly amount: number
  /** The pay after the raise, for its period. */
  readonly pay: number
  readonly grossBefore: number
  readonly grossAfter: number
  readonly grossChange: number
  readonly netBefore: number
  readonly netAfter: number
  readonly netChange: number
  /** A twelfth of the change in net pay. */
  readonly netChangeMonthly: number
  /** Present if inflation was entered. */
  readonly real?: RealRaise
}

/** In money of today's value: an amount divided by 1 + inflation. */
export interface RealRaise {
  /** Change of gross pay in percent, to 4 decimals. */
  readonly percent: number
  readonly grossChange: number
  readonly netChange: number
  /** The raise of gross pay per year that just makes up for inflation. */
  readonly neededChange: number
}

interface RaiseOptions {
  /** For the period of the pay. */
  readonly amount: number
  /** Percent. */
  readonly inflation?: number | undefined
  readonly rules: TaxRules
  readonly minorDigits?: number | undefined
}

/** 5% more than 25 an hour at 3% inflation: 1.05 / 1.03 is a real raise of 1.9417%. */
export function raiseOf(job: Job, { amount, inflation, rules, minorDigits }: RaiseOptions): Raise {
  const { cents, money } = minorUnits(minorDigits)
  const pay = add(exact(job.pay), exact(amount))
  const [before, after] = [grossOf(job), grossOf(job, pay)]
  const [netBefore, netAfter] = [before, after].map((gross) => subtract(gross, taxOn(gross, rules))) as [
    Rational,
    Rational,
  ]
  const rounded = (exactly: Rational) => money(cents(exactly))
  const change = (from: Rational, to: Rational) => money(cents(to) - cents(from))
  const growth = (from: Rational, to: Rational) =>
    from.n === 0n ? 0 : toNumber(divide(multiply(subtract(to, from), exact(100)), from), 4)
  const prices = add(exact(1), divide(exact(inflation ?? 0), exact(100)))
  const inTodaysMoney = (later: Rational) => divide(later, prices)
  const real: RealRaise = {
    percent: growth(before, inTodaysMoney(after)),
    grossChange: change(before, inTodaysMoney(after)),
    netChange: change(netBefore, inTodaysMoney(netAfter)),
    neededChange: change(before, multiply(before, prices)),
  }
  return {
    percent: growth(exact(job.pay), pay),
    amount: rounded(exact(amount)),
    pay: rounded(pay),
    grossBefore: rounded(before),
    grossAfter: rounded(after),
    grossChange: change(before, after),
    netBefore: rounded(netBefore),
    netAfter: rounded(netAfter),
    netChange: change(netBefore, netAfter),
    netChangeMonthly: rounded(divide(subtract(netAfter, netBefore), exact(12))),
    ...(inflation === undefined ? {} : { real }),
  }
}
